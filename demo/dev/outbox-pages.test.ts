import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#api/database/database.ts'
import { createOutbox } from '#api/messaging/outbox.ts'
import { createDressMail } from '#api/messaging/design/dress-mail.ts'
import { createMailFooter } from '#api/messaging/mail-footer.ts'
import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { devPages } from './dev-pages.ts'
import { mailPages } from './mail-pages.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const EVIL = '<script>alert(1)</script>"\'&'

let db: Database
let origin = ''
const outbox = () => createOutbox(db, () => NOW)
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers })
  return { response, text: await response.text() }
}

beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
  const [identity, sso] = [express.Router(), express.Router()]
  const shop = {
    origin: () => origin,
    reach: () => ({ hotline: '', contactEmail: '' }),
    shopName: () => DEFAULT_STATED.shopName,
  }
  const mailFooter = createMailFooter(shop)
  const dressMail = createDressMail({ ...shop, mailFooter, look: () => DEFAULT_LOOK, report: console.error })
  const mails = mailPages({ mailFooter, dressMail, origin: shop.origin })
  const pages = devPages({ outbox: outbox(), fontStyles: [], mails, identity, sso })
  const server = createServer(express().use('/dev', pages))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await db.destroy()
  })
})
beforeEach(async () => void (await db.deleteFrom('outbox').execute()))

test('lists what would have been sent, with a link to each message (M-048, M-229, MO-19)', async () => {
  await outbox().mail({ to: 'ming@example.com', subject: 'Your code', text: 'The code is 048213.' })
  const { response, text } = await read('/dev/outbox?lang=en')
  expect(response.status).toBe(200)
  expect(text).toContain('<html lang="en')
  expect(text).toContain('<span>ming@example.com</span>')
  const [, href = ''] = /href="(\/dev\/outbox\/[\w-]+)">Your code</.exec(text) ?? []
  const message = await read(href, { cookie: 'locale=en' })
  expect(message.text).toContain('<pre>The code is 048213.</pre>')
  expect((await read('/dev/outbox/nothing')).response.status).toBe(404)
})

test('is in Chinese or English, by the address or the shop’s cookie', async () => {
  expect((await read('/dev/outbox')).text).toContain('寄件匣')
  expect((await read('/dev/outbox', { cookie: 'locale=en' })).text).toContain('Nothing here yet.')
  expect((await read('/dev/outbox?lang=zh', { cookie: 'locale=en' })).text).toContain('暫時沒有訊息。')
})

test('messages and receivers are text, whatever stands in them', async () => {
  await outbox().mail({ to: EVIL, subject: EVIL, text: EVIL })
  const list = await read(`/dev/outbox?to=${encodeURIComponent(EVIL)}`)
  const [, href = ''] = /href="(\/dev\/outbox\/[\w-]+)"/.exec((await read('/dev/outbox')).text) ?? []
  const message = await read(href)
  for (const { text } of [list, message]) {
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;script&gt;')
  }
})

test('as JSON, for one receiver where it is named (M-048)', async () => {
  await outbox().mail({ to: 'ming@example.com', subject: 'S', text: 'T' })
  await outbox().sms({ to: '+852 91234567', text: 'U' })
  const messages = async (query: string) =>
    (JSON.parse((await read(`/dev/outbox.json${query}`)).text) as { messages: { to: string }[] }).messages
  expect(await messages('')).toHaveLength(2)
  expect(await messages('?to=Ming@example.com')).toMatchObject([
    { kind: 'MAIL', to: 'ming@example.com', subject: 'S', text: 'T', createdAt: NOW },
  ])
  for (const to of ['%2B852%2091234567', '+852+91234567', '%2B852+91234567'])
    expect(await messages(`?to=${to}`)).toMatchObject([{ kind: 'SMS', text: 'U' }])
  expect(await messages('?to=stranger@example.com')).toEqual([])
})

test('it is not cached, indexed or framed, and runs no script', async () => {
  for (const path of ['/dev/outbox', '/dev/outbox.json']) {
    const { headers } = (await read(path)).response
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  }
})

test('a mail shows its document in frames, where it runs nothing, and its text below', async () => {
  const html = '<!DOCTYPE html><p>Your order</p>'
  await outbox().mail({ id: 'order', to: 'ming@example.com', subject: 'Order', text: 'Your order', html })
  const { text, response } = await read('/dev/outbox/order')
  expect(text).toContain('<iframe src="/dev/outbox/order/document"')
  expect(text).toContain('<pre>Your order</pre>')
  expect(response.headers.get('content-security-policy')).toContain("frame-src 'self'")
  const document = await read('/dev/outbox/order/document')
  expect(document.text).toBe(html)
  expect(document.response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  await outbox().sms({ to: '+852 91234567', text: 'U' })
  const [sms] = await outbox().list('+852 91234567')
  expect((await read(`/dev/outbox/${sms?.id}/document`)).response.status).toBe(404)
})

test('all mails are listed with sample data, each in both languages, as document and text', async () => {
  const list = await read('/dev/mails?lang=en')
  const hrefs = [...list.text.matchAll(/href="(\/dev\/mails\/[\w-]+\?lang=en)"/g)].map(
    ([, href = '']) => href,
  )
  expect(hrefs.length).toBeGreaterThan(25)
  const shown = await read('/dev/mails/order-paid?lang=en')
  expect(shown.text).toContain('We have received your payment of HK$4,721.50')
  expect(shown.text).toContain('<iframe src="/dev/mails/order-paid/document?lang=en"')
  expect((await read('/dev/mails/order-paid/document?lang=en')).text).toContain('>Payment received</h1>')
  expect((await read('/dev/mails/order-paid/document?lang=zh')).text).toContain('>已收到付款</h1>')
  for (const path of ['/dev/mails/nothing', '/dev/mails/nothing/document'])
    expect((await read(path)).response.status).toBe(404)
})

import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveRoutes } from '#desk/shop/archive-routes.ts'
import type { Role } from '#operators/operator.ts'
import { openZip } from '#platform/zip/read-zip.ts'
import { ARCHIVE_LIMITS } from './archive-limits.ts'
import { type ArchivedShop, NOON, openEmptyShop, writeArchive } from './testing/open-shops.ts'

const SHOP = { name: 'shop.json', text: '{ "cairn": "shop" }' }
const BRAND = '{"kind":"brand","code":"furrow","name":{"zh_HK":"田壠","en_US":"Furrow"}}\n'
const FREE = 10_000_000_000

let root: string
let shop: ArchivedShop
let origin: string
let free: number
let isProved: boolean
let close: () => void

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'archive-routes-'))
  free = FREE
  isProved = true
  shop = await openEmptyShop(join(root, 'shop'), { maxBytes: 50_000, freeBytes: async () => free })
  const server = express()
    .use((request, response, next) => {
      response.locals['operator'] = { name: 'ada', role: request.get('role') as Role }
      next()
    })
    .use(archiveRoutes({ archives: shop.archives, isProved: async () => isProved, clock: () => NOON }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
})
afterEach(async () => {
  close()
  await shop.close()
  await rm(root, { recursive: true })
})

async function send(body: FormData | string, role: Role = 'admin') {
  const response = await fetch(`${origin}/shop.receive?name=hill.zip`, {
    method: 'POST',
    body,
    headers: { role, lang: 'en_US' },
  })
  return (await response.json()) as { code: string; message: string; data: Record<string, unknown> }
}

async function formOf(path: string): Promise<FormData> {
  const form = new FormData()
  form.set('file', new Blob([await readFile(path)]), 'hill.zip')
  return form
}

const archive = () => writeArchive(join(root, 'hill.zip'), [SHOP, { name: 'goods.jsonl', text: BRAND }])

test('an archive that is sent is compared, and only admins may send one', async () => {
  expect(await send(await formOf(await archive()), 'publisher')).toMatchObject({ code: '403' })
  const answer = await send(await formOf(await archive()))
  expect(answer).toMatchObject({ code: '200', data: { name: 'hill.zip', refused: [], leftOut: [] } })
  expect(answer.data['parts']).toContainEqual({ part: 'otherGoods', added: 1, present: 0 })
  expect(shop.commerce.catalogue().brands.size).toBe(0)
})

test('what is larger than allowed is refused, and nothing stays on the disk', async () => {
  await writeFile(join(root, 'large.zip'), Buffer.alloc(60_000))
  expect(await send(await formOf(join(root, 'large.zip')))).toMatchObject({
    code: '413',
    message: expect.stringContaining('npm run shop'),
  })
  expect(await readdir(join(root, 'shop/archive'))).toEqual([])
})

test('a disk with too little room is named with its numbers', async () => {
  free = 100_000_000
  expect(await send(await formOf(await archive()))).toMatchObject({
    code: '413',
    message: 'The server’s disk has too little room: 210 MB are needed, 100 MB are free.',
  })
})

test.each([
  ['a body that is no form', 'PK', '415'],
  ['a form without a file', new FormData(), '400'],
])('%s is refused', async (_, body, code) => expect(await send(body)).toMatchObject({ code }))

test('the archive of the shop needs the right and a password given a short while ago', async () => {
  const get = (role: Role) => fetch(`${origin}/shop.archive`, { headers: { role } })
  expect((await get('publisher')).status).toBe(403)
  isProved = false
  const asked = await get('admin')
  expect(await asked.json()).toMatchObject({ code: '403', data: { asks: 'again' } })
  isProved = true
  const sent = await get('admin')
  expect(sent.headers.get('content-type')).toBe('application/zip')
  expect(sent.headers.get('content-disposition')).toBe('attachment; filename="shop-2026-11-21.zip"')
  await writeFile(join(root, 'sent.zip'), Buffer.from(await sent.arrayBuffer()))
  const zip = await openZip(join(root, 'sent.zip'), ARCHIVE_LIMITS)
  zip.close()
  expect(zip.entries.map(({ name }) => name)).toContain('pages/shell.frame_zh_HK.json')
  expect(await readdir(join(root, 'shop/archive'))).toEqual([])
})

import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDressMail } from '#api/messaging/design/dress-mail.ts'
import { createMailFooter } from '#api/messaging/mail-footer.ts'
import { type BrandLook, DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { sampleMails } from '#demo/mails/sample-mails.ts'
import { LOCALES } from '#locales/locale.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { TARP } from './goods.ts'
import { newPerson } from './member.ts'
import { placeOrder, visitorByApi } from './orders.ts'

const { visit, origin } = openBrowser()

const shop = {
  origin: () => origin,
  reach: () => ({ hotline: '+852 2345 6789', contactEmail: 'service@cairn.example' }),
  shopName: () => DEFAULT_STATED.shopName,
}
const mailFooter = createMailFooter(shop)
const documentsIn = (look: BrandLook) => {
  const dress = createDressMail({ ...shop, mailFooter, look: () => look, report: console.error })
  return LOCALES.flatMap(locale =>
    sampleMails(locale, { mailFooter, origin }).map(
      ({ name, mail }) => [`${name} in ${locale}`, dress(mail).html ?? ''] as const,
    ),
  )
}

/** A shop that looks nothing like the demo. */
const RIDGE: BrandLook = {
  ...DEFAULT_LOOK,
  themeColour: '#f2c14e',
  accentColour: '#8a2456',
  inkColour: '#20142e',
  paperColour: '#ffffff',
  textTypeface: 'humanist',
  headingTypeface: 'serif',
}

const WIDTHS = [375, 600]

describe.each(['light', 'dark'] as const)('on a %s ground', colorScheme => {
  let page: Page
  beforeAll(async () => {
    const visited = await visit('/dev/mails?lang=en', {
      colorScheme,
      viewport: { width: 600, height: 900 },
      stays: true,
    })
    page = await visited.context.newPage()
  })
  afterAll(() => page.close())

  const show = async (html: string, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.setContent(html)
  }

  const expectReadable = async ([name, html]: readonly [name: string, html: string]) => {
    for (const width of WIDTHS) {
      await show(html, width)
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, `${name} at ${width}`).toBe(width)
    }
    expect(await axeFindings(page), name).toEqual([])
  }

  test('each mail fits a phone and a narrow window, and axe finds nothing', async () => {
    const mails = documentsIn(DEFAULT_LOOK)
    expect(mails.length).toBeGreaterThan(50)
    for (const mail of mails) await expectReadable(mail)
  })

  test('so do mails of another brand', async () => {
    const mails = documentsIn(RIDGE).filter(([name]) => /^(order-paid|code-register|answer) /.test(name))
    expect(mails).toHaveLength(6)
    for (const mail of mails) await expectReadable(mail)
  })

  test('the ground is as asked for, and so is the ink', async () => {
    const [[, html] = []] = documentsIn(DEFAULT_LOOK)
    await show(html ?? '', 600)
    const colours = await page.evaluate(() => {
      const heading = document.querySelector('h1')
      return [getComputedStyle(document.body).backgroundColor, heading && getComputedStyle(heading).color]
    })
    expect(colours).toEqual(
      colorScheme === 'light'
        ? ['rgb(250, 247, 241)', 'rgb(22, 33, 27)']
        : ['rgb(17, 26, 21)', 'rgb(236, 234, 228)'],
    )
  })
})

test('pictures of goods are small JPEGs that mail programs of other sites may show', async () => {
  const response = await fetch(`${origin}/media/demo/cr-jkt-001-1.svg?mail`)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('the button of a guest’s mail opens the order in a browser that knows nothing of it; an altered link does not (M-078, M-164, MO-84)', async () => {
  const { email } = newPerson()
  const token = await visitorByApi(origin)
  const number = await placeOrder(origin, { token, skuCode: TARP, email })
  const mailOf = async () => {
    const response = await fetch(`${origin}/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const { messages } = (await response.json()) as {
      readonly messages: readonly { readonly html: string }[]
    }
    return messages[0]?.html ?? ''
  }
  await expect.poll(mailOf, { timeout: 30_000 }).toContain('data-button')
  const href = /<a href="([^"]+)"[^>]*data-button/.exec(await mailOf())?.[1]?.replaceAll('&amp;', '&') ?? ''
  const secret = new URL(href).searchParams.get('linkToken') ?? ''
  const { page, context, problems } = await visit('/help?lang=en')
  const leaks: string[] = []
  page.on('request', request => {
    const seen = request.url() + (request.headers()['referer'] ?? '')
    if (!request.isNavigationRequest() && seen.includes(secret)) leaks.push(request.url())
  })
  await page.goto(href)
  await page.getByText(`Order ${number}`, { exact: true }).waitFor()
  await page
    .getByRole('button', { name: 'Pay now' })
    .or(page.getByRole('link', { name: 'Pay now' }))
    .waitFor()
  expect(new URL(page.url()).pathname).toBe(`/user/order-detail/${number}`)
  expect(page.url()).toContain('tempToken=kept')
  expect(leaks).toEqual([])
  const cookies = await context.cookies()
  // No member is logged in.
  expect(cookies.filter(({ name, value }) => name === 'is_visitor' && value === '0')).toEqual([])
  expect(problems).toEqual([])
  const altered = await visit(`${href.slice(0, -2)}AA`)
  await altered.page.getByText('We cannot find this order').waitFor()
})

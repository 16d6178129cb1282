import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser, WIDTHS } from './browser.ts'

const { visit, origin } = openBrowser()

const at = async (path: string, width: number = WIDTHS.desktop) => {
  const { page } = await visit(path, { viewport: { width, height: 900 } })
  await atRest(page)
  return page
}

const PAGES = [
  '/article',
  '/article/size-guide',
  '/about-brand',
  '/about-brands',
  '/terms-of-use',
  '/privacy-policy',
  '/help',
  '/contact-us',
  '/storeLocator',
  '/liveChat',
  '/unsubscribe',
  '/campaign',
]

describe('information pages', () => {
  test.each(PAGES)(
    '%s: its own content in both languages (C-005, C-033 … C-037, L-145, M-079)',
    async path => {
      const texts = await Promise.all(
        ['zh', 'en'].map(async lang => {
          const response = await fetch(`${origin}${path}?lang=${lang}`)
          expect(response.status).toBe(200)
          return response.text()
        }),
      )
      const titles = texts.map(html => /<title>([^<]*)/.exec(html)?.[1])
      expect(titles[0]).toMatch(/\p{Script=Han}/u)
      expect(titles[1]).not.toMatch(/\p{Script=Han}/u)
    },
  )

  test('each is a page of its own: no two share a heading (C-033 … C-037)', async () => {
    const headings = await Promise.all(
      PAGES.map(async path => {
        const html = await (await fetch(`${origin}${path}?lang=en`)).text()
        return /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
      }),
    )
    expect(headings).not.toContain(undefined)
    expect(new Set(headings).size).toBe(PAGES.length)
  })

  test('an unknown article is not found, a document has one address (C-033, CO-10, LO-83)', async () => {
    expect((await fetch(`${origin}/article/no-such-thing`)).status).toBe(404)
    const page = await at('/article/sizes?lang=en')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/article\/size-guide\?lang=en$/,
    )
    await page
      .getByRole('navigation', { name: 'Help centre', exact: true })
      .getByRole('link', { name: 'Delivery' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/article/delivery')
  })

  test('crawlers find the pages, and nothing of an account (C-034, M-079)', async () => {
    const robots = await (await fetch(`${origin}/robots.txt`)).text()
    expect(robots).toMatch(/Sitemap: .*\/sitemap\.xml/)
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    for (const path of ['/campaign', '/article/size-guide', '/terms-of-use', '/storeLocator', '/products/'])
      expect(sitemap).toContain(path)
    expect(sitemap).not.toMatch(/\/(user|member|shell)\b/)
  })
})

describe('the contact form', () => {
  test.each([
    ['a window 500 px wide on a desktop (M-168, L-093)', 1280, { width: 500 }],
    ['a drawer 478 px high at the bottom of a phone (M-168, L-094)', 400, { height: 478, y: 900 - 478 }],
  ] as const)('%s', async (_, width, expected) => {
    const page = await at('/help?lang=en', width)
    await page.locator('main a[aria-haspopup=dialog]').click()
    const dialog = page.getByRole('dialog', { name: 'Email us' })
    await dialog.waitFor()
    await expect.poll(() => dialog.boundingBox()).toMatchObject(expected)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Write to us')
  })

  test('a message is sent from the window; it goes, and a toast follows (M-179, M-180, M-259)', async () => {
    const page = await at('/help?lang=en', WIDTHS.phone)
    await page.locator('main a[aria-haspopup=dialog]').click()
    const dialog = page.getByRole('dialog', { name: 'Email us' })
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ann 陳')
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('ann@b.com')
    await dialog.getByRole('textbox', { name: /^Subject/ }).fill('Sizes')
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('Does it run small?')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(/We have received your message/).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})

test('the store locator: own shops, a district without any, and an address that keeps what was chosen (C-035, M-186 … M-188)', async () => {
  const page = await at('/storeLocator?lang=en')
  const main = page.getByRole('main')
  await expect.poll(() => main.getByRole('status').textContent()).toBe('8 locations found')
  await main.locator('fieldset:not([disabled])').waitFor()
  await main.locator('label', { hasText: 'Parcel lockers' }).click()
  await expect.poll(() => main.getByRole('status').textContent()).toBe('9 locations found')
  await main.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Macau' })
  await expect.poll(() => main.getByRole('status').textContent()).toBe('1 location found')
  await main.getByRole('combobox', { name: 'District' }).selectOption({ label: 'Coloane' })
  await main.getByRole('heading', { name: 'No store found' }).waitFor()
  await page.reload()
  await main.getByRole('heading', { name: 'No store found' }).waitFor()
  expect(new URL(page.url()).search).toContain('type=locker')
})

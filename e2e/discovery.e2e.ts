import { catalogue } from '#locales/catalogue.ts'
import type { Locator, Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { expectNoProblems, openBrowser, type Visit, WIDTHS } from './browser.ts'

const { visit } = openBrowser()

let open: Visit[] = []
const go = async (...args: Parameters<typeof visit>) => {
  const visited = await visit(...args)
  open.push(visited)
  return visited
}
afterEach(async () => {
  await Promise.all(open.map(({ context }) => context.close()))
  open = []
})

const TEXTS = { zh: catalogue.zh_HK, en: catalogue.en_US }
type Lang = keyof typeof TEXTS
type Device = 'phone' | 'desktop'

const cards = (page: Page) => page.locator('[data-block=productGrid] article')
const prices = async (page: Page) =>
  (await cards(page).locator('[data-price]').allTextContents()).map(text =>
    Number(text.replace(/[^\d.]/g, '')),
  )
const settled = (page: Page) =>
  expect.poll(() => page.locator('[data-block=productGrid] [aria-busy=true]').count()).toBe(0)

/** The filters, opened on phones. */
async function filters(page: Page, device: Device, lang: Lang): Promise<Locator> {
  const t = TEXTS[lang].shop
  if (device === 'desktop') return page.getByRole('complementary', { name: t.filterPanel.title })
  await page.locator('[data-block=sortBar]').getByRole('button', { name: t.filterPanel.title }).click()
  return page.getByRole('dialog', { name: t.filterPanel.title })
}

const cases = (['zh', 'en'] as const).flatMap(lang =>
  (['phone', 'desktop'] as const).map(device => [lang, device] as const),
)

describe.each(cases)('finding a jacket, %s on a %s', (lang, device) => {
  const t = TEXTS[lang]

  test('search, filter, sort, open, colour, size, stepper, back (C-021, C-066, C-083, C-101, C-117, C-128, C-157)', async () => {
    const visited = await go(`/?lang=${lang}`, {
      viewport: { width: WIDTHS[device], height: 900 },
      hasTouch: device === 'phone',
    })
    const { page } = visited
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const search = page.getByRole('searchbox').locator('visible=true').first()
    await search.fill('外套')
    await search.press('Enter')
    await page.waitForURL(/\/list\?keyword=/)
    await expect.poll(() => page.locator('h1').textContent()).toContain('外套')
    const found = await cards(page).count()
    expect(found).toBeGreaterThan(4)

    const panel = await filters(page, device, lang)
    await panel.locator('input[name=size][value=M]').check({ force: true })
    await page.waitForURL(/size=M/)
    await panel.locator('input[name=colour]').first().check({ force: true })
    await page.waitForURL(/colour=/)
    if (device === 'phone') await page.keyboard.press('Escape')
    await page.locator('[data-block=sortBar] select').selectOption('priceUp')
    await page.waitForURL(/sort=priceUp/)
    await settled(page)
    const shown = await prices(page)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(found)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))

    const listAddress = page.url()
    const card = cards(page).last()
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await card.getByRole('link').first().click()
    await page.waitForURL(/\/item\//)
    await page.locator('[data-block=productSummary] h1').waitFor()

    const address = page.url()
    const colours = page.locator('[data-block=productSummary] fieldset').first().getByRole('radio')
    await colours.nth(1).check({ force: true })
    await expect.poll(() => page.url()).not.toBe(address)
    expect(await colours.nth(1).isChecked()).toBe(true)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    const sizes = page.locator('[data-block=productSummary] label[data-state=free] input')
    const [less, more] = [t.common.stepper.decrease, t.common.stepper.increase].map(name =>
      page.locator('[data-block=productSummary]').getByRole('button', { name }).first(),
    )
    expect(await more?.isDisabled()).toBe(true)
    await sizes.first().check({ force: true })
    expect(await less?.isDisabled()).toBe(true)
    const quantity = page
      .locator('[data-block=productSummary]')
      .getByRole('textbox', { name: t.shop.choice.quantity })
      .first()
    await quantity.fill('99999')
    await quantity.blur()
    expect(Number(await quantity.inputValue())).toBeLessThanOrEqual(99)
    expect(await more?.isDisabled()).toBe(true)

    await page.goBack()
    await expect.poll(() => page.url()).toBe(listAddress)
    await expect.poll(() => cards(page).count()).toBe(shown.length)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
      .toBeLessThan(4)
    expectNoProblems(visited)
  })
})

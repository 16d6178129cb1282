import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser, standsStill } from './browser.ts'

const { visit } = openBrowser()

/** A product with sizes. */
const PRODUCT = '/product/CR-JKT-001?lang=en'

async function arrive(path: string, width: number, height: number) {
  const { page } = await visit(path, { viewport: { width, height } })
  await atRest(page)
  return page
}

/** Top and bottom in the window, px. */
async function spanOf(place: Locator): Promise<{ top: number; bottom: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('Not on the page.')
  return { top: box.y, bottom: box.y + box.height }
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to bag' }).first()
const sizes = (page: Page) => page.getByRole('group', { name: /^Size/ })

describe('a product asks for a size', () => {
  test.each([
    [390, 844],
    [844, 390],
    [360, 640],
  ])(
    'at %i × %i the toast stands clear of the sizes, which have the focus (C-108)',
    async (width, height) => {
      const page = await arrive(PRODUCT, width, height)
      // It is `aria-disabled`, which Playwright would wait for to end.
      await addButton(page).click({ force: true })
      const toast = page.locator('[popover]').getByText('Please choose a size')
      await toast.waitFor()
      await standsStill(page)
      const asked = await spanOf(sizes(page))
      const words = await spanOf(toast)
      expect(asked.top).toBeGreaterThanOrEqual(0)
      expect(asked.bottom).toBeLessThanOrEqual(words.top)
      expect(await sizes(page).locator('input:focus').count()).toBe(1)
    },
  )

  test('the button looks the same before a size is chosen and after (CO-22)', async () => {
    const page = await arrive(PRODUCT, 1440, 900)
    const colour = () => addButton(page).evaluate(button => getComputedStyle(button).backgroundColor)
    const before = await colour()
    await sizes(page).locator('label[data-state=free]').first().click()
    await expect.poll(() => addButton(page).getAttribute('aria-disabled')).toBeNull()
    await page.mouse.move(0, 0)
    await standsStill(page)
    expect(await colour()).toBe(before)
  })
})

test.each([
  [1440, 900],
  [1280, 720],
  [390, 844],
])('at %i × %i the share menu opens inside the window (CO-21)', async (width, height) => {
  const page = await arrive(PRODUCT, width, height)
  const share = page.getByRole('button', { name: 'Share' })
  // Where it has just come into view, at the lower edge.
  await share.evaluate(button => button.scrollIntoView({ block: 'end' }))
  await share.click()
  const ways = await spanOf(
    page.getByRole('link', { name: 'WhatsApp' }).and(page.locator('[href*="wa.me"]')).last(),
  )
  const bar = width < 1025 ? (await spanOf(addButton(page))).top : height
  expect(ways.top).toBeGreaterThan(0)
  expect(ways.bottom).toBeLessThanOrEqual(bar)
})

describe('the first screen of a product', () => {
  test.each([
    [390, 844],
    [820, 1180],
    [844, 390],
    [720, 450],
    [1440, 900],
  ])('at %i × %i holds its picture, name and price (C-060, C-071, C-072)', async (width, height) => {
    const page = await arrive(PRODUCT, width, height)
    const add = await spanOf(addButton(page))
    const end = width < 1025 && height > 500 ? add.top : height
    const picture = await spanOf(page.getByRole('list', { name: /pictures/i }).first())
    expect(picture.bottom - picture.top).toBeGreaterThan(180)
    expect(picture.top).toBeLessThan(end / 2)
    const summary = page.getByRole('region', { name: 'About this product' })
    for (const part of [summary.getByRole('heading', { level: 1 }), summary.getByText(/HK\$/).first()])
      expect((await spanOf(part)).bottom).toBeLessThanOrEqual(end)
  })
})

describe('a short window leaves room to read', () => {
  /** Px of the window's height that are covered by what stays while the page scrolls. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(element => {
        const { position, visibility } = getComputedStyle(element)
        if (visibility !== 'visible' || element.closest('dialog:not([open]), [popover]')) return false
        const { top, width } = element.getBoundingClientRect()
        const isHeld = position === 'fixed' || (position === 'sticky' && top <= 1)
        return isHeld && width > innerWidth / 2 && element.checkVisibility()
      })
      return bars.reduce((sum, bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      }, 0)
    })

  test.each([
    ['a product', PRODUCT, 844, 390],
    ['a list', '/list?lang=en', 844, 390],
    ['brands', '/about-brands?lang=en', 844, 390],
    ['a product at 400 %', PRODUCT, 360, 225],
    ['a list at 400 %', '/list?lang=en', 360, 225],
  ])('%s', async (_, path, width, height) => {
    const page = await arrive(path, width, height)
    await page.evaluate(() => scrollTo(0, 700))
    await atRest(page)
    await standsStill(page)
    expect(await covered(page)).toBeLessThanOrEqual(height / 4)
  })
})

test('without script a phone’s list begins with its products: filters are closed, the order can be read (C-115, C-117)', async () => {
  const { page } = await visit('/list?lang=en', {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const apply = page.getByRole('button', { name: 'Apply' }).first()
  expect((await sort.boundingBox())?.width).toBeGreaterThan(180)
  const { height = 0 } = (await apply.boundingBox()) ?? {}
  expect(height).toBeLessThan(60)
  const card = page.locator('[data-product]').first()
  expect((await spanOf(card)).top).toBeLessThan(600)
  const filters = page.getByRole('complementary', { name: 'Filter' })
  expect(await filters.locator('form').isVisible()).toBe(false)
  await filters.getByRole('checkbox', { name: 'Filter' }).check()
  await filters.locator('form').waitFor()
})

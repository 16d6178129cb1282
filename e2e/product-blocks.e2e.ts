import { component } from '#renderer/testing/pages.ts'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser } from './browser.ts'
import { draftWith } from './operator.ts'

const DAY = 86_400_000
const { visit, origin } = openBrowser()

/** Product blocks of every kind. The headlamp is in the opening offer alone, the shell also in one that ends last. */
const BLOCKS = [
  component({
    id: 'sale',
    code: 'shopPromotions',
    sort: 1,
    options: { productCodes: 'CR-ACC-005,CR-SHR-002,CR-JKT-001,CR-PCK-001,CR-BOT-001,CR-BOT-002,none' },
  }),
  component({
    id: 'tabs',
    code: 'productTabs',
    sort: 2,
    options: {
      name1: '外套',
      productCodes1: 'CR-JKT-001,CR-JKT-002,CR-JKT-003,CR-JKT-004,CR-JKT-005,CR-JKT-006',
      name2: '沒有貨',
      productCodes2: 'none,nothing',
      name3: '登山靴',
      productCodes3: 'CR-BOT-001,CR-BOT-002,CR-BOT-003,CR-BOT-004,CR-BOT-005,CR-BOT-006',
    },
  }),
  component({
    id: 'best',
    code: 'bestSelling',
    sort: 3,
    options: { productCodes: 'CR-BOT-001,none,CR-JKT-001,CR-PCK-001,CR-FLC-001,CR-ACC-003,CR-TNT-001' },
  }),
  component({
    id: 'brand',
    code: 'brandProduct',
    sort: 4,
    options: {
      productCodes: 'CR-PCK-001,CR-PCK-002,CR-PCK-003',
      categoryCode: 'gear-carry',
      box: { mt: 24 },
    },
  }),
  component({
    id: 'samples',
    code: 'productByCode',
    sort: 5,
    options: { productCodes: 'CR-JKT-001' },
  }),
]

/** How many cards of a row are wholly in view. */
const inView = (row: Locator) =>
  row.evaluate(list => {
    const { left, right } = list.getBoundingClientRect()
    return Array.from(list.children, card => card.getBoundingClientRect()).filter(
      card => card.left >= left - 1 && card.right <= right + 1,
    ).length
  })
const rowOf = (page: Page, block: string) => page.locator(`#${block} ul:visible`)
const titlesIn = (page: Page, block: string) => page.locator(`#${block} article h3`).allInnerTexts()
const scrolled = (row: Locator) => row.evaluate(list => list.scrollLeft)

describe('product blocks', () => {
  beforeAll(async () => {
    const { client, pageKey } = await draftWith(origin, 'product-blocks', BLOCKS)
    const { draft } = await client.read('pages.find', { key: pageKey })
    await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  })
  const go = async (options: Parameters<typeof visit>[1] = {}, path = '/landingPage/product-blocks') => {
    const visited = await visit(path, options)
    await atRest(visited.page)
    return visited
  }

  test.each([
    ['four cards at 1280 px', 1280, 4],
    ['two cards at 400 px', 400, 2],
  ])('rows show %s (L-217, L-242, L-244, LO-47)', async (_, width, count) => {
    const visited = await go({ viewport: { width, height: 900 } })
    for (const block of ['sale', 'tabs', 'best']) {
      const row = rowOf(visited.page, block)
      await expect.poll(() => inView(row)).toBe(count)
    }
    const overflow = await visited.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
    expect(await axeFindings(visited.page)).toEqual([])
    expectNoProblems(visited)
  })

  test('a tab without sellable products is hidden; choosing a tab takes its row to the start (L-214 … L-217)', async () => {
    const { page } = await go()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['外套', '登山靴'])
    const next = page.locator('#tabs').getByRole('button', { name: '下一組商品' })
    await page.getByRole('tab', { name: '登山靴' }).click()
    const row = rowOf(page, 'tabs')
    await next.filter({ visible: true }).click()
    await expect.poll(() => scrolled(row)).toBeGreaterThan(200)
    await page.getByRole('tab', { name: '外套' }).click()
    await page.getByRole('tab', { name: '登山靴' }).click()
    expect(await page.getByRole('tab', { name: '登山靴' }).getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => scrolled(row)).toBe(0)
  })

  test('best sellers carry their ranks, without a gap for unknown codes, and no script (L-243)', async () => {
    const { page } = await go()
    expect(await page.locator('#best li > div > p > [aria-hidden]').allInnerTexts()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    const arrow = page.locator('#best').getByRole('button', { name: '下一組商品' })
    await arrow.click()
    await expect.poll(() => scrolled(rowOf(page, 'best'))).toBeGreaterThan(200)
    await expect.poll(() => arrow.getAttribute('aria-disabled')).toBe('true')
  })

  test('the title of a brand row holds the number of products in its category (L-245 … L-247, LO-56)', async () => {
    const { page } = await go({ viewport: { width: 1280, height: 900 } })
    expect(await page.locator('#brand h2').innerText()).toMatch(/^背囊與袋 \([1-9]\d*\)$/)
    const above = () => page.locator('#brand .box').evaluate(box => getComputedStyle(box).marginTop)
    expect(await above()).toBe('24px')
    await page.setViewportSize({ width: 400, height: 900 })
    expect(await above()).toBe('0px')
  })

  test('sample products are nothing to a shopper (L-298)', async () => {
    const { page } = await go()
    expect(await page.locator('#samples').innerHTML()).toBe('')
    expect(await page.locator('#samples').evaluate(frame => frame.getBoundingClientRect().height)).toBe(0)
  })

  test('a flash sale shows the period of its latest-ending promotion, and goes as time passes (L-239 … L-242, LO-57)', async () => {
    const { page } = await go({}, '/healthz')
    await page.clock.install()
    await page.goto('/landingPage/product-blocks')
    await page.locator('#sale').scrollIntoViewIfNeeded()
    // Day 40 after the demo's first day ends boots, pack and shell; the shorts have no promotion that runs.
    const period = await page.locator('#sale').getByText(/至/).innerText()
    const days =
      period
        .match(/\d+年\d+月\d+日/g)
        ?.map(day => Date.parse(day.replace(/[年月]/g, '-').replace('日', ''))) ?? []
    expect(days).toHaveLength(2)
    expect(Math.round(((days[1] ?? 0) - (days[0] ?? 0)) / DAY)).toBeGreaterThanOrEqual(44)
    expect(await titlesIn(page, 'sale')).toHaveLength(5)
    const timer = page.locator('#sale [role=timer]')
    const before = await timer.innerText()
    await page.clock.runFor(3000)
    await expect.poll(() => timer.innerText()).not.toBe(before)

    await page.clock.fastForward(10 * DAY)
    await expect.poll(() => titlesIn(page, 'sale')).toHaveLength(4)
    await page.clock.fastForward(90 * DAY)
    await expect.poll(() => page.locator('#sale').innerHTML()).toBe('')
  })

  test('in English the period reads English (L-241, LO-57)', async () => {
    const { page } = await go({}, '/landingPage/product-blocks?lang=en')
    await page
      .locator('#sale')
      .getByText(/^\d+( \w+)?( \d{4})? to \d+ \w+ \d{4}$/)
      .waitFor()
    expect(await page.locator('#sale h2').innerText()).toBe('Flash sale')
  })
})

import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'

const { visit } = openBrowser()

const LANGUAGES = [
  ['zh', '天氣不好，街渡還開嗎？', '關閉'],
  ['en', 'Do the ferries sail in bad weather?', 'Close'],
] as const

test.each(
  LANGUAGES.flatMap(([lang, name, close]) =>
    Object.values(WIDTHS).map(width => [lang, width, name, close] as const),
  ),
)(
  'a link of a landing page opens the custom modal, in %s at %i px (L-128, LO-69)',
  async (lang, width, name, close) => {
    const { page, problems } = await visit(`/landingPage/summer?lang=${lang}`, {
      viewport: { width, height: 900 },
    })
    await atRest(page)
    const link = page.getByRole('link', { name })
    await link.click()
    const modal = page.getByRole('dialog', { name })
    await modal.waitFor()
    const box = await modal.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await axeFindings(page)).toEqual([])
    await modal.getByRole('button', { name: close }).last().click()
    await modal.waitFor({ state: 'hidden' })
    await expect.poll(() => link.evaluate(it => it === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
  },
)

test('a press before its script is there opens it as soon as it is (L-128)', async () => {
  const { page } = await visit('/landingPage/summer?lang=en#sea-weather')
  await page.getByRole('dialog', { name: 'Do the ferries sail in bad weather?' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
})

test('recommended products come in pages of 20 until all are there, each once (C-121, CO-37)', async () => {
  const { page, problems } = await visit('/landingPage/summer?lang=en', {
    viewport: { width: WIDTHS.desktop, height: 900 },
  })
  await atRest(page)
  const sizes: number[] = []
  page.on('response', async response => {
    if (!response.url().includes('/api/graphql/getRecommendProductList')) return
    const { data } = (await response.json()) as {
      data: { shop: { recommendProducts: { edges: unknown[] } } }
    }
    sizes.push(data.shop.recommendProducts.edges.length)
  })
  const list = page.locator('[data-block=recommendedList]')
  const titles = () => list.getByRole('heading', { level: 3 }).allTextContents()
  expect(await titles()).toHaveLength(20)
  const more = list.getByRole('button', { name: 'Show more products' })
  for (let shown = 20; ; shown = (await titles()).length) {
    await list.scrollIntoViewIfNeeded()
    if ((await more.count()) === 0) break
    await more.click()
    await expect.poll(async () => (await titles()).length).toBeGreaterThan(shown)
  }
  const all = await list.locator('h3 a').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(new Set(all).size).toBe(all.length)
  expect(sizes.slice(0, -1).every(size => size === 20)).toBe(true)
  expect(sizes.at(-1)).toBeLessThanOrEqual(20)
  expect(all).toHaveLength(20 + sizes.reduce((sum, size) => sum + size, 0))
  expect(problems).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

const { visit, origin } = openBrowser()
const html = async (path: string) => {
  const answer = await fetch(origin + path, { headers: { cookie: 'locale=en' } })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}
const goodsOf = (text: string) =>
  new Set([...text.matchAll(/href="\/(?:item\/[\w-]+|product)\/([\w-]+)"/g)].map(([, code = '']) => code))

describe('goods are found', () => {
  test('by category, by brand, by landing page and by search: one product in all four (C-003, L-010, L-011)', async () => {
    const reached = async (code: string) => {
      const product = await html(`/product/${code}`)
      const [, name = ''] = /<h1[^>]*>([^<]+)/.exec(product) ?? []
      const [trail = ''] = /data-block="breadcrumb"[^]*?<\/nav>/.exec(product) ?? []
      const category = [...trail.matchAll(/href="(\/products\/[^"?]+)"/g)].at(-1)?.[1] ?? '/'
      const brand = /<main[^]*?href="(\/brand\/[^"?]+)"/.exec(product)?.[1] ?? '/'
      const found = await Promise.all(
        [category, brand, `/list?keyword=${encodeURIComponent(name)}`].map(html),
      )
      return found.every(list => goodsOf(list).has(code))
    }
    const landing = [...goodsOf(await html('/landingPage/summer'))]
    expect(landing.length).toBeGreaterThan(0)
    // A list begins with thirty; one of the page's products is among those everywhere.
    expect(await Promise.all(landing.map(reached))).toContain(true)
  })

  test('in the houses of two brands, each with content of its own (C-006, C-019, C-020)', async () => {
    const titles = await Promise.all(
      ['/', '/SPORTb', '/minisite/furrow'].map(async path => /<title>([^<]*)/.exec(await html(path))?.[1]),
    )
    expect(new Set(titles).size).toBe(3)
  })

  test('a list has two cards side by side at 400 px, three on tablets up to 1024 px, four at 1025 px (C-118, C-388, L-042, L-058, M-304, LO-99)', async () => {
    const { page } = await visit('/list')
    const columns = async () => {
      const tops = await page
        .locator('[data-block=productGrid] article')
        .evaluateAll(cards => cards.slice(0, 8).map(card => Math.round(card.getBoundingClientRect().top)))
      return tops.filter(top => top === tops[0]).length
    }
    for (const [width, count] of [
      [400, 2],
      [699, 2],
      [700, 3],
      [1024, 3],
      [1025, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(columns, { message: `${width} px` }).toBe(count)
    }
  })
})

test('up to 1024 px the layout of phones, from 1025 px that of desktops (C-388, L-042, M-304, LO-99)', async () => {
  const { page } = await visit('/?lang=en')
  const header = page.getByRole('banner')
  for (const [width, isDesktop] of [
    [576, false],
    [1024, false],
    [1025, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const menu = header.getByRole('button', { name: 'Open menu' })
    await expect.poll(() => menu.isVisible(), { message: `${width} px` }).toBe(!isDesktop)
    await expect.poll(() => header.locator('nav').first().isVisible()).toBe(isDesktop)
  }
})

test('the shop knows where its parts are, the editor’s canvas is not: that is how a page knows where it stands (L-161, LO-08)', async () => {
  expect(await html('/')).toContain('window.__APP_CONFIG__=')
  expect(await html('/editor/canvas')).not.toContain('__APP_CONFIG__')
})

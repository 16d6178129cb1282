import { afterEach, describe, expect, test } from 'vitest'
import { openBrowser, type Visit } from './browser.ts'

const { visit, origin } = openBrowser()
let open: Visit | undefined
afterEach(() => open?.context.close())

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

  test.each([
    [400, 2],
    [1024, 2],
    [1280, 4],
  ])(
    'at %i px a list has %i cards side by side (C-118, C-388, L-042, L-058, M-304, LO-99)',
    async (width, columns) => {
      open = await visit('/list', { viewport: { width, height: 900 }, hasPictures: false })
      const tops = await open.page
        .locator('[data-block=productGrid] article')
        .evaluateAll(cards => cards.slice(0, 8).map(card => Math.round(card.getBoundingClientRect().top)))
      expect(tops.filter(top => top === tops[0])).toHaveLength(columns)
    },
  )
})

test.each([
  [576, false],
  [1024, false],
  [1025, true],
])('at %i px the layout of desktops: %j (C-388, L-042, M-304, LO-99)', async (width, isDesktop) => {
  open = await visit('/?lang=en', { viewport: { width, height: 900 }, hasPictures: false })
  const header = open.page.getByRole('banner')
  expect(await header.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(!isDesktop)
  expect(await header.locator('nav').first().isVisible()).toBe(isDesktop)
})

test('the shop is told where its parts are, the editor’s canvas is not: that is how a page knows where it stands (L-161, LO-08)', async () => {
  expect(await html('/')).toContain('window.__APP_CONFIG__=')
  expect(await html('/editor/canvas')).not.toContain('__APP_CONFIG__')
})

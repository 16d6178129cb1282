import { createHttpApi } from '#api/client/http.ts'
import { productPage } from '#api/client/product/product-page.ts'
import { productPrices } from '#api/client/product/product-prices.ts'
import { demoMembers } from '#demo/people.ts'
import { formatMoney } from '#locales/format.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser, WIDTHS } from './browser.ts'
import { logInByApi, memberCookies } from './member.ts'
import { MOST_SHIFT, scrollToEnd, shifts } from './shifts.ts'

const { origin, visit } = openBrowser()

/** Every place where a card shows a price. */
const shownPrices = (page: Page) =>
  page.locator('main card-price').evaluateAll(boxes =>
    boxes.map(box => ({
      code: box.getAttribute('data-of') ?? '',
      text: box.lastElementChild?.textContent ?? '',
    })),
  )

/** Opens a page, and notes what it asks the api and which scripts it loads. */
async function open(path: string, { width, token }: { readonly width: number; readonly token?: string }) {
  // Real pictures: the empty ones have another shape, so a carousel grows smaller when they come after the first frame.
  const opened = await visit('/robots.txt', { viewport: { width, height: 900 }, hasPictures: true })
  const asked: string[] = []
  opened.page.on('request', request => {
    const [, name] = /\/api\/graphql\/(\w+)|\/([\w-]+)\.js$/.exec(request.url())?.filter(Boolean) ?? []
    if (name) asked.push(name)
  })
  if (token) await opened.context.addCookies(memberCookies(origin, token))
  await opened.page.goto(path)
  await atRest(opened.page)
  return { ...opened, asked }
}

describe('a gold member’s prices (C-207 … C-209)', async () => {
  const gold = demoMembers.find(({ level }) => level === 'GOLD')
  if (!gold) throw new Error('The demo has a gold member')
  const { token } = await logInByApi(origin, gold)
  const api = createHttpApi({ url: `${origin}/api/graphql`, locale: 'en_US', token: () => token })

  test.each([
    ['/?lang=en', WIDTHS.phone],
    ['/landingPage/summer?lang=en', WIDTHS.desktop],
  ])('are on every card of %s (%d px), asked for in one call, and nothing moves', async (path, width) => {
    const { page, asked, problems } = await open(path, { width, token })
    await scrollToEnd(page)
    const codes = (await shownPrices(page)).map(({ code }) => code)
    expect(codes).not.toEqual([])
    const own = await productPrices(api, [...new Set(codes)])
    // A gift has no price.
    const amountOf = (code: string) => {
      const price = own.get(code)?.price
      return price ? formatMoney(price.amount, 'en_US', 'HK$') : 'Gift'
    }
    const wrong = async () =>
      (await shownPrices(page)).filter(({ code, text }) => !text.includes(amountOf(code)))
    await expect.poll(wrong).toEqual([])
    expect(asked.filter(name => name === 'productPrices')).toHaveLength(1)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
    expect(problems).toEqual([])
  })

  test('sort a list from its first product on, and its second page goes on from there (C-117, C-120)', async () => {
    const { page, problems } = await open('/products/men?sort=priceUp&lang=en', {
      width: WIDTHS.desktop,
      token,
    })
    await scrollToEnd(page)
    const shown = page.locator('[data-block="productGrid"] [data-product]')
    const codes = () => shown.evaluateAll(cards => cards.map(card => card.getAttribute('data-product')))
    const list = {
      filters: { withinCategory: 'men' },
      sorts: [{ field: 'SALE_PRICE', order: 'ASC' } as const],
    }
    const first = await productPage(api, list)
    const second = await productPage(api, list, first.pageInfo.endCursor ?? undefined)
    const expected = [...first.edges, ...second.edges].map(({ node }) => node.code)
    await expect.poll(async () => (await codes()).slice(0, expected.length)).toEqual(expected)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
    expect(problems).toEqual([])
  })
})

test('visitors load nothing for member prices', async () => {
  const { page, asked } = await open('/?lang=en', { width: WIDTHS.phone })
  await expect.poll(() => asked).toContain('loginAsVisitor')
  await atRest(page)
  expect(asked.filter(name => /productPrices|own-prices/.test(name))).toEqual([])
})

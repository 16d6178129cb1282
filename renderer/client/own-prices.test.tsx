import type { Api } from '#api/client/api.ts'
import type { ProductCard as Product } from '#api/client/product-card.ts'
import { ownPrices } from '#blocks/shop/catalogue/product-card/card-price.ts'
import { ProductCard } from '#blocks/shop/catalogue/product-card/ProductCard.tsx'
import { type BlockContext, NO_SESSION } from '#blocks/page/view.ts'
import { shopMessages } from '#locales/catalogue.ts'
import { shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import { hkd, product } from '#blocks/testing/product.ts'
import { inPage } from '#blocks/testing/render-view.tsx'
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageFacts } from '../build/payload.ts'
import { startOwnPrices } from './own-prices.ts'

const GOLD = { ...VISITOR, isVisitor: false }
const jacket = product({ code: 'JACKET', title: 'Jacket', price: hkd(1000), listPrice: hkd(1000) })
const boots = product({ code: 'BOOTS', title: 'Boots', price: hkd(500) })
/** In the page's data and not shown yet, as the next products of a long list are. */
const hat = product({ code: 'HAT', title: 'Hat', price: hkd(100) })
const amounts: Readonly<Record<string, number>> = { JACKET: 900, BOOTS: 450, HAT: 90 }

/** A page with the jacket in a block that never comes alive, and the boots in one that did. */
function page() {
  const html = (one: Product) => renderToString(inPage(<ProductCard product={one} />))
  document.body.innerHTML = `<div data-block="bestSelling" id="static">${html(jacket)}</div>
    <div data-block="productTabs" id="live">${html(boots)}</div>`
  const live = document.querySelector<HTMLElement>('#live')
  if (!live) throw new Error('The page has such a block')
  live.dataset['awake'] = ''
  render(inPage(<ProductCard product={boots} />), { container: live, hydrate: true })
  const run = vi.fn<(document: unknown, asked: { codes: readonly string[] }) => Promise<unknown>>(
    async (_, { codes }) => ({
      shop: {
        productByCode: codes.map(code => ({
          ...product({ code }),
          price: hkd(amounts[code] ?? 0),
          listPrice: hkd(1000),
        })),
      },
    }),
  )
  const context = {
    api: { run } as unknown as Api,
    locale: 'en_US',
    currencySymbol: 'HK$',
    facts: NO_SESSION.facts,
  } as BlockContext // the part that is used
  const data = { list: { edges: [{ node: boots }, { node: hat }] } }
  const stop = startOwnPrices({ data } as unknown as PageFacts, context, shopMessages('en_US')) // the part that is used
  ends.push(stop)
  return run
}
const text = (code: string) =>
  document.querySelector(`card-price[data-of="${code}"]`)?.lastElementChild?.textContent ?? ''
const shop = (shopper: typeof GOLD) => act(async () => shopperStore.set({ shopper }))

const ends: (() => void)[] = []
beforeEach(() => {
  shopperStore.set({})
  ownPrices.set({})
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.replaceChildren()
})

test('a visitor asks for nothing and sees what the page came with (C-210)', async () => {
  const run = page()
  await shop(VISITOR)
  expect(run).not.toHaveBeenCalled()
  expect([text('JACKET'), text('BOOTS')]).toEqual([
    expect.stringContaining('HK$1,000'),
    expect.stringContaining('HK$500'),
  ])
})

test('a member’s prices take the place of a visitor’s, in static blocks too, by one call (C-209)', async () => {
  const run = page()
  await shop(GOLD)
  await vi.waitFor(() => expect(text('JACKET')).toContain('HK$900'))
  expect(text('JACKET')).toContain('10% OFF')
  expect(text('BOOTS')).toContain('HK$450')
  expect(run.mock.calls.map(([, { codes }]) => codes.toSorted())).toEqual([['BOOTS', 'HAT', 'JACKET']])
  expect(ownPrices.get()['HAT']?.price?.amount).toBe(90)
})

test('once the session has ended, the prices of the page are there again (M-022)', async () => {
  page()
  await shop(GOLD)
  await vi.waitFor(() => expect(text('JACKET')).toContain('HK$900'))
  await shop(VISITOR)
  await vi.waitFor(() => expect(text('JACKET')).toContain('HK$1,000'))
  expect(text('BOOTS')).toContain('HK$500')
  await shop(GOLD)
  await vi.waitFor(() => expect([text('JACKET'), text('BOOTS')].join()).toMatch(/HK\$900.*HK\$450/))
})

test('without an answer the page stays as it is', async () => {
  const run = page()
  run.mockRejectedValue(new Error('offline'))
  await shop(GOLD)
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  expect(text('JACKET')).toContain('HK$1,000')
})

test('a visitor’s price stays below a member’s, so that its place is as high as it was', async () => {
  page()
  await shop(GOLD)
  await vi.waitFor(() => expect(text('JACKET')).toContain('HK$900'))
  const place = document.querySelector('card-price[data-of="JACKET"]')
  expect([...(place?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('HK$1,000'),
    expect.stringContaining('HK$900'),
  ])
})

test('a card that comes later, and one that becomes another product’s, show a member’s price too', async () => {
  page()
  await shop(GOLD)
  await vi.waitFor(() => expect(text('JACKET')).toContain('HK$900'))
  const { rerender } = render(inPage(<ProductCard product={hat} />))
  expect(text('HAT')).toContain('HK$90')
  rerender(inPage(<ProductCard product={{ ...boots, code: 'JACKET' }} />))
  const [, later] = document.querySelectorAll('card-price[data-of="JACKET"]')
  expect(later?.lastElementChild).toHaveTextContent('HK$900')
})

test('a block that wakes after the member’s prices are there keeps them, and React takes no notice', async () => {
  page()
  await shop(GOLD)
  await vi.waitFor(() => expect(text('JACKET')).toContain('HK$900'))
  const late = document.querySelector<HTMLElement>('#static')
  if (!late) throw new Error('The page has such a block')
  render(inPage(<ProductCard product={jacket} />), { container: late, hydrate: true })
  expect(text('JACKET')).toContain('HK$900')
})

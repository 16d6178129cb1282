import type { Api } from '#api/client/api.ts'
import type { ComparedProduct } from '#api/client/product/compared-products.ts'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { overlays } from '../../popups/overlay.ts'
import { OverlayOutlet } from '../../popups/OverlayOutlet.tsx'
import { compared } from '../../../testing/compared.ts'
import { withModalDialogs } from '../../../testing/dialogs.ts'
import { hkd } from '../../../testing/product.ts'
import { inPage } from '../../../testing/render-view.tsx'
import { compareList } from './compare-list.ts'
import { showComparison } from './Comparison.tsx'

const PRODUCTS = [
  compared({
    code: 'A',
    title: 'Shell',
    listPrice: hkd(2290),
    price: hkd(1832),
    isPriceFrom: true,
    about: {
      weight: { name: 'Weight', values: ['320 g'] },
      origin: { name: 'Made in', values: ['Portugal'] },
    },
  }),
  compared({
    code: 'B',
    title: 'Fleece',
    inventory: 0,
    price: hkd(623),
    colours: ['Sand'],
    about: { origin: { name: 'Made in', values: ['Portugal'] } },
  }),
]

type Run = (document: { readonly operation: string }, variables: unknown) => Promise<unknown>
const shop = (products: () => readonly ComparedProduct[] = () => PRODUCTS) => {
  const run = vi.fn<Run>(async (_, variables) => {
    const { codes } = variables as { codes: readonly string[] }
    return { shop: { productByCode: products().filter(({ code }) => codes.includes(code)) } }
  })
  const api = { locale: 'en_US', run, productsByCode: () => Promise.reject(new Error('Not asked')) } as Api
  return { api, run }
}

async function open(codes: readonly string[], { api } = shop(), look = {}) {
  for (const code of codes) compareList.toggle(code)
  render(inPage(<OverlayOutlet />, { api }))
  await act(async () => showComparison(look))
  expect(screen.getByRole('dialog', { name: 'Compare products' })).toBeVisible()
}
const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  if (!row) throw new Error(`No row ${name}`)
  return row
}
const cells = (name: string) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(cell => cell.textContent)

withModalDialogs()
beforeEach(() => {
  compareList.clear()
  overlays.set({ shown: [] })
})

describe('products side by side (CO-49)', () => {
  test('a column each, headed by a link to the product, and the aspects in rows', async () => {
    await open(['A', 'B'])
    const [, ...columns] = screen.getAllByRole('row')[0]?.querySelectorAll('th, td') ?? []
    expect(columns.map(column => column.getAttribute('scope'))).toEqual(['col', 'col'])
    expect(screen.getByRole('link', { name: 'Shell' })).toHaveAttribute('href', '/item/northfell/A')
    expect(cells('Brand')).toEqual(['Northfell', 'Northfell'])
    expect(cells('Colour')).toEqual(['Pine', 'Sand'])
    expect(cells('Size')).toEqual(['S, M', 'S, M'])
    expect(cells('Made in')).toEqual(['Portugal', 'Portugal'])
    expect(cells('Weight')).toEqual(['320 g', '–Not available'])
  })

  test('prices read as on cards: from, reduced, sold out', async () => {
    await open(['A', 'B'])
    expect(cells('Price')).toEqual(['Now From HK$1,832Was HK$2,290', 'Now HK$623Was HK$2,290Sold out'])
  })

  test('asks for the 14 detail attributes in one call, at each opening (C-346)', async () => {
    const asked = shop()
    await open(['A', 'B'], asked)
    expect(asked.run).toHaveBeenCalledTimes(1)
    const [document, variables] = asked.run.mock.calls[0] ?? []
    expect(document?.operation).toBe('productByCode')
    expect(variables).toMatchObject({ codes: ['A', 'B'] })
    expect((variables as { attributeCodes: string[] }).attributeCodes).toHaveLength(14)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => showComparison())
    expect(asked.run).toHaveBeenCalledTimes(2)
  })

  test('differences are marked when asked for, and only differences', async () => {
    await open(['A', 'B'])
    expect(rowOf('Colour')).not.toHaveAttribute('data-differs')
    await userEvent.click(screen.getByRole('switch', { name: 'Highlight differences' }))
    for (const name of ['Price', 'Colour', 'Weight']) expect(rowOf(name)).toHaveAttribute('data-differs')
    for (const name of ['Brand', 'Size', 'Made in']) expect(rowOf(name)).not.toHaveAttribute('data-differs')
  })

  test('or from the start, as the operator says', async () => {
    await open(['A', 'B'], shop(), { highlight: true })
    expect(rowOf('Colour')).toHaveAttribute('data-differs')
  })

  test('one product has nothing to differ from', async () => {
    await open(['A'])
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the list meanwhile', () => {
  test('a product can be taken off, the last one leaves an empty list', async () => {
    await open(['A', 'B'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Shell from the comparison' }))
    expect(compareList.get()).toEqual(['B'])
    expect(screen.queryByRole('link', { name: 'Shell' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Fleece from the comparison' }))
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  })

  test('products no longer sold leave the list, and a message says so (CO-49)', async () => {
    await open(['A', 'GONE', 'B'])
    expect(compareList.get()).toEqual(['A', 'B'])
    expect(screen.getByText('1 product is no longer sold and was removed from your list.')).toBeVisible()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })

  test('a failed call keeps the list and can be tried again', async () => {
    const asked = shop()
    asked.run.mockRejectedValueOnce(new Error('no network'))
    await open(['A'], asked)
    expect(compareList.get()).toEqual(['A'])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('link', { name: 'Shell' })).toBeVisible()
  })

  test('following a product closes the comparison', async () => {
    await open(['A'])
    screen.getByRole('link', { name: 'Shell' }).addEventListener('click', event => event.preventDefault())
    await userEvent.click(screen.getByRole('link', { name: 'Shell' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('speaks Chinese', async () => {
  compareList.toggle('A')
  render(inPage(<OverlayOutlet />, { api: shop().api, locale: 'zh_HK' }))
  await act(async () => showComparison())
  expect(screen.getByRole('dialog', { name: '商品比較' })).toBeVisible()
  expect(cells('尺碼')).toEqual(['S、M'])
  await userEvent.click(screen.getByRole('button', { name: '關閉' }))
})

import type { Api } from '#api/client/api.ts'
import type { ExchangeProduct } from '#api/client/product/product-detail.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { productDetail } from '../../testing/product-detail.ts'
import { exchangePage, exchangeProduct, exchangeSku, promotion } from '../../testing/promotions.ts'
import { renderView } from '../../testing/render-view.tsx'
import { MarkupList } from './MarkupList.tsx'

type Run = (operation: string, variables: unknown) => Promise<unknown>

const apiOf = (run: Run): Api => ({
  locale: 'en_US',
  run: (document, variables) => run(document.operation, variables) as never, // the answer each case names
  productsByCode: () => Promise.reject(new Error('not asked')),
})

const exchange = (offers: readonly ExchangeProduct[], page = {}) =>
  promotion({
    code: 'PRO-EX',
    type: 'EXCHANGE',
    name: 'Add one for less',
    exchangeProducts: exchangePage(offers, page),
  })

const added = vi.fn<Run>(() => Promise.resolve({ cartAdd: { success: true, userErrors: [] } }))

interface Case {
  readonly options?: object
  readonly page?: object
  readonly run?: Run
}

function show(offers: readonly ExchangeProduct[], { options = {}, page = {}, run = added }: Case = {}) {
  added.mockClear()
  const product = productDetail({ promotions: [promotion(), exchange(offers, page)] })
  return renderView('markupList', MarkupList, options, { data: { product }, api: apiOf(run) })
}

const size = (title = 'Merino hiking socks') => screen.getByRole('combobox', { name: `Size of ${title}` })
const quantity = () => screen.getByRole('combobox', { name: /^Quantity of/ })
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const add = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Add / })))
const choose = (select: HTMLElement, value: string) => fireEvent.change(select, { target: { value } })

describe('the list (C-082, L-340, LO-65)', () => {
  test('holds the add-on products of EXCHANGE activities with both prices (C-194)', () => {
    show([exchangeProduct()])
    expect(screen.getByRole('heading', { level: 2, name: 'Add one for less' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Merino hiking socks' })).toHaveAttribute(
      'href',
      '/item/northfell/CR-SOK-001',
    )
    expect(screen.getByText('HK$98')).toBeVisible()
    expect(screen.getByText('HK$180').closest('s')).not.toBeNull()
  })

  test.each([
    [{}, true],
    [{ defaultOpen: false }, false],
  ])('starts as %j says; its toggle folds and unfolds it', (options, isOpen) => {
    const { container } = show([exchangeProduct()], { options })
    const list = container.querySelector('details') as HTMLDetailsElement
    expect(list.open).toBe(isOpen)
    screen.getByText('Add one for less').click()
    expect(list.open).toBe(!isOpen)
    screen.getByText('Add one for less').click()
    expect(list.open).toBe(isOpen)
  })

  test('without such an activity, or with an empty one, there is nothing', () => {
    expect(show([]).container).toBeEmptyDOMElement()
    const product = productDetail({ promotions: [promotion()] })
    expect(renderView('markupList', MarkupList, {}, { data: { product } }).container).toBeEmptyDOMElement()
  })
})

describe('adding', () => {
  test('without a size it is refused with the size tip (C-199)', async () => {
    show([exchangeProduct()])
    await add()
    expect(size()).toHaveAccessibleDescription('Please choose a size first.')
    expect(added).not.toHaveBeenCalled()
    choose(size(), 'CR-SOK-001-M')
    expect(screen.queryByText('Please choose a size first.')).toBeNull()
  })

  test('size and quantity chosen, the line says which activity lets it in (C-194, C-201, C-329)', async () => {
    show([exchangeProduct()])
    choose(size(), 'CR-SOK-001-M')
    expect(optionsOf(quantity())).toEqual(['1', '2'])
    choose(quantity(), '2')
    await add()
    expect(added).toHaveBeenCalledWith('cartAdd', {
      inputs: [
        {
          skuCode: 'CR-SOK-001-M',
          quantity: 2,
          extProps: JSON.stringify({ categories: 'accessories', activityId: 'PRO-EX' }),
        },
      ],
    })
  })

  test('another size starts at 1 again (C-091)', () => {
    show([exchangeProduct()])
    choose(size(), 'CR-SOK-001-M')
    choose(quantity(), '2')
    choose(size(), 'CR-SOK-001-S')
    expect(quantity()).toHaveValue('1')
  })

  test('a sku without sale price: the gift-add error (C-200)', async () => {
    show([exchangeProduct({ skus: [exchangeSku('OS', { salePrice: null })] })])
    await add()
    expect(screen.getByText('This is a gift and cannot be added.')).toBeVisible()
    expect(added).not.toHaveBeenCalled()
  })

  test('a single size is chosen from the start (C-089)', async () => {
    show([exchangeProduct({ skus: [exchangeSku('OS')] })])
    await add()
    expect(added).toHaveBeenCalledOnce()
  })

  test('only sizes that are enabled, in stock and in the activity are offered (C-202)', () => {
    const skus = [
      exchangeSku('S'),
      exchangeSku('M', { isEnabled: false }),
      exchangeSku('L', { inventory: 0 }),
      exchangeSku('XL'),
    ]
    show([exchangeProduct({ skus, taking: skus.slice(0, 3).map(({ code }) => code) })])
    expect(optionsOf(size())).toEqual(['S'])
  })

  test('none offered: it says so and has nothing to press', () => {
    show([exchangeProduct({ skus: [exchangeSku('S', { inventory: 0 })] })])
    expect(screen.getByText('Sold out')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('forty add-on products (C-203)', () => {
  const offers = Array.from({ length: 40 }, (_, at) =>
    exchangeProduct({ code: `P${at}`, title: `Thing ${at}` }),
  )
  const page = { hasNextPage: true, totalCount: 40 }
  const answer = { node: { promotions: [exchange(offers.slice(30))] } }
  const more = (name = 'Show more add-on products') =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })))

  test('thirty at first, then the other ten', async () => {
    const run = vi.fn<Run>(() => Promise.resolve(answer))
    show(offers.slice(0, 30), { page, run })
    expect(screen.getAllByRole('listitem')).toHaveLength(30)
    expect(screen.getByText('40 products')).toBeVisible()
    await more()
    expect(screen.getAllByRole('listitem')).toHaveLength(40)
    expect(run).toHaveBeenCalledWith('productDetailExInfoGql', {
      code: 'CR-JKT-001',
      pageInput: { first: 30, after: 'after-P29' },
    })
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
  })

  test('a page that does not come can be asked for again', async () => {
    const run = vi.fn<Run>(() => Promise.resolve(answer)).mockRejectedValueOnce(new Error('offline'))
    show(offers.slice(0, 30), { page, run })
    await more()
    expect(screen.getByText('More add-on products could not be loaded.')).toBeVisible()
    await more('Try again')
    expect(screen.getAllByRole('listitem')).toHaveLength(40)
  })

  test('an activity that is over by now has no more', async () => {
    show(offers.slice(0, 30), { page, run: () => Promise.resolve({ node: { promotions: [] } }) })
    await more()
    expect(screen.getAllByRole('listitem')).toHaveLength(30)
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
  })
})

test('without a product: nothing in the shop, what will stand here in the editor (LO-24)', () => {
  expect(renderView('markupList', MarkupList, {}).container).toBeEmptyDOMElement()
  renderView('markupList', MarkupList, {}, { mode: 'builder' })
  expect(screen.getByText(/^Add-ons:/)).toBeVisible()
})

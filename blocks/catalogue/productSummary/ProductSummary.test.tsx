import { isoInHongKong } from '#locales/hong-kong.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { Arrival } from '#api/client/cart/checkout.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startFavorites } from '../../shop/favorite/favorite-actions.ts'
import { favorites } from '../../shop/favorite/favorites.ts'
import { takeWish } from '../../shop/favorite/kept-wish.ts'
import { overlays } from '../../shop/popups/overlay.ts'
import { OverlayOutlet } from '../../shop/popups/OverlayOutlet.tsx'
import { parseOptions } from '../../page/normalise.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { hkd } from '../../testing/product.ts'
import { attribute, productDetail, productRoute, productSku } from '../../testing/product-detail.ts'
import { inPage, NOON, renderView } from '../../testing/render-view.tsx'
import { shopApi } from '../../testing/shop-api.ts'
import type { BlockContext } from '../../page/view.ts'
import { productSummaryBlock } from './block.ts'
import { ProductSummary } from './ProductSummary.tsx'

const fine = { success: true, userErrors: [] }

withModalDialogs()
let isPhone = false
beforeEach(() => {
  isPhone = false
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  Element.prototype.scrollIntoView = () => undefined
  dismissToast()
  overlays.set({ shown: [] })
  favorites.set({ marks: [], isRead: false })
  sessionStorage.clear()
  return () => vi.unstubAllGlobals()
})

interface Around extends Partial<BlockContext> {
  readonly answers?: Parameters<typeof shopApi>[1]
  readonly options?: object
  readonly others?: readonly ProductDetail[]
  /** Content of consigned goods. */
  readonly consignment?: unknown
  readonly arrivals?: readonly Arrival[]
}

/** The summary on the page of a product. */
function show(product: ProductDetail = productDetail(), around: Around = {}) {
  const { answers, options = {}, others = [], consignment, arrivals, ...context } = around
  const { api, asked } = shopApi([product, ...others], answers)
  const go = vi.fn<BlockContext['go']>()
  const View: typeof ProductSummary = props => (
    <>
      <ProductSummary {...props} />
      <OverlayOutlet />
    </>
  )
  const view = renderView('productSummary', View, options, {
    data: { product, consignment, arrivals },
    route: productRoute({ code: product.code }),
    api,
    go,
    ...context,
  })
  return { ...view, asked, go }
}

const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}
const choose = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('radio', { name })))
}
const size = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}( |$)`) })
const addButton = () => screen.getByRole('button', { name: 'Add to bag' })
const chosenSizes = () =>
  within(screen.getByRole('group', { name: /^Size/ }))
    .getAllByRole('radio')
    .filter(radio => (radio as HTMLInputElement).checked)

test('a partner’s goods show the shop’s labels and text for them, other goods and a shop without them nothing (L-155, L-158)', () => {
  const consignment = { tags: ['Consignment'], topText: 'Please allow two more days.' }
  const consigned = productDetail({
    attributes: [attribute('consignmentLabel', 'Consignment', 'Consignment')],
  })
  const { unmount } = show(consigned, { consignment })
  expect(screen.getByText('Consignment')).toBeVisible()
  expect(screen.getByText('Please allow two more days.')).toBeVisible()
  unmount()
  const { unmount: leave } = show(productDetail(), { consignment })
  expect(screen.queryByText('Please allow two more days.')).toBeNull()
  leave()
  show(consigned, { consignment: null })
  expect(screen.queryByText('Consignment')).toBeNull()
})

describe('what it is', () => {
  test('the brand stands by the title and leads to its products (C-071)', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Cloudridge Waterproof Shell' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Northfell' })).toHaveAttribute('href', '/brand/northfell')
    expect(screen.queryByText('For a whole day of rain')).toBeNull()
  })

  test('the subtitle where there is no brand (C-071)', () => {
    show(productDetail({ brandList: [] }))
    expect(screen.getByText('For a whole day of rain')).toBeVisible()
  })

  test('reduced: sale price, struck list price, discount (C-072, C-213)', () => {
    show()
    expect(screen.getByText('HK$1,832')).toBeVisible()
    expect(screen.getByText('HK$2,290').closest('s')).not.toBeNull()
    expect(screen.getByText('20% OFF')).toBeVisible()
  })

  test('full price: one price, no discount (C-072, C-213)', () => {
    const { container } = show(productDetail({ listPrice: hkd(1832) }))
    expect(container.querySelector('s')).toBeNull()
    expect(screen.queryByText(/OFF/)).toBeNull()
  })

  test('“from” until a size is chosen, then that size’s price (CO-25)', async () => {
    const skus = [
      productSku('S', { price: hkd(199), listPrice: hkd(300) }),
      productSku('M', { price: hkd(249), listPrice: hkd(300) }),
    ]
    show(productDetail({ isPriceFrom: true, price: hkd(199), listPrice: hkd(300), skus }))
    expect(screen.getByText('from HK$199')).toBeVisible()
    await choose('M')
    expect(screen.getByText('HK$249')).toBeVisible()
    expect(screen.queryByText(/^from/)).toBeNull()
  })

  test('the catalogue’s labels; new, sold out and ribbons stand on the picture alone (C-073)', () => {
    const { styleProducts, ...product } = productDetail({
      firstListTime: isoInHongKong(NOON),
      promotionLabel: 'Winter',
    })
    const empty = styleProducts.map(one => ({ ...one, inventory: 0 }))
    const labels = [{ code: 'season', frontName: 'New season' }]
    show({ ...product, labels, inventory: 0, styleProducts: empty })
    expect(screen.getByText('New season')).toBeVisible()
    for (const label of ['New', 'Winter']) expect(screen.queryByText(label)).toBeNull()
    expect(screen.queryByText('Sold out', { selector: 'span[class*=badge]' })).toBeNull()
  })

  test('delivery area, style code and category links (C-080)', () => {
    show(productDetail(), { route: productRoute({ section: '/SPORTb' }) })
    expect(screen.getByText('Hong Kong, Macau')).toBeVisible()
    expect(screen.getByText('CR-JKT-A')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Jackets' })).toHaveAttribute(
      'href',
      '/SPORTb/products/Men/Jackets',
    )
  })

  test('delivery is Hong Kong and Macau unless the catalogue says otherwise (C-013, C-080)', () => {
    const { unmount } = show(productDetail({ attributes: [] }))
    expect(screen.getByText('Hong Kong and Macau')).toBeVisible()
    unmount()
    const attributes = [attribute('deliveryCountry', 'Delivery area', 'Hong Kong', 'Singapore')]
    show(productDetail({ attributes }))
    expect(screen.getByText('Hong Kong, Singapore')).toBeVisible()
  })

  test.each([
    ['a product that goes everywhere', productDetail({ attributes: [] }), true],
    [
      'one that goes to Hong Kong',
      productDetail({ attributes: [attribute('deliveryCountry', 'Delivery area', { code: 'HK' })] }),
      true,
    ],
    [
      'one that goes to Macau alone',
      productDetail({ attributes: [attribute('deliveryCountry', 'Delivery area', { code: 'MO' })] }),
      false,
    ],
    ['one that is no longer sold', productDetail({ attributes: [], onShelves: false }), false],
    [
      'one that is sold out',
      productDetail({ attributes: [], skus: [productSku('s', { inventory: 0 })] }),
      false,
    ],
  ])('dates of home delivery in Hong Kong: %s', (_, product, isShown) => {
    const arrivals = [
      {
        country: 'HK',
        isSameDay: false,
        until: isoInHongKong(NOON + 7_200_000),
        earliest: '2026-11-26',
        latest: '2026-11-30',
      },
    ]
    show(product, { arrivals })
    const line = screen.queryByText(/^Order before 14:00 today/)
    const days = [...(line?.querySelectorAll('time') ?? [])].map(time => time.dateTime)
    expect(days).toEqual(isShown ? ['2026-11-26', '2026-11-30'] : [])
  })

  test('the promotion message shows when it is set (C-081)', () => {
    const { unmount } = show(productDetail(), { options: { message: 'Dry bag with it' } })
    expect(screen.getByText('Dry bag with it')).toBeVisible()
    unmount()
    show()
    expect(screen.queryByText('Dry bag with it')).toBeNull()
  })

  test('stepper, add to bag, favourite and share are there (C-079)', () => {
    show()
    expect(screen.getByRole('group', { name: /^Quantity of / })).toBeVisible()
    for (const name of ['Add to bag', 'Add to wish list', 'Share'])
      expect(screen.getByRole('button', { name })).toBeVisible()
  })
})

describe('colours', () => {
  const rust = productDetail({ code: 'CR-JKT-002', title: 'Cloudridge in Rust' })

  test('a 58 px swatch for each on the shelf, the empty one marked (C-074, C-093, CO-24)', () => {
    const { container } = show()
    const group = screen.getByRole('group', { name: /^Colour/ })
    const names = within(group)
      .getAllByRole('radio')
      .map(radio => radio.closest('label')?.textContent)
    expect(names).toEqual(['Pine', 'Rust', 'Harbour, sold out'])
    expect(container.querySelector('label img')).toHaveAttribute('width', '58')
    expect(screen.getByRole('radio', { name: 'Pine' })).toBeChecked()
  })

  test('another one shows without leaving the page; size and tips are gone (C-083, C-088)', async () => {
    const { go } = show(productDetail(), { others: [rust] })
    await press('Add to bag')
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a size')
    await choose(/^M/)
    await choose('Rust')
    expect(await screen.findByRole('heading', { name: 'Cloudridge in Rust' })).toBeVisible()
    expect(chosenSizes()).toEqual([])
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(go).toHaveBeenCalledWith('/item/northfell/CR-JKT-002', { replace: true, isHere: true })
  })

  test('title and canonical address are those of the colour shown; a title on file wins (C-083, CO-133)', async () => {
    const { code: first } = productDetail()
    document.head.innerHTML = `<title>Pine</title>
      <link rel="canonical" href="https://shop.example/product/${first}?lang=en">
      <link rel="alternate" hreflang="zh-HK" href="https://shop.example/product/${first}?lang=zh">`
    onTestFinished(() => document.head.replaceChildren())
    const addresses = () => [...document.head.querySelectorAll('link')].map(({ href }) => href)
    const onFile = [{ pageCode: `product:${first}`, title: 'On file' }]
    show(productDetail(), {
      others: [rust],
      answers: {
        seoInfo: ({ input }) => ({
          seoInfo: onFile.filter(({ pageCode }) => JSON.stringify(input).includes(pageCode)),
        }),
      },
    })
    expect(document.title).toBe('Pine')
    await choose('Rust')
    await waitFor(() => expect(document.title).toBe('Cloudridge in Rust | Northfell | Cairn'))
    expect(addresses()).toEqual([
      'https://shop.example/product/CR-JKT-002?lang=en',
      'https://shop.example/product/CR-JKT-002?lang=zh',
    ])
    await choose('Pine')
    await waitFor(() => expect(document.title).toBe('On file'))
    expect(addresses()[0]).toBe(`https://shop.example/product/${first}?lang=en`)
  })

  test('one that cannot be loaded shows a toast, the present one stays', async () => {
    show()
    await choose('Rust')
    await waitFor(() => expect(currentToast()?.status).toBe('error'))
    expect(screen.getByRole('radio', { name: 'Pine' })).toBeChecked()
  })
})

describe('sizes', () => {
  test('stand in order, none chosen at first (C-075, C-087)', () => {
    show()
    const group = screen.getByRole('group', { name: /^Size/ })
    expect(
      within(group)
        .getAllByRole('radio')
        .map(radio => radio.closest('label')?.textContent),
    ).toEqual(['XS (sold out)', 'S (not available)', 'M', 'L', 'XL'])
    expect(chosenSizes()).toEqual([])
  })

  test('the only one is chosen and can be bought (C-089)', () => {
    show(productDetail({ skus: [productSku('M')] }))
    expect(size('M')).toBeChecked()
    expect(addButton()).not.toHaveAttribute('aria-disabled')
  })

  test('switched off cannot be chosen, sold out can, to be told (C-090, CO-32)', async () => {
    show()
    expect(size('S')).toBeDisabled()
    await choose(/^XS/)
    expect(screen.getByText('XS is sold out.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Notify me' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  })

  test.each([
    [3, false],
    [2, true],
    [1, true],
  ])('%s left: the warning is %s (C-110, L-410)', async (inventory, isShown) => {
    show(productDetail({ skus: [productSku('M', { inventory }), productSku('L')] }))
    await choose('M')
    expect(screen.queryAllByText(`Only ${inventory} left`)).toHaveLength(isShown ? 1 : 0)
  })

  test('the quantity goes back to 1 with another size; it sleeps without one (C-091, C-106)', async () => {
    show()
    const more = () => screen.getByRole('button', { name: /^One more: / })
    expect(more()).toBeDisabled()
    expect(screen.getByRole('button', { name: /^One less: / })).toBeDisabled()
    await choose(/^XL/)
    fireEvent.click(more())
    fireEvent.click(more())
    expect(screen.getByRole('textbox', { name: /^Quantity of / })).toHaveValue('3')
    await choose(/^M/)
    expect(screen.getByRole('textbox', { name: /^Quantity of / })).toHaveValue('1')
  })

  test('stock is the most one can ask for, 10 where it is not counted (C-102, L-411, CO-26)', async () => {
    show()
    const field = () => screen.getByRole('textbox', { name: /^Quantity of / })
    await choose(/^M/)
    fireEvent.change(field(), { target: { value: '999' } })
    expect(field()).toHaveValue('2')
    await choose(/^XL/)
    fireEvent.change(field(), { target: { value: '999' } })
    expect(field()).toHaveValue('10')
  })
})

describe('the size guide', () => {
  test('on phones opens a drawer (C-076)', async () => {
    isPhone = true
    show()
    await press('Size guide')
    expect(within(screen.getByRole('dialog', { name: 'Size guide' })).getByRole('table')).toBeVisible()
  })

  test('on desktop scrolls to the size chart (C-077)', async () => {
    const chart = document.body.appendChild(document.createElement('section'))
    chart.id = 'size-chart'
    const scroll = vi.spyOn(chart, 'scrollIntoView')
    show()
    await press('Size guide')
    expect(scroll).toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    chart.remove()
  })

  test('is not offered without a chart', () => {
    show(productDetail({ sizeChart: '' }))
    expect(screen.queryByRole('button', { name: 'Size guide' })).toBeNull()
  })
})

describe('add to bag', () => {
  test('without a size: looks ready, on desktop shows tips, sends nothing (C-107, C-109, CO-22)', async () => {
    const { asked } = show()
    expect(addButton()).toHaveAttribute('aria-disabled', 'true')
    expect(addButton()).toHaveAttribute('data-answers')
    expect(addButton()).toBeEnabled()
    await press('Add to bag')
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a size')
    expect(currentToast()).toBeUndefined()
    expect(asked('cartAdd')).toEqual([])
  })

  test('without a size on phones: a toast (C-108)', async () => {
    isPhone = true
    const { asked } = show()
    await press('Add to bag')
    expect(currentToast()?.message).toBe('Please choose a size')
    expect(asked('cartAdd')).toEqual([])
  })

  test('without a size: every press leads to the sizes, the first one there is has the focus (C-108, C-109)', async () => {
    isPhone = true
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    show()
    for (const times of [1, 2]) {
      await press('Add to bag')
      expect(scroll).toHaveBeenCalledTimes(times)
      expect(scroll).toHaveBeenLastCalledWith({ block: 'center' })
      expect(screen.getByRole('radio', { name: 'M' })).toHaveFocus()
      addButton().focus()
    }
  })

  test('sends sku, quantity and categories, and says so (C-098, C-329)', async () => {
    const { asked } = show(productDetail(), { answers: { cartAdd: () => ({ cartAdd: fine }) } })
    await choose(/^M/)
    fireEvent.click(screen.getByRole('button', { name: /^One more: / }))
    await press('Add to bag')
    const extProps = '{"categories":"men>men-jackets"}'
    expect(asked('cartAdd')).toEqual([{ inputs: [{ skuCode: 'CR-JKT-001-PIN-M', quantity: 2, extProps }] }])
    // The banner that leads to the bag stands outside the block (L-126).
    await waitFor(() => expect(overlays.get().shown).toHaveLength(1))
  })

  test('refused: the toast of the code (C-099, C-366, L-395)', async () => {
    const refused = { success: false, userErrors: [{ code: 'UEC11003', message: 'no', field: null }] }
    show(productDetail(), { answers: { cartAdd: () => ({ cartAdd: refused }) } })
    await choose(/^M/)
    await press('Add to bag')
    expect(currentToast()).toMatchObject({
      status: 'error',
      message: 'There is not enough stock of this item.',
    })
  })

  test('no connection: a toast says so, and it can be pressed again', async () => {
    const offline = () => {
      throw new ApiError('NETWORK', 'fetch failed at 10.0.0.1')
    }
    show(productDetail(), { answers: { cartAdd: offline } })
    await choose(/^M/)
    await press('Add to bag')
    expect(currentToast()?.message).toBe('We could not connect. Please try again.')
    expect(addButton()).not.toHaveAttribute('aria-busy')
  })

  test('a gift is refused with words of its own, the bag is not asked (C-111, L-402, CO-28)', async () => {
    const gift = productSku('M', { salePrice: null, price: null })
    const { asked } = show(productDetail({ price: null, skus: [gift] }))
    expect(screen.getByText('Free gift, not for sale')).toBeVisible()
    await press('Add to bag')
    expect(currentToast()?.message).toMatch(/cannot be added to your bag/)
    expect(asked('cartAdd')).toEqual([])
  })

  test('taken off the shelf: nothing can be chosen or added (CO-23)', () => {
    show(productDetail({ onShelves: false, styleProducts: [] }))
    expect(screen.getByRole('button', { name: 'No longer sold' })).toBeDisabled()
    expect(screen.getByText('This product is no longer sold.')).toBeVisible()
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
  })
})

describe('the favourite button', () => {
  const member = { isVisitor: () => Promise.resolve(false) }
  const marked = { id: 'F1', skuCode: 'CR-JKT-001-PIN-M', spuCode: 'CR-JKT-001' }
  const saved = { createFavoriteGql: { favorite: marked, userErrors: [] } }

  test('needs a size: an error toast with the size tip (C-113)', async () => {
    show(productDetail(), member)
    await press('Add to wish list')
    expect(currentToast()).toMatchObject({ status: 'error', message: 'Please choose a size' })
  })

  test('without a size leads to the sizes, and marks the one that is chosen then, once (C-113, M-154)', async () => {
    const { asked } = show(productDetail(), { ...member, answers: { createFavoriteGql: () => saved } })
    await press('Add to wish list')
    expect(screen.getByRole('radio', { name: 'M' })).toHaveFocus()
    expect(asked('createFavoriteGql')).toEqual([])
    await choose(/^M/)
    expect(asked('createFavoriteGql')).toHaveLength(1)
    expect(currentToast()?.status).toBe('success')
    await choose(/^L/)
    expect(asked('createFavoriteGql')).toHaveLength(1)
  })

  test('marks once, then leads to the wish list (C-095, C-096)', async () => {
    const { asked, go } = show(productDetail(), { ...member, answers: { createFavoriteGql: () => saved } })
    await choose(/^M/)
    await press('Add to wish list')
    expect(currentToast()?.status).toBe('success')
    await press(/^In your wish list/)
    expect(go).toHaveBeenLastCalledWith('/user/wish')
    expect(asked('createFavoriteGql')).toEqual([{ input: { skuCode: 'CR-JKT-001-PIN-M' }, maxCount: 100 }])
  })

  test('another size is not marked yet (CO-29)', async () => {
    show(productDetail(), { ...member, answers: { createFavoriteGql: () => saved } })
    await choose(/^M/)
    await press('Add to wish list')
    await choose(/^L/)
    expect(screen.getByRole('button', { name: 'Add to wish list' })).toBeVisible()
  })

  test('sends a visitor to the login and back to the product (C-097, M-158)', async () => {
    const { asked, go } = show()
    await choose(/^M/)
    await press('Add to wish list')
    expect(go).toHaveBeenCalledWith('/login?redirectUrl=%2Fitem%2Fnorthfell%2FCR-JKT-001')
    expect(asked('createFavoriteGql')).toEqual([])
  })

  describe('in a browser that calls itself offline', () => {
    const offline = 'There is no connection. Please try again once you are online.'
    const answers = vi.fn<typeof fetch>()
    beforeEach(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      vi.stubGlobal('fetch', answers)
      answers.mockRejectedValue(new TypeError('Failed to fetch'))
    })

    test('a visitor stays, reads why, and nothing is kept for later (C-097, M-158)', async () => {
      const { go } = show()
      await choose(/^M/)
      await press('Add to wish list')
      expect(currentToast()).toMatchObject({ status: 'error', message: offline })
      expect(go).not.toHaveBeenCalled()
      expect(takeWish(['CR-JKT-001-PIN-M'], NOON)).toBeUndefined()
    })

    test('a member stays with the heart that is set (C-096)', async () => {
      const { go } = show(productDetail(), { ...member, answers: { createFavoriteGql: () => saved } })
      await choose(/^M/)
      await press('Add to wish list')
      await press(/^In your wish list/)
      expect(currentToast()?.message).toBe(offline)
      expect(go).not.toHaveBeenCalled()
    })

    test('a shop that answers all the same shows the login', async () => {
      answers.mockResolvedValue(new Response())
      const { go } = show()
      await choose(/^M/)
      await press('Add to wish list')
      expect(go).toHaveBeenCalledWith('/login?redirectUrl=%2Fitem%2Fnorthfell%2FCR-JKT-001')
    })
  })

  test('a visitor who has logged in comes back to the heart set, once (M-158)', async () => {
    const visit = show()
    await choose(/^M/)
    await press('Add to wish list')
    visit.unmount()
    const { asked, unmount } = show(productDetail(), {
      ...member,
      answers: { createFavoriteGql: () => saved },
    })
    expect(await screen.findByRole('button', { name: /^In your wish list/ })).toBeVisible()
    expect(chosenSizes().map(radio => radio.getAttribute('value'))).toEqual(['CR-JKT-001-PIN-M'])
    expect(asked('createFavoriteGql')).toHaveLength(1)
    unmount()
    expect(takeWish(['CR-JKT-001-PIN-M'], NOON)).toBeUndefined()
  })

  test('who comes back as a visitor keeps the wish, and nothing is marked', async () => {
    const visit = show()
    await choose(/^M/)
    await press('Add to wish list')
    visit.unmount()
    const { asked } = show()
    await act(async () => undefined)
    expect(asked('createFavoriteGql')).toEqual([])
    expect(takeWish(['CR-JKT-001-PIN-M'], NOON)).toBe('CR-JKT-001-PIN-M')
  })

  test('all marks of the member are read in one call; what is marked elsewhere shows here', async () => {
    const marks = { queryFavorites: { edges: [{ node: marked }] } }
    const { api, asked } = shopApi([productDetail()], { favoriteMarks: () => marks })
    show(productDetail(), { ...member, api })
    act(() => startFavorites(api))
    // The next test has another member.
    onTestFinished(() => startFavorites(shopApi([]).api))
    await choose(/^M/)
    expect(await screen.findByRole('button', { name: /^In your wish list/ })).toBeVisible()
    await choose(/^L/)
    expect(screen.getByRole('button', { name: 'Add to wish list' })).toBeVisible()
    expect(asked('favoriteMarks')).toHaveLength(1)
  })

  test('shows no mark before the shop has made it, and none when the call fails (M-156)', async () => {
    const { promise, reject } = Promise.withResolvers<unknown>()
    show(productDetail(), { ...member, answers: { createFavoriteGql: () => promise } })
    await choose(/^M/)
    await press('Add to wish list')
    expect(screen.getByRole('button', { name: 'Add to wish list' })).toHaveAttribute('aria-busy', 'true')
    await act(async () => reject(new ApiError('NETWORK', 'offline')))
    expect(screen.getByRole('button', { name: 'Add to wish list' })).not.toHaveAttribute('aria-busy')
    expect(currentToast()?.status).toBe('error')
  })

  test('a gift has words of its own, others than for the bag (C-112, L-403, M-290)', async () => {
    show(productDetail({ skus: [productSku('M', { salePrice: null, price: null })] }), member)
    await press('Add to wish list')
    expect(currentToast()?.message).toBe('Gifts cannot be added to your wish list.')
  })

  test.each([
    ['FAVORITE_LIMIT', /at most 100/],
    ['ELSE', /^server says no$/],
  ])('refused with %s: its toast (C-114, C-379, L-428, M-290, CO-30, MO-83)', async (code, words) => {
    const refused = { favorite: null, userErrors: [{ code, message: 'server says no', field: null }] }
    show(productDetail(), {
      ...member,
      answers: { createFavoriteGql: () => ({ createFavoriteGql: refused }) },
    })
    await choose(/^M/)
    await press('Add to wish list')
    expect(currentToast()).toMatchObject({ status: 'error', message: expect.stringMatching(words) })
  })

  test('a member’s marks and prices come after load (C-209, CO-29)', async () => {
    const mine = productDetail({ skus: [productSku('M', { favorite: { id: 'F1' }, price: hkd(1500) })] })
    const page = productDetail({ skus: [productSku('M')] })
    const { api } = shopApi([mine])
    show(page, { ...member, api })
    expect(await screen.findByRole('button', { name: /^In your wish list/ })).toBeVisible()
    expect(screen.getByText('HK$1,500')).toBeVisible()
  })
})

describe('the arrival notice (C-348, CO-32)', () => {
  const open = async (answer: unknown) => {
    const shown = show(productDetail(), {
      answers: { arrivalNoticeCreateGql: () => ({ arrivalNoticeCreateGql: answer }) },
    })
    await choose(/^XS/)
    await press('Notify me')
    const dialog = await screen.findByRole('dialog', { name: 'Back-in-stock notification' })
    const fill = (label: RegExp, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
    const send = async () => {
      await act(async () =>
        fireEvent.submit(within(dialog).getByRole('textbox', { name: /Email/ }).closest('form') ?? dialog),
      )
    }
    return { ...shown, dialog, fill, send }
  }

  test('the focus starts in the field for the e-mail address', async () => {
    const { dialog } = await open(fine)
    expect(within(dialog).getByLabelText(/Email/)).toHaveFocus()
  })

  test('says what is wrong at each field and sends nothing', async () => {
    const { dialog, fill, send, asked } = await open(fine)
    fill(/Email/, 'half@')
    fill(/Mobile/, '123')
    await send()
    expect(within(dialog).getByLabelText(/Email/)).toHaveAccessibleDescription(/valid email/)
    expect(within(dialog).getByLabelText(/Mobile/)).toHaveAccessibleDescription(/valid phone/)
    expect(within(dialog).getByLabelText(/Email/)).toHaveFocus()
    expect(asked('arrivalNoticeCreateGql')).toEqual([])
  })

  test('asks for the size chosen and confirms', async () => {
    const { fill, send, asked } = await open(fine)
    fill(/Email/, ' mei@example.com ')
    await send()
    expect(asked('arrivalNoticeCreateGql')).toEqual([
      { input: { skuCode: 'CR-JKT-001-PIN-XS', email: 'mei@example.com' } },
    ])
    expect(screen.getByRole('dialog', { name: 'We will let you know' })).toBeVisible()
  })

  test('a refusal that belongs to no field stands below them', async () => {
    const message = 'This item is in stock.'
    const { dialog, fill, send } = await open({
      success: false,
      userErrors: [{ code: 'NOTICE_IN_STOCK', message, field: null }],
    })
    fill(/Email/, 'mei@example.com')
    await send()
    expect(within(dialog).getByText(message)).toBeVisible()
  })
})

describe('share (CO-21)', () => {
  const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  const browser = (share?: unknown) =>
    vi.stubGlobal('navigator', { ...(share !== undefined && { share }), clipboard: { writeText: write } })

  test('the browser’s own sheet, with the canonical address', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() =>
      Promise.reject(new Error('changed my mind')),
    )
    browser(share)
    show()
    await press('Share')
    expect(share).toHaveBeenCalledWith({
      title: 'Cloudridge Waterproof Shell',
      url: `${location.origin}/product/CR-JKT-001?lang=en`,
    })
  })

  test('else a menu: copy link, Facebook, WhatsApp; Escape closes it', async () => {
    browser()
    show()
    await press('Share')
    const address = `${location.origin}/product/CR-JKT-001?lang=en`
    expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toContain(
      encodeURIComponent(address),
    )
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await press('Copy link')
    expect(write).toHaveBeenCalledWith(address)
    expect(currentToast()?.message).toBe('Link copied')
    await press('Share')
    fireEvent.keyDown(screen.getByRole('link', { name: 'Facebook' }), { key: 'Escape' })
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus()
  })
})

describe('on other pages', () => {
  test('the canvas shows what will stand here, the shop nothing (L-162)', () => {
    const none = { data: {} }
    const { container, unmount } = renderView('productSummary', ProductSummary, {}, none)
    expect(container).toBeEmptyDOMElement()
    unmount()
    renderView('productSummary', ProductSummary, {}, { ...none, mode: 'builder' })
    expect(screen.getByText(/buttons to buy the product are shown here/)).toBeVisible()
  })
})

/** The page as the server wrote it, and the view that comes alive on it. */
function served(product: ProductDetail, locale: Locale) {
  const { options } = parseOptions(productSummaryBlock, { message: '優惠' })
  const summary = options as Parameters<typeof ProductSummary>[0]['options'] // parsed by this block's schema
  const page = () =>
    inPage(<ProductSummary id="c1" options={summary} data={{ product }} />, {
      locale,
      route: productRoute(),
      isVisitor: () => Promise.resolve(true),
    })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page(), { identifierPrefix: 'c1' })
  const differences: unknown[] = []
  const hydrate = async () => {
    const onRecoverableError = (error: unknown) => void differences.push(error)
    const root = await act(async () =>
      hydrateRoot(place, page(), { identifierPrefix: 'c1', onRecoverableError }),
    )
    onTestFinished(() => {
      act(() => root.unmount())
      place.remove()
    })
    return differences
  }
  return { place, hydrate }
}

test('a size pressed before the page came alive is chosen', async () => {
  const { place, hydrate } = served(productDetail(), 'en_US')
  place.querySelector<HTMLInputElement>('input[value$="-M"]')?.click()
  await hydrate()
  expect(size('M')).toBeChecked()
  expect(addButton()).not.toHaveAttribute('aria-disabled')
})

test.each(LOCALES.flatMap(locale => [true, false].map(isOne => [locale, isOne] as const)))(
  'comes alive on the server’s HTML without a difference (%s, single size %s)',
  async (locale: Locale, isOne) => {
    const skus = [productSku('M', {}, locale)]
    const { hydrate } = served(productDetail(isOne ? { skus } : {}, locale), locale)
    expect(await hydrate()).toEqual([])
  },
)

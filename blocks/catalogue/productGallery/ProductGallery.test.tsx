import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSharedState } from '../../page/shared-state.ts'
import { type ProductChoice, createProductChoice } from '../../shop/catalogue/product-detail/product-state.ts'
import { productDetail, productRoute } from '../../testing/product-detail.ts'
import { hkd } from '../../testing/product.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { productGalleryBlock } from './block.ts'
import { ProductGallery } from './ProductGallery.tsx'

const DAY = 86_400_000
let isDesktop = true

beforeEach(() => {
  isDesktop = true
  vi.stubGlobal('matchMedia', () => ({
    matches: isDesktop,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  Element.prototype.scrollTo = () => undefined
  return () => vi.unstubAllGlobals()
})

const show = (change: Partial<ProductDetail> = {}, options = {}, around = {}) =>
  renderView('productGallery', ProductGallery, options, {
    data: { product: productDetail(change) },
    route: productRoute(),
    ...around,
  })

const thumbs = () => screen.getAllByRole('button', { name: /^Show (picture|video)/ })
const slides = () => [...document.querySelectorAll<HTMLElement>('[data-medium]')]
const strip = () => screen.getByRole('list', { name: 'Pictures and videos' })
const firstMagnifier = () =>
  screen.getAllByRole('button', { name: /^Enlarge picture: .* 1$/ })[0]?.parentElement as HTMLElement
const TITLE = 'Cloudridge Waterproof Shell'

/** A strip laid out as a browser would: every slide 400 px wide, those of the other layout none. */
function layOut(hidden: 'phone' | 'desktop') {
  let left = 0
  for (const slide of slides()) {
    const width = slide.dataset['on'] === hidden ? 0 : 400
    Object.defineProperty(slide, 'offsetWidth', { value: width, configurable: true })
    Object.defineProperty(slide, 'offsetLeft', { value: left, configurable: true })
    left += width
  }
}
const scrollStrip = (left: number) => {
  Object.defineProperty(strip(), 'scrollLeft', { value: left, configurable: true })
  fireEvent.scroll(strip())
}

describe('desktop (C-066)', () => {
  test('a thumbnail for each picture and film of its layout; hang tag and poster have none (C-060)', () => {
    show()
    expect(thumbs().map(thumb => thumb.getAttribute('aria-label'))).toEqual([
      'Show picture 1',
      'Show picture 2',
      'Show picture 3',
      'Show picture 4',
      'Show picture 5',
      'Show video',
    ])
  })

  test('the first is current; pressing another scrolls its picture into view and marks it', () => {
    show()
    layOut('phone')
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo')
    expect(thumbs()[0]).toHaveAttribute('aria-current', 'true')
    fireEvent.click(thumbs()[2] as HTMLElement)
    expect(thumbs()[2]).toHaveAttribute('aria-current', 'true')
    expect(thumbs()[0]).not.toHaveAttribute('aria-current')
    expect(scrollTo).toHaveBeenCalledWith({ left: 800, behavior: 'instant' })
  })

  test('four or fewer need no buttons to scroll, five do (L-339)', () => {
    const main = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ url: `/${at}.jpg`, type: 'MAIN' as const, alt: '' }))
    const { unmount } = show({ images: main(4) })
    expect(screen.queryByRole('button', { name: 'Next thumbnails' })).toBeNull()
    unmount()
    show({ images: main(5) })
    expect(screen.getByRole('button', { name: 'Previous thumbnails' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Next thumbnails' })).toBeEnabled()
  })

  test('one picture needs no thumbnails and no marker', () => {
    show({ images: [{ url: '/a.jpg', type: 'MAIN', alt: '' }] })
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
    expect(screen.queryByText('1/1')).toBeNull()
  })

  test('under the mouse it is enlarged at scale 2; gone when the mouse leaves (C-067, L-336, L-337)', () => {
    show()
    const magnifier = firstMagnifier()
    const fine = () => magnifier.querySelector<HTMLElement>('img[alt=""]')
    fireEvent.pointerEnter(magnifier, { pointerType: 'mouse' })
    expect(fine()?.style.getPropertyValue('--scale')).toBe('2')
    fireEvent.pointerLeave(magnifier)
    expect(fine()).toBeNull()
  })

  test('a finger on the picture enlarges nothing', () => {
    show()
    const magnifier = firstMagnifier()
    fireEvent.pointerEnter(magnifier, { pointerType: 'touch' })
    expect(magnifier.querySelector('img[alt=""]')).toBeNull()
  })
})

describe('phone (C-068 … C-070)', () => {
  test('swiping moves the page marker and its dot', () => {
    isDesktop = false
    show()
    layOut('desktop')
    expect(screen.getByText('1/4')).toBeInTheDocument()
    scrollStrip(410)
    expect(screen.getByText('2/4')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Go to 2' })).toHaveAttribute('aria-current', 'true')
  })

  test('a tap on the film plays it, in the gallery; swiping on pauses it', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
    show()
    layOut('desktop')
    fireEvent.click(screen.getByRole('button', { name: `Play video: ${TITLE}` }))
    expect(play).toHaveBeenCalledOnce()
    expect(play.mock.contexts[0]).toBe(document.querySelector('video'))
    scrollStrip(0)
    expect(pause).toHaveBeenCalledOnce()
  })

  test('posters are 250 × 250, in the strip and beside it (C-155)', () => {
    show()
    const posters = [...document.querySelectorAll('img')].filter(({ src }) => src.includes('scene-coast'))
    expect(posters).toHaveLength(2)
    for (const poster of posters) {
      expect(poster).toHaveAttribute('width', '250')
      expect(poster).toHaveAttribute('height', '250')
    }
  })
})

test('the first picture keeps its place and is loaded first; all others wait', () => {
  show({ images: ['a', 'b', 'c'].map(name => ({ url: `/${name}.jpg`, type: 'MAIN' as const, alt: '' })) })
  const pictures = within(strip()).getAllByRole('img')
  expect(pictures.map(picture => picture.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  expect(pictures[0]).toHaveStyle({ aspectRatio: '1' })
})

test('where phones have a first picture of their own, one element serves both and is loaded first', () => {
  show()
  const pictures = within(strip()).getAllByRole('img')
  expect(pictures.filter(picture => picture.getAttribute('loading') === 'eager')).toEqual([pictures[0]])
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
  const source = pictures[0]?.parentElement?.querySelector('source')
  expect(source).toHaveAttribute('media', '(max-width: 1024px)')
  expect(source?.srcset).toContain('/media/demo/product-trekPack.svg')
})

test('what the catalogue says of a picture is its text; the others are numbered', () => {
  show({
    images: [
      { url: '/a.jpg', type: 'MAIN', alt: 'The hood from the side' },
      { url: '/b.jpg', type: 'MAIN', alt: '' },
    ],
  })
  expect(
    within(strip())
      .getAllByRole('img')
      .map(picture => picture.getAttribute('alt')),
  ).toEqual(['The hood from the side', `${TITLE}, picture 2`])
})

test('without any picture it says so', () => {
  show({ images: [], picUrl: '' })
  expect(screen.getByText('No pictures of this product yet.')).toBeVisible()
})

describe('labels, each where it applies (C-073)', () => {
  const empty = productDetail().styleProducts.map(variant => ({ ...variant, inventory: 0 }))
  const full = { listPrice: hkd(2290), price: hkd(2290) }
  const labels = () => ['New', '20% OFF', 'Sold out', 'Winter'].filter(label => screen.queryByText(label))

  test.each([
    ['none', full, []],
    [
      'new, listed first 13 days ago (C-094, L-409)',
      { ...full, firstListTime: isoInHongKong(NOON - 13 * DAY) },
      ['New'],
    ],
    ['not new after 15 days (C-094)', { ...full, firstListTime: isoInHongKong(NOON - 15 * DAY) }, []],
    ['how much is off stands by the price (C-072)', {}, []],
    ['the ribbon of a promotion (C-063)', { ...full, promotionLabel: 'Winter|#010203|#fff' }, ['Winter']],
    [
      'sold out: every colour is empty (C-092, CO-24)',
      { ...full, inventory: 0, styleProducts: empty },
      ['Sold out'],
    ],
    ['this colour alone is empty (CO-24)', { ...full, inventory: 0 }, []],
  ])('%s', (_, change, expected) => {
    show(change)
    expect(labels()).toEqual(expected)
  })

  test('an operator may switch them off', () => {
    show({ firstListTime: isoInHongKong(NOON) }, { showLabels: false })
    expect(labels()).toEqual([])
  })

  test('a finished page holds until the product stops being new', () => {
    const product = productDetail({ firstListTime: isoInHongKong(NOON - 10 * DAY) })
    const changesAt = (showLabels: boolean) =>
      productGalleryBlock.changesAt({ showLabels, scale: 2 }, NOON, { product })
    expect(changesAt(true)).toBe(NOON + 4 * DAY)
    expect(changesAt(false)).toBeUndefined()
  })
})

test('another colour brings its pictures and starts at the first (C-083)', async () => {
  const other = productDetail({
    code: 'CR-JKT-002',
    images: [
      { url: '/rust.jpg', type: 'MAIN', alt: '' },
      { url: '/rust-2.jpg', type: 'MAIN', alt: '' },
    ],
  })
  const api = {
    locale: 'en_US' as const,
    run: () => Promise.resolve({ node: other } as never),
    productsByCode: () => Promise.reject(new Error('not asked')),
  }
  const shared = createSharedState()
  show({}, {}, { api, shared })
  fireEvent.click(thumbs()[2] as HTMLElement)
  const choice: ProductChoice = shared.of('product', () => {
    throw new Error('The gallery has made it.')
  })
  await act(() => choice.chooseColour('CR-JKT-002'))
  expect(slides().map(slide => slide.dataset['medium'])).toEqual(['/rust.jpg', '/rust-2.jpg'])
  expect(thumbs()[0]).toHaveAttribute('aria-current', 'true')
})

test('while another colour is on its way the gallery is busy', async () => {
  const api = {
    locale: 'en_US' as const,
    run: () => new Promise<never>(() => undefined),
    productsByCode: () => Promise.reject(new Error('not asked')),
  }
  const choice = createProductChoice(
    productDetail(),
    { api, go: () => undefined, route: productRoute() },
    { rewritesAddress: false },
  )
  const shared = createSharedState()
  shared.of('product', () => choice)
  show({}, {}, { api, shared })
  act(() => void choice.chooseColour('CR-JKT-002'))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Product pictures' })).toHaveAttribute('aria-busy', 'true'),
  )
})

test('without a product: nothing in the shop, what will stand here in the editor (LO-24)', () => {
  expect(renderView('productGallery', ProductGallery, {}).container).toBeEmptyDOMElement()
  renderView('productGallery', ProductGallery, {}, { mode: 'builder' })
  expect(screen.getByText(/^Product pictures:/)).toBeVisible()
})

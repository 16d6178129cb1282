import { isoInHongKong } from '#locales/hong-kong.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { productSummaryBlock } from '#blocks/catalogue/productSummary/block.ts'
import { ProductSummary } from '#blocks/catalogue/productSummary/ProductSummary.tsx'
import { hkd } from '#blocks/testing/product.ts'
import { productDetail, productRoute, productSku } from '#blocks/testing/product-detail.ts'
import { parseOptions } from '#blocks/page/normalise.ts'
import { fromShort, type Locale } from '#locales/locale.ts'
import { type BlockStory, blockStories } from '../block-stories.tsx'
import { STORY_NOW } from '../sample-products.ts'

const { meta: block, ...summary } = blockStories(productSummaryBlock, ProductSummary, {
  route: productRoute(),
})
const meta = { title: 'Blocks/ProductSummary/States', ...block }
export default meta

type Options = Parameters<typeof ProductSummary>[0]['options']

/** The sample product in a state of its own, in a column as wide as on its page. */
const state = (change: (locale: Locale) => Partial<ProductDetail>, more: BlockStory = {}): BlockStory => ({
  ...summary.preset('plain'),
  ...more,
  render: (args, { id, globals }) => {
    const locale = fromShort(String(globals.language)) ?? 'zh_HK'
    return (
      <div style={{ maxWidth: 520, padding: 16, margin: 'auto' }}>
        <ProductSummary
          id={`c-${id}`}
          options={parseOptions(productSummaryBlock, args).options as Options}
          data={{ product: productDetail(change(locale), locale) }}
        />
      </div>
    )
  },
})
const english: BlockStory = { globals: { language: 'en' } }
const phone: BlockStory = { globals: { viewport: { value: 'phone', isRotated: false } } }
const nothing = () => ({})

export const Discounted = state(nothing)
export const English = state(nothing, english)
export const Phone = state(nothing, phone)
export const EnglishPhone = state(nothing, { globals: { ...english.globals, ...phone.globals } })
export const Message = state(nothing, { args: summary.preset('message').args ?? {} })
export const Bare = state(nothing, { args: summary.preset('bare').args ?? {} })

export const FullPrice = state(locale => ({
  listPrice: hkd(1832),
  skus: ['S', 'M', 'L'].map(size => productSku(size, { listPrice: hkd(1832) }, locale)),
}))
export const NewWithRibbon = state(locale => ({
  firstListTime: isoInHongKong(STORY_NOW - 86_400_000),
  promotionLabel: locale === 'zh_HK' ? '冬日優惠|#9a471f|#ffffff' : 'Winter offer|#9a471f|#ffffff',
  labels: [{ code: 'season', frontName: locale === 'zh_HK' ? '新季' : 'New season' }],
}))
export const PriceFrom = state(locale => ({
  isPriceFrom: true,
  skus: [productSku('S', {}, locale), productSku('M', { price: hkd(1990) }, locale)],
}))
export const OneSize = state(locale => ({ skus: [productSku('M', {}, locale)] }))
export const LastTwo = state(locale => ({ skus: [productSku('M', { inventory: 2 }, locale)] }))
export const SoldOut = state(locale => ({
  inventory: 0,
  skus: ['S', 'M', 'L'].map(size => productSku(size, { inventory: 0 }, locale)),
  styleProducts: productDetail({}, locale).styleProducts.map(colour => ({ ...colour, inventory: 0 })),
}))
export const OffShelf = state(() => ({ onShelves: false, styleProducts: [] }))
export const Gift = state(locale => ({
  price: null,
  listPrice: null,
  skus: [productSku('M', { salePrice: null, price: null, listPrice: null }, locale)],
}))
export const Collected = state(
  locale => ({ skus: [productSku('M', { favorite: { id: 'F1' } }, locale)] }),
  english,
)

const LONG_ZH = '遠行者四季雙人超輕量自立式高山帳篷連加大前庭及防潮地蓆套裝（香港及澳門限定色）'
const LONG_EN = 'Wayfarer Four-season Two-person Ultralight Freestanding Alpine Tent with Extended Vestibule'
const longTexts = (locale: Locale): Partial<ProductDetail> => {
  const text = locale === 'zh_HK' ? LONG_ZH : LONG_EN
  const { skus, styleProducts, categories } = productDetail({}, locale)
  return {
    title: text,
    promotionLabel: text,
    brandList: [{ code: 'h', name: 'Highcamp Mountain Equipment Company of Hong Kong', imageUrl: null }],
    style: 'CR-TNT-WAYFARER-4-SEASON-2-PERSON-2026-AW-HK-MO-LIMITED',
    styleProducts: Array.from({ length: 12 }, (_, at) => ({
      ...styleProducts[at % 3],
      code: `C${at}`,
    })) as never, // codes alone tell them apart
    categories: categories.map(category => ({ ...category, navFrontName: text })),
    options: [],
    skus: skus.map((sku, at) => ({
      ...sku,
      options: [
        {
          code: 'size',
          name: 'size',
          frontName: '',
          value: `${at} ${text.slice(0, 22)}`,
          valueCode: `${at}`,
        },
      ],
    })),
  }
}
export const LongTexts = state(longTexts)
export const LongTextsPhone = state(longTexts, { globals: { ...english.globals, ...phone.globals } })

/** A sold-out size offers a notice; the form says what is wrong at its fields. Source: CO-32. */
export const Notice: BlockStory = state(nothing, {
  ...english,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^XS/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Email/), 'half@')
    await userEvent.click(dialog.getByRole('button', { name: 'Notify me' }))
    await waitFor(() => expect(dialog.getByLabelText(/Email/)).toHaveAttribute('aria-invalid'))
    // An overlay belongs to the page, not to the block: left open, it would lie over the next story.
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull())
  },
})

/** Arrow keys move through the sizes. Source: C-075, C-110. */
export const ByKeyboard: BlockStory = state(nothing, {
  ...english,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'M' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked())
    await expect(canvas.getByText('Only 1 left')).toBeVisible()
  },
})

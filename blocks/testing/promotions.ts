import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ExchangeProduct, ProductPromotion, ProductSku } from '#api/client/product/product-detail.ts'
import type { Locale } from '#locales/locale.ts'
import { hkd, product } from './product.ts'

type ExchangeEdges = ProductPromotion['exchangeProducts']['edges']

/** An activity that runs all of November 2026 in Hong Kong; name only what the case is about. */
export const promotion = (change: Partial<ProductPromotion> = {}): ProductPromotion => ({
  code: 'PRO-1',
  name: 'Autumn offer',
  type: 'SATISFY_REDUCE',
  priority: 1,
  description: '',
  beginTime: isoInHongKong(Date.UTC(2026, 9, 31, 16)),
  endTime: isoInHongKong(Date.UTC(2026, 10, 30, 16)),
  promotionStatus: 'RUNNING',
  exchangeProducts: exchangePage([]),
  ...change,
})

/** A page of add-on products. */
export const exchangePage = (
  nodes: readonly ExchangeProduct[],
  { hasNextPage = false, totalCount = nodes.length }: { hasNextPage?: boolean; totalCount?: number } = {},
): ProductPromotion['exchangeProducts'] => {
  const edges: ExchangeEdges = nodes.map(node => ({ cursor: `after-${node.product.code}`, node }))
  return {
    pageInfo: {
      hasPreviousPage: false,
      hasNextPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      totalCount,
    },
    edges,
  }
}

/** A size of an add-on product: on sale, well stocked. */
export const exchangeSku = (size: string, change: Partial<ProductSku> = {}): ProductSku => ({
  code: `CR-SOK-001-${size}`,
  storeSkuCode: '',
  inventory: 8,
  isEnabled: true,
  featuredType: '',
  favorite: null,
  listPrice: hkd(180),
  salePrice: hkd(180),
  price: hkd(180),
  options: [{ code: 'size', name: 'size', frontName: 'Size', value: size, valueCode: size }],
  skuPrices: { defaultPrice: null, memberPrices: [], promotionPriceInfo: [] },
  ...change,
})

/** Takes part in the activity at this price. Source: C-194. */
const inActivity = ({ code }: Pick<ProductSku, 'code'>, value = '98') => ({
  code,
  labelType: 'EX_PRICE',
  value,
})

interface ExchangeChange {
  readonly code?: string
  readonly title?: string
  readonly picUrl?: string
  readonly skus?: readonly ProductSku[]
  /** Codes of the sizes that take part; all when missing. */
  readonly taking?: readonly string[]
  readonly limitCount?: number | null
}

/** Socks at 98 instead of 180, two at most. */
export function exchangeProduct({
  code = 'CR-SOK-001',
  title = 'Merino hiking socks',
  picUrl = '/media/demo/product-bottle.svg',
  skus = [exchangeSku('S'), exchangeSku('M')],
  taking = skus.map(sku => sku.code),
  limitCount = 2,
}: ExchangeChange = {}): ExchangeProduct {
  const sizes = skus.flatMap(({ options }) => options.filter(({ code: axis }) => axis === 'size'))
  return {
    activityId: 'PRO-EX',
    limitCount,
    exPrice: hkd(98),
    funcLabels: skus.filter(sku => taking.includes(sku.code)).map(sku => inActivity(sku)),
    product: {
      ...product({ code, title, listPrice: hkd(180), price: hkd(180), picUrl, images: [] }),
      images: [{ url: picUrl, type: 'MAIN' }],
      categories: [{ code: 'accessories' }],
      options: [
        {
          code: 'size',
          name: 'size',
          frontName: 'Size',
          values: sizes.map(({ value, valueCode }) => ({
            code: valueCode,
            frontName: value,
            displayName: value,
            value: '',
            imageUrl: '',
          })),
        },
      ],
      skus,
    },
  }
}

/** Money off, a present, and an EXCHANGE with two add-on products, one of them with sizes that cannot be added. */
export function samplePromotions(locale: Locale): ProductPromotion[] {
  const isZh = locale === 'zh_HK'
  const bottle = [exchangeSku('OS', { code: 'CR-BTL-001-OS' })]
  const socks = ['S', 'M', 'L', 'XL', 'XXL'].map(size =>
    exchangeSku(size, { isEnabled: size !== 'L', inventory: size === 'XL' ? 0 : 8 }),
  )
  return [
    promotion({
      name: isZh ? '滿 HK$2,000 減 HK$200' : 'HK$200 off HK$2,000',
      description: isZh ? '全店適用，結帳時自動扣減。' : 'On everything; taken off at checkout.',
    }),
    promotion({
      code: 'PRO-2',
      type: 'PRESENT',
      priority: 2,
      name: isZh ? '送防水袋' : 'A dry bag with it',
      description: isZh ? '送完即止。' : 'While they last.',
    }),
    promotion({
      code: 'PRO-EX',
      type: 'EXCHANGE',
      priority: 3,
      name: isZh ? '加購優惠' : 'Add one for less',
      exchangeProducts: exchangePage([
        exchangeProduct({
          title: isZh ? '美麗諾行山襪' : 'Merino hiking socks',
          skus: socks,
          taking: socks.filter(({ code }) => !code.endsWith('XXL')).map(({ code }) => code),
        }),
        exchangeProduct({
          code: 'CR-BTL-001',
          title: isZh ? '溪石保溫瓶' : 'Brookstone Flask',
          skus: bottle,
          limitCount: null,
        }),
      ]),
    }),
  ]
}

import type { Api } from '#api/client/api.ts'
import { sampleDocuments } from '#blocks/testing/documents.ts'
import { productDetail } from '#blocks/testing/product-detail.ts'
import { RECOMMENDED_PAGE_SIZE } from '#api/client/product/recommendations.ts'
import { sampleFilters, samplePage } from '#blocks/testing/product-list.ts'
import type { Locale } from '#locales/locale.ts'
import { comparedSample } from './compared-samples.ts'
import { sampleFits } from './mock-recommendations.ts'
import { isKnown, samples } from './sample-products.ts'

interface ListVariables {
  readonly categories?: readonly string[]
  readonly filters?: { readonly keyword?: string }
  readonly pageInput?: { readonly after?: string }
}

function pageOf(total: number, { pageInput }: ListVariables, locale: Locale, size?: number) {
  const { pageInfo, edges } = samplePage(total, Number(pageInput?.after ?? 0), size)
  const cards = samples(
    edges.map(({ node }) => node.code),
    locale,
  )
  return { pageInfo, edges: edges.map(({ cursor }, at) => ({ cursor, node: cards[at] })) }
}

/** A list of 75 products for any filters; a keyword that begins with `missing` finds none. */
const listPage = (variables: ListVariables, locale: Locale) =>
  pageOf(isKnown(variables.filters?.keyword ?? '') ? 75 : 0, variables, locale)

/** A recommended list of 45 products; categories that begin with `missing` have none. */
const recommendedPage = (variables: ListVariables, locale: Locale) =>
  pageOf(isKnown(variables.categories?.[0] ?? '') ? 45 : 0, variables, locale, RECOMMENDED_PAGE_SIZE)

/** Unknown if the code begins with `missing`. */
const sampleCategory = (code: string, locale: Locale) =>
  isKnown(code) ? { code, navFrontName: locale === 'zh_HK' ? '登山靴' : 'Boots', productCount: 37 } : null

const SUGGESTIONS = Array.from({ length: 10 }, (_, place) => `CR-SUG-${place}`)

/** Dates of a Saturday's order, and after the cut-off of Monday. */
const SAMPLE_ARRIVALS = [
  {
    country: 'HK',
    isSameDay: false,
    until: '2026-11-23T14:00:00+08:00',
    earliest: '2026-11-26',
    latest: '2026-11-30',
  },
  {
    country: 'HK',
    isSameDay: false,
    until: '2026-11-24T14:00:00+08:00',
    earliest: '2026-11-27',
    latest: '2026-12-01',
  },
]

const PRODUCT_PAGE = new Set(['productDetailGql', 'productDetailExInfoGql'])

/** The mock commerce API of stories: answers at once, refuses operations it does not know. */
export const mockApi = (locale: Locale): Api => ({
  locale,
  run(document, variables) {
    const { code, codes } = (variables ?? {}) as { code?: string; codes?: readonly string[] }
    // One answer serves both queries of a product page.
    if (code && PRODUCT_PAGE.has(document.operation))
      return Promise.resolve({ node: isKnown(code) ? productDetail({ code }, locale) : null } as never)
    if (document.operation === 'guessLikes')
      return Promise.resolve({ guessLikes: samples(SUGGESTIONS, locale) } as never)
    if (document.operation === 'productByCode' && codes)
      return Promise.resolve({
        shop: {
          productByCode: samples(codes, locale).map((card, place) => comparedSample(card, place, locale)),
        },
      } as never)
    if (document.operation === 'categoryCount')
      return Promise.resolve({ shop: { category: sampleCategory(code ?? '', locale) } } as never)
    if (document.operation === 'recommendedFit' && codes) return Promise.resolve(sampleFits(codes) as never)
    if (
      document.operation === 'cartAdd' ||
      document.operation === 'addTeaser' ||
      document.operation === 'createFeedback' ||
      document.operation === 'subscribeEmail'
    )
      return Promise.resolve({ [document.operation]: { success: true, userErrors: [] } } as never)
    if (document.operation === 'newsletterTopics') return Promise.resolve({ newsletterTopics: [] } as never)
    if (document.operation === 'deliveryArrivals')
      return Promise.resolve({ deliveryArrivals: SAMPLE_ARRIVALS } as never)
    if (document.operation === 'getDocsMenu')
      return Promise.resolve({ getDocsMenu: sampleDocuments(locale) } as never)
    if (document.operation === 'filterConditionGql')
      return Promise.resolve({ shop: { filterCondition: sampleFilters(locale) } } as never)
    if (document.operation === 'getRecommendProductList')
      return Promise.resolve({
        shop: { recommendProducts: recommendedPage(variables as ListVariables, locale) },
      } as never)
    if (document.operation === 'getProductListGql' && !codes)
      return Promise.resolve({ shop: { products: listPage(variables as ListVariables, locale) } } as never)
    if (document.operation !== 'getProductListGql' || !codes)
      return Promise.reject(new Error(`Stories have no answer to ${document.operation}.`))
    const edges = samples(codes, locale).map(node => ({ node }))
    return Promise.resolve({ shop: { products: { edges } } } as never) // the part of the answer that blocks read
  },
  productsByCode: codes => Promise.resolve(samples(codes, locale)),
})

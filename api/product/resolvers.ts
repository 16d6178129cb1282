import type { Locale } from '#locales/locale.ts'
import type { Brand, Category } from '../catalogue/catalogue.ts'
import type { Context } from '../context.ts'
import type {
  QueryGuessLikesArgs,
  Resolvers,
  PromotionExchangeProductsArgs,
  ShopFilterConditionArgs,
  ShopNearKeywordsArgs,
  ShopProductsArgs,
  ShopRecommendProductsArgs,
  ShopSearchSuggestionsArgs,
} from '../generated/resolver-types.ts'
import { toWire } from '../shared/money.ts'
import { connection } from './list/connection.ts'
import { checkCodes, choicesOf, criteriaOf, keywordOf } from './list/criteria.ts'
import { exchangeConnection } from './list/exchange-connection.ts'
import { filterCondition } from './list/filter-condition.ts'
import { onceIndexed } from './view/once-indexed.ts'
import { unitPrice } from '../catalogue/pricing.ts'
import { productList } from './list/product-list.ts'
import {
  attributesOf,
  categoriesOf,
  colourOf,
  optionsOf,
  promotionsOf,
  skuOptionsOf,
  skuPricesOf,
} from './product-parts.ts'
import { nearKeywords } from './search/near-keywords.ts'
import type { PromotionModel } from './resolver-models.ts'
import { suggest } from './suggest/suggest.ts'
import { type Criteria, select } from './view/selection.ts'
import type { CatalogueView, ViewProduct } from './view/catalogue-view.ts'
import { guesses, recommendations } from './suggest/suggestions.ts'

/** The products of these codes, in their order; unknown codes left out, repeated ones once. Source: C-346. */
function productsByCode({ codes }: { codes: readonly string[] }, context: Context, view: CatalogueView) {
  checkCodes(codes, context)
  return [...new Set(codes)].flatMap(code => view.product(code) ?? [])
}

const asNode = (product: ViewProduct) => product

/** Returns true for a search that no filter narrows. */
const isPlainSearch = (criteria: Criteria) =>
  Object.entries(criteria).every(
    ([name, value]) =>
      name === 'keyword' ||
      name === 'onShelves' ||
      value === undefined ||
      (Array.isArray(value) && value.length === 0),
  )

/** Source: C-344, C-322, C-120. */
function products(_: unknown, args: Partial<ShopProductsArgs>, context: Context) {
  const { view } = context
  const sorts = (args.sorts ?? []).map(({ field, order }) => ({ field, order: order ?? ('DESC' as const) }))
  const criteria = criteriaOf(args, context)
  const list = productList(view.index(), criteria, sorts, args)
  const found = connection(view, list, args, context, asNode)
  if (criteria.keyword !== undefined && found.pageInfo.totalCount === 0 && isPlainSearch(criteria)) {
    // Each search counts, so that none is answered from the cache.
    context.skipCache()
    context.noteMiss(criteria.keyword)
  }
  return found
}

/** Source: C-297, CO-37. */
function recommendProducts(_: unknown, args: Partial<ShopRecommendProductsArgs>, context: Context) {
  const { view } = context
  const { codes, categories } = args
  checkCodes(codes, context)
  checkCodes(categories, context)
  const list = recommendations(view.index(), { codes: codes ?? [], categories: categories ?? [] })
  return connection(view, list, args, context, asNode)
}

function guessLikes(_: unknown, { skuCodes }: QueryGuessLikesArgs, context: Context) {
  checkCodes(skuCodes, context)
  const { view } = context
  return guesses(view.index(), skuCodes).map(view.model)
}

const brandIn = (locale: Locale) => (brand: Brand) => ({ ...brand, name: brand.name[locale] })

function searchSuggestions(_: unknown, args: ShopSearchSuggestionsArgs, context: Context) {
  const { view, locale } = context
  // Every letter typed is another answer.
  context.skipCache()
  const keyword = keywordOf(args.keyword, context)
  if (keyword === undefined) return { products: [], categories: [], brands: [] }
  const { products, categories, brands } = suggest(view.index(), keyword)
  return { products: products.map(view.model), categories, brands: brands.map(brandIn(locale)) }
}

const firstOf = <Entry>(list: readonly Entry[], first: number | null | undefined) =>
  first === null || first === undefined ? list : list.slice(0, Math.max(0, first))

const money = (amount: number | null) => (amount === null ? null : toWire(amount))

export const productResolvers: Resolvers<Context> = {
  Query: {
    shop: () => ({}),
    getCategories: (_, __, { view }) => view.catalogue.roots,
    guessLikes: onceIndexed(guessLikes),
    node: (_, { code }, { view }) => view.product(code) ?? null,
  },
  Shop: {
    productByCode: (_, args, context) => productsByCode(args, context, context.view),
    productByCodeNoCache: async (_, args, context) =>
      productsByCode(args, context, await context.request.freshView()),
    products: onceIndexed(products),
    filterCondition: onceIndexed((_: unknown, args: Partial<ShopFilterConditionArgs>, context) =>
      filterCondition(context.view.index(), context.view.filterLabels(), criteriaOf(args, context), args),
    ),
    recommendProducts: onceIndexed(recommendProducts),
    nearKeywords: onceIndexed((_: unknown, args: ShopNearKeywordsArgs, context) => {
      const keyword = keywordOf(args.keyword, context)
      const { search, onShelf } = context.view.index().catalogue
      return keyword === undefined ? [] : nearKeywords(keyword, search(), onShelf())
    }),
    searchSuggestions: onceIndexed(searchSuggestions),
    brands: (_, __, { view, locale }) => [...view.catalogue.brands.values()].map(brandIn(locale)),
    categories: (_, __, { view }) => view.catalogue.roots,
    category: (_, { code }, { view }) => view.catalogue.categories.get(code) ?? null,
  },
  Product: {
    images: ({ images }, { types }) => (types ? images.filter(image => types.includes(image.type)) : images),
    categories: ({ spu, view }) => categoriesOf(spu, view.catalogue),
    skus: ({ spu, view }, { first }) => firstOf(spu.skus, first).map(sku => ({ sku, spu, view })),
    options: ({ spu }, _, { locale }) => optionsOf(spu, locale),
    colour: ({ spu }, _, { locale }) => colourOf(spu, locale),
    promotions: ({ spu, view }, { first }, { locale }) =>
      firstOf(promotionsOf(spu, locale, view.priceContext.now), first).map(entry => ({ ...entry, view })),
    attributes: ({ spu, view }, { codes }, { locale }) => attributesOf(spu, view.catalogue, locale, codes),
    styleProducts: ({ style, view }) =>
      (view.catalogue.styles.get(style) ?? []).filter(spu => spu.onShelves).map(view.model),
  },
  Sku: {
    code: ({ sku }) => sku.code,
    storeSkuCode: ({ sku }) => sku.storeSkuCode,
    inventory: ({ sku }) => sku.inventory,
    isEnabled: ({ sku }) => sku.isEnabled,
    featuredType: ({ sku }) => sku.featuredType,
    listPrice: ({ sku }) => money(sku.listPrice),
    salePrice: ({ sku }) => money(sku.salePrice),
    price: ({ sku, view: { priceContext } }) =>
      money(unitPrice(sku, priceContext.audience, priceContext.now)),
    options: ({ sku, spu }, _, { locale }) => skuOptionsOf(sku, spu, locale),
    skuPrices: ({ sku, view }) => skuPricesOf(sku, view.priceContext.now),
  },
  Promotion: {
    exchangeProducts: onceIndexed(
      (promotion: PromotionModel, args: Partial<PromotionExchangeProductsArgs>, context) =>
        exchangeConnection(promotion, choicesOf(args.filterInput, context), args, context),
    ),
  },
  Category: {
    name: ({ name }, _, { locale }) => name[locale],
    navFrontName: ({ navFrontName }, _, { locale }) => navFrontName[locale],
    productCount: onceIndexed(
      ({ code: withinCategory }: Category, _: unknown, { view }) =>
        select(view.index(), { withinCategory, onShelves: [true] }).size,
    ),
  },
}

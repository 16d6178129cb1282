import type { Context } from '../context.ts'
import type {
  PromotionExchangeProductsArgs,
  Resolvers,
  ShopFilterConditionArgs,
  ShopProductsArgs,
  ShopRecommendProductsArgs,
} from '../generated/resolver-types.ts'
import { toWire } from '../money.ts'
import type { PromotionModel } from '../resolver-models.ts'
import { connection } from './connection.ts'
import { checkCodes, choicesOf, criteriaOf } from './criteria.ts'
import { exchangeFields, exchangeList } from './exchange.ts'
import { filterCondition } from './filter-condition.ts'
import { unitPrice } from './pricing.ts'
import { productList } from './product-list.ts'
import {
  attributesOf,
  categoriesOf,
  optionsOf,
  promotionsOf,
  skuOptionsOf,
  skuPricesOf,
} from './product-parts.ts'
import { select } from './selection.ts'
import type { Shelf, ShelfProduct } from './shelf.ts'
import { guesses, recommendations } from './suggestions.ts'

/** The products of these codes, in their order; unknown codes left out, repeated ones once. Source: C-346. */
function productsByCode({ codes }: { codes: readonly string[] }, context: Context, shelf: Shelf) {
  checkCodes(codes, context)
  return [...new Set(codes)].flatMap(code => shelf.product(code) ?? [])
}

const asNode = (product: ShelfProduct) => product

/** Source: C-344, C-322, C-120. */
function products(_: unknown, args: Partial<ShopProductsArgs>, context: Context) {
  const { shelf } = context
  const sorts = (args.sorts ?? []).map(({ field, order }) => ({ field, order: order ?? ('DESC' as const) }))
  const list = productList(shelf.index(), criteriaOf(args, context), sorts)
  return connection(shelf, list, args, context, asNode)
}

/** Source: C-297, CO-37. */
function recommendProducts(_: unknown, args: Partial<ShopRecommendProductsArgs>, context: Context) {
  const { shelf } = context
  const { codes, categories } = args
  checkCodes(codes, context)
  checkCodes(categories, context)
  const list = recommendations(shelf.index(), { codes: codes ?? [], categories: categories ?? [] })
  return connection(shelf, list, args, context, asNode)
}

/** Source: C-203, C-204, C-342. */
function exchangeProducts(
  promotion: PromotionModel,
  args: Partial<PromotionExchangeProductsArgs>,
  context: Context,
) {
  const { code: activityId, exchange, shelf } = promotion
  const list = exchangeList(shelf.index(), promotion, choicesOf(args.filterInput, context))
  return connection(shelf, list, args, context, product => {
    const offer = exchange.find(({ spu }) => spu === product.code)
    if (!offer) throw new Error(`${product.code} is in the list of ${activityId} without an offer`)
    return { activityId, product, ...exchangeFields(offer, product.spu) }
  })
}

const firstOf = <Entry>(list: readonly Entry[], first: number | null | undefined) =>
  first === null || first === undefined ? list : list.slice(0, Math.max(0, first))

const money = (amount: number | null) => (amount === null ? null : toWire(amount))

export const productResolvers: Resolvers = {
  Query: {
    shop: () => ({}),
    getCategories: (_, __, { shelf }) => shelf.catalogue.roots,
    guessLikes(_, { skuCodes }, context) {
      checkCodes(skuCodes, context)
      const { shelf } = context
      return guesses(shelf.index(), skuCodes).map(shelf.model)
    },
    node: (_, { code }, { shelf }) => shelf.product(code) ?? null,
  },
  Shop: {
    productByCode: (_, args, context) => productsByCode(args, context, context.shelf),
    productByCodeNoCache: async (_, args, context) =>
      productsByCode(args, context, await context.request.freshShelf()),
    products,
    filterCondition: (_, args: Partial<ShopFilterConditionArgs>, context) =>
      filterCondition(context.shelf.index(), context.shelf.filterLabels(), criteriaOf(args, context)),
    recommendProducts,
    brands: (_, __, { shelf, locale }) =>
      [...shelf.catalogue.brands.values()].map(brand => ({ ...brand, name: brand.name[locale] })),
    categories: (_, __, { shelf }) => shelf.catalogue.roots,
    category: (_, { code }, { shelf }) => shelf.catalogue.categories.get(code) ?? null,
  },
  Product: {
    images: ({ images }, { types }) => (types ? images.filter(image => types.includes(image.type)) : images),
    categories: ({ spu, shelf }) => categoriesOf(spu, shelf.catalogue),
    skus: ({ spu, shelf }, { first }) => firstOf(spu.skus, first).map(sku => ({ sku, spu, shelf })),
    options: ({ spu }, _, { locale }) => optionsOf(spu, locale),
    promotions: ({ spu, shelf }, { first }, { locale }) =>
      firstOf(promotionsOf(spu, locale, shelf.beholder.now), first).map(entry => ({ ...entry, shelf })),
    attributes: ({ spu, shelf }, { codes }, { locale }) => attributesOf(spu, shelf.catalogue, locale, codes),
    // Nobody can have a mark before there are members.
    favorite: () => null,
    styleProducts: ({ style, shelf }) =>
      (shelf.catalogue.styles.get(style) ?? []).filter(spu => spu.onShelves).map(shelf.model),
  },
  Sku: {
    code: ({ sku }) => sku.code,
    storeSkuCode: ({ sku }) => sku.storeSkuCode,
    inventory: ({ sku }) => sku.inventory,
    isEnabled: ({ sku }) => sku.isEnabled,
    featuredType: ({ sku }) => sku.featuredType,
    listPrice: ({ sku }) => money(sku.listPrice),
    salePrice: ({ sku }) => money(sku.salePrice),
    price: ({ sku, shelf: { beholder } }) => money(unitPrice(sku, beholder.audience, beholder.now)),
    options: ({ sku, spu }, _, { locale }) => skuOptionsOf(sku, spu, locale),
    skuPrices: ({ sku, shelf }) => skuPricesOf(sku, shelf.beholder.now),
    favorite: () => null,
  },
  Promotion: { exchangeProducts },
  Category: {
    name: ({ name }, _, { locale }) => name[locale],
    navFrontName: ({ navFrontName }, _, { locale }) => navFrontName[locale],
    productCount: ({ code: withinCategory }, _, { shelf }) =>
      select(shelf.index(), { withinCategory, onShelves: [true] }).size,
  },
}

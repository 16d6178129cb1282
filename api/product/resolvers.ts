import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import type { Resolvers, ShopProductsArgs } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import { toCents, toWire } from '../money.ts'
import { encodeCursor, MAX_PAGE_SIZE, PAGE_SIZE, pageOf } from './paging.ts'
import { unitPrice } from './pricing.ts'
import type { Criteria } from './product-list.ts'
import {
  attributesOf,
  categoriesOf,
  optionsOf,
  promotionsOf,
  skuOptionsOf,
  skuPricesOf,
} from './product-parts.ts'
import type { Shelf } from './shelf.ts'

/** Codes one call may name. */
export const MAX_CODES = 250
/** Source: seed 1 §5 (search input). */
const MAX_KEYWORD_LENGTH = 50

type List<Value> = readonly Value[] | null | undefined

function checkCount(codes: List<unknown>, { locale }: Context) {
  if (codes && codes.length > MAX_CODES) {
    throw failure('BAD_USER_INPUT', messagesIn(locale)('error.tooManyCodes', { max: MAX_CODES }))
  }
}

/** The products of these codes, in their order; unknown codes left out, repeated ones once. Source: C-346. */
function productsByCode({ codes }: { codes: readonly string[] }, context: Context, shelf: Shelf) {
  checkCount(codes, context)
  return [...new Set(codes)].flatMap(code => shelf.product(code) ?? [])
}

const cents = (dollars: number | null | undefined) =>
  dollars === null || dollars === undefined ? undefined : toCents(dollars)

function criteriaOf({ filters, sorts, codes }: Partial<ShopProductsArgs>, context: Context): Criteria {
  checkCount(codes, context)
  const keyword = filters?.keyword?.trim()
  if (keyword && keyword.length > MAX_KEYWORD_LENGTH) {
    const t = messagesIn(context.locale)
    throw failure('BAD_USER_INPUT', t('error.keywordTooLong', { max: MAX_KEYWORD_LENGTH }))
  }
  return {
    categories: filters?.categories ?? undefined,
    brands: filters?.brands ?? undefined,
    spuCodes: filters?.spuCodes ?? undefined,
    onShelves: (filters?.spuSaleStatuses ?? ['ON_SHELF']).map(status => status === 'ON_SHELF'),
    minPrice: cents(filters?.salePrice?.min),
    maxPrice: cents(filters?.salePrice?.max),
    attributes: filters?.attributes ?? undefined,
    firstListTimeAfter: filters?.firstListTimeAfter ?? undefined,
    keyword: keyword || undefined,
    codes: codes ?? undefined,
    sorts: (sorts ?? []).map(({ field, order }) => ({ field, order: order ?? 'DESC' })),
  }
}

/** A page of products. Source: C-344, C-322, C-120. */
function products(_: unknown, args: Partial<ShopProductsArgs>, context: Context) {
  const t = messagesIn(context.locale)
  const first = args.pageInput?.first ?? PAGE_SIZE
  if (first < 1 || first > MAX_PAGE_SIZE) {
    throw failure('BAD_USER_INPUT', t('error.pageSize', { max: MAX_PAGE_SIZE }))
  }
  const found = context.shelf.select(criteriaOf(args, context))
  const page = pageOf(found, first, args.pageInput?.after ?? undefined)
  if (!page) throw failure('BAD_USER_INPUT', t('error.badCursor'))
  const edges = page.entries.map((spu, index) => ({
    cursor: encodeCursor(page.from + index, spu.code),
    node: context.shelf.model(spu),
  }))
  return {
    edges,
    pageInfo: {
      hasPreviousPage: page.from > 0,
      hasNextPage: page.from + edges.length < page.totalCount,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      totalCount: page.totalCount,
    },
  }
}

const firstOf = <Entry>(list: readonly Entry[], first: number | null | undefined) =>
  first === null || first === undefined ? list : list.slice(0, Math.max(0, first))

const money = (amount: number | null) => (amount === null ? null : toWire(amount))

export const productResolvers: Resolvers = {
  Query: {
    shop: () => ({}),
    getCategories: (_, __, { shelf }) => shelf.catalogue.roots,
    node: (_, { code }, { shelf }) => shelf.product(code) ?? null,
  },
  Shop: {
    productByCode: (_, args, context) => productsByCode(args, context, context.shelf),
    productByCodeNoCache: async (_, args, context) =>
      productsByCode(args, context, await context.request.freshShelf()),
    products,
    brands: (_, __, { shelf, locale }) =>
      [...shelf.catalogue.brands.values()].map(brand => ({ ...brand, name: brand.name[locale] })),
    categories: (_, __, { shelf }) => shelf.catalogue.roots,
  },
  Product: {
    images: ({ images }, { types }) => (types ? images.filter(image => types.includes(image.type)) : images),
    categories: ({ spu, shelf }) => categoriesOf(spu, shelf.catalogue),
    skus: ({ spu, shelf }, { first }) => firstOf(spu.skus, first).map(sku => ({ sku, spu, shelf })),
    options: ({ spu }, _, { locale }) => optionsOf(spu, locale),
    promotions: ({ spu, shelf }, { first }, { locale }) =>
      firstOf(promotionsOf(spu, locale, shelf.beholder.now), first),
    attributes: ({ spu, shelf }, { codes }, { locale }) => attributesOf(spu, shelf.catalogue, locale, codes),
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
  },
  Category: {
    name: ({ name }, _, { locale }) => name[locale],
    navFrontName: ({ navFrontName }, _, { locale }) => navFrontName[locale],
  },
}

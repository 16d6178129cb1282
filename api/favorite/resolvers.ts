import { pageAfter } from '../shared/page-after.ts'
import { memberOf } from '../auth/session/member-session.ts'
import type {
  MutationCancelFavoriteArgs,
  MutationCreateFavoriteArgs,
  QueryQueryFavoritesArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import { checkCodes, pageSizeOf } from '../product/list/criteria.ts'
import { findSku } from '../product/find-sku.ts'
import { productPath } from '../rules/address.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import { favoriteModel, favoritePage } from './favorite-list.ts'
import type { StoredFavorite } from './favorite-store.ts'
import type { FavoriteContext } from './services.ts'

type FavoriteErrorCode = 'FAVORITE_LIMIT' | 'FAVORITE_GIFT' | 'FAVORITE_UNKNOWN_SKU'

function refusal(code: FavoriteErrorCode, { locale }: FavoriteContext, max = 0) {
  const message = messagesIn(locale)(`favorite.${code}`, { max })
  return { userErrors: [{ code, message, field: code === 'FAVORITE_LIMIT' ? null : 'skuCode' }] }
}

/** A gift has no sale price; goods off the shelf cannot be seen. Source: M-155, L-403. */
function skuError(skuCode: string, { view }: FavoriteContext): FavoriteErrorCode | undefined {
  const goods = findSku(view.index(), skuCode)
  if (!goods?.sku.isEnabled || !goods.spu.onShelves) return 'FAVORITE_UNKNOWN_SKU'
  return goods.sku.salePrice === null ? 'FAVORITE_GIFT' : undefined
}

/** Source: C-349, M-153 … M-156, M-254, CO-29, CO-30. */
async function createFavorite(
  _: unknown,
  { input: { skuCode }, maxCount }: MutationCreateFavoriteArgs,
  context: FavoriteContext,
) {
  const { user_code } = await memberOf(context)
  const error = skuError(skuCode, context)
  if (error) return refusal(error, context)
  const { favorites, limits, now } = context.request
  const max = Math.max(0, Math.min(maxCount ?? limits.mostWishes, limits.mostWishes))
  const favorite = await favorites.add(user_code, skuCode, { max, now })
  if (!favorite) return refusal('FAVORITE_LIMIT', context, max)
  return { favoriteId: favorite.id, favorite: favoriteModel(favorite, context.view), userErrors: [] }
}

/** Source: M-255, L-383, LO-104. */
async function cancelFavorite(
  _: unknown,
  { collectionCodes }: MutationCancelFavoriteArgs,
  context: FavoriteContext,
) {
  const { user_code } = await memberOf(context)
  checkCodes(collectionCodes, context)
  await context.request.favorites.remove(user_code, collectionCodes)
  return { success: true, userErrors: [] }
}

/** Source: M-210, M-253. */
async function queryFavorites(_: unknown, args: Partial<QueryQueryFavoritesArgs>, context: FavoriteContext) {
  const { user_code } = await memberOf(context)
  const stored = await context.request.favorites.of(user_code)
  const page = favoritePage(
    stored.map(favorite => favoriteModel(favorite, context.view)),
    {
      filter: args.filter ?? 'ALL',
      sort: args.sort ?? 'NEWEST',
      first: pageSizeOf(args, context),
      after: pageAfter(args),
    },
  )
  if (!page) throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.badCursor'))
  return page
}

type Marks = ReadonlyMap<string, StoredFavorite>
const NO_MARKS: Promise<Marks> = Promise.resolve(new Map())
/** The favourites of the caller, read once per request however many products ask. */
const marksOfRequest = new WeakMap<object, Promise<Marks>>()

/**
 * The favourites of the caller by SKU. An answer for guests has none and must stay the same for all of them, so `request` is not
 * read there.
 */
function marksOf(context: FavoriteContext): Promise<Marks> | undefined {
  if (context.view.priceContext.audience.kind !== 'MEMBER') return undefined
  const { request } = context
  const known = marksOfRequest.get(request)
  if (known) return known
  const { caller, favorites } = request
  const marks =
    caller.state === 'known'
      ? favorites
          .of(caller.session.userCode)
          .then((all): Marks => new Map(all.map(favorite => [favorite.skuCode, favorite])))
      : NO_MARKS
  marksOfRequest.set(request, marks)
  return marks
}

const modelOf = (favorite: StoredFavorite | undefined, { view }: FavoriteContext) =>
  favorite ? favoriteModel(favorite, view) : null

export const favoriteResolvers: Resolvers<FavoriteContext> = {
  Query: { queryFavorites },
  Mutation: {
    createFavorite,
    createFavoriteGql: createFavorite,
    cancelFavorite,
    cancelFavorites: cancelFavorite,
  },
  Favorite: {
    description: ({ goods }, _, { locale }) => goods?.spu.title[locale] ?? '',
    url: ({ goods }) => (goods ? productPath(goods.spu.code) : ''),
    spuCode: ({ goods }) => goods?.spu.code ?? '',
    product: ({ goods, view }) => (goods ? view.model(goods.spu) : null),
    sku: ({ goods, view }) => (goods ? { ...goods, view } : null),
  },
  Product: {
    /** Source: C-056. */
    favorite({ spu }, _, context) {
      const marks = marksOf(context)
      if (!marks) return null
      return marks.then(all => modelOf(spu.skus.flatMap(({ code }) => all.get(code) ?? []).at(0), context))
    },
  },
  Sku: {
    /** Source: C-064. */
    favorite: ({ sku }, _, context) =>
      marksOf(context)?.then(all => modelOf(all.get(sku.code), context)) ?? null,
  },
}

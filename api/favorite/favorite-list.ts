import type { Sku, Spu } from '../catalogue/catalogue.ts'
import type { FavoriteFilter, FavoriteSort } from '../generated/resolver-types.ts'
import type { CatalogueView } from '../product/view/catalogue-view.ts'
import { findSku } from '../product/find-sku.ts'
import { unitPrice } from '../catalogue/pricing.ts'
import type { StoredFavorite } from './favorite-store.ts'
import { z } from 'zod'

/** A favourite with what the catalogue has for it now; `goods` is absent when it has nothing. */
export interface FavoriteModel extends StoredFavorite {
  readonly goods?: { readonly sku: Sku; readonly spu: Spu } | undefined
  /** Cents this member pays; null without a price. */
  readonly price: number | null
  readonly isAvailable: boolean
  readonly view: CatalogueView
}

const isBuyable = ({ sku, spu }: NonNullable<FavoriteModel['goods']>) =>
  spu.onShelves && sku.isEnabled && (sku.inventory === null || sku.inventory > 0)

export function favoriteModel(favorite: StoredFavorite, view: CatalogueView): FavoriteModel {
  const goods = findSku(view.index(), favorite.skuCode)
  const { audience, now } = view.priceContext
  const price = goods ? unitPrice(goods.sku, audience, now) : null
  return { ...favorite, goods, price, isAvailable: goods !== undefined && isBuyable(goods), view }
}

const isReduced = ({ isAvailable, price, goods }: FavoriteModel) =>
  isAvailable && price !== null && price < (goods?.sku.listPrice ?? price)

const FILTERS: Readonly<Record<FavoriteFilter, (favorite: FavoriteModel) => boolean>> = {
  ALL: () => true,
  AVAILABLE: ({ isAvailable }) => isAvailable,
  REDUCED: isReduced,
  UNAVAILABLE: ({ isAvailable }) => !isAvailable,
}

const countsOf = (favorites: readonly FavoriteModel[]) =>
  (Object.keys(FILTERS) as FavoriteFilter[]).map(filter => ({
    filter,
    count: favorites.filter(FILTERS[filter]).length,
  }))

/** Sort key: a number that rises, then newer before older, then the id. */
type Place = readonly [rank: number | null, createdAt: number, id: string]

function placeOf({ price, createdAt, id }: FavoriteModel, sort: FavoriteSort): Place {
  if (sort === 'NEWEST') return [0, createdAt, id]
  return [price === null ? null : sort === 'PRICE_ASC' ? price : -price, createdAt, id]
}

function comparePlaces([rank, createdAt, id]: Place, [otherRank, otherCreatedAt, otherId]: Place): number {
  // A rank of null means no price, which comes last. In JSON there is no `Infinity`.
  if (rank !== otherRank) return (rank ?? Infinity) < (otherRank ?? Infinity) ? -1 : 1
  return otherCreatedAt - createdAt || (id === otherId ? 0 : id > otherId ? -1 : 1)
}

const cursorSchema = z.tuple([z.number().nullable(), z.number(), z.string().max(64)])

const encodeCursor = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url')

function decodeCursor(text: string): Place | undefined {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

interface PageWanted {
  readonly filter: FavoriteFilter
  readonly sort: FavoriteSort
  readonly first: number
  /** Cursor of the entry before the page; the beginning when missing. */
  readonly after?: string | undefined
}

/**
 * A page of a wish list. A cursor holds a place in the order, so favourites that come or go meanwhile cause no repeated or missing
 * entries.
 *
 * @returns `undefined` when `after` is no cursor of a wish list
 */
export function favoritePage(
  favorites: readonly FavoriteModel[],
  { filter, sort, first, after }: PageWanted,
) {
  const start = after === undefined ? undefined : decodeCursor(after)
  if (after !== undefined && !start) return undefined
  const listed = favorites
    .filter(FILTERS[filter])
    .map(node => ({ node, place: placeOf(node, sort) }))
    .sort((one, other) => comparePlaces(one.place, other.place))
  const from = start ? listed.filter(({ place }) => comparePlaces(place, start) <= 0).length : 0
  const edges = listed
    .slice(from, from + first)
    .map(({ node, place }) => ({ cursor: encodeCursor(place), node }))
  return {
    edges,
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: from + first < listed.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      totalCount: listed.length,
    },
    counts: countsOf(favorites),
  }
}

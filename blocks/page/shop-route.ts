import type { ListQuery } from './list-query.ts'

/** Route of a page, beside its content: blocks of shells take their product or list from here. */
export type ShopRoute = ContentRoute | ProductRoute | ListRoute | ScreenRoute

interface ContentRoute {
  readonly kind: 'content'
  /** On the home of the sport section; see `ProductRoute.section`. Source: L-013, C-019. */
  readonly section?: string
}

/** A page of the shop's own that operators do not compose: login, account, documents. */
interface ScreenRoute {
  readonly kind: 'screen'
  /** A name of the route table. */
  readonly screen: string
  /** Name in the path, such as a document's code; decoded. */
  readonly params: Readonly<Record<string, string>>
}

/** `/product/{code}`, `/item/{brand}/{code}`. Source: C-025, C-026. */
export interface ProductRoute {
  readonly kind: 'product'
  /** Of the product shown, which may be another colour than the one asked for (CO-23). */
  readonly code: string
  /** `/SPORTb` inside the sport section, empty outside; prefix of product, brand and list addresses. Source: C-046. */
  readonly section: string
}

/** `/list`, `/products/…`, `/brand/…`. Source: C-021 … C-024. */
export interface ListRoute {
  readonly kind: 'list'
  /** Path without query; a list's address is this and `formatListQuery(query)`. */
  readonly pathname: string
  readonly place: ListPlace
  readonly query: ListQuery
  /** See `ProductRoute.section`. */
  readonly section: string
}

/** Which part of the catalogue a list shows, before any filter. */
export type ListPlace =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'category'
      readonly code: string
      readonly name: string
      readonly trail: readonly Crumb[]
    }
  | {
      readonly kind: 'brand'
      readonly code: string
      readonly name: string
      /** A category inside the brand (`/brand/{brand}/{category}`). */
      readonly categoryCode?: string
      readonly categoryName?: string
    }

/** A step on the way to where one is. */
export interface Crumb {
  readonly name: string
  readonly href: string
}

export const CONTENT_ROUTE: ShopRoute = { kind: 'content' }

/** Prefix of addresses: `/SPORTb` inside the sport section, else nothing. Source: C-046. */
export const sectionOf = (route: ShopRoute): string => ('section' in route ? (route.section ?? '') : '')

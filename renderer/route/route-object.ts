import type { ShellPath } from '#blocks/page/page.ts'
import type { RouteObject } from 'react-router'

/** Screens of the shop, named by the code of the block that draws them. */
export type ScreenName =
  | 'login'
  | 'register'
  | 'registerSuccess'
  | 'resetPassword'
  | 'linkAccount'
  | 'user'
  | 'profile'
  | 'password'
  | 'addresses'
  | 'addressUpdate'
  | 'orders'
  | 'orderDetail'
  | 'returnRequest'
  | 'refundRecords'
  | 'refundDetail'
  | 'wishList'
  | 'goDollar'
  | 'coupons'
  | 'document'
  | 'help'
  | 'contact'
  | 'storeLocator'
  | 'liveChat'
  | 'unsubscribe'
  | 'cart'
  | 'sharedCart'
  | 'checkout'
  | 'payment'
  | 'payResult'

/** Guards of routes; `guards.ts` defines what each decides. */
export type GuardName = 'auth' | 'guestOnly' | 'authOrTempToken' | 'memberZone'

/** A page that operators compose as a whole. `contentPath` may name the route's params. Source: LO-02. */
interface ContentHandle {
  readonly kind: 'content'
  readonly contentPath: string
  readonly section?: string
}

interface ProductHandle {
  readonly kind: 'product'
  readonly section: string
  /** `/item/{x}`: x may be a brand when it is no product. Source: CO-11. */
  readonly mayBeBrand: boolean
}

interface ListHandle {
  readonly kind: 'list'
  readonly base: 'list' | 'products' | 'brand'
  readonly section: string
}

export interface ScreenHandle {
  readonly kind: 'screen'
  readonly screen: ScreenName
  /** Params that the path fixes instead of naming them. */
  readonly params?: Readonly<Record<string, string>>
  /** True if search engines may list it; most screens are personal. */
  readonly isIndexed?: boolean
}

/** Answers with a redirect. */
interface RedirectHandle {
  readonly kind: 'redirect'
  readonly to: string
}

/** The same addresses as drafts: the rest of the path is matched again below `/preview`. Source: LO-11. */
interface PreviewHandle {
  readonly kind: 'preview'
}

/** Routes whose screens share one shell. */
interface AreaHandle {
  readonly kind: 'area'
  readonly shell: ShellPath
}

export type RouteHandle = (
  | ContentHandle
  | ProductHandle
  | ListHandle
  | ScreenHandle
  | RedirectHandle
  | PreviewHandle
  | AreaHandle
) & { readonly guards?: readonly GuardName[] }

export type ShopRouteObject = RouteObject & {
  readonly id: string
  readonly handle: RouteHandle
  children?: ShopRouteObject[]
}

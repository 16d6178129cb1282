import type { Locale } from '#locales/locale.ts'
import type { StatedSettings } from './rules/default-stated.ts'
import type { ShopLimits } from './rules/shop-limits.ts'
import type { CatalogueView } from './product/view/catalogue-view.ts'

/** A shopper's session as resolvers see it. */
interface Session {
  readonly kind: 'visitor' | 'member' | 'order'
  /** Of the member, or the visitor's own. */
  readonly userCode: string
  /** The one order an `order` session may see. */
  readonly orderCode: string | null
  /** Level of a member; null for all other sessions. */
  readonly levelCode: string | null
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** The caller: no token, a token that is unknown or expired, or a session. */
export type Caller =
  | { readonly state: 'none' }
  | { readonly state: 'invalid' }
  | { readonly state: 'known'; readonly session: Session; readonly token: string }

/** The cookie by which a browser is known again. */
export interface BrowserCookie {
  readonly value: string | undefined
  /** Stores another value with the answer. */
  readonly replace: (value: string) => void
}

/** Facts of one request. */
interface RequestFacts {
  /** Epoch milliseconds. */
  readonly now: number
  readonly caller: Caller
  readonly limits: ShopLimits
  /** Network address of the caller; `undefined` in process. */
  readonly address: string | undefined
  /** Cookie of the browser, for `auth/known-browser.ts`; without one in process. */
  readonly browser: BrowserCookie
  /** The shop's address as the caller's browser sees it, without a slash at the end; `undefined` in process. */
  readonly origin: string | undefined
  /** The catalogue view after checking the database; the present one when that takes too long. */
  readonly freshView: () => Promise<CatalogueView>
  /**
   * A view of the newest catalogue, for decisions that need current prices. When the whole of it takes too long, it has no
   * products but those of these SKUs and the gifts of promotions; without SKUs it is the present one.
   */
  readonly newestView: (skuCodes?: readonly string[]) => Promise<CatalogueView>
}

/**
 * Context of resolvers. Answers made from `view` alone are the same for all callers with that view, and are cached with it
 * (`transport/answer-cache.ts`). Everything that differs by person or moment is below `request`: reading it marks the answer
 * as personal, and personal answers are never cached.
 *
 * @typeParam Services what a domain's resolvers use; each domain names its own in `services.ts`
 */
export interface Context<Services = object> {
  readonly locale: Locale
  /** The catalogue as this caller sees it; its `priceContext` has the audience and the time for prices. */
  readonly view: CatalogueView
  /** Settings that texts may state. They hold for as long as the process runs, so an answer that states one may be cached. */
  readonly stated: StatedSettings
  readonly request: RequestFacts & Services
  /** Counts a search of a shopper that found nothing; not one of a preview. */
  readonly noteMiss: (keyword: string) => void
  /** Returns true if `request` was read. */
  readonly isPersonal: () => boolean
  /** Marks the answer as not worth caching: it is rarely requested again and quickly made. */
  readonly skipCache: () => void
  readonly skipsCache: () => boolean
}

/** The same request with another view of the catalogue. */
export const withView = <Known extends Context>(context: Known, view: CatalogueView): Known => ({
  ...context,
  request: context.request,
  view,
})

import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '#locales/locale.ts'
import type { SessionStore } from './auth/session-store.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { LiveCatalogue } from './catalogue/live/live-catalogue.ts'
import type { BrowserCookie, Caller, Context } from './context.ts'
import {
  type CatalogueView,
  type CatalogueViews,
  createCatalogueViews,
} from './product/view/catalogue-view.ts'
import { type Audience, audienceOfViewer, GUEST } from './catalogue/pricing.ts'
import type { PriceContext } from './product/product-model.ts'
import type { SearchMisses } from './sales/search-misses.ts'
import type { SettingsOf } from './settings/shop-settings.ts'
import type { StatedSettings } from './rules/default-stated.ts'
import type { ViewPoint } from './rules/view-point.ts'

/** Time an answer waits for the newest catalogue. After a very large import reading it takes seconds. Milliseconds. */
const FRESH_WAIT_MS = 150

/** What a request brings along. */
export interface RequestOrigin {
  readonly locale: Locale
  readonly token?: string | undefined
  /** Epoch milliseconds to answer for (a preview); the clock's time when missing. */
  readonly now?: number | undefined
  /** Replaces the session's audience and the instant (a preview). */
  readonly viewPoint?: ViewPoint | undefined
  /** Network address of the caller. */
  readonly address?: string | undefined
  /** The shop's address as the caller's browser sees it. */
  readonly origin?: string | undefined
  readonly browser?: BrowserCookie | undefined
}

/**
 * One request. A class: an object literal with a getter gets a hidden class of its own, which keeps all that the getter reaches until the
 * next collection of the whole heap.
 */
class RequestContext<Services> implements Context<Services> {
  readonly locale: Locale
  readonly view: CatalogueView
  readonly stated: StatedSettings
  readonly noteMiss: Context['noteMiss']
  readonly #request: Context<Services>['request']
  #isPersonal = false
  #skipsCache = false

  constructor(
    request: Context<Services>['request'],
    { locale, view, stated, noteMiss }: Pick<Context, 'locale' | 'view' | 'stated' | 'noteMiss'>,
  ) {
    this.#request = request
    this.locale = locale
    this.view = view
    this.stated = stated
    this.noteMiss = noteMiss
  }

  get request() {
    this.#isPersonal = true
    return this.#request
  }
  readonly isPersonal = () => this.#isPersonal
  readonly skipCache = () => void (this.#skipsCache = true)
  readonly skipsCache = () => this.#skipsCache
}

const NO_BROWSER: BrowserCookie = { value: undefined, replace: () => undefined }

/** Members shop at the prices of their level. Source: M-008, C-207. */
const audienceOf = (caller: Caller): Audience =>
  caller.state === 'known' && caller.session.kind === 'member'
    ? { kind: 'MEMBER', levelCode: caller.session.levelCode }
    : GUEST

/** Creates contexts. Only a request with a token queries the database. */
export function createContexts<
  Services extends {
    readonly sessions: SessionStore
    readonly settingsOf: SettingsOf
    readonly searchMisses: Pick<SearchMisses, 'note'>
  },
>({
  catalogue,
  services,
  clock,
  views = createCatalogueViews(),
  freshWaitMs = FRESH_WAIT_MS,
  publishStock,
  viewThen = async (current, priceContext) => views(current, priceContext),
}: {
  readonly catalogue: Pick<LiveCatalogue, 'current' | 'refresh' | 'goodsOf'>
  readonly services: Services
  readonly clock: () => number
  readonly views?: CatalogueViews
  readonly freshWaitMs?: number | undefined
  /** Makes what orders have taken and given back part of the catalogue. */
  readonly publishStock?: (() => Promise<void>) | undefined
  /** The view of the catalogue as it will be at the instant of a preview. */
  readonly viewThen?: ((current: Catalogue, priceContext: PriceContext) => Promise<CatalogueView>) | undefined
}): (origin: RequestOrigin) => Promise<Context<Services>> {
  const soon = <Late>(late: () => Late) =>
    Promise.race([catalogue.refresh(), pause(freshWaitMs, undefined, { ref: false }).then(late)])
  /** Views of a few goods each: they must not take the place of the views of the whole catalogue. */
  const viewsOfGoods = createCatalogueViews()

  const callerOf = async (token: string | undefined): Promise<Caller> => {
    if (token === undefined) return { state: 'none' }
    // A token expires in real time, in a preview of another moment too.
    const session = await services.sessions.find(token, clock())
    return session ? { state: 'known', session, token } : { state: 'invalid' }
  }

  return async ({
    locale,
    token,
    address,
    origin,
    browser = NO_BROWSER,
    viewPoint,
    now: asked = viewPoint?.now,
  }) => {
    const now = asked ?? clock()
    const caller = await callerOf(token)
    const priceContext = {
      locale,
      audience: viewPoint ? audienceOfViewer(viewPoint.viewer) : audienceOf(caller),
      now,
    }
    /** Only previews name an instant: shoppers get the catalogue as it is. */
    const viewAt = (current: Catalogue) =>
      asked === undefined ? views(current, priceContext) : viewThen(current, priceContext)
    const view = await viewAt(catalogue.current())
    const { charges, checkoutTerms, returns, limits, stated } = services.settingsOf(view.catalogue.site)
    const request = {
      ...services,
      charges,
      checkoutTerms,
      returnAddress: returns.address,
      limits,
      now,
      caller,
      address,
      origin,
      browser,
      freshView: async () => viewAt(await soon(catalogue.current)),
      newestView: async (skuCodes?: readonly string[]) => {
        // Units that an order has just given back count at once.
        await publishStock?.()
        const whole = await soon(() => (skuCodes ? undefined : catalogue.current()))
        if (whole) return viewAt(whole)
        return viewsOfGoods(await catalogue.goodsOf(skuCodes ?? []), priceContext)
      },
    }
    return new RequestContext<Services>(request, {
      locale,
      view,
      stated,
      noteMiss(keyword) {
        if (asked === undefined) services.searchMisses.note(keyword, now)
      },
    })
  }
}

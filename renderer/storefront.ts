import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '#api/client/api.ts'
import { MEMBER_PAGE, showsMemberPage } from '#blocks/member-page.ts'
import { formatListQuery, parseListQuery } from '#blocks/product-list/list-query.ts'
import { CONTENT_ROUTE } from '#blocks/shop-route.ts'
import { DEFAULT_LOCALE, type Locale } from '#locales/locale.ts'
import type { BuiltAssets } from './assets.ts'
import { type BuiltPage, buildPage, type PageRequest, type ReportFailure } from './build-page.ts'
import { chooseLocale } from './choose-locale.ts'
import type { AppConfig } from './client/config.ts'
import type { CompiledPage } from './compile-page.ts'
import { isPlainlyWritten, routeOf, type Target } from './content-path.ts'
import { renderDocument } from './document.ts'
import { compressPage, createHtmlCache, type FinishedPage, finishPage, type HtmlCache } from './html-cache.ts'
import { headOf } from './page-head.ts'
import { createPageSource, emptyPage, type PageSourceParts } from './page-source.ts'
import type { PagePayload } from './payload.ts'
import type { RenderModule } from './render-module.ts'
import { resolveRoute, type Subject } from './resolve-route.ts'
import { turnedAway } from './screens/access.ts'
import { memberPage, screenPage } from './screens/definitions.ts'
import { guardsOf, isGuarded } from './screens/routes.ts'
import { TOKEN_COOKIE } from './session-cookie.ts'
import { sampleProductCode } from './sample-product.ts'
import { seoTextsFor } from './seo-texts.ts'
import { pageSecurityPolicy } from './security-policy.ts'
import { servePage } from './serve-page.ts'
import { PAYLOAD_PREFIX, readCookie, readShopRequest } from './shop-request.ts'

export interface StorefrontParts extends PageSourceParts {
  readonly apiFor: (locale: Locale) => Api
  /** Whether a session's token opens a member's account. */
  readonly isMember: (token: string) => Promise<boolean>
  /** The next moment the catalogue's prices change by themselves (epoch ms). */
  readonly catalogueChangesAt: (now: number) => number | undefined
  readonly loadRender: () => Promise<RenderModule>
  readonly assets: BuiltAssets
  readonly config: AppConfig
  /** `https://shop.example`, without slash; addresses in canonical and hreflang start with it. */
  readonly origin: string
  readonly clock: () => number
  readonly report: ReportFailure
  /** Font files every page needs at once. */
  readonly fonts: readonly string[]
  /** Style sheets that may come after first paint. */
  readonly fontStyles: readonly string[]
  readonly devScripts: readonly string[]
  /** Where finished pages are kept; in memory unless said otherwise. */
  readonly cache?: HtmlCache
}

export interface Storefront {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** To be called when anything was published, rolled back, taken down or changed its price. */
  forgetPages(): void
}

const SHOP_ENTRY = 'renderer/client/main.tsx'
const YEAR_SECONDS = 31_536_000
const CONTENT: Subject = { kind: 'content' }

/** Answers every address that is no asset, API or editor: the shop. */
export function createStorefront(parts: StorefrontParts): Storefront {
  const cache = parts.cache ?? createHtmlCache()
  const source = createPageSource(parts)
  const inFlight = new Map<string, Promise<FinishedPage>>()
  const compressing = new Set<FinishedPage>()

  /** A page can do without these texts. */
  const seoOf = ({ route, pathname }: PageRequest, api: Api) =>
    seoTextsFor(api, route, pathname).catch((error: unknown) => {
      parts.report(error, { pathname, pageVersion: 0, blockId: '' })
      return undefined
    })

  const build = async (
    request: PageRequest,
    page: CompiledPage,
    subject: Subject = CONTENT,
  ): Promise<BuiltPage> => {
    const api = parts.apiFor(request.locale)
    const [render, frame, shopSettings, seo] = await Promise.all([
      parts.loadRender(),
      source.frame(request.locale),
      source.shopSettings(request.locale),
      request.status === 200 ? seoOf(request, api) : undefined,
    ])
    return buildPage(request, {
      page,
      frame,
      shopSettings,
      head: headOf({ page: page.page, subject, seo }, request),
      api,
      currencySymbol: parts.config.currencySymbol,
      facts: parts.config,
      assets: parts.assets,
      render,
      report: parts.report,
    })
  }

  const buildStatus = (request: PageRequest, status: number) =>
    build({ ...request, status: shownStatus(status) }, emptyPage(request.locale))

  const finish = (built: BuiltPage, isPayload: boolean): FinishedPage => {
    const { payload } = built
    const { status, isPreview, head } = payload
    const isKept = !isPreview && (status === 200 || status === 404)
    const headers = {
      // Guarded pages hold nothing personal either, but going back after a logout must ask the guard again.
      'Cache-Control': isKept && !isGuarded(payload.pathname) ? 'no-cache' : 'no-store',
      ...(!head.isIndexed && { 'X-Robots-Tag': 'noindex, nofollow' }),
      ...(isPreview && { 'Referrer-Policy': 'no-referrer' }),
    }
    if (isPayload)
      return finishPage(JSON.stringify(payload), {
        status,
        contentType: 'application/json; charset=utf-8',
        headers,
      })
    const { html, scriptHashes } = renderDocument({
      page: payload,
      shop: built.shop,
      preloads: built.preloads,
      config: parts.config,
      origin: parts.origin,
      iconUrl: '/assets/icon.svg',
      entry: parts.assets.of(SHOP_ENTRY),
      texts: parts.assets.of(`renderer/client/messages-${payload.locale}.ts`),
      fonts: parts.fonts,
      fontStyles: parts.fontStyles,
      devScripts: parts.devScripts,
    })
    const policy = pageSecurityPolicy(scriptHashes, parts.keepsPages, parts.config.insiderScriptUrl)
    return finishPage(html, {
      status,
      contentType: 'text/html; charset=utf-8',
      headers: { ...headers, 'Content-Security-Policy': policy },
    })
  }

  /** The error page; a bare line when even that cannot be made. */
  const failed = async (error: unknown, request: PageRequest, isPayload: boolean): Promise<FinishedPage> => {
    const at = { pathname: request.pathname, pageVersion: 0, blockId: '' }
    parts.report(error, at)
    try {
      return finish(await buildStatus(request, 500), isPayload)
    } catch (again) {
      parts.report(again, at)
      return finishPage('<!doctype html><title>500</title><p>Cairn</p>', {
        status: 500,
        contentType: 'text/html; charset=utf-8',
        headers: { 'Cache-Control': 'no-store' },
      })
    }
  }

  /** Makes a page once however many ask for it, and keeps it with its own expiry. */
  const make = (
    key: string,
    request: PageRequest,
    isPayload: boolean,
    built: () => Promise<BuiltPage>,
    isKept = true,
  ) => {
    const running = inFlight.get(key)
    if (running) return running
    const epoch = cache.epoch()
    const making = built()
      .then(made => {
        const page = finish(made, isPayload)
        const expiresAt = minimum(made.changesAt, parts.catalogueChangesAt(request.now))
        if (parts.keepsPages && isKept && !made.isStandIn) cache.set(key, page, { epoch, expiresAt })
        return page
      })
      .catch((error: unknown) => failed(error, request, isPayload))
      .finally(() => inFlight.delete(key))
    inFlight.set(key, making)
    return making
  }

  /** All missing pages look alike: one is kept per language, so that nobody fills the cache with addresses of their own. */
  const missing = (request: PageRequest, isPayload: boolean) => {
    const key = cacheKey(isPayload, request.locale, '404')
    const kept = cache.get(key, request.now)
    const shared = { ...request, pathname: '/' }
    return kept ?? make(key, shared, isPayload, () => buildStatus(shared, 404))
  }

  const released = async ({ request, contentPath, subject, isPayload, key, isKept }: Wanted) => {
    if (subject.kind === 'screen' || subject.kind === 'document') {
      const screen = screenPage(subject.kind === 'screen' ? subject.screen : 'document', request.locale)
      return make(key, request, isPayload, () => build(request, screen, subject), isKept)
    }
    const found = await source.released(contentPath, request.locale)
    if (contentPath === MEMBER_PAGE && (found === 404 || typeof found !== 'number')) {
      const page = memberPage(found === 404 ? emptyPage(request.locale) : found, request.locale)
      return make(key, request, isPayload, () => build(request, page, subject), isKept)
    }
    if (found === 404) return missing(request, isPayload)
    if (typeof found === 'number') throw new Error(`The content store answered ${found} for ${contentPath}`)
    return make(key, request, isPayload, () => build(request, found, subject), isKept)
  }

  const draft = async ({ request, contentPath, subject, isPayload }: Wanted, token: string) => {
    const found = await source.draft(contentPath, request.locale, token)
    return finish(
      await (typeof found === 'number' ? buildStatus(request, found) : build(request, found, subject)),
      isPayload,
    )
  }

  /** Compressing well takes longer than a reader should wait, and pays only for pages that are read again. */
  const compress = async (key: string, page: FinishedPage) => {
    if (page.br || compressing.has(page)) return
    compressing.add(page)
    cache.replace(key, page, await compressPage(page))
    compressing.delete(page)
  }

  /** Where somebody who may not see a page goes instead. Source: M-074, M-081. */
  const elsewhere = async (incoming: IncomingMessage, pathname: string, search: URLSearchParams) => {
    const token = readCookie(incoming.headers.cookie, TOKEN_COOKIE)
    const isMember = token !== undefined && (await parts.isMember(token))
    return turnedAway(guardsOf(pathname), isMember, { pathname, search })
  }

  return {
    forgetPages() {
      source.forget()
      inFlight.clear()
      cache.clear()
    },
    async handle(incoming, response) {
      const { pathname, isPayload, lang, localeCookie, previewToken, search } = readShopRequest(incoming)
      const now = parts.clock()
      const choice = chooseLocale(lang, localeCookie)
      const locale = choice?.locale ?? DEFAULT_LOCALE
      if (choice?.setCookie) response.setHeader('Set-Cookie', localeCookieOf(choice.setCookie))

      // An address may carry what opens a session or an order; nobody it leads to shall read it. Source: MO-28.
      if (search.has('token') || search.has('tempToken')) response.setHeader('Referrer-Policy', 'no-referrer')
      const route = choice ? routeOf(pathname) : ({ kind: 'notFound' } as const)
      const moveTo = (to: string) => {
        const location = isPayload ? `${PAYLOAD_PREFIX}${to === '/' ? '' : to}` : to
        response.writeHead(302, { Location: location, 'Cache-Control': 'no-cache' }).end()
      }
      const request: PageRequest = {
        status: 200,
        pathname,
        locale,
        isPreview: false,
        route: CONTENT_ROUTE,
        now,
      }
      const fail = async (error: unknown) =>
        servePage(incoming, response, await failed(error, request, isPayload))
      try {
        if (route.kind === 'page' && route.contentPath === MEMBER_PAGE && !route.isPreview) {
          const { settings } = await source.shopSettings(locale)
          if (!showsMemberPage(settings)) return moveTo('/user')
        }
        if (choice && isGuarded(pathname)) {
          const to = await elsewhere(incoming, pathname, search)
          if (to !== undefined) return sendAway(response, to, isPayload)
        }
      } catch (error) {
        return fail(error)
      }
      const variant = route.kind === 'page' ? variantOf(route.target, search) : ''
      const key = cacheKey(isPayload, locale, pathname + variant)
      const kept = choice && cache.get(key, now)
      if (kept) {
        await servePage(incoming, response, kept)
        return compress(key, kept)
      }
      if (route.kind === 'redirect') return moveTo(route.to)
      if (route.kind === 'notFound') return servePage(incoming, response, await missing(request, isPayload))
      try {
        const api = parts.apiFor(locale)
        const sampleCode = async () => {
          const shell = await source.draft(route.contentPath, locale, previewToken)
          return sampleProductCode(api, typeof shell === 'number' ? { blocks: [] } : shell)
        }
        const resolved = await resolveRoute(route.target, { api, pathname, search, sampleCode })
        if (resolved.kind === 'redirect') return moveTo(resolved.to)
        if (resolved.kind === 'notFound')
          return servePage(incoming, response, await missing(request, isPayload))
        const wanted: Wanted = {
          request: { ...request, route: resolved.route, isPreview: route.isPreview },
          contentPath: route.contentPath,
          subject: resolved.subject,
          isPayload,
          key,
          isKept: isKeepable(pathname, route.target, variant),
        }
        const page = await (route.isPreview ? draft(wanted, previewToken) : released(wanted))
        await servePage(incoming, response, page)
      } catch (error) {
        await fail(error)
      }
    },
  }
}

/** To the page a guard names; a script asking for a payload is told to load the document, which is then sent on. */
function sendAway(response: ServerResponse, to: string, isPayload: boolean): void {
  const headers = { 'Cache-Control': 'no-store' }
  if (isPayload)
    response.writeHead(401, { ...headers, 'Content-Type': 'text/plain' }).end('Not for this session')
  else response.writeHead(302, { ...headers, Location: to }).end()
}

/** A page to make: for whom, of what, and under which key it is kept. */
interface Wanted {
  readonly request: PageRequest
  readonly contentPath: string
  readonly subject: Subject
  readonly isPayload: boolean
  readonly key: string
  readonly isKept: boolean
}

/** What of an address beside its path makes another page: a list's state. */
const variantOf = (target: Target, search: URLSearchParams) =>
  target.kind === 'list' ? formatListQuery(parseListQuery(search)) : ''

/** Lists as they are and sorted. */
const KEPT_VARIANT = /^(\?sort=[A-Za-z]+)?$/

/** Not kept is what anybody could think up without end: filters, searches, numbers of orders, spellings of one address. */
function isKeepable(pathname: string, target: Target, variant: string): boolean {
  // Whether there is such a document, the server knows; of orders it knows nothing here.
  const isThoughtUp =
    target.kind === 'screen' && target.screen !== 'document' && Object.keys(target.params).length > 0
  return KEPT_VARIANT.test(variant) && !isThoughtUp && isPlainlyWritten(pathname)
}

const cacheKey = (isPayload: boolean, locale: Locale, pathname: string) =>
  `${isPayload ? 'json' : 'html'} ${locale} ${pathname}`

const localeCookieOf = (short: string) => `locale=${short}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`

/** The error pages there are. */
const shownStatus = (status: number): PagePayload['status'] =>
  status === 403 || status === 500 ? status : 404

const minimum = (...moments: (number | undefined)[]) => {
  const known = moments.filter(moment => moment !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

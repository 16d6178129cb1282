import { serverTiming } from '#blocks/shop/time/server-clock.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '#api/client/api.ts'
import type { CacheUse } from '#platform/byte-cache.ts'
import { localeCookie, readCookie, TOKEN_COOKIE } from '#api/rules/cookie.ts'
import { showsMemberPage } from '#blocks/shop/links/member-page.ts'
import { CONTENT_ROUTE } from '#blocks/page/shop-route.ts'
import { DEFAULT_LOCALE, type Locale } from '#locales/locale.ts'
import type { PageRequest } from './build/build-page.ts'
import type { PageMeter } from './build/draw-block.ts'
import { chooseLocale } from './route/choose-locale.ts'
import { checkGuards } from './route/guards.ts'
import { createHtmlCache, type FinishedPage, type HtmlCache, type MadePage } from './build/html-cache.ts'
import { type MatchedRoute, matchRoute } from './route/match-route.ts'
import { cacheKey, isKeepable, variantOf } from './build/page-keys.ts'
import { createPageCompressor } from './build/page-compressor.ts'
import type { StatedTexts } from '#api/rules/stated-settings.ts'
import type { AppConfig } from './client/config.ts'
import { createPageMaker, type MakerParts, type PageMaker, type PageToMake } from './build/page-maker.ts'
import { createPlainPages } from './build/plain-pages.ts'
import { createPageSource, type PageSource, type PageSourceParts } from './source/page-source.ts'
import type { GuardName } from './route/route-object.ts'
import { resolveRoute } from './route/resolve-route.ts'
import { sampleProductCode } from './source/sample-product.ts'
import { servePage } from './build/serve-page.ts'
import { PAYLOAD_PREFIX, readShopRequest } from './shop-request.ts'

export interface StorefrontParts extends PageSourceParts, MakerParts {
  readonly report: MakerParts['report']
  /** New place of a moved page: its content path, which is its address. */
  readonly movedTo: (contentPath: string) => string | undefined
  /** Resolves to true if a session's token opens a member's account. */
  readonly isMember: (token: string) => Promise<boolean>
  readonly clock: () => number
  /** Storage of finished pages; in memory unless said otherwise. */
  readonly cache?: HtmlCache
}

/** Settings of the shop in place of those that hold. */
export interface OtherSettings {
  readonly config: AppConfig
  readonly stated: (locale: Locale) => StatedTexts
}

export interface Storefront {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Call it after a publication, a roll-back, a take-down or a change of prices. */
  forgetPages(): void
  /** Makes the draft behind a preview address as of `now` (epoch ms) for `meter` alone. A status code when there is none. */
  measure(address: string, now: number, meter: PageMeter): ReturnType<PageMaker['measured']>
  /** Document of a page for `api` alone, as of `now` (epoch ms); a status code when there is none. Nothing of it is cached. */
  draw(
    asked: { readonly pathname: string; readonly locale: Locale; readonly now: number },
    api: Api,
    settings?: OtherSettings,
  ): Promise<string | number>
  /** Fill of the caches of finished and of compiled pages, by name. */
  cacheUses: () => Readonly<Record<string, CacheUse>>
}

/** Query of an address. */
interface Asked {
  readonly pathname: string
  readonly search: URLSearchParams
  readonly locale: Locale
  /** Of a preview link. */
  readonly token: string
  /** Epoch ms. */
  readonly now: number
}

/** Finds subjects of matched addresses; a preview of the product shell is about a product that its draft names, or any. */
const subjectFinder =
  (parts: Pick<StorefrontParts, 'apiFor'>, previews: PageSource) =>
  (
    { target, contentPath }: Extract<MatchedRoute, { kind: 'page' }>,
    { pathname, search, locale, token, now }: Asked,
  ) => {
    const api = parts.apiFor(locale)
    const sampleCode = async () => {
      const shell = await previews.draft(contentPath, locale, token, now)
      return sampleProductCode(api, typeof shell === 'number' ? { blocks: [] } : shell)
    }
    return resolveRoute(target, { api, pathname, search, sampleCode })
  }

const draftMeasure =
  (resolve: ReturnType<typeof subjectFinder>, maker: PageMaker): Storefront['measure'] =>
  async (address, now, meter) => {
    const { pathname, lang, preview, search } = readShopRequest({ url: address, headers: {} })
    const locale = chooseLocale(lang, undefined)?.locale ?? DEFAULT_LOCALE
    const route = matchRoute(pathname)
    if (route.kind !== 'page' || !route.isPreview) return 404
    const resolved = await resolve(route, { pathname, search, locale, token: preview.token, now })
    if (resolved.kind !== 'found') return 404
    const page: PageToMake = {
      request: { status: 200, pathname, locale, isPreview: true, route: resolved.route, now },
      contentPath: route.contentPath,
      subject: resolved.subject,
      isPayload: false,
      key: '',
      isKept: false,
    }
    return maker.measured(page, preview.token, meter)
  }

/** Draws pages of a shop that only the caller sees, with a maker of their own. */
const pageDrawer =
  (parts: StorefrontParts, previews: PageSource): Storefront['draw'] =>
  async ({ pathname, locale, now }, api, settings) => {
    const route = matchRoute(pathname)
    if (route.kind !== 'page' || route.isPreview) return 404
    const search = new URLSearchParams()
    const resolved = await resolveRoute(route.target, {
      api,
      pathname,
      search,
      sampleCode: async () => '',
    })
    if (resolved.kind !== 'found') return 404
    const own = {
      ...parts,
      apiFor: () => api,
      keepsPages: false,
      ...(settings && {
        config: () => settings.config,
        compile: { ...parts.compile, stated: settings.stated },
      }),
    }
    const pages = settings ? createPageSource(own) : previews
    const maker = createPageMaker(own, { source: pages, previews: pages }, createHtmlCache())
    const made = await maker.released({
      request: { status: 200, pathname, locale, isPreview: false, route: resolved.route, now },
      contentPath: route.contentPath,
      subject: resolved.subject,
      isPayload: false,
      key: '',
      isKept: false,
    })
    return made.status === 200 && 'body' in made ? made.body.toString() : made.status
  }

/** What a request asks for. */
interface Visit extends ReturnType<typeof readShopRequest> {
  readonly route: MatchedRoute
  readonly guards: readonly GuardName[]
  /** False if the address names no language that the shop has. */
  readonly isInLanguage: boolean
  readonly request: PageRequest
}

/** Reads a request, and sets the headers that follow from its address alone. */
function readVisit(incoming: IncomingMessage, response: ServerResponse, now: number): Visit {
  const asked = readShopRequest(incoming)
  response.setHeader('Server-Timing', serverTiming(now))
  const { pathname, search } = asked
  const choice = chooseLocale(asked.lang, asked.shortLocale)
  // An address may carry a token that opens a session or an order, or ends mails: nothing the page asks for or links to may read it.
  // Source: MO-28.
  if ([...search.keys()].some(name => /token$/i.test(name)))
    response.setHeader('Referrer-Policy', 'no-referrer')
  const route = choice ? matchRoute(pathname) : ({ kind: 'notFound' } as const)
  // The language of a previewed page is not that of who looks at it: an operator's editor stays as it is.
  if (choice?.setCookie && !(route.kind === 'page' && route.isPreview))
    response.setHeader('Set-Cookie', localeCookie(choice.locale))
  const guards = route.kind === 'notFound' ? [] : route.guards
  const request: PageRequest = {
    status: 200,
    pathname,
    locale: choice?.locale ?? DEFAULT_LOCALE,
    isPreview: false,
    ...(guards.length > 0 && { guardedFor: guards.includes('guestOnly') ? 'guests' : 'members' }),
    route: CONTENT_ROUTE,
    now,
  }
  return { ...asked, route, guards, isInLanguage: choice !== undefined, request }
}

/** Answers every address that is no asset, API or editor: the shop. */
export function createStorefront(parts: StorefrontParts): Storefront {
  const cache = parts.cache ?? createHtmlCache()
  const source = createPageSource(parts)
  const previews = createPageSource({ ...parts, keepsPages: false })
  const maker = createPageMaker(parts, { source, previews }, cache)
  const resolve = subjectFinder(parts, previews)
  const compress = createPageCompressor(cache)
  const plain = createPlainPages()
  const serve = (request: IncomingMessage, response: ServerResponse, page: FinishedPage | MadePage) =>
    servePage(request, response, page, plain)

  /** Resolves to true if the request carries a member's session. */
  const isMember = async ({ headers }: IncomingMessage) => {
    const token = readCookie(headers.cookie, TOKEN_COOKIE)
    return token !== undefined && parts.isMember(token)
  }

  return {
    measure: draftMeasure(resolve, maker),
    draw: pageDrawer(parts, previews),
    cacheUses: () => ({ pages: cache.use(), plain_pages: plain.use(), compiled_pages: source.cacheUse() }),
    forgetPages() {
      source.forget()
      maker.forget()
      cache.clear()
    },
    async handle(incoming, response) {
      const visit = readVisit(incoming, response, parts.clock())
      const { pathname, search, isPayload, preview, route, request } = visit
      const { locale, now } = request
      const send = async (page: Promise<FinishedPage | MadePage>) => serve(incoming, response, await page)
      const moveTo = (to: string, status: 301 | 302 = 302) => {
        const location = isPayload ? `${PAYLOAD_PREFIX}${to === '/' ? '' : to}` : to
        response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end()
      }
      try {
        const to = await checkGuards(visit.guards, {
          pathname,
          search,
          isMember: () => isMember(incoming),
          showsMemberZone: async () => showsMemberPage((await source.shopSettings(locale, now)).settings),
        })
        if (to !== undefined) return refuse(response, to, isPayload)
      } catch (error) {
        return send(maker.failed(error, request, isPayload))
      }
      if (route.kind === 'page' && route.target.kind === 'content' && !route.isPreview) {
        const moved = parts.movedTo(route.contentPath)
        const query = search.size > 0 ? `?${search}` : ''
        if (moved !== undefined) return moveTo(`${moved}${query}`, 301)
      }
      const variant = route.kind === 'page' ? variantOf(route.target, search) : ''
      const key = cacheKey(isPayload, locale, pathname + variant)
      const kept = visit.isInLanguage ? cache.get(key, now) : undefined
      if (kept) {
        await serve(incoming, response, kept)
        // A page that has just been made is being packed; a later request has it compressed well.
        return 'packed' in kept ? undefined : compress(key, kept)
      }
      if (route.kind === 'redirect') return moveTo(route.to)
      if (route.kind === 'notFound') return send(maker.missing(request, isPayload))
      try {
        const resolved = await resolve(route, { pathname, search, locale, token: preview.token, now })
        if (resolved.kind === 'redirect') return moveTo(resolved.to)
        if (resolved.kind === 'notFound') return await send(maker.missing(request, isPayload))
        if (resolved.kind === 'gone') return await send(maker.missing(request, isPayload, 410))
        const page: PageToMake = {
          request: { ...request, route: resolved.route, isPreview: route.isPreview },
          contentPath: route.contentPath,
          subject: resolved.subject,
          isPayload,
          key,
          isKept: isKeepable(pathname, route.target, variant),
        }
        await send(route.isPreview ? maker.preview(page, preview) : maker.released(page))
      } catch (error) {
        await send(maker.failed(error, request, isPayload))
      }
    },
  }
}

/** Redirects to where a guard points. A payload is answered with 401: the browser loads the document, which redirects. */
function refuse(response: ServerResponse, to: string, isPayload: boolean): void {
  const headers = { 'Cache-Control': 'no-store' }
  if (isPayload)
    response
      .writeHead(401, { ...headers, 'Content-Type': 'text/plain' })
      .end('This session may not see the page')
  else response.writeHead(302, { ...headers, Location: to }).end()
}

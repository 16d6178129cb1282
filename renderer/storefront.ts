import { parse as parseQuery } from 'node:querystring'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '#api/client/api.ts'
import type { Finding } from '#blocks/normalise.ts'
import type { ReleasePage } from '#blocks/wire.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, type Locale, toShort } from '#locales/locale.ts'
import type { BuiltAssets } from './assets.ts'
import { type BuiltPage, buildPage, type PageRequest, type ReportFailure } from './build-page.ts'
import { chooseLocale } from './choose-locale.ts'
import type { AppConfig } from './client/config.ts'
import { type CompiledPage, type CompileOptions, compilePage } from './compile-page.ts'
import { routeOf } from './content-path.ts'
import { defaultFrame } from './default-pages.ts'
import { renderDocument } from './document.ts'
import { compressPage, createHtmlCache, type FinishedPage, finishPage, type HtmlCache } from './html-cache.ts'
import type { PageHead, PagePayload } from './payload.ts'
import type { RenderModule } from './render-module.ts'
import { servePage } from './serve-page.ts'
import { pageSecurityPolicy } from './security-policy.ts'

/** The page behind a path, or why not; the content store's `detail`, in process or over HTTP. */
type ReadPage = (request: {
  readonly path: string
  readonly preview?: boolean
  readonly previewToken?: string
}) => Promise<{ readonly status: 200; readonly page: ReleasePage } | { readonly status: number }>

export interface StorefrontParts {
  readonly readPage: ReadPage
  readonly apiFor: (locale: Locale) => Api
  /** The next moment the catalogue's prices change by themselves (epoch ms). */
  readonly catalogueChangesAt: (now: number) => number | undefined
  readonly loadRender: () => Promise<RenderModule>
  readonly assets: BuiltAssets
  readonly compile: CompileOptions
  readonly config: AppConfig
  /** `https://shop.example`, without slash; addresses in canonical and hreflang start with it. */
  readonly origin: string
  readonly clock: () => number
  readonly report: ReportFailure
  readonly reportFindings: (page: ReleasePage, findings: readonly Finding[]) => void
  /** Font files every page needs at once. */
  readonly fonts: readonly string[]
  /** Style sheets that may come after first paint. */
  readonly fontStyles: readonly string[]
  readonly devScripts: readonly string[]
  /** False while developing: every request renders anew. */
  readonly keepsPages: boolean
  /** Where finished pages are kept; in memory unless said otherwise. */
  readonly cache?: HtmlCache
}

export interface Storefront {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** To be called when anything was published, rolled back, taken down or changed its price. */
  forgetPages(): void
}

const SHOP_ENTRY = 'renderer/client/main.tsx'
/** Prefix of the addresses that answer with a page's payload instead of its document. */
const PAYLOAD_PREFIX = '/_page'
const YEAR_SECONDS = 31_536_000

/** Answers every address that is no asset, API or editor: the shop. */
export function createStorefront(parts: StorefrontParts): Storefront {
  const cache = parts.cache ?? createHtmlCache()
  const compiled = new Map<string, Promise<CompiledPage | number>>()
  const inFlight = new Map<string, Promise<FinishedPage>>()

  const compileReported = (page: ReleasePage) => {
    const result = compilePage(page, parts.compile)
    if (result.findings.length > 0) parts.reportFindings(page, result.findings)
    return result
  }

  /** A released page, compiled once and kept until something is published. A number says why there is none. */
  const released = (contentPath: string, locale: Locale): Promise<CompiledPage | number> => {
    const path = `${contentPath}_${locale}.html`
    const known = compiled.get(path)
    if (known) return known
    const reading = parts
      .readPage({ path })
      .then(answer => ('page' in answer ? compileReported(answer.page) : answer.status))
    if (parts.keepsPages) {
      compiled.set(path, reading)
      reading.then(
        result => typeof result === 'number' && compiled.delete(path),
        () => compiled.delete(path),
      )
    }
    return reading
  }

  const draft = async (contentPath: string, locale: Locale, previewToken: string) => {
    const answer = await parts.readPage({
      path: `${contentPath}_${locale}.html`,
      preview: true,
      previewToken,
    })
    return 'page' in answer ? compileReported(answer.page) : answer.status
  }

  /** Asks for the language, then once more for Chinese. Source: LO-04. */
  const inLocale = async (read: (locale: Locale) => Promise<CompiledPage | number>, locale: Locale) => {
    const found = await read(locale)
    return found === 404 && locale !== DEFAULT_LOCALE ? read(DEFAULT_LOCALE) : found
  }

  const frameFor = async (locale: Locale) => {
    const found = await inLocale(wanted => released('/shell/frame', wanted), locale).catch(() => 500)
    return typeof found === 'number' ? compilePage(defaultFrame(locale), parts.compile) : found
  }

  const build = async (request: PageRequest, page: CompiledPage): Promise<BuiltPage> => {
    const [render, frame] = await Promise.all([parts.loadRender(), frameFor(request.locale)])
    return buildPage(request, {
      page,
      frame,
      head: headOf(page.page, request),
      api: parts.apiFor(request.locale),
      currencySymbol: parts.config.currencySymbol,
      assets: parts.assets,
      render,
      report: parts.report,
    })
  }

  /** The page a request gets, whatever happens to its content. */
  const answer = async (
    request: PageRequest,
    contentPath: string | undefined,
    token: string,
  ): Promise<BuiltPage> => {
    const read = (locale: Locale) =>
      request.isPreview ? draft(contentPath ?? '', locale, token) : released(contentPath ?? '', locale)
    const found = contentPath === undefined ? 404 : await inLocale(read, request.locale)
    if (typeof found !== 'number') return build(request, found)
    return build({ ...request, status: statusOf(found) }, emptyPage(request.locale))
  }

  const finish = (built: BuiltPage, isPayload: boolean): FinishedPage => {
    const { payload } = built
    const isKept = !payload.isPreview && payload.status !== 500 && payload.status !== 403
    const cacheControl = isKept ? 'no-cache' : 'no-store'
    const shared = {
      'Cache-Control': cacheControl,
      ...(!payload.head.isIndexed && { 'X-Robots-Tag': 'noindex, nofollow' }),
    }
    if (isPayload) {
      return finishPage(JSON.stringify(payload), {
        status: payload.status,
        contentType: 'application/json; charset=utf-8',
        headers: shared,
      })
    }
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
    const headers = {
      ...shared,
      'Content-Security-Policy': pageSecurityPolicy(scriptHashes, parts.keepsPages),
      ...(payload.isPreview && { 'Referrer-Policy': 'no-referrer' }),
    }
    return finishPage(html, { status: payload.status, contentType: 'text/html; charset=utf-8', headers })
  }

  const failed = async (error: unknown, request: PageRequest, isPayload: boolean): Promise<FinishedPage> => {
    parts.report(error, { pathname: request.pathname, pageVersion: 0, blockId: '' })
    try {
      return finish(await build({ ...request, status: 500 }, emptyPage(request.locale)), isPayload)
    } catch (again) {
      parts.report(again, { pathname: request.pathname, pageVersion: 0, blockId: '' })
      return finishPage('<!doctype html><title>500</title><p>Cairn</p>', {
        status: 500,
        contentType: 'text/html; charset=utf-8',
        headers: { 'Cache-Control': 'no-store' },
      })
    }
  }

  /** Makes a page once however many ask for it, and keeps it with its own expiry. */
  const make = (key: string, request: PageRequest, contentPath: string | undefined, isPayload: boolean) => {
    const running = inFlight.get(key)
    if (running) return running
    const epoch = cache.epoch()
    const making = answer(request, contentPath, '')
      .then(built => {
        const page = finish(built, isPayload)
        if (!parts.keepsPages || built.payload.status === 500) return page
        cache.set(key, page, {
          epoch,
          expiresAt: minimum(built.changesAt, parts.catalogueChangesAt(request.now)),
        })
        return page
      })
      .catch(error => failed(error, request, isPayload))
      .finally(() => inFlight.delete(key))
    inFlight.set(key, making)
    return making
  }

  const compressing = new Set<FinishedPage>()
  /** Compressing well takes longer than a reader should wait, and pays only for pages that are read again. */
  const compress = async (key: string, page: FinishedPage) => {
    if (page.br || compressing.has(page)) return
    compressing.add(page)
    cache.replace(key, page, await compressPage(page))
    compressing.delete(page)
  }

  return {
    forgetPages() {
      compiled.clear()
      inFlight.clear()
      cache.clear()
    },
    async handle(incoming, response) {
      const { pathname: given, query } = splitUrl(incoming.url ?? '/')
      const isPayload = given === PAYLOAD_PREFIX || given.startsWith(`${PAYLOAD_PREFIX}/`)
      const pathname = isPayload ? given.slice(PAYLOAD_PREFIX.length) || '/' : given
      const now = parts.clock()
      const lang = single(query.lang)
      const choice = chooseLocale(lang, readCookie(incoming.headers.cookie, 'locale'))
      const locale = choice?.locale ?? DEFAULT_LOCALE
      if (choice?.setCookie)
        response.setHeader(
          'Set-Cookie',
          `locale=${choice.setCookie}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`,
        )

      const key = `${isPayload ? 'json' : 'html'} ${locale} ${pathname}`
      const kept = choice && cache.get(key, now)
      if (kept) {
        servePage(incoming, response, kept)
        return compress(key, kept)
      }

      const route = choice ? routeOf(pathname) : ({ kind: 'notFound' } as const)
      if (route.kind === 'redirect') {
        response.writeHead(302, { Location: route.to, 'Cache-Control': 'no-cache' }).end()
        return
      }
      const isPreview = route.kind === 'page' && route.isPreview
      const request: PageRequest = {
        status: 200,
        pathname: route.kind === 'page' ? pathname : '/',
        locale,
        isPreview,
        now,
      }
      if (isPreview) {
        const page = await answer(request, route.contentPath, single(query.previewToken) ?? '')
          .then(built => finish(built, isPayload))
          .catch(error => failed(error, request, isPayload))
        return servePage(incoming, response, page)
      }
      // All missing pages look alike and are kept once per language.
      const contentPath = route.kind === 'page' ? route.contentPath : undefined
      const keptAs = contentPath === undefined ? `${isPayload ? 'json' : 'html'} ${locale} 404` : key
      const missing = contentPath === undefined ? cache.get(keptAs, now) : undefined
      servePage(incoming, response, missing ?? (await make(keptAs, request, contentPath, isPayload)))
    },
  }
}

const statusOf = (status: number): PagePayload['status'] => (status === 403 || status === 500 ? status : 404)

const emptyPage = (locale: Locale): CompiledPage => ({
  page: { ...defaultFrame(locale), type: 'LANDING', components: [] },
  blocks: [],
  findings: [],
})

const minimum = (...moments: (number | undefined)[]) => {
  const known = moments.filter(moment => moment !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

function splitUrl(url: string) {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const pathname = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  return { pathname, query: mark < 0 ? {} : parseQuery(url.slice(mark + 1)) }
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const found = header?.split(';').find(part => part.trim().startsWith(`${name}=`))
  return found?.slice(found.indexOf('=') + 1).trim()
}

/** Closes the title of pages that have none of their own. */
const SHOP_NAME = 'Cairn'

function headOf(page: ReleasePage, { pathname, locale, isPreview, status }: PageRequest): PageHead {
  const bare = isPreview ? pathname.replace(/^\/preview/, '') || '/' : pathname
  return {
    title:
      status === 200
        ? page.title || SHOP_NAME
        : `${catalogue[locale].shop.status[status].title} · ${SHOP_NAME}`,
    description: page.description,
    keywords: page.keywords,
    canonical: locale === DEFAULT_LOCALE ? bare : `${bare}?lang=${toShort(locale)}`,
    isIndexed: status === 200 && !isPreview,
  }
}

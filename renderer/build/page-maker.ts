import { earliest } from '#blocks/page/earliest.ts'
import { barePage } from './bare-page.ts'
import type { Api } from '#api/client/api.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import { type BuiltPage, buildPage, type PageRequest, type ReportFailure } from './build-page.ts'
import type { PageMeter } from './draw-block.ts'
import type { CompiledPage } from '../source/compile-page.ts'
import { withScreen } from '../source/default-pages.ts'
import { createFinisher, type DocumentParts } from './finish-built.ts'
import { type FinishedPage, finishPage, type HtmlCache, type MadePage } from './html-cache.ts'
import { headOf } from '../seo/page-head.ts'
import { errorHeaders, PageError, statusOf } from './page-error.ts'
import { cacheKey } from './page-keys.ts'
import { emptyPage, type PageSource } from '../source/page-source.ts'
import type { RenderModule } from './render-module.ts'
import type { Subject } from '../route/resolve-route.ts'
import { seoTextsFor } from '../seo/seo-texts.ts'

export interface MakerParts extends DocumentParts {
  /** `now`: an instant to answer for (epoch ms); the present unless given. */
  readonly apiFor: (locale: Locale, now?: number) => Api
  /** The next moment another release of any page shows by itself: campaigns (epoch ms). */
  readonly pagesChangeAt: (now: number) => number | undefined
  /** The next moment the catalogue's prices change by themselves (epoch ms). */
  readonly catalogueChangesAt: (now: number) => number | undefined
  readonly loadRender: () => Promise<RenderModule>
  /** Resolves to true if nothing is published yet beside the shells that every shop has. */
  readonly isUnopened: () => Promise<boolean>
  readonly report: ReportFailure
}

/** A page to make: the request, the subject, and its key in the cache. */
export interface PageToMake {
  readonly request: PageRequest
  readonly contentPath: string
  readonly subject: Subject
  readonly isPayload: boolean
  readonly key: string
  readonly isKept: boolean
}

/** Page that the holder of a preview link looks at. */
export interface Preview {
  readonly token: string
  /** The instant it is shown for (epoch ms); `undefined`: the present. */
  readonly at: number | undefined
  /** The release that shows at that instant, in place of the draft. */
  readonly isReleased: boolean
}

/** Makes finished pages, each once for concurrent requests, and caches those that may be cached. */
export interface PageMaker {
  released(page: PageToMake): Promise<FinishedPage | MadePage>
  /** A preview, never cached: the draft, or what shoppers see, at the instant of its request. The token is checked first. */
  preview(page: PageToMake, preview: Preview): Promise<MadePage>
  /** The draft, made for `meter` alone; the document's bytes before compression. A status code when there is none. */
  measured(page: PageToMake, token: string, meter: PageMeter): Promise<{ readonly bytes: number } | number>
  /** The page of a missing address; with 410 of one that no longer exists. */
  missing(request: PageRequest, isPayload: boolean, status?: 404 | 410): Promise<FinishedPage | MadePage>
  /** The error page; one line of text when rendering that fails too. Reports the error. */
  failed(error: unknown, request: PageRequest, isPayload: boolean): Promise<MadePage>
  /** Call when what pages are made of has changed: later requests no longer share the pages being made now. */
  forget(): void
}

const CONTENT: Subject = { kind: 'content' }
const HOME = '/home'

interface Sources {
  readonly source: PageSource
  /** Reads pages of any instant and keeps none. */
  readonly previews: PageSource
}

/** Builds pages from what the sources hold. */
function pageBuilds(parts: MakerParts, { source, previews }: Sources) {
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
    meter?: PageMeter,
  ): Promise<BuiltPage> => {
    const { locale, now, isPreview } = request
    const api = isPreview ? parts.apiFor(locale, now) : parts.apiFor(locale)
    const pages = isPreview ? previews : source
    const config = parts.config()
    const [render, frame, shopSettings, seo] = await Promise.all([
      parts.loadRender(),
      pages.frame(locale, now),
      pages.shopSettings(locale, now),
      request.status === 200 ? seoOf(request, api) : undefined,
    ])
    return buildPage(request, {
      page,
      frame,
      shopSettings,
      head: headOf({ ...page, subject, seo, shopName: config.stated.shopName[locale] }, request),
      api,
      currencySymbol: config.currencySymbol,
      facts: config,
      assets: parts.assets,
      render,
      report: parts.report,
      meter,
    })
  }

  /** Only a missing page offers ways on: of any other error the cause may be what they are made of. */
  const buildStatus = (request: PageRequest, status: number) =>
    build(
      { ...request, status },
      status === 404 && !request.isUnopened ? source.missing(request.locale) : emptyPage(request.locale),
    )

  return { build, buildStatus }
}

type Finish = ReturnType<typeof createFinisher>

/** Makes the error page of a failed request; one line of text when rendering that fails too. */
const errorPages =
  (
    parts: Pick<MakerParts, 'report'>,
    buildStatus: ReturnType<typeof pageBuilds>['buildStatus'],
    finish: Finish,
  ): PageMaker['failed'] =>
  async (error, request, isPayload) => {
    const at = { pathname: request.pathname, pageVersion: 0, blockId: '' }
    const status = statusOf(error)
    parts.report(error, at)
    try {
      return finish(await buildStatus(request, status), isPayload)
    } catch (again) {
      parts.report(again, at)
      return finishPage(barePage(status, request.locale), {
        status,
        contentType: 'text/html; charset=utf-8',
        headers: { 'Cache-Control': 'no-store', ...errorHeaders(status) },
      })
    }
  }

/** Makes pages once for concurrent requests, and caches them until they expire. */
function sharedPages(parts: MakerParts, cache: HtmlCache, finish: Finish, failed: PageMaker['failed']) {
  const inFlight = new Map<string, Promise<MadePage>>()

  const make = (
    { key, request, isPayload, isKept }: Pick<PageToMake, 'key' | 'request' | 'isPayload' | 'isKept'>,
    built: () => Promise<BuiltPage>,
  ) => {
    const boundary = earliest([parts.catalogueChangesAt(request.now), parts.pagesChangeAt(request.now)])
    // A request after a boundary must not get a page that is being made for the time before it.
    const making = `${key} ${boundary}`
    const running = inFlight.get(making)
    if (running) return running
    const epoch = cache.epoch()
    const made = built()
      .then(page => {
        const finished = finish(page, isPayload)
        const expiresAt = earliest([page.changesAt, boundary])
        if (parts.keepsPages && isKept && !page.isStandIn) cache.set(key, finished, { epoch, expiresAt })
        return finished
      })
      .catch((error: unknown) => failed(error, request, isPayload))
      .finally(() => inFlight.delete(making))
    inFlight.set(making, made)
    return made
  }

  return { make, forget: () => inFlight.clear() }
}

export function createPageMaker(parts: MakerParts, sources: Sources, cache: HtmlCache): PageMaker {
  const { source, previews } = sources
  const { build, buildStatus } = pageBuilds(parts, sources)
  const finish = createFinisher(parts)
  const failed = errorPages(parts, buildStatus, finish)
  const { make, forget } = sharedPages(parts, cache, finish, failed)

  /** All missing pages look alike: one is cached per language, so that made-up addresses cannot fill the cache. */
  const missing: PageMaker['missing'] = async (request, isPayload, status = 404) => {
    const key = cacheKey(isPayload, request.locale, String(status))
    const kept = cache.get(key, request.now)
    const shared = { ...request, pathname: '/' }
    return kept ?? make({ key, request: shared, isPayload, isKept: true }, () => buildStatus(shared, status))
  }

  /** English readers already got the Chinese page where there is no English one (LO-04); the page of a missing address offers the other way round. */
  const otherLanguage = async (contentPath: string, { locale, now }: PageRequest) => {
    const other = otherLocale(locale)
    return typeof (await source.released(contentPath, other, now)) === 'number' ? undefined : other
  }

  return {
    failed,
    missing,
    async released(page) {
      const { request, contentPath, subject, isPayload } = page
      const { locale } = request
      const found = await source.released(contentPath, locale, request.now)
      if (found === 404 && contentPath === HOME && (await parts.isUnopened()))
        return make(page, () => buildStatus({ ...request, isUnopened: true }, 404))
      if (found === 404) {
        const liveIn = subject.kind === 'content' ? await otherLanguage(contentPath, request) : undefined
        return liveIn
          ? make(page, () => buildStatus({ ...request, liveIn }, 404))
          : missing(request, isPayload)
      }
      if (typeof found === 'number')
        throw new PageError(found, `The content store answered ${found} for ${contentPath}`)
      return make(page, () => build(request, shownPage(found, subject, locale), subject))
    },
    async preview({ request, contentPath, subject, isPayload }, { token, at, isReleased }) {
      const { locale } = request
      const draft = await previews.draft(contentPath, locale, token, request.now)
      // Without a valid link a request cannot choose the instant.
      if (typeof draft === 'number') return finish(await buildStatus(request, draft), isPayload)
      const then = { ...request, now: at ?? request.now, ...(isReleased && { isReleased }) }
      const found = isReleased ? await previews.released(contentPath, locale, then.now) : draft
      const built =
        typeof found === 'number'
          ? buildStatus(then, found)
          : build(then, shownPage(found, subject, locale), subject)
      return finish(await built, isPayload)
    },
    async measured({ request, contentPath, subject }, token, meter) {
      const { locale, now } = request
      const draft = await previews.draft(contentPath, locale, token, now)
      if (typeof draft === 'number') return draft
      const built = await build(request, shownPage(draft, subject, locale), subject, meter)
      return { bytes: finish(built, false).body.length }
    },
    forget,
  }
}

/** Of a shell, what the subject's route shows. */
function shownPage(page: CompiledPage, subject: Subject, locale: Locale): CompiledPage {
  if (subject.kind === 'screen') return withScreen(page, subject.screen, locale)
  return subject.kind === 'document' ? withScreen(page, 'document', locale) : page
}

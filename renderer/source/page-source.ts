import { type CacheUse, createByteCache } from '#platform/byte-cache.ts'
import type { Result } from '#platform/result.ts'
import { MEMBER_PAGE } from '#blocks/shop/links/member-page.ts'
import type { Finding } from '#blocks/page/normalise.ts'
import type { ReleasePage } from '#blocks/page/page.ts'
import { DEFAULT_LOCALE, type Locale } from '#locales/locale.ts'
import { type CompiledPage, type CompileOptions, compilePage, localeOfPath } from './compile-page.ts'
import { defaultFrame, defaultPageAt, missingPage, withLockedBlocks } from './default-pages.ts'
import { type MeasurePicture, withPictureSizes } from './picture-sizes.ts'
import { sharePictureOf } from '../seo/share-picture.ts'

/** The page behind a path at an instant (epoch ms), or why not; the content store's `detail`. */
type ReadPage = (
  request: {
    readonly path: string
    readonly preview?: boolean
    readonly previewToken?: string
  },
  now: number,
) => Promise<Result<ReleasePage, { readonly status: number }>>

export interface PageSourceParts {
  readonly readPage: ReadPage
  /** The first instant after `now` at which other releases show (campaigns); `undefined`: none is planned. */
  readonly pagesChangeAt: (now: number) => number | undefined
  /** The languages in which a content path is live at an instant (epoch ms); without it, all are. */
  readonly shownLocales?: (contentPath: string, now: number) => Promise<readonly Locale[]>
  readonly compile: CompileOptions
  /** Alternative text of a picture in the media library. */
  readonly describePicture?: (address: string, locale: Locale) => string | undefined
  /** Without it, pictures come without their sizes. */
  readonly measurePicture?: MeasurePicture
  readonly report: (
    error: unknown,
    at: { readonly pathname: string; readonly pageVersion: number; readonly blockId: string },
  ) => void
  readonly reportFindings: (page: ReleasePage, findings: readonly Finding[]) => void
  /** False in development: each request reads the page again. */
  readonly keepsPages: boolean
  /** Bound of the cached pages. */
  readonly maxBytes?: number
}

/** Pages ready to render, as they are at `now` (epoch ms). A number says why there is none: 404, 403, 500. */
export interface PageSource {
  released(contentPath: string, locale: Locale, now: number): Promise<CompiledPage | number>
  draft(
    contentPath: string,
    locale: Locale,
    previewToken: string,
    now: number,
  ): Promise<CompiledPage | number>
  /** Header, footer and site-wide pop-ups; the built-in frame when the store has none. Source: LO-05. */
  frame(locale: Locale, now: number): Promise<CompiledPage>
  /** Settings of the member page for every page; nothing when it cannot be read. Source: L-276, LO-60. */
  shopSettings(locale: Locale, now: number): Promise<ShopSettings>
  /** Ways on from an address that leads nowhere. */
  missing(locale: Locale): CompiledPage
  /** What was read is out of date. */
  forget(): void
  /** Fill of the cache of compiled pages. */
  cacheUse: () => CacheUse
}

export interface ShopSettings {
  /** Options of settings blocks by their code. */
  readonly settings: CompiledPage['settings']
  /** In place of a page that could not be read; nothing made from it is cached. */
  readonly isStandIn: boolean
}

/** Some two hundred large pages. */
const MAX_BYTES = 32 * 1024 * 1024
/**
 * Memory of a compiled page per character of the page's JSON, an estimate: complete options in memory, and what is drawn of
 * blocks that stay the same.
 */
const BYTES_PER_CHARACTER = 8
const bytesOf = ({ page }: CompiledPage) => JSON.stringify(page.components).length * BYTES_PER_CHARACTER

const pathOf = (contentPath: string, locale: Locale) => `${contentPath}_${locale}.html`

/** Reads a page and compiles it, with sizes and descriptions of its pictures. */
const pageReader =
  ({ readPage, shownLocales, compile, describePicture, measurePicture, reportFindings }: PageSourceParts) =>
  async (request: Parameters<ReadPage>[0], now: number): Promise<CompiledPage | number> => {
    const answer = await readPage(request, now)
    if (!answer.ok) return answer.refusal.status
    const page = answer.value
    const locale = localeOfPath(page.path)
    const words = describePicture && ((address: string) => describePicture(address, locale))
    const compiled = compilePage(withLockedBlocks(page), { ...compile, ...(words && { words }) })
    if (compiled.findings.length > 0) reportFindings(page, compiled.findings)
    const sized = measurePicture ? await withPictureSizes(compiled, measurePicture) : compiled
    const sharePicture = sharePictureOf(sized, words)
    const shownIn = await shownLocales?.(page.path.replace(`_${locale}.html`, ''), now)
    return { ...sized, ...(sharePicture && { sharePicture }), ...(shownIn && { shownIn }) }
  }

/** Keeps releases that were read: each is read once for concurrent requests, until other releases show. */
function releaseCache(
  read: ReturnType<typeof pageReader>,
  { pagesChangeAt, keepsPages, maxBytes = MAX_BYTES }: PageSourceParts,
) {
  const kept = createByteCache<CompiledPage>(maxBytes)
  const running = new Map<string, Promise<CompiledPage | number>>()
  /** The cached page shows until then. */
  let keptUntil: number | undefined

  const forget = () => {
    kept.clear()
    running.clear()
  }

  const readOnce = async (path: string, now: number): Promise<CompiledPage | number> => {
    if (!keepsPages) return read({ path }, now)
    const changeAt = pagesChangeAt(now)
    if (changeAt !== keptUntil) forget()
    keptUntil = changeAt
    const known = kept.get(path) ?? running.get(path)
    if (known) return known
    const reading = read({ path }, now)
    running.set(path, reading)
    try {
      const result = await reading
      // Only pages are cached, and only what is not out of date by now: a miss or a failure is asked again.
      if (typeof result !== 'number' && running.get(path) === reading) kept.set(path, result, bytesOf(result))
      return result
    } finally {
      if (running.get(path) === reading) running.delete(path)
    }
  }

  return { readOnce, forget, use: kept.use }
}

/** Reads and compiles pages; a release is compiled once and kept until something is published, or until a campaign begins or ends. */
export function createPageSource(parts: PageSourceParts): PageSource {
  const { compile, report } = parts
  const read = pageReader(parts)
  const releases = releaseCache(read, parts)
  const builtIns = new Map<string, CompiledPage>()

  /** Asks for the language, then once more for Chinese. Source: LO-04. */
  const inLocale = async (ask: (locale: Locale) => Promise<CompiledPage | number>, locale: Locale) => {
    const found = await ask(locale)
    return found === 404 && locale !== DEFAULT_LOCALE ? ask(DEFAULT_LOCALE) : found
  }

  const compileOnce = (builtIn: ReleasePage) => {
    const compiled = builtIns.get(builtIn.path) ?? compilePage(builtIn, compile)
    builtIns.set(builtIn.path, compiled)
    return compiled
  }

  /** Shops sell without the store: a shell that is missing or cannot be read is replaced by the built-in one. */
  const released: PageSource['released'] = async (contentPath, locale, now) => {
    const reading = inLocale(wanted => releases.readOnce(pathOf(contentPath, wanted), now), locale)
    const builtIn = defaultPageAt(contentPath)
    if (!builtIn) return reading
    const isShell = contentPath !== MEMBER_PAGE
    const found = await reading.catch((error: unknown) => {
      if (!isShell) throw error
      report(error, { pathname: contentPath, pageVersion: 0, blockId: '' })
      return 500
    })
    if (typeof found !== 'number' || (found !== 404 && !isShell)) return found
    const isStandIn = found !== 404
    const compiled = compileOnce(builtIn(locale))
    return isStandIn ? { ...compiled, isStandIn } : compiled
  }

  return {
    released,
    draft: (contentPath, locale, previewToken, now) =>
      inLocale(
        wanted => read({ path: pathOf(contentPath, wanted), preview: true, previewToken }, now),
        locale,
      ),
    async frame(locale, now) {
      const found = await released('/shell/frame', locale, now)
      return typeof found === 'number' ? compilePage(defaultFrame(locale), compile) : found
    },
    async shopSettings(locale, now) {
      try {
        const found = await released(MEMBER_PAGE, locale, now)
        if (typeof found !== 'number') return { settings: found.settings, isStandIn: false }
        if (found === 404) return { settings: {}, isStandIn: false }
        throw new Error(`The content store answered ${found} for ${MEMBER_PAGE}`)
      } catch (error) {
        report(error, { pathname: MEMBER_PAGE, pageVersion: 0, blockId: '' })
        return { settings: {}, isStandIn: true }
      }
    },
    missing: locale => compileOnce(missingPage(locale)),
    forget: releases.forget,
    cacheUse: releases.use,
  }
}

/** A page without content, for what is refused or broken. */
export const emptyPage = (locale: Locale): CompiledPage => ({
  page: { ...defaultFrame(locale), type: 'LANDING', components: [] },
  blocks: [],
  settings: {},
  findings: [],
})

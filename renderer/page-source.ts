import type { Finding } from '#blocks/normalise.ts'
import type { ReleasePage } from '#blocks/wire.ts'
import { DEFAULT_LOCALE, type Locale } from '#locales/locale.ts'
import { type CompiledPage, type CompileOptions, compilePage } from './compile-page.ts'
import { defaultFrame, defaultPage, withCore } from './default-pages.ts'

/** The page behind a path, or why not; the content store's `detail`, in process or over HTTP. */
type ReadPage = (request: {
  readonly path: string
  readonly preview?: boolean
  readonly previewToken?: string
}) => Promise<{ readonly status: 200; readonly page: ReleasePage } | { readonly status: number }>

export interface PageSourceParts {
  readonly readPage: ReadPage
  readonly compile: CompileOptions
  readonly report: (
    error: unknown,
    at: { readonly pathname: string; readonly pageVersion: number; readonly blockId: string },
  ) => void
  readonly reportFindings: (page: ReleasePage, findings: readonly Finding[]) => void
  /** False while developing: every page is read anew. */
  readonly keepsPages: boolean
}

/** Pages ready to render. A number says why there is none: 404, 403, 500. */
export interface PageSource {
  released(contentPath: string, locale: Locale): Promise<CompiledPage | number>
  draft(contentPath: string, locale: Locale, previewToken: string): Promise<CompiledPage | number>
  /** Header, footer and site-wide pop-ups; the built-in frame when the store has none. Source: LO-05. */
  frame(locale: Locale): Promise<CompiledPage>
  /** What was read is out of date. */
  forget(): void
}

const pathOf = (contentPath: string, locale: Locale) => `${contentPath}_${locale}.html`

/** Reads and compiles pages; a release is compiled once and kept until something is published. */
export function createPageSource({
  readPage,
  compile,
  report,
  reportFindings,
  keepsPages,
}: PageSourceParts): PageSource {
  const kept = new Map<string, Promise<CompiledPage | number>>()
  const builtIns = new Map<string, CompiledPage>()

  const read = async (request: Parameters<ReadPage>[0]) => {
    const answer = await readPage(request)
    if (!('page' in answer)) return answer.status
    const compiled = compilePage(withCore(answer.page), compile)
    if (compiled.findings.length > 0) reportFindings(answer.page, compiled.findings)
    return compiled
  }

  const readOnce = (path: string) => {
    const known = kept.get(path)
    if (known) return known
    const reading = read({ path })
    if (!keepsPages) return reading
    kept.set(path, reading)
    // Only pages are kept: a miss or a failure is asked again.
    const drop = () => kept.get(path) === reading && kept.delete(path)
    reading.then(result => typeof result === 'number' && drop(), drop)
    return reading
  }

  /** Asks for the language, then once more for Chinese. Source: LO-04. */
  const inLocale = async (ask: (locale: Locale) => Promise<CompiledPage | number>, locale: Locale) => {
    const found = await ask(locale)
    return found === 404 && locale !== DEFAULT_LOCALE ? ask(DEFAULT_LOCALE) : found
  }

  /** Commerce pages never depend on the store: a shell that is missing or unreadable gives way to the built-in one. */
  const released: PageSource['released'] = async (contentPath, locale) => {
    const reading = inLocale(wanted => readOnce(pathOf(contentPath, wanted)), locale)
    const builtIn = defaultPage(contentPath, locale)
    if (!builtIn) return reading
    const found = await reading.catch((error: unknown) => {
      report(error, { pathname: contentPath, pageVersion: 0, blockId: '' })
      return 500
    })
    if (typeof found !== 'number') return found
    const isStandIn = found !== 404
    const compiled = builtIns.get(builtIn.path) ?? compilePage(builtIn, compile)
    builtIns.set(builtIn.path, compiled)
    return isStandIn ? { ...compiled, isStandIn } : compiled
  }

  return {
    released,
    draft: (contentPath, locale, previewToken) =>
      inLocale(wanted => read({ path: pathOf(contentPath, wanted), preview: true, previewToken }), locale),
    async frame(locale) {
      const found = await released('/shell/frame', locale)
      return typeof found === 'number' ? compilePage(defaultFrame(locale), compile) : found
    },
    forget: () => kept.clear(),
  }
}

/** A page without content, for what is missing, refused or broken. */
export const emptyPage = (locale: Locale): CompiledPage => ({
  page: { ...defaultFrame(locale), type: 'LANDING', components: [] },
  blocks: [],
  settings: {},
  findings: [],
})

import type { PageSummary } from '#content-store/client/types.ts'
import type { Locale } from '#locales/locale.ts'

/** `period`: a campaign shows the page, whatever it shows by itself. */
type ShownStatus = PageSummary['status'] | 'period'

/**
 * `behind`: the other language left texts of the page behind, or some are not translated. `unpublished`: the draft differs from what
 * was published, if anything was. `findings`: checks find something in the page as shoppers see it. `handedOver`: drafts of operators who left.
 */
export type StatusFilter = ShownStatus | 'all' | 'behind' | 'unpublished' | 'findings' | 'handedOver'
export type LocaleFilter = Locale | 'all'

export interface PageFilter {
  readonly term: string
  readonly status: StatusFilter
  readonly locale: LocaleFilter
}

/** A page in the languages it is in, Chinese before English; never none. */
export type PageLanguages = readonly [PageSummary, ...PageSummary[]]

/** Facts about pages that are not in their summaries, by key. */
export interface PageFacts {
  /** Texts to do. */
  readonly left: ReadonlyMap<string, unknown>
  /** Pages that a campaign shows. */
  readonly shown: ReadonlyMap<string, unknown>
  /** Pages that shoppers see with findings; none by default. */
  readonly findings?: ReadonlyMap<string, unknown>
  /** Drafts that were handed over to the operator; none by default. */
  readonly handedOver?: ReadonlyMap<string, unknown>
}

const NO_FACTS: PageFacts = { left: new Map(), shown: new Map() }

/** Pages of which a language matches, by path. */
export function filterPages(
  pages: readonly PageSummary[],
  { term, status, locale }: PageFilter,
  { left, shown, findings, handedOver }: PageFacts = NO_FACTS,
): readonly PageLanguages[] {
  const wanted = term.trim().toLocaleLowerCase()
  const hasStatus = ({ key, status: own }: PageSummary) => {
    if (status === 'all') return true
    if (status === 'behind') return left.has(key)
    if (status === 'findings') return findings?.has(key) === true
    if (status === 'handedOver') return handedOver?.has(key) === true
    if (status === 'unpublished') return own === 'draft' || own === 'changed'
    if (status === 'period') return shown.has(key)
    // Shoppers see it: it is neither a mere draft nor taken down.
    return own === status && !(shown.has(key) && (own === 'draft' || own === 'offline'))
  }
  const matches = (page: PageSummary) =>
    hasStatus(page) &&
    (locale === 'all' || page.locale === locale) &&
    `${page.title} ${page.path}`.toLocaleLowerCase().includes(wanted)
  const sorted = pages.toSorted((a, b) => a.path.localeCompare(b.path) || b.locale.localeCompare(a.locale))
  return [...Map.groupBy(sorted, ({ path }) => path).values()].flatMap(all => {
    const [first, ...others] = all
    return first && all.some(matches) ? [[first, ...others] as const] : []
  })
}

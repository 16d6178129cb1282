import type { PageSummary } from '#content-store/client/types.ts'
import type { Locale } from '#locales/locale.ts'

/** `behind`: the other language left texts of the page behind, or some are not translated. */
export type StatusFilter = PageSummary['status'] | 'all' | 'behind'
export type LocaleFilter = Locale | 'all'

export interface PageFilter {
  readonly term: string
  readonly status: StatusFilter
  readonly locale: LocaleFilter
}

/** A page in the languages it is in, Chinese before English; never none. */
export type PageLanguages = readonly [PageSummary, ...PageSummary[]]

/** Pages of which a language matches, by path. @param left texts to do, by the key of their page */
export function filterPages(
  pages: readonly PageSummary[],
  { term, status, locale }: PageFilter,
  left: ReadonlyMap<string, unknown> = new Map(),
): readonly PageLanguages[] {
  const wanted = term.trim().toLocaleLowerCase()
  const matches = (page: PageSummary) =>
    (status === 'all' || (status === 'behind' ? left.has(page.key) : page.status === status)) &&
    (locale === 'all' || page.locale === locale) &&
    `${page.title} ${page.path}`.toLocaleLowerCase().includes(wanted)
  const sorted = pages.toSorted((a, b) => a.path.localeCompare(b.path) || b.locale.localeCompare(a.locale))
  return [...Map.groupBy(sorted, ({ path }) => path).values()].flatMap(all => {
    const [first, ...others] = all
    return first && all.some(matches) ? [[first, ...others] as const] : []
  })
}

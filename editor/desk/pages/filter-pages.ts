import type { PageSummary } from '#content-store/client/types.ts'
import type { Locale } from '#locales/locale.ts'

export type StatusFilter = PageSummary['status'] | 'all'
export type LocaleFilter = Locale | 'all'

export interface PageFilter {
  readonly term: string
  readonly status: StatusFilter
  readonly locale: LocaleFilter
}

/** Pages that match, by path, Chinese before English. */
export function filterPages(
  pages: readonly PageSummary[],
  { term, status, locale }: PageFilter,
): readonly PageSummary[] {
  const wanted = term.trim().toLocaleLowerCase()
  return pages
    .filter(
      page =>
        (status === 'all' || page.status === status) &&
        (locale === 'all' || page.locale === locale) &&
        `${page.title} ${page.path}`.toLocaleLowerCase().includes(wanted),
    )
    .toSorted((a, b) => a.path.localeCompare(b.path) || b.locale.localeCompare(a.locale))
}

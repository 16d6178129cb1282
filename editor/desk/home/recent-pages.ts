import type { PageSummary } from '#content-store/client/types.ts'
import type { Locale } from '#locales/locale.ts'

/**
 * One entry for each page, the last saved first. Names and links are of the operator's language where the page is in it; time and
 * operator are of the language that was saved last.
 */
export function recentPages(pages: readonly PageSummary[], uiLocale: Locale): readonly PageSummary[] {
  const byId = new Map<string, PageSummary>()
  for (const page of pages.toSorted((a, b) => b.savedAt - a.savedAt)) {
    const last = byId.get(page.id)
    if (!last) byId.set(page.id, page)
    else if (page.locale === uiLocale)
      byId.set(page.id, { ...page, savedAt: last.savedAt, savedBy: last.savedBy })
  }
  return [...byId.values()]
}

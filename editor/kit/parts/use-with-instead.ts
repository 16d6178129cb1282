import { DEFAULT_LOCALE } from '#locales/locale.ts'
import { defaultPage } from '#renderer/source/default-pages.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { useOperation } from '../operations.ts'

/** Returns a page with the pages that shoppers get while it has no release: the Chinese one of an English page, and a built-in one. */
export function useWithInstead() {
  const { data: pages = [] } = useOperation('pages.list', {})
  return <Page extends Pick<PageSummary, 'key'> & Partial<PageSummary>>(page: Page) => {
    const { id, path, locale } = pages.find(({ key }) => key === page.key) ?? page
    const chinese = pages.find(each => each.id === id && each.locale === DEFAULT_LOCALE)
    return {
      ...page,
      chinese: locale === DEFAULT_LOCALE ? undefined : chinese,
      hasBuiltIn: path !== undefined && locale !== undefined && defaultPage(path, locale) !== undefined,
    }
  }
}

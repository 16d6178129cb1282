import { DEFAULT_LOCALE } from '#locales/locale.ts'
import { defaultPage } from '#renderer/source/default-pages.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { useOperation } from '../operations.ts'

/** Returns a page with the pages that shoppers get while it has no release: the Chinese one of an English page, and a built-in one. */
export function useWithInstead() {
  const { data: pages = [] } = useOperation('pages.list', {})
  return <Page extends Pick<PageSummary, 'key'>>(page: Page) => {
    const known = pages.find(({ key }) => key === page.key)
    if (!known || known.locale === DEFAULT_LOCALE)
      return { ...page, hasBuiltIn: known !== undefined && isBuiltIn(known) }
    const chinese = pages.find(({ id, locale }) => id === known.id && locale === DEFAULT_LOCALE)
    return { ...page, chinese, hasBuiltIn: isBuiltIn(known) }
  }
}

const isBuiltIn = ({ path, locale }: PageSummary) => defaultPage(path, locale) !== undefined

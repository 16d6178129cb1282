import type { ReleasePage } from '#blocks/wire.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, toShort } from '#locales/locale.ts'
import type { PageRequest } from './build-page.ts'
import type { PageHead } from './payload.ts'

/** Closes the title of pages that have none of their own. */
const SHOP_NAME = 'Cairn'

/** Title, description and address of a page; drafts and error pages are kept from search engines. */
export function headOf(page: ReleasePage, { pathname, locale, isPreview, status }: PageRequest): PageHead {
  const bare = isPreview ? pathname.replace(/^\/preview/, '') || '/' : pathname
  const problem = status === 200 ? undefined : catalogue[locale].shop.status[status].title
  return {
    title: problem ? `${problem} · ${SHOP_NAME}` : page.title || SHOP_NAME,
    description: page.description,
    keywords: page.keywords,
    canonical: locale === DEFAULT_LOCALE ? bare : `${bare}?lang=${toShort(locale)}`,
    isIndexed: status === 200 && !isPreview,
  }
}

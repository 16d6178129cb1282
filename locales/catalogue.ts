import en_US from './en_US.ts'
import type { Locale } from './locale.ts'
import zh_HK from './zh_HK.ts'

/**
 * Every interface text, one file per area: `common` and `shop` reach every shopper, `account` and `service` those who open
 * what needs them (`TextGroup`), `blocks` and `editor` operators, `content` and `api` are what the servers say. Both languages hold the same keys (`catalogue.test.ts`). Source: LO-94.
 */
export const catalogue: Record<Locale, Messages> = { zh_HK, en_US }
export type Messages = typeof en_US

/** What a shopper's page needs: nothing of the editor or the servers. */
export const shopMessages = (locale: Locale) => {
  const { common, shop, account, service } = catalogue[locale]
  return { common, shop, account, service }
}

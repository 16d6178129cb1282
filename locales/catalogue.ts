import en_US from './en_US.ts'
import type { Locale } from './locale.ts'
import zh_HK from './zh_HK.ts'

/**
 * Every interface text, one file per area: `common` and `shop` reach every shopper; `product`, `list`, `account` and `service`
 * those who open what needs them (`TextGroup`); `static` nobody, for it stands in HTML that never comes alive; `blocks` and
 * `editor` operators; `content` and `api` are what the servers say. Both languages hold the same keys (`catalogue.test.ts`).
 * Source: LO-94.
 */
export const catalogue: Record<Locale, Messages> = { zh_HK, en_US }
export type Messages = typeof en_US

/** Everything shoppers' pages say, wherever they are drawn whole: nothing of the editor or the servers. */
export const shopMessages = (locale: Locale) => {
  const { common, shop, product, list, account, service, static: still } = catalogue[locale]
  return { common, shop, product, list, account, service, static: still }
}

import en_US from './en_US.ts'
import type { Locale } from './locale.ts'
import zh_HK from './zh_HK.ts'

/**
 * Every interface text, one file per area. `common` and `shop` are on every page; `product`, `list`, `account`, `address`, `checkout` and
 * `service` load with the pages that need them (`TextGroup`); `static` is used only in HTML of static blocks; `blocks`, `collections` and
 * `editor` are for operators, and so are the refusals in `catalogue`; `content` and `api` are the servers' texts. Both languages hold the
 * same keys (`catalogue.test.ts`).
 * Source: LO-94.
 */
export const catalogue: Record<Locale, Messages> = { zh_HK, en_US }
export type Messages = typeof en_US

/** All texts of shoppers' pages, for rendering whole pages; excludes the editor's and the servers' texts. */
export const shopMessages = (locale: Locale) => {
  const {
    common,
    shop,
    product,
    list,
    account,
    address,
    checkout,
    service,
    static: still,
  } = catalogue[locale]
  return { common, shop, product, list, account, address, checkout, service, static: still }
}

import type { Locale } from '#locales/locale.ts'
import type { Menu } from '../generated/resolver-types.ts'
import type { MenuEntry } from '../catalogue/site/menu-tree.ts'
import { menuHref } from './menu-href.ts'

/** An entry as clients get it, with what is shown below it. Source: L-136. */
const menuModel = (entry: MenuEntry, locale: Locale): Menu => ({
  code: entry.code,
  name: entry.name[locale],
  parentCode: entry.parent?.code ?? null,
  urlType: entry.urlType,
  url: entry.url,
  customerLink: entry.customerLink,
  link: entry.link,
  href: menuHref(entry, locale),
  blank: entry.blank,
  remark: entry.remark,
  title: entry.title,
  picDes: entry.picDes,
  picture: entry.picture,
  order: entry.position,
  display: entry.display,
  children: menuModels(entry.children, locale),
})

/** Entries in their order, hidden ones left out. Source: L-142. */
export const menuModels = (entries: readonly MenuEntry[], locale: Locale): Menu[] =>
  entries.filter(({ show }) => show).map(entry => menuModel(entry, locale))

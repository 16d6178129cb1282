import type { Locale } from '#locales/locale.ts'
import type { Menu } from '../generated/resolver-types.ts'
import type { MenuEntry } from '../catalogue/site/menu-tree.ts'
import { menuHref } from './menu-href.ts'

/** Facts that decide how entries show. */
interface MenuView {
  readonly locale: Locale
  /** Codes of the campaigns that run. */
  readonly campaigns: ReadonlySet<string>
}

/** An entry as clients get it, with what is shown below it. Source: L-136. */
const menuModel = (entry: MenuEntry, view: MenuView): Menu => ({
  code: entry.code,
  name: entry.name[view.locale],
  parentCode: entry.parent?.code ?? null,
  urlType: entry.urlType,
  url: entry.url,
  customerLink: entry.customerLink,
  link: entry.link,
  href: menuHref(entry, view.locale),
  blank: entry.blank,
  remark: entry.remark,
  title: entry.title,
  picDes: entry.picDes,
  picture: entry.picture,
  order: entry.position,
  display: entry.display,
  children: menuModels(entry.children, view),
})

/** Entries in their order, without hidden ones and those of campaigns that do not run. Source: L-142. */
export const menuModels = (entries: readonly MenuEntry[], view: MenuView): Menu[] =>
  entries
    .filter(({ show, campaign }) => show && (campaign === undefined || view.campaigns.has(campaign)))
    .map(entry => menuModel(entry, view))

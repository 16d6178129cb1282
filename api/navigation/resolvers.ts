import type { Locale } from '#locales/locale.ts'
import type { Document, Resolvers, ViewDataInput } from '../generated/resolver-types.ts'
import { documentsOf, findDocument } from './find-document.ts'
import { DOCUMENTS_MENU } from './menu-href.ts'
import { menuModels } from './menu-model.ts'
import { pathQueries } from './path-resolvers.ts'
import { homeSeo, seoOf } from './seo.ts'
import type { Site } from './site.ts'
import type { ParsedDocument } from './site-lines.ts'

/** The menu of goods. Source: C-299. */
const MAIN_MENU = 'MENU'

/** Entries of a menu, or those below one of its entries. Source: C-357, L-369. */
function entriesOf(
  { menus, menuRoots }: Site,
  menuType: string,
  parentCode: string | null | undefined,
  locale: Locale,
) {
  const entries =
    parentCode === null || parentCode === undefined ? menuRoots : (menus.get(parentCode)?.children ?? [])
  return menuModels(
    entries.filter(entry => entry.menuType === menuType),
    locale,
  )
}

/** Source: L-144. */
const documentModel = (document: ParsedDocument, locale: Locale): Document => ({
  code: document.code,
  title: document.title[locale],
  subTitle: document.subTitle[locale],
  content: document.content[locale],
  menuCode: document.menuCode,
  auditDate: document.auditDate ?? document.createTime,
  num: document.num,
  show: document.show,
  origin: document.origin,
  imageUrl: document.imageUrl,
  createTime: document.createTime,
  updateTime: document.updateTime ?? document.createTime,
})

/** Entries that agree in every part asked for; those for any browser agree with both. Source: C-364, L-156, L-374. */
const viewDataOf = ({ viewData }: Site, { browseEnvironment, ...parts }: ViewDataInput) =>
  viewData.filter(
    entry =>
      (!browseEnvironment || !entry.browseEnvironment || entry.browseEnvironment === browseEnvironment) &&
      (['modelCode', 'position', 'type', 'module'] as const).every(
        part => !parts[part] || parts[part] === entry[part],
      ),
  )

export const siteResolvers: Resolvers = {
  Query: {
    ...pathQueries,
    getNavMenu: (_, { menuType, parentCode }, { shelf, locale }) =>
      entriesOf(shelf.catalogue.site, menuType ?? MAIN_MENU, parentCode, locale),
    getDocsMenu: (_, { menuType }, { shelf, locale }) =>
      entriesOf(shelf.catalogue.site, menuType ?? DOCUMENTS_MENU, undefined, locale),
    getDocsDetail(_, { code }, { shelf, locale }) {
      const document = findDocument(shelf.catalogue.site, code)
      return document ? documentModel(document, locale) : null
    },
    getDocsByParent: (_, { parentCode }, { shelf, locale }) =>
      documentsOf(shelf.catalogue.site, parentCode).map(document => documentModel(document, locale)),
    seoInfo: (_, { input: { pageCodes, type, lang } }, context) =>
      seoOf({ codes: pageCodes, type, lang }, context),
    seoCompile: (_, { lang }, context) => homeSeo(lang, context),
    seoOptimize: (_, { contentCode }, context) => seoOf({ codes: contentCode }, context),
  },
  Shop: {
    viewData: (_, { input }, { shelf }) => viewDataOf(shelf.catalogue.site, input),
    cms2loadContent(_, { contentCode }, { shelf, locale }) {
      const content = shelf.catalogue.site.contents.get(contentCode)
      return content ? { contentCode, content: content.content[locale] } : null
    },
  },
}

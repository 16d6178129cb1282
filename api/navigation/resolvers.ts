import type { Context } from '../context.ts'
import type { Document, Resolvers } from '../generated/resolver-types.ts'
import { documentsOf, findDocument, type FoundDocument } from './find-document.ts'
import { DOCUMENTS_MENU, MAIN_MENU } from './menu-href.ts'
import { menuModels } from './menu-model.ts'
import { pathQueries } from './path-resolvers.ts'
import { homeSeo, seoOf } from './seo.ts'
import { versionAt, versionsOf } from '../rules/document-version.ts'
import { fillHtml, fillPlaceholders, statedTexts } from '../rules/stated-settings.ts'
import { viewDataOf } from './view-data.ts'

/** Entries of a menu, or those below one of its entries. Source: C-357, L-369. */
function entriesOf({ view, locale }: Context, menuType: string, parentCode?: string | null) {
  const { menus, menuRoots } = view.catalogue.site
  const entries =
    parentCode === null || parentCode === undefined ? menuRoots : (menus.get(parentCode)?.children ?? [])
  return menuModels(
    entries.filter(entry => entry.menuType === menuType),
    { locale, campaigns: view.campaigns },
  )
}

/** Source: L-144. */
function documentModel({ document, version }: FoundDocument, { locale, stated, view }: Context): Document {
  const { now } = view.priceContext
  const texts = statedTexts(stated, locale)
  const begun = versionsOf(document).filter(({ from }) => from <= now)
  return {
    code: document.code,
    title: fillPlaceholders(version.title[locale], texts),
    subTitle: fillPlaceholders(version.subTitle?.[locale] ?? '', texts),
    content: fillHtml(version.content[locale], texts),
    version: version.code,
    inForceFrom: version.from,
    inForceUntil: version.until !== undefined && version.until <= now ? version.until : null,
    versions: begun.map(({ code, from }) => ({ code, inForceFrom: from })),
    menuCode: document.menuCode,
    auditDate: document.auditDate ?? document.createTime,
    num: document.num,
    show: document.show,
    origin: document.origin,
    imageUrl: document.imageUrl,
    createTime: document.createTime,
    updateTime: Math.max(document.updateTime ?? document.createTime, version.from),
  }
}

/** Entries that match every requested field; entries for any browser match both. Source: C-364, L-156, L-374. */
export const navigationResolvers: Resolvers<Context> = {
  Query: {
    ...pathQueries,
    getNavMenu: (_, { menuType, parentCode }, context) =>
      entriesOf(context, menuType ?? MAIN_MENU, parentCode),
    getDocsMenu: (_, { menuType }, context) => entriesOf(context, menuType ?? DOCUMENTS_MENU),
    getDocsDetail(_, { code }, context) {
      const found = findDocument(context.view.catalogue.site, code, context.view.priceContext.now)
      return found ? documentModel(found, context) : null
    },
    getDocsByParent: (_, { parentCode }, context) =>
      documentsOf(context.view.catalogue.site, parentCode).flatMap(document => {
        const version = versionAt(document, context.view.priceContext.now)
        return version ? [documentModel({ document, version }, context)] : []
      }),
    seoInfo: (_, { input: { pageCodes, type, lang } }, context) =>
      seoOf({ codes: pageCodes, type, lang }, context),
    seoCompile: (_, { lang }, context) => homeSeo(lang, context),
    seoOptimize: (_, { contentCode }, context) => seoOf({ codes: contentCode }, context),
  },
  Shop: {
    viewData: (_, { input }, { view }) => viewDataOf(view.catalogue.site, input),
    cms2loadContent(_, { contentCode }, { view, locale }) {
      const content = view.catalogue.site.contents.get(contentCode)
      return content ? { contentCode, content: content.content[locale] } : null
    },
  },
}

import { fromShort, isLocale, type Locale } from '#locales/locale.ts'
import type { Resolvers } from '../generated/resolver-types.ts'
import { createFeedback, offeredTopics } from './feedback.ts'
import type { SupportContext } from './services.ts'
import { fitsPickUp, pickUpModel } from './pick-up.ts'
import { regionsBelow } from '../rules/region-tree.ts'

/** The language asked for, in either spelling; that of the request for any other word. */
const localeOf = (lang: string | null | undefined, locale: Locale): Locale =>
  isLocale(lang) ? lang : (fromShort(lang ?? undefined) ?? locale)

/** Source: M-242, M-243, M-259. */
export const supportResolvers: Resolvers<SupportContext> = {
  Query: {
    getPickUpAddress: (_, { input, lang }, { view, locale }) =>
      view.catalogue.site.pickUpPoints
        .filter(point => fitsPickUp(point, input ?? {}))
        .map(point => pickUpModel(point, localeOf(lang, locale))),
    contactTopics: (_, __, { view, locale }) =>
      offeredTopics(view.catalogue.site).map(({ code, name }) => ({ code, name: name[locale] })),
    queryChineseRegions: (_, { pid, lang }, { locale }) =>
      regionsBelow(pid || undefined).map(({ code, name }) => ({
        code,
        name: name[localeOf(lang, locale)],
      })),
  },
  Mutation: {
    createFeedback: (_, given, context) => createFeedback(given, context),
  },
}

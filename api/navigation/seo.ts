import { hongKongDay } from '#locales/format.ts'
import { fromShort, isLocale, type Locale } from '#locales/locale.ts'
import type { Context } from '../context.ts'
import { HOME_SEO_CODES } from '../rules/home-pages.ts'
import { failure } from '../shared/failure.ts'
import type { SeoInfo } from '../generated/resolver-types.ts'
import { fillPlaceholders, statedTexts } from '../rules/stated-settings.ts'
import { messagesIn } from '../shared/messages.ts'
import type { Site } from '../catalogue/site/site.ts'

/** Pages one call may name. */
const MAX_PAGES = 250

type Seo = Site['seo'] extends ReadonlyMap<string, infer Line> ? Line : never

/** The language asked for, in either spelling; that of the request for any other word. */
const localeOf = (lang: string | null | undefined, { locale }: Context): Locale =>
  isLocale(lang) ? lang : (fromShort(lang ?? undefined) ?? locale)

/** The year is a moment's: only texts that name it make an answer that is not kept. */
function seoModel(line: Seo, locale: Locale, context: Context): SeoInfo {
  const values = {
    ...statedTexts(context.stated, locale),
    year: () => hongKongDay(context.request.now).slice(0, 4),
  }
  const { title, keywords, description, h1label, extprops } = line
  return {
    pageCode: line.code,
    type: line.type,
    title: fillPlaceholders(title[locale], values),
    keywords: fillPlaceholders(keywords[locale], values),
    description: fillPlaceholders(description[locale], values),
    h1label: fillPlaceholders(h1label[locale], values),
    extprops: extprops[locale],
  }
}

interface SeoQuery {
  readonly codes?: readonly string[] | null | undefined
  readonly type?: string | null | undefined
  readonly lang?: string | null | undefined
}

/** Stored texts of these pages, each once, in their order; for all pages when none is named. Source: C-302, C-361. */
export function seoOf({ codes, type, lang }: SeoQuery, context: Context): SeoInfo[] {
  const { seo } = context.view.catalogue.site
  if (codes && codes.length > MAX_PAGES) {
    const message = messagesIn(context.locale)('error.tooManyPages', { max: MAX_PAGES })
    throw failure('BAD_USER_INPUT', message)
  }
  const locale = localeOf(lang, context)
  return [...(codes ? new Set(codes) : seo.keys())].flatMap(code => {
    const line = seo.get(code)
    return line && (!type || line.type === type) ? [seoModel(line, locale, context)] : []
  })
}

/** SEO texts of the home pages. Source: C-303, C-362, CO-131, CO-12. */
export const homeSeo = (lang: string | null | undefined, context: Context) =>
  seoOf({ codes: HOME_SEO_CODES, lang }, context)

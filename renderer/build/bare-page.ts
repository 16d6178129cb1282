import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { statusWords } from '../view/status-words.ts'

/** An error page of words alone, for where not even the shop's own can be made: nothing of it has to be loaded. Source: L-132, LO-07. */
export function barePage(status: number, locale: Locale): string {
  const { common, shop } = catalogue[locale]
  const { title, text } = shop.status[statusWords({ status })]
  return `<!doctype html><html lang="${languageTag(locale)}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="">${common.retry}</a></p>`
}

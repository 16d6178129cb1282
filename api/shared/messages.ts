import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'

const translators = {
  zh_HK: createTranslator({
    locale: languageTag('zh_HK'),
    messages: catalogue.zh_HK,
    namespace: 'api',
  }),
  en_US: createTranslator({
    locale: languageTag('en_US'),
    messages: catalogue.en_US,
    namespace: 'api',
  }),
}

/** What the api says to shoppers, in one language. */
export const messagesIn = (locale: Locale) => translators[locale]

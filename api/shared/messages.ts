import { LRUCache } from 'lru-cache'
import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'

const createMessages = (locale: Locale) =>
  createTranslator({ locale: languageTag(locale), messages: catalogue[locale], namespace: 'api' })

type Messages = ReturnType<typeof createMessages>

/** Sentences kept per language. */
const MAX_KEPT = 2000

/**
 * A translator that remembers its sentences: formatting one takes longer than pricing a promotion, and a bag says the same of most
 * promotions after every change.
 */
function createKeeping(locale: Locale): Messages {
  const messages = createMessages(locale)
  const kept = new LRUCache<string, string>({ max: MAX_KEPT })
  const keeping = (...args: Parameters<Messages>): string => {
    const [key, values] = args
    const id = values ? JSON.stringify([key, values]) : key
    const known = kept.get(id)
    if (known !== undefined) return known
    const sentence = messages(...args)
    kept.set(id, sentence)
    return sentence
  }
  return Object.assign(keeping, messages) as Messages // the same signature for each key
}

const translators = { zh_HK: createKeeping('zh_HK'), en_US: createKeeping('en_US') }

/** What the api says to shoppers, in one language. */
export const messagesIn = (locale: Locale): Messages => translators[locale]

/** What is kept and read later in either language. */
export const inBothLanguages = (say: (t: Messages) => string): Readonly<Record<Locale, string>> => ({
  zh_HK: say(messagesIn('zh_HK')),
  en_US: say(messagesIn('en_US')),
})

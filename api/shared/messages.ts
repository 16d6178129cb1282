import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { _createCache as createCache, _createIntlFormatters as createFormatters } from 'use-intl/core'
import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { type BothTexts, languageTag, type Locale } from '#locales/locale.ts'

const createMessages = (locale: Locale) =>
  createTranslator({ locale: languageTag(locale), messages: catalogue[locale], namespace: 'api' })

type Messages = ReturnType<typeof createMessages>

const formatters = createFormatters(createCache())

/**
 * A translator that parses each message once, as the build does for browsers: a bag says a sentence of each of its promotions after every
 * change, and the amounts in them differ from bag to bag.
 */
function createParsing(locale: Locale): Messages {
  const messages = createMessages(locale)
  const tag = languageTag(locale)
  const parsed = new Map<string, CompiledMessage>()
  const parse = (key: Parameters<Messages['raw']>[0]) => {
    const message = compile(messages.raw(key) as string) // a key names one text
    parsed.set(key, message)
    return message
  }
  const say = (...[key, values]: Parameters<Messages>): string => {
    const text = format(parsed.get(key) ?? parse(key), tag, values, { formatters })
    return typeof text === 'string' ? text : text.join('')
  }
  return Object.assign(say, messages) as Messages // the same signature for each key
}

const translators = { zh_HK: createParsing('zh_HK'), en_US: createParsing('en_US') }

/** Messages to shoppers, in one language. */
export const messagesIn = (locale: Locale): Messages => translators[locale]

/** Text that is stored and read later in either language. */
export const inBothLanguages = (say: (t: Messages) => string): BothTexts => ({
  zh_HK: say(messagesIn('zh_HK')),
  en_US: say(messagesIn('en_US')),
})

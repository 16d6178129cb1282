import type { TextGroup } from '#blocks/page/view.ts'
import type { Locale } from '#locales/locale.ts'
import type { AbstractIntlMessages } from 'use-intl'

type Load = () => Promise<{ readonly default: AbstractIntlMessages }>

const GROUPS: Readonly<Record<TextGroup, Readonly<Record<Locale, Load>>>> = {
  product: {
    zh_HK: () => import('#locales/zh_HK/product.json'),
    en_US: () => import('#locales/en_US/product.json'),
  },
  list: {
    zh_HK: () => import('#locales/zh_HK/list.json'),
    en_US: () => import('#locales/en_US/list.json'),
  },
  account: {
    zh_HK: () => import('#locales/zh_HK/account.json'),
    en_US: () => import('#locales/en_US/account.json'),
  },
  service: {
    zh_HK: () => import('#locales/zh_HK/service.json'),
    en_US: () => import('#locales/en_US/service.json'),
  },
}

/**
 * The texts of a page: those every page has at first, more as something needs them. One object that grows, so that views
 * which are there already need not be drawn again.
 */
export function createTexts(locale: Locale, first: AbstractIntlMessages) {
  const messages: Record<string, unknown> = { ...first }
  const load = async (group: TextGroup): Promise<void> => {
    if (messages[group]) return
    messages[group] = (await GROUPS[group][locale]()).default
  }
  return { messages: messages as AbstractIntlMessages, load }
}

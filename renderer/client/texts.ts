import type { TextGroup } from '#blocks/page/view.ts'
import type { Locale } from '#locales/locale.ts'
import type { AbstractIntlMessages } from 'use-intl'

type Load = () => Promise<{ readonly default: AbstractIntlMessages }>

const GROUPS: Readonly<Record<TextGroup, Readonly<Record<Locale, Load>>>> = {
  product: {
    zh_HK: () => import('#locales/generated/zh_HK/product.ts'),
    en_US: () => import('#locales/generated/en_US/product.ts'),
  },
  list: {
    zh_HK: () => import('#locales/generated/zh_HK/list.ts'),
    en_US: () => import('#locales/generated/en_US/list.ts'),
  },
  account: {
    zh_HK: () => import('#locales/generated/zh_HK/account.ts'),
    en_US: () => import('#locales/generated/en_US/account.ts'),
  },
  address: {
    zh_HK: () => import('#locales/generated/zh_HK/address.ts'),
    en_US: () => import('#locales/generated/en_US/address.ts'),
  },
  checkout: {
    zh_HK: () => import('#locales/generated/zh_HK/checkout.ts'),
    en_US: () => import('#locales/generated/en_US/checkout.ts'),
  },
  service: {
    zh_HK: () => import('#locales/generated/zh_HK/service.ts'),
    en_US: () => import('#locales/generated/en_US/service.ts'),
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

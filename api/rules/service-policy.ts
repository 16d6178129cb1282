import type { Locale } from '#locales/locale.ts'
import { namesOfServices, type StatedService } from './service-names.ts'

const POLICY: Readonly<Record<Locale, { readonly none: string; readonly some: (names: string) => string }>> =
  {
    zh_HK: {
      none: '本店沒有使用任何量度服務。',
      some: names =>
        `只有在你接受 Cookie 通知後，我們才會把你瀏覽、放入購物袋及購買的商品及訂單金額告知以下服務，但不包括姓名、聯絡方法及地址：${names}。`,
    },
    en_US: {
      none: 'This shop does not use any measurement services.',
      some: names =>
        `Only if you accept the cookie notice do we share the products you view, add to your bag and buy, and the amounts of your orders, with ${names}; never your name, contact details or address.`,
    },
  }

/** Returns the sentence of the privacy policy about these services. */
export const policyOfServices = (services: readonly StatedService[], locale: Locale): string =>
  services.length === 0 ? POLICY[locale].none : POLICY[locale].some(namesOfServices(services, locale))

import type { ShopSettings } from '#api/settings/shop-settings.ts'
import type { AppConfig } from '#renderer/client/config.ts'
import { passwordRules } from './password-settings.ts'
import type { Settings } from './settings.ts'

/** Settings that every page of the shop carries. */
export const browserSettings = (
  settings: Settings,
  {
    brand,
    contact,
    destinations,
    stated,
  }: Pick<ShopSettings, 'brand' | 'contact' | 'destinations' | 'stated'>,
): AppConfig => ({
  contentHost: '',
  contentPrefix: settings.CONTENT_PREFIX,
  graphqlUrl: '/api/graphql',
  imageHostMap: settings.IMAGE_HOST_MAP,
  hotline: contact.hotline,
  contactEmail: contact.contactEmail,
  passwordRules: passwordRules(settings),
  liveChatUrl: contact.liveChatUrl,
  brand,
  stated,
  insiderScriptUrl: settings.INSIDER_SCRIPT_URL,
  destinations,
  currencySymbol: settings.CURRENCY_SYMBOL,
})

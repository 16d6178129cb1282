import type { ShopSettings } from '#api/settings/shop-settings.ts'
import type { AppConfig } from '#renderer/client/config.ts'
import { passwordRules } from './password-settings.ts'
import type { Settings } from './settings.ts'

/** Units a product of the demo must have sold before its card says how many: a start of “10+ sold” speaks for nothing. */
const DEMO_SOLD_COUNT_MIN = 20

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
  contactMaxLength: settings.CONTACT_MAX_LENGTH,
  passwordRules: passwordRules(settings),
  liveChatUrl: contact.liveChatUrl,
  brand,
  stated,
  soldCountMin: settings.SOLD_COUNT_MIN ?? (settings.DEMO ? DEMO_SOLD_COUNT_MIN : 1),
  insiderScriptUrl: settings.INSIDER_SCRIPT_URL,
  destinations,
  currencySymbol: settings.CURRENCY_SYMBOL,
})

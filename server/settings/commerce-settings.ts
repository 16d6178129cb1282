import { unpaidLimits } from '#api/order/unpaid/unpaid-limits.ts'
import type { ServiceOptions } from '#api/services.ts'
import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import { checkoutTerms, shopCharges } from './checkout-settings.ts'
import { passwordRules } from './password-settings.ts'
import { lockedSettings } from './locked-settings.ts'
import { returnAddress } from './return-address.ts'
import type { Settings } from './settings.ts'
import { verifyLimits } from './verify-settings.ts'

/** Receiver of messages of the contact form. In development they go to the outbox when no address is set. Source: MO-86. */
const contactEmail = ({ CONTACT_EMAIL, DEV_PAGES, MAIL_URL }: Settings) =>
  CONTACT_EMAIL || (DEV_PAGES && MAIL_URL === '' ? 'service@cairn.example' : '')

/** Units a product of the demo must have sold before its card says how many: a start of “10+ sold” speaks for nothing. */
const DEMO_SOLD_COUNT_FROM = 20

/** Options of the commerce engine that follow from the settings alone. */
export const commerceSettings = (settings: Settings) =>
  ({
    addressesByCountry: settings.ADDRESS_COUNTRY_MAX,
    limits: {
      mostAddresses: settings.ADDRESS_MAX,
      longestMessage: settings.CONTACT_MAX_LENGTH,
      soldCountFrom:
        settings.SOLD_COUNT_MIN ?? (settings.DEMO ? DEMO_SOLD_COUNT_FROM : DEFAULT_LIMITS.soldCountFrom),
    },
    checkoutTerms: checkoutTerms(settings),
    unpaidLimits: unpaidLimits(settings.UNPAID_ORDERS_PER_ADDRESS),
    charges: shopCharges(settings),
    contactEmail: contactEmail(settings),
    hotline: settings.HOTLINE,
    liveChatUrl: settings.LIVE_CHAT_URL,
    destinations: {
      ga4: settings.GOOGLE_ANALYTICS_ID,
      tagManager: settings.TAG_MANAGER_ID,
      metaPixel: settings.META_PIXEL_ID,
    },
    isPersonalized: settings.INSIDER_SCRIPT_URL !== '',
    locked: lockedSettings(settings.given),
    passwordRules: passwordRules(settings),
    returnAddress: returnAddress(settings),
    smsPerDay: settings.SMS_PER_DAY,
    smsPerNetworkAndDay: settings.SMS_PER_NETWORK_AND_DAY,
    smsPerCountryAndDay: settings.SMS_PER_COUNTRY_AND_DAY,
    verifyLimits: verifyLimits(settings),
    webhooksToLoopback: settings.WEBHOOK_LOOPBACK,
  }) satisfies ServiceOptions

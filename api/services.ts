import { type AccountServices, createAccountServices } from './account/services.ts'
import {
  type AfterSalesOptions,
  type AfterSalesServices,
  createAfterSalesServices,
} from './after-sales/services.ts'
import { type AddressOptions, type AddressServices, createAddressServices } from './address/services.ts'
import { drawCode as drawImageCode } from './auth/image-code/draw-code.ts'
import { type AuthOptions, type AuthServices, createAuthServices } from './auth/services.ts'
import { type CartOptions, type CartServices, createCartServices, mergeCarts } from './cart/services.ts'
import { type BackInStockServices, createBackInStockServices } from './back-in-stock/services.ts'
import { type CouponServices, createCouponServices } from './coupon/services.ts'
import { createGoDollarServices, type GoDollarServices } from './go-dollar/services.ts'
import type { Database } from './database/database.ts'
import { createExperimentServices, type ExperimentServices } from './experiment/services.ts'
import { createFavoriteServices, type FavoriteServices } from './favorite/services.ts'
import { createIdentityServices, type IdentityOptions, type IdentityServices } from './identity/services.ts'
import { type CheckoutOptions, type CheckoutServices, createCheckoutServices } from './checkout/services.ts'
import {
  createMessagingServices,
  type MessagingOptions,
  type MessagingServices,
} from './messaging/services.ts'
import { createMemberServices, type MemberServices } from './member/services.ts'
import { createNewsletterServices, type NewsletterServices } from './newsletter/services.ts'
import type { SettingField } from './catalogue/site/setting-lines.ts'
import { createSettings, type SettingsOf } from './settings/shop-settings.ts'
import { createOpeningServices, type OpeningServices } from './opening/services.ts'
import { createGuestOrders } from './order/operations/find-order.ts'
import { createOrderServices, type OrderOptions, type OrderServices } from './order/services.ts'
import { DEFAULT_LOOK } from './rules/brand-look.ts'
import type { Destinations } from './rules/destinations.ts'
import { DEFAULT_STATED } from './rules/default-stated.ts'
import { DEFAULT_LIMITS, type ShopLimits } from './rules/shop-limits.ts'
import { createRateLimiter } from './rate-limit/rate-limiter.ts'
import { createViewServices, type ViewServices } from './views/services.ts'
import { createSalesServices, type SalesServices } from './sales/services.ts'
import { createStockServices, type StockServices } from './stock/services.ts'
import { createSupportServices, type SupportOptions, type SupportServices } from './support/services.ts'
import { createTryOutServices, type TryOutServices } from './try-out/services.ts'
import { createWebhookServices, type WebhookOptions, type WebhookServices } from './webhooks/services.ts'
import { createVerifyServices, type VerifyOptions, type VerifyServices } from './verify/services.ts'

/** A shop's settings by domain; everything has a default. */
export type ServiceOptions = AddressOptions &
  AfterSalesOptions &
  AuthOptions &
  CartOptions &
  CheckoutOptions &
  IdentityOptions &
  MessagingOptions &
  OrderOptions &
  SupportOptions &
  VerifyOptions &
  WebhookOptions & {
    /** Address of the live chat's frame; by default none. */
    readonly liveChatUrl?: string
    /** Accounts with services that the shop's events go to; by default none. */
    readonly destinations?: Destinations
    /** True if a personalization script runs after consent. */
    readonly isPersonalized?: boolean
    /** True for a shop that reaches nothing outside: it measures nothing, shows no live chat, publishes no feed and sends no webhooks. */
    readonly isPractice?: boolean
    /** Limits that differ from `DEFAULT_LIMITS`. */
    readonly limits?: Partial<ShopLimits>
    /** Settings that the environment names: staff cannot change them. */
    readonly locked?: ReadonlyMap<SettingField, string>
  }

/** The services of all domains. Each domain's `services.ts` says what its own resolvers use. */
export type Services = AccountServices &
  AddressServices &
  AfterSalesServices &
  AuthServices &
  BackInStockServices &
  CartServices &
  CheckoutServices &
  ExperimentServices &
  FavoriteServices &
  CouponServices &
  GoDollarServices &
  IdentityServices &
  MemberServices &
  MessagingServices &
  NewsletterServices &
  OpeningServices &
  OrderServices &
  SalesServices &
  StockServices &
  ViewServices &
  SupportServices &
  TryOutServices &
  VerifyServices &
  WebhookServices & {
    readonly settingsOf: SettingsOf
    /** Variables of the environment by the settings that they give. */
    readonly lockedSettings: ReadonlyMap<SettingField, string>
  }

export function createServices(db: Database, options: ServiceOptions, clock: () => number): Services {
  const limiter = createRateLimiter(db)
  const messaging = createMessagingServices(db, clock, options)
  const cart = createCartServices(db, options)
  const { keepNote } = messaging
  // Test programs cannot read pictures: in development the outbox holds the text of image codes too.
  const drawCode = async (code: string) => {
    await keepNote?.('image-code', code)
    return (options.drawCode ?? drawImageCode)(code)
  }
  const auth = createAuthServices(db, limiter, {
    mergeCart: bags => mergeCarts(cart.carts, bags, settingsOf(bags.view.catalogue.site).limits),
    ...options,
    drawCode,
  })
  const verify = createVerifyServices(db, limiter, messaging, clock, options)
  const orders = createOrderServices(db, messaging, options)
  const checkout = createCheckoutServices(options)
  const afterSales = createAfterSalesServices(db, { ...auth, ...orders }, options)
  const lockedSettings = options.locked ?? new Map<SettingField, string>()
  const settingsOf = createSettings({
    brand: { shopName: DEFAULT_STATED.shopName, ...DEFAULT_LOOK },
    charges: cart.charges,
    checkoutTerms: checkout.checkoutTerms,
    contact: {
      hotline: options.hotline ?? '',
      contactEmail: options.contactEmail ?? '',
      liveChatUrl: options.liveChatUrl ?? '',
      mailSender: '',
    },
    returns: { days: DEFAULT_STATED.returnDays, address: afterSales.returnAddress },
    hasFeed: false,
    destinations: options.destinations ?? {},
    isPersonalized: options.isPersonalized ?? false,
    isPractice: options.isPractice ?? false,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    locked: lockedSettings,
  })
  return {
    ...messaging,
    ...auth,
    ...verify,
    ...createIdentityServices(db, options),
    ...createAccountServices(db),
    ...createAddressServices(db, options),
    ...createBackInStockServices(db, limiter),
    ...cart,
    ...createExperimentServices(db),
    ...createFavoriteServices(db),
    ...createCouponServices(db),
    ...createGoDollarServices(db),
    ...createMemberServices(db, { ...verify, ...auth }),
    ...createNewsletterServices(db, limiter, messaging),
    ...createOpeningServices(db),
    ...createTryOutServices(db),
    ...checkout,
    settingsOf,
    lockedSettings,
    ...orders,
    ...createSalesServices(db),
    ...createStockServices(db),
    ...createViewServices(db),
    ...afterSales,
    ...createWebhookServices(db, options, clock),
    ...createSupportServices(db, limiter, messaging, { guestOrders: createGuestOrders(db), ...options }),
  }
}

import { LONGEST_PAY_MS } from '#api/order/order-store.ts'
import { DELIVERABLE, type Region } from '#api/rules/regions.ts'
import type { CheckoutTerms, DeliveryDays } from '#api/checkout/terms.ts'
import { UNPAID_ORDERS_PER_ADDRESS } from '#api/order/unpaid/unpaid-limits.ts'
import { DEFAULT_TERMS } from '#api/checkout/terms.ts'
import type { ShopCharges } from '#api/cart/services.ts'
import { DEFAULT_FREIGHT } from '#api/promotion/freight-rates.ts'
import { DEFAULT_SERVICE_FEES } from '#api/promotion/service-fees.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { z } from 'zod'

const countries = z
  .string()
  .default(DEFAULT_TERMS.deliveryCountries.join(','))
  .transform((text, context): readonly Region[] => {
    const result = z
      .array(z.enum(DELIVERABLE))
      .min(1)
      .safeParse(text.split(',').map(part => part.trim()))
    if (result.success) return [...new Set(result.data)]
    context.addIssue({ code: 'custom', message: `must be some of ${DELIVERABLE.join(',')}` })
    return z.NEVER
  })

const dollars = (preset: number) =>
  z.coerce
    .number()
    .min(0)
    .max(1_000_000)
    .default(preset / 100)

/** HK$, empty without a promotion. */
const promotionDollars = z.coerce.number().min(0).max(1_000_000).optional()

const MESSAGE = `must be JSON such as ${JSON.stringify(DEFAULT_STATED.deliveryPrice)}, with an amount for each of ${DELIVERABLE.join(', ')}`

const feesByCountry = z
  .string()
  .default(JSON.stringify(DEFAULT_STATED.deliveryPrice))
  .transform((text, context): Readonly<Record<(typeof DELIVERABLE)[number], number>> => {
    try {
      return z.record(z.enum(DELIVERABLE), z.number().min(0).max(100_000)).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: MESSAGE })
      return z.NEVER
    }
  })

const DAYS_MESSAGE = `must be JSON such as ${JSON.stringify(DEFAULT_TERMS.deliveryDays)}: fewest and most business days, or null where the shop cannot say; home delivery by country`

const businessDays = z
  .tuple([z.int().min(1).max(60), z.int().min(1).max(60)])
  .refine(([fewest, most]) => fewest <= most)
  .nullable()

/** By country; the same for all of them where one pair holds for all. */
const homeDays = z.union([
  businessDays.transform(days => Object.fromEntries(DELIVERABLE.map(country => [country, days]))),
  z.partialRecord(z.enum(DELIVERABLE), businessDays),
])

const daysByMethod = z
  .string()
  .default(JSON.stringify(DEFAULT_TERMS.deliveryDays))
  .transform((text, context): DeliveryDays => {
    try {
      return z
        .object({ HOME_DELIVERY: homeDays, STORE_PICKUP: businessDays, COURIER_PICKUP: businessDays })
        .parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: DAYS_MESSAGE })
      return z.NEVER
    }
  })

/** A shop's settings for orders. */
export const checkoutSettings = {
  /** Time to pay an order; then it is cancelled. Minutes. Source: C-288, CO-01. */
  ORDER_PAY_MINUTES: z.coerce
    .number()
    .int()
    .min(10)
    .max(LONGEST_PAY_MS / 60_000)
    .default(DEFAULT_TERMS.payMinutes),
  /** Unpaid orders from one network address at a time; units, sums and the network's limits follow from it. */
  UNPAID_ORDERS_PER_ADDRESS: z.coerce.number().int().min(5).max(1_000_000).default(UNPAID_ORDERS_PER_ADDRESS),
  /** Countries and regions the shop delivers to. Source: CO-86. */
  DELIVERY_COUNTRIES: countries,
  /** Maximum price of the goods of an order to Australia. HK$. Source: C-239, CO-87. */
  AUSTRALIA_CAP: z.coerce
    .number()
    .min(1)
    .max(1_000_000)
    .default(DEFAULT_TERMS.australiaCap / 100),
  /** Time each way of delivery takes. Business days. Source: C-269. */
  DELIVERY_DAYS: daysByMethod,
  /** Home delivery by country. HK$. Source: CO-69 (`freight.hk` …). */
  FREIGHT_FEES: feesByCountry,
  /** Amount of goods from which home delivery to Hong Kong and Macau is free. HK$. Source: C-267, CO-69. */
  FREIGHT_FREE_FROM: dollars(DEFAULT_FREIGHT.freeFrom),
  /** Amount of goods from which members collect free of charge; 0: pick-up is free for all. HK$. Source: C-268, CO-70. */
  FREIGHT_MEMBER_PICKUP_FROM: dollars(DEFAULT_FREIGHT.memberPickupFrom),
  /** Prices of the services of an order. HK$. Source: CO-92. */
  PACKAGE_FEE: dollars(DEFAULT_SERVICE_FEES.PACKAGE),
  GREETING_CARD_FEE: dollars(DEFAULT_SERVICE_FEES.GREETING_CARD),
  /** Price while a promotion runs; empty without one. HK$. Source: C-264. */
  PACKAGE_PROMOTION_FEE: promotionDollars,
  GREETING_CARD_PROMOTION_FEE: promotionDollars,
}

const centsOf = (amount: number) => Math.round(amount * 100)

/** Charges of the shop beside its goods, as the api takes them. */
export const shopCharges = (settings: {
  readonly FREIGHT_FEES: Readonly<Record<string, number>>
  readonly FREIGHT_FREE_FROM: number
  readonly FREIGHT_MEMBER_PICKUP_FROM: number
  readonly PACKAGE_FEE: number
  readonly GREETING_CARD_FEE: number
  readonly PACKAGE_PROMOTION_FEE?: number | undefined
  readonly GREETING_CARD_PROMOTION_FEE?: number | undefined
}): ShopCharges => ({
  freight: {
    byCountry: Object.fromEntries(
      Object.entries(settings.FREIGHT_FEES).map(([country, fee]) => [country, centsOf(fee)]),
    ),
    freeFrom: centsOf(settings.FREIGHT_FREE_FROM),
    memberPickupFrom: centsOf(settings.FREIGHT_MEMBER_PICKUP_FROM),
  },
  serviceFees: {
    PACKAGE: centsOf(settings.PACKAGE_FEE),
    GREETING_CARD: centsOf(settings.GREETING_CARD_FEE),
  },
  servicePromotions: {
    ...(settings.PACKAGE_PROMOTION_FEE !== undefined && { PACKAGE: centsOf(settings.PACKAGE_PROMOTION_FEE) }),
    ...(settings.GREETING_CARD_PROMOTION_FEE !== undefined && {
      GREETING_CARD: centsOf(settings.GREETING_CARD_PROMOTION_FEE),
    }),
  },
})

/** The settings as the api takes them. */
export const checkoutTerms = (settings: {
  readonly ORDER_PAY_MINUTES: number
  readonly DELIVERY_COUNTRIES: readonly Region[]
  readonly AUSTRALIA_CAP: number
  readonly DELIVERY_DAYS: DeliveryDays
}): CheckoutTerms => ({
  ...DEFAULT_TERMS,
  payMinutes: settings.ORDER_PAY_MINUTES,
  deliveryCountries: settings.DELIVERY_COUNTRIES,
  australiaCap: centsOf(settings.AUSTRALIA_CAP),
  deliveryDays: settings.DELIVERY_DAYS,
})

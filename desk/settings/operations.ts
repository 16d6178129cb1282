import type { SettingField } from '#api/catalogue/site/setting-lines.ts'
import type { ShopSettings } from '#api/settings/shop-settings.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { z } from 'zod'

export interface SettingsDesk {
  readonly settings: () => ShopSettings
  /** Variables of the environment by the settings that they give. */
  readonly lockedSettings: ReadonlyMap<SettingField, string>
}

/** A setting as it holds now. */
export interface HeldSetting {
  readonly field: SettingField
  /** As its field of the form has it: amounts in cents. */
  readonly value: unknown
  /** Variable of the environment that gives it; `null` where staff may set it. */
  readonly variable: string | null
}

const daysOf = (days: readonly [number, number] | null | undefined) =>
  days ? { fewest: days[0], most: days[1] } : null

/** Each setting as its field of the form has it. */
const valuesOf = ({
  charges,
  checkoutTerms,
  contact,
}: ShopSettings): Readonly<Record<SettingField, unknown>> => ({
  ...contact,
  deliveryCountries: checkoutTerms.deliveryCountries,
  deliveryPrice: charges.freight.byCountry,
  freeDeliveryFrom: charges.freight.freeFrom,
  memberPickupFrom: charges.freight.memberPickupFrom,
  homeDays: Object.fromEntries(
    Object.entries(checkoutTerms.deliveryDays.HOME_DELIVERY).map(([country, days]) => [
      country,
      daysOf(days),
    ]),
  ),
  courierDays: daysOf(checkoutTerms.deliveryDays.COURIER_PICKUP),
  australiaLimit: checkoutTerms.australiaCap,
  giftWrapPrice: charges.serviceFees.PACKAGE,
  greetingCardPrice: charges.serviceFees.GREETING_CARD,
  payMinutes: checkoutTerms.payMinutes,
})

const { read } = operationsOn<SettingsDesk>()

/** Operations on settings besides those of their collection. */
export const settingsOperations = {
  held: read({
    right: 'settings.read',
    summary: 'Tells the settings that hold now, and which of them the environment gives.',
    input: z.strictObject({}),
    run: async ({ settings, lockedSettings }) =>
      done(
        Object.entries(valuesOf(settings())).map(
          ([name, value]): HeldSetting => ({
            field: name as SettingField, // a key of the table above
            value,
            variable: lockedSettings.get(name as SettingField) ?? null,
          }),
        ),
      ),
  }),
}

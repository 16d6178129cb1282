import {
  SETTING_FIELDS,
  SETTING_SUBJECTS,
  type SettingField,
  type SettingSubject,
} from '#api/catalogue/site/setting-lines.ts'
import type { ShopSettings } from '#api/settings/shop-settings.ts'
import { operationsOn } from '#operators/operation.ts'
import { createShopPreview, shopPreviewInput, type ShopPreviewDesk } from './preview.ts'
import type { HeldSetting } from './setting-shapes.ts'
import { done } from '#operators/outcome.ts'
import { z } from 'zod'

export interface SettingsDesk extends ShopPreviewDesk {
  readonly settings: () => ShopSettings
  /** Variables of the environment by the settings that they give. */
  readonly lockedSettings: ReadonlyMap<SettingField, string>
}

const daysOf = (days: readonly [number, number] | null | undefined) =>
  days ? { fewest: days[0], most: days[1] } : null

/** Each setting as its field of the form has it. */
const valuesOf = ({
  charges,
  checkoutTerms,
  contact,
  brand,
  returns,
  hasFeed,
  destinations,
  limits,
}: ShopSettings): Readonly<Record<SettingField, unknown>> => ({
  ...brand,
  ...contact,
  ...limits,
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
  storeDays: daysOf(checkoutTerms.deliveryDays.STORE_PICKUP),
  cutOffHour: checkoutTerms.cutOffHour,
  workingDays: checkoutTerms.workingDays,
  australiaLimit: checkoutTerms.australiaCap,
  giftWrapPrice: charges.serviceFees.PACKAGE,
  greetingCardPrice: charges.serviceFees.GREETING_CARD,
  payMinutes: checkoutTerms.payMinutes,
  returnDays: returns.days,
  returnAddress: returns.address,
  productFeed: hasFeed,
  ga4: destinations.ga4,
  tagManager: destinations.tagManager,
  metaPixel: destinations.metaPixel,
})

const SUBJECT_OF = Object.fromEntries(
  SETTING_SUBJECTS.flatMap(subject =>
    Object.keys(SETTING_FIELDS[subject]).map(field => [field, subject] as const),
  ),
) as Readonly<Record<SettingField, SettingSubject>> // each field belongs to one

const { read, ask } = operationsOn<SettingsDesk>()

const drawShop = createShopPreview()

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
            subject: SUBJECT_OF[name as SettingField],
            value,
            variable: lockedSettings.get(name as SettingField) ?? null,
          }),
        ),
      ),
  }),
  preview: ask({
    right: 'settings.read',
    summary:
      'Draws the home page or a product page with settings that were not saved. 422 with their problems if a save would refuse them.',
    input: shopPreviewInput,
    run: (desk, input, { now }) => drawShop(desk, input, now),
  }),
}

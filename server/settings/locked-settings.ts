import type { SettingField } from '#api/catalogue/site/setting-lines.ts'

/** The variable of the environment that gives a setting, for settings that have one. Where it is set, staff cannot change the setting. */
const VARIABLES = {
  hotline: 'HOTLINE',
  contactEmail: 'CONTACT_EMAIL',
  liveChatUrl: 'LIVE_CHAT_URL',
  deliveryCountries: 'DELIVERY_COUNTRIES',
  deliveryPrice: 'FREIGHT_FEES',
  freeDeliveryFrom: 'FREIGHT_FREE_FROM',
  memberPickupFrom: 'FREIGHT_MEMBER_PICKUP_FROM',
  homeDays: 'DELIVERY_DAYS',
  courierDays: 'DELIVERY_DAYS',
  storeDays: 'DELIVERY_DAYS',
  australiaLimit: 'AUSTRALIA_CAP',
  giftWrapPrice: 'PACKAGE_FEE',
  greetingCardPrice: 'GREETING_CARD_FEE',
  payMinutes: 'ORDER_PAY_MINUTES',
  returnAddress: 'RETURN_ADDRESS',
  ga4: 'GOOGLE_ANALYTICS_ID',
  tagManager: 'TAG_MANAGER_ID',
  metaPixel: 'META_PIXEL_ID',
  mostAddresses: 'ADDRESS_MAX',
  longestMessage: 'CONTACT_MAX_LENGTH',
  soldCountFrom: 'SOLD_COUNT_MIN',
} as const satisfies Partial<Record<SettingField, string>>

/** Settings whose variable is set, each with its name. */
export const lockedSettings = (given: ReadonlySet<string>): ReadonlyMap<SettingField, string> =>
  new Map(
    Object.entries(VARIABLES).flatMap(
      ([field, variable]) => (given.has(variable) ? [[field as SettingField, variable] as const] : []), // a key of the table above
    ),
  )

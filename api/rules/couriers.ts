import type { BothTexts, Locale } from '#locales/locale.ts'

/** Couriers. */
interface Courier {
  readonly name: BothTexts
  /** Page that shows where a parcel is; missing where parcels have no numbers. */
  readonly tracking?: (trackingNo: string, locale: Locale) => string
}

/** By code, as operators name them. Which couriers there are is our choice: the specification names none. */
const COURIERS = {
  SF: {
    name: { zh_HK: '順豐速運', en_US: 'SF Express' },
    tracking: (trackingNo, locale) =>
      `https://htm.sf-express.com/hk/${locale === 'zh_HK' ? 'tc' : 'en'}/dynamic_function/waybill/#search/bill-number/${trackingNo}`,
  },
  DHL: {
    name: { zh_HK: 'DHL 國際速遞', en_US: 'DHL Express' },
    tracking: (trackingNo, locale) =>
      `https://www.dhl.com/hk-${locale === 'zh_HK' ? 'zh' : 'en'}/home/tracking.html?tracking-id=${trackingNo}`,
  },
  SHOP: { name: { zh_HK: '門市', en_US: 'Our own shop' } },
} as const satisfies Readonly<Record<string, Courier>>

export type CourierCode = keyof typeof COURIERS
export const COURIER_CODES = Object.keys(COURIERS) as readonly CourierCode[] // the keys above

export const courierOf = (code: CourierCode): Courier => COURIERS[code]

const TRACKING_NO = /^[A-Za-z0-9-]{4,40}$/

/** Returns true if a courier has such numbers; one without tracking has none. */
export const isTrackingNo = (code: CourierCode, trackingNo: string): boolean =>
  courierOf(code).tracking ? TRACKING_NO.test(trackingNo) : trackingNo === ''

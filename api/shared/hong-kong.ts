import { hongKongDay } from '#locales/format.ts'

/** How far Hong Kong is ahead of UTC, all year; ms. */
export const HONG_KONG_MS = 8 * 3_600_000

/** When the Hong Kong day of an instant began. Both in epoch milliseconds. */
export const startOfHongKongDay = (at: number): number => Date.parse(`${hongKongDay(at)}T00:00:00+08:00`)

/** An instant with Hong Kong's offset. Source: MO-59. */
export const isoInHongKong = (at: number) =>
  new Date(at + HONG_KONG_MS).toISOString().replace(/(\.\d+)?Z$/, '+08:00')

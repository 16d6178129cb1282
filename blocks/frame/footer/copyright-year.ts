import { HONG_KONG_MS } from '#locales/hong-kong.ts'

/** The year it is in Hong Kong. `now` is epoch milliseconds. Source: L-080. */
export const copyrightYear = (now: number) => new Date(now + HONG_KONG_MS).getUTCFullYear()

/** Start of the next year in Hong Kong, epoch milliseconds. */
export const nextYearAt = (now: number) => Date.UTC(copyrightYear(now) + 1, 0, 1) - HONG_KONG_MS

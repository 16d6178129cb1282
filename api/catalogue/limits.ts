import { DAY_MS } from '#locales/hong-kong.ts'
/** Source: seed 1 §2 (`/products/{c1?}/{c2?}/{c3?}`). */
export const MAX_CATEGORY_LEVELS = 3

/** A product is new for this long after it was first listed, in milliseconds. Source: C-094, CO-41. */
export const NEW_FOR_MS = 14 * DAY_MS

/** An import that has not renewed its lease for this long counts as crashed, in milliseconds. */
export const LEASE_MS = 15_000

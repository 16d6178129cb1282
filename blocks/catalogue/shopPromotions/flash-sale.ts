import type { ProductCard } from '#api/client/product-card.ts'
import { isRunning, type Period, readPeriod } from '#api/rules/period.ts'
import { isSellable } from '../../shop/catalogue/product-facts/product-card.ts'

const MINUTE_MS = 60_000

export interface FlashSale {
  readonly products: readonly ProductCard[]
  /** Of the promotion that ends last. Of several that do, the one that began first. */
  readonly period: Period
}

const running = ({ promotions = [] }: ProductCard, now: number) =>
  promotions.map(readPeriod).filter(period => isRunning(period, now))

const later = (one: Period, other: Period) => other.endTime - one.endTime || one.beginTime - other.beginTime

/**
 * Products of a flash sale at this moment: sellable products with a promotion still running, in their order, and the
 * period of the latest-ending among those promotions; `undefined` once there are none. Source: L-240, L-241, LO-57.
 */
export function flashSale(products: readonly ProductCard[], now: number): FlashSale | undefined {
  const shown = products.filter(product => isSellable(product) && running(product, now).length > 0)
  const [period] = shown.flatMap(product => running(product, now)).toSorted(later)
  return period && { products: shown, period }
}

/**
 * Expiry of finished HTML of a flash sale, epoch ms: as soon as a product leaves, and within a minute for its
 * countdown, whose seconds browsers correct.
 */
export function saleChangesAt(products: readonly ProductCard[], now: number): number | undefined {
  const sale = flashSale(products, now)
  if (!sale) return undefined
  const ends = sale.products.map(product => Math.max(...running(product, now).map(({ endTime }) => endTime)))
  return Math.min(...ends, now + MINUTE_MS)
}

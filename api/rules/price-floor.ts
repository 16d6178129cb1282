/** Lowest part of the struck price, in percent, at which goods are priced without a second yes. The format knows no cost. */
export const FLOOR_PERCENT = 30

/**
 * Returns true if a price is under the floor. All in cents.
 * @param struck the price that is struck through; where there is none, the price before the change
 */
export const isUnderFloor = (price: number | null, struck: number | null): boolean =>
  price !== null && struck !== null && price * 100 < struck * FLOOR_PERCENT

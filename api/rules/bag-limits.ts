/** Units of one SKU that any bag can hold; a shop may allow fewer (`shop-limits.ts`). Source: CO-05 (`cart.maxUnitsPerProduct`). */
export const MAX_UNITS = 99

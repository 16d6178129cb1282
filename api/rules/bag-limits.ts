/** Most units of one sku in a bag, add-ons counted with it. Source: CO-05 (`cart.maxUnitsPerProduct`). */
export const MAX_UNITS = 99

/** Most units to sell with which a SKU can be asked for as running low: the index of the shop's database knows so many. */
export const MOST_LOW = 100

import { defineCount, MOST_COUNTED, rowsOf } from '../frame/count.ts'

/** Units that are few, until an operator asks for another number. */
export const LOW_UP_TO = 5

/** SKUs on sale that are running low. */
export const lowStock = defineCount({
  name: 'lowStock',
  to: `/stock?upTo=${LOW_UP_TO}`,
  read: 'stock.low',
  input: { upTo: LOW_UP_TO, size: MOST_COUNTED },
  countOf: rowsOf,
})

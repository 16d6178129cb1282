import type { ReturnFilter } from '#desk/returns/desk-return.ts'
import { AFTER_SALES_STATUSES } from '#api/rules/after-sales-status.ts'
import { isOrderNumber, type Searchable, soughtNumber } from '../parts/list-search.ts'

/**
 * By status, and by the number of a return or of its order. A refund has the number of its return with another letter.
 */
export const RETURN_SEARCH: Searchable<ReturnFilter> = {
  statuses: ['TO_HANDLE', ...AFTER_SALES_STATUSES],
  about: 'order',
  soughtBy: typed => {
    const text = soughtNumber(typed)
    if (/^[AR]\d{4,39}$/.test(text)) return { number: text.replace(/^R/, 'A') }
    return isOrderNumber(text) ? { about: text } : undefined
  },
}

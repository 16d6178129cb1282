import type { ReturnFilter, ReturnSearch } from '#api/client/desk/returns.ts'
import { AFTER_SALES_STATUSES } from '#api/rules/after-sales-status.ts'
import { isOrderNumber, soughtNumber } from '../orders/search.ts'

/** Statuses to look for, what waits for the shop first. */
export const FILTERS = ['TO_HANDLE', ...AFTER_SALES_STATUSES] as const satisfies readonly ReturnFilter[]

/** What the address of the list asks for. A status that does not exist does not filter. */
export function searchOf(address: URLSearchParams): ReturnSearch {
  const status = FILTERS.find(each => each === address.get('status'))
  const order = address.get('order')?.trim()
  return { ...(status && { status }), ...(order && { order }) }
}

/** The address of a search. */
export const addressOf = ({ status, order }: ReturnSearch) => ({
  ...(status && { status }),
  ...(order && { order }),
})

type Sought = { readonly order: string } | { readonly number: string } | undefined

/**
 * What a search is for: the return of a number, or the returns of an order; `undefined` for neither. A refund has the number of its
 * return with another letter.
 */
export function soughtBy(typed: string): Sought {
  const text = soughtNumber(typed)
  if (/^[AR]\d{4,39}$/.test(text)) return { number: text.replace(/^R/, 'A') }
  return isOrderNumber(text) ? { order: text } : undefined
}

import type { OrderFilter, OrderSearch } from '#api/client/desk/orders.ts'
import { ENDED, IN_PROGRESS } from '#blocks/shop/order/order-status.ts'

/** Statuses to look for, what waits for the shop first. */
export const FILTERS = ['TO_SHIP', ...IN_PROGRESS, ...ENDED] as const satisfies readonly OrderFilter[]

/** What the address of the list asks for. A status that does not exist does not filter. */
export function searchOf(address: URLSearchParams): OrderSearch {
  const status = FILTERS.find(each => each === address.get('status'))
  const email = address.get('email')?.trim()
  return { ...(status && { status }), ...(email && { email }) }
}

/** The address of a search. */
export const addressOf = ({ status, email }: OrderSearch) => ({
  ...(status && { status }),
  ...(email && { email }),
})

type Sought = { readonly email: string } | { readonly number: string } | undefined

/** Spaces and hyphens as people write them between the digits of a number. */
const BETWEEN_DIGITS = /[\s-]/g

/** A number as the shop writes it. */
export const soughtNumber = (typed: string) =>
  typed.normalize('NFKC').replace(BETWEEN_DIGITS, '').toUpperCase()

export const isOrderNumber = (text: string) => /^O?\d{4,39}$/.test(text)

/** What a search is for: orders of an e-mail address, or the order of a number; `undefined` for neither. */
export function soughtBy(typed: string): Sought {
  const text = typed.trim()
  if (text.includes('@')) return { email: text }
  const number = soughtNumber(text)
  return isOrderNumber(number) ? { number } : undefined
}

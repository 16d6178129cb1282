import type { MouseEvent } from 'react'

/** An entry that leads here opens the look-up instead; where that does not come, it leads here after all. Source: L-084, M-159. */
export const ORDERS = '/user/orders'

/** A plain press, on whichever link is under it; nothing with a key that asks for another tab. */
const pressedLink = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    ? null
    : event.target instanceof Element && event.target.closest('a')

/** Returns true if a press is on an entry that leads to the orders. Source: L-084, LO-77. */
export const asksForOrders = (event: MouseEvent): boolean => {
  const link = pressedLink(event)
  return Boolean(link && link.origin === location.origin && link.pathname === ORDERS)
}

/** The same from the address alone, for marking such an entry in the page's HTML. */
export const leadsToOrders = (href: string): boolean => href.split(/[?#]/)[0] === ORDERS

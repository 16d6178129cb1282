/** Where guests' orders are found; the shop's orders stand behind it. Source: M-164, MO-84. */
export interface GuestOrders {
  /**
   * The order with that number if a guest placed it with that address, which comes trimmed and in small letters; members'
   * orders are never found. Takes as long for a wrong address as for a wrong number.
   */
  readonly find: (orderCode: string, email: string) => Promise<{ readonly orderCode: string } | undefined>
}

/** A shop that has taken no orders. */
export const NO_GUEST_ORDERS: GuestOrders = { find: () => Promise.resolve(undefined) }

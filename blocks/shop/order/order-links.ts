/** Query of the token that opens one order without an account. Source: L-009. */
export const TEMP_TOKEN = 'tempToken'

const withToken = (path: string, token: string | null | undefined) =>
  token ? `${path}${path.includes('?') ? '&' : '?'}${TEMP_TOKEN}=${encodeURIComponent(token)}` : path

/** The page that starts a payment; it opens in a window of its own. Source: CO-109, CO-110. */
export const payHref = (order: string, token?: string | null): string =>
  withToken(`/payment?orderId=${encodeURIComponent(order)}`, token)

/** Source: M-115, L-009. */
export const orderHref = (order: string, token?: string | null): string =>
  withToken(`/user/order-detail/${encodeURIComponent(order)}`, token)

/**
 * Name of the window for payments. While it shows a page of the shop, the next payment takes it again; once it has been at the provider,
 * browsers part it from the shop's other windows, and a retry goes on in the window where it is pressed.
 */
export const PAYMENT_WINDOW = 'cairn-payment'

/** Source: C-279, M-089. */
export const payResultHref = (order: string): string => `/pay/result/${encodeURIComponent(order)}`

/** Address of the return form of this order. Source: M-135, MO-70. */
export const returnHref = (order: string, token?: string | null): string =>
  withToken(`/user/return/${encodeURIComponent(order)}`, token)

/** @param code number of a return or of a refund. Source: M-130, M-131, MO-71. */
export const afterSalesHref = (code: string, token?: string | null): string =>
  withToken(`/user/refund-order-detail/${encodeURIComponent(code)}`, token)

/** Target of a saved link. `isOutside` opens a new tab. */
export interface LinkTarget {
  readonly href: string
  readonly isOutside: boolean
}

/** Addresses a link may use. Source: LO-27. */
export const SAFE_URL = /^(https?:|tel:|mailto:|\/(?![/\\])|#)/i

/** Routes by name, for links of type 7. Source: LO-01. */
export const NAMED_PAGES: Readonly<Record<string, string>> = {
  home: '/',
  cart: '/cart',
  login: '/login',
  register: '/register',
  user: '/user',
  member: '/member',
  userOrders: '/user/orders',
  userWishlist: '/user/wish',
  storeLocator: '/storeLocator',
  contactUs: '/contact-us',
  list: '/list',
}

const path = (value: string) => value.split('/').filter(Boolean).map(encodeURIComponent).join('/')

/** By link type, from 0. Source: LO-27. */
const TARGETS: readonly ((value: string) => string | undefined)[] = [
  value => value,
  value => `/product/${encodeURIComponent(value)}`,
  value => `/products/${path(value)}`,
  value => `/landingPage/${encodeURIComponent(value)}`,
  value => `/minisite/${encodeURIComponent(value)}`,
  value => `/article/${encodeURIComponent(value)}`,
  value => `/brand/${path(value)}`,
  value => NAMED_PAGES[value],
  value => `/list?keyword=${encodeURIComponent(value)}`,
  value => value,
]

const OUTSIDE = 9

/** `undefined` when a link is empty, of an unknown type or not safe to follow: it is then not clickable. Source: LO-27. */
export function linkTarget({
  type,
  value,
}: {
  readonly type: number
  readonly value: string
}): LinkTarget | undefined {
  const trimmed = value.trim()
  const href = trimmed && TARGETS[type]?.(trimmed)
  return href && SAFE_URL.test(href) ? { href, isOutside: type === OUTSIDE } : undefined
}

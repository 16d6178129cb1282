/**
 * Pages of the shop's own, which operators do not compose, and who may see them. A path's `:name` is any one segment, `:name?`
 * may be missing. `guards` name functions of `access.ts`. Source: M-073 … M-081, C-033 … C-038, MO-36, MO-37, LO-97.
 */
export const SCREEN_ROUTES = [
  { screen: 'login', path: '/login', guards: ['guestOnly'] },
  { screen: 'register', path: '/register', guards: ['guestOnly'] },
  { screen: 'registerSuccess', path: '/register/success', guards: [] },
  { screen: 'resetPassword', path: '/resetPassword', guards: ['guestOnly'] },
  { screen: 'linkAccount', path: '/linkAccount', guards: [] },
  { screen: 'user', path: '/user', guards: ['auth'] },
  { screen: 'profile', path: '/user/profile', guards: ['auth'] },
  { screen: 'password', path: '/user/password', guards: ['auth'] },
  { screen: 'addresses', path: '/user/address', guards: ['auth'] },
  { screen: 'addressUpdate', path: '/user/address/update', guards: ['auth'] },
  { screen: 'orders', path: '/user/orders', guards: ['auth'] },
  { screen: 'orderDetail', path: '/user/order-detail/:orderId?', guards: ['authOrTempToken'] },
  { screen: 'refundRecords', path: '/user/refund-record', guards: ['auth'] },
  { screen: 'refundDetail', path: '/user/refund-order-detail/:orderId', guards: ['auth'] },
  { screen: 'wishList', path: '/user/wish', guards: ['auth'] },
  { screen: 'goDollar', path: '/user/go-dollar', guards: ['auth'] },
  { screen: 'coupons', path: '/user/coupon', guards: ['auth'] },
  { screen: 'document', path: '/article/:code?', guards: [] },
  { screen: 'document', path: '/about-brand', guards: [] },
  { screen: 'document', path: '/about-brands', guards: [] },
  { screen: 'document', path: '/terms-of-use', guards: [] },
  { screen: 'document', path: '/privacy-policy', guards: [] },
  { screen: 'help', path: '/help', guards: [] },
  { screen: 'contact', path: '/contact-us', guards: [] },
  { screen: 'storeLocator', path: '/storeLocator', guards: [] },
  { screen: 'liveChat', path: '/liveChat', guards: [] },
  { screen: 'cart', path: '/cart', guards: [] },
  { screen: 'unsubscribe', path: '/unsubscribe', guards: [] },
] as const satisfies readonly ScreenRouteEntry[]

interface ScreenRouteEntry {
  readonly screen: string
  readonly path: string
  readonly guards: readonly string[]
}

export type ScreenName = (typeof SCREEN_ROUTES)[number]['screen']

/** What is drawn like a screen: screens, and what the shop adds to a page that operators compose. */
export type ScreenViewName = ScreenName | 'memberCard'

/** Pages composed by operators that not everybody may see. Source: MO-36. */
const GUARDED_CONTENT: Readonly<Record<string, readonly string[]>> = { '/member': ['auth'] }

export interface ScreenPlace {
  readonly screen: ScreenName
  readonly params: Readonly<Record<string, string>>
  readonly guards: readonly string[]
}

/** `undefined` where a path does not fit the pattern. */
function paramsOf(pattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = pattern.split('/').filter(Boolean)
  const params: Record<string, string> = {}
  if (segments.length > parts.length) return undefined
  for (const [place, part] of parts.entries()) {
    const segment = segments[place]
    if (part.startsWith(':')) {
      if (segment !== undefined) params[part.replace(/[:?]/g, '')] = segment
      else if (!part.endsWith('?')) return undefined
    } else if (part !== segment) return undefined
  }
  return params
}

/** The screen at a path, the first that fits. @param segments decoded */
export function screenAt(segments: readonly string[]): ScreenPlace | undefined {
  for (const { screen, path, guards } of SCREEN_ROUTES) {
    const params = paramsOf(path, segments)
    if (params) return { screen, params, guards }
  }
  return undefined
}

/** As the server takes an address apart: decoded, however many slashes. Nothing of one that is no address. */
function segmentsOf(pathname: string): readonly string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return []
  }
}

/** First segments of everything guarded: most requests need look no further. */
const GUARDED_FIRST: ReadonlySet<string | undefined> = new Set([
  ...Object.keys(GUARDED_CONTENT).map(path => path.split('/')[1]),
  ...SCREEN_ROUTES.filter(({ guards }) => guards.length > 0).map(({ path }) => path.split('/')[1]),
])

/** Whether a path has guards at all. */
export const isGuarded = (pathname: string): boolean => guardsOf(pathname).length > 0

/** Names of the guards in front of a path; none for most. */
export function guardsOf(pathname: string): readonly string[] {
  const segments = segmentsOf(pathname)
  if (!GUARDED_FIRST.has(segments[0])) return []
  return GUARDED_CONTENT[`/${segments.join('/')}`] ?? screenAt(segments)?.guards ?? []
}

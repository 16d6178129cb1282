import { SPORT_SECTION } from '#api/rules/home-pages.ts'
import type { ShellName } from '#blocks/page/page.ts'
import type { GuardName, RouteHandle, ScreenHandle, ScreenName, ShopRouteObject } from './route-object.ts'

const route = (id: string, path: string, handle: RouteHandle): ShopRouteObject => ({
  id,
  path,
  caseSensitive: true,
  handle,
})

const content = (id: string, path: string, contentPath = path) =>
  route(id, path, { kind: 'content', contentPath })

const redirect = (id: string, path: string, to: string, guards: readonly GuardName[] = []) =>
  route(id, path, { kind: 'redirect', to, guards })

type ScreenOptions = Pick<ScreenHandle, 'params' | 'isIndexed'> & {
  readonly guards?: readonly GuardName[]
}

const screen = (name: ScreenName, path: string, options: ScreenOptions = {}) =>
  route(name, path, { kind: 'screen', screen: name, ...options })

/** A document that has a path of its own, which is its code. Source: C-034, L-145. */
const documentAt = (code: string) =>
  route(code, `/${code}`, { kind: 'screen', screen: 'document', params: { code }, isIndexed: true })

const area = (shell: ShellName, children: ShopRouteObject[]): ShopRouteObject => ({
  id: `${shell}-area`,
  handle: { kind: 'area', shell: `/shell/${shell}` },
  children,
})

/**
 * Products and lists, in the sport section or outside it; a list's path has three names at most.
 * Source: C-021 … C-026, C-039, C-046, CO-10 … CO-12.
 */
const goods = (section: '' | typeof SPORT_SECTION): ShopRouteObject[] => {
  const id = (name: string) => (section ? `sport-${name}` : name)
  return [
    redirect(id('products-of-none'), `${section}/product`, `${section}/list`),
    redirect(id('items-of-none'), `${section}/item`, `${section}/list`),
    route(id('product'), `${section}/product/:code`, { kind: 'product', section, mayBeBrand: false }),
    route(id('item'), `${section}/item/:code`, { kind: 'product', section, mayBeBrand: true }),
    route(id('item-of-brand'), `${section}/item/:brand/:code`, {
      kind: 'product',
      section,
      mayBeBrand: false,
    }),
    route(id('list'), `${section}/list`, { kind: 'list', base: 'list', section }),
    route(id('products'), `${section}/products/:first?/:second?/:third?`, {
      kind: 'list',
      base: 'products',
      section,
    }),
    route(id('brand'), `${section}/brand/:first?/:second?/:third?`, { kind: 'list', base: 'brand', section }),
  ]
}

const members = { guards: ['auth'] } as const
const visitors = { guards: ['guestOnly'] } as const
const indexed = { isIndexed: true } as const

/**
 * Every address of the shop, as React Router route objects: plain data, safe in a browser. Guards and redirects are on the
 * routes. `match-route.ts` matches them on the server.
 * Source: LO-02, LO-11, LO-97, M-073 … M-081, C-033 … C-038, MO-36, MO-37.
 */
export const ROUTES: ShopRouteObject[] = [
  content('home', '/', '/home'),
  // Matches in any letter case; all other paths are case-sensitive. Source: LO-85, CO-12.
  {
    id: 'sport',
    path: SPORT_SECTION,
    handle: { kind: 'content', contentPath: SPORT_SECTION, section: SPORT_SECTION },
    children: goods(SPORT_SECTION),
  },
  content('minisite', '/minisite/:key'),
  redirect('minisites', '/minisite', '/'),
  content('landing', '/landingPage/:key'),
  redirect('landings', '/landingPage', '/'),
  content('campaign', '/campaign'),
  route('member', '/member', { kind: 'content', contentPath: '/member', guards: ['memberZone'] }),
  ...goods(''),
  area('sign-in', [
    screen('login', '/login', visitors),
    screen('register', '/register', visitors),
    screen('registerSuccess', '/register/success'),
    screen('resetPassword', '/resetPassword', visitors),
    screen('linkAccount', '/linkAccount'),
  ]),
  area('account', [
    screen('user', '/user', members),
    screen('profile', '/user/profile', members),
    screen('password', '/user/password', members),
    screen('addresses', '/user/address', members),
    screen('addressUpdate', '/user/address/update', members),
    screen('orders', '/user/orders', members),
    // No order is named: all of them are shown. Source: MO-58.
    redirect('order-of-none', '/user/order-detail', '/user/orders', ['authOrTempToken']),
    screen('orderDetail', '/user/order-detail/:orderId', { guards: ['authOrTempToken'] }),
    // A guest may return goods of the one order whose token the address has. Source: M-078, MO-70.
    screen('returnRequest', '/user/return/:orderNo', { guards: ['authOrTempToken'] }),
    screen('refundRecords', '/user/refund-record', members),
    screen('refundDetail', '/user/refund-order-detail/:orderId', { guards: ['authOrTempToken'] }),
    screen('wishList', '/user/wish', members),
    screen('goDollar', '/user/go-dollar', members),
    screen('coupons', '/user/coupon', members),
  ]),
  area('cart', [
    screen('cart', '/cart'),
    // Source: C-028, CO-10.
    redirect('shared-cart-of-none', '/cart-share', '/cart'),
    screen('sharedCart', '/cart-share/:code'),
  ]),
  area('checkout', [
    screen('checkout', '/checkout'),
    screen('payment', '/payment'),
    screen('payResult', '/pay/result/:orderId?'),
  ]),
  area('service', [
    screen('help', '/help', indexed),
    screen('document', '/article/:code?', indexed),
    documentAt('about-brand'),
    documentAt('about-brands'),
    documentAt('terms-of-use'),
    documentAt('privacy-policy'),
    screen('contact', '/contact-us', indexed),
    screen('storeLocator', '/storeLocator', indexed),
    screen('liveChat', '/liveChat'),
    screen('unsubscribe', '/unsubscribe'),
  ]),
  route('preview', '/preview/*', { kind: 'preview' }),
]

/** Shells have no address of their own; drafts of them are previewed by their path. Source: LO-11. */
export const SHELL_PREVIEW = content('shell', '/shell/:key')

/** Screens of a shell, in the order of their routes; none for shells of goods. */
export function screensOf(shell: string): readonly ScreenName[] {
  const found = ROUTES.find(({ handle }) => handle.kind === 'area' && handle.shell === shell)
  const names = leafRoutes(found?.children ?? []).flatMap(({ handle }) =>
    handle.kind === 'screen' ? [handle.screen] : [],
  )
  return [...new Set(names)]
}

/** Routes that show something, areas opened. */
export const leafRoutes = (routes: readonly ShopRouteObject[] = ROUTES): readonly ShopRouteObject[] =>
  routes.flatMap(found => [
    ...(found.handle.kind === 'area' ? [] : [found]),
    ...leafRoutes(found.children ?? []),
  ])

/** Shells whose pages change with every press. */
const PERSONAL_SHELLS: ReadonlySet<string> = new Set([
  '/shell/sign-in',
  '/shell/account',
  '/shell/cart',
  '/shell/checkout',
])

/** Routes of sign-in, account, bag and checkout: a browser moves between these without loading a document. */
export const PERSONAL_ROUTES: readonly ShopRouteObject[] = leafRoutes(
  ROUTES.filter(({ handle }) => handle.kind === 'area' && PERSONAL_SHELLS.has(handle.shell)),
)

/** Returns true if a screen is one of those. */
export const isPersonal = (screen: string): boolean =>
  PERSONAL_ROUTES.some(({ handle }) => handle.kind === 'screen' && handle.screen === screen)

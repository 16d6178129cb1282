import { expect, test } from 'vitest'
import type { GuardName } from './route-object.ts'
import { matchRoute, type Target } from './match-route.ts'

const page = (
  contentPath: string,
  isPreview = false,
  target: Target = { kind: 'content' },
  guards: readonly GuardName[] = [],
) => ({ kind: 'page', contentPath, isPreview, target, guards })
const redirect = (to: string) => ({ kind: 'redirect', to, guards: [] })
const notFound = { kind: 'notFound' }

const sport = page('/SPORTb', false, { kind: 'content', section: '/SPORTb' })

test.each([
  ['/', page('/home')],
  ['', page('/home')],
  ['/SPORTb', sport],
  ['/sportB/', sport],
  ['/preview/sportb', { ...sport, isPreview: true }],
  ['/minisite/alpine', page('/minisite/alpine')],
  ['/minisite/alpine/', page('/minisite/alpine')],
  ['/minisite/Alpine', page('/minisite/Alpine')],
  ['/landingPage/11-11', page('/landingPage/11-11')],
  ['/minisite', redirect('/')],
  ['/landingPage/', redirect('/')],
  ['/landingPage/a_b', notFound],
  ['/landingPage/..%2f', notFound],
  [`/landingPage/${'a'.repeat(64)}`, page(`/landingPage/${'a'.repeat(64)}`)],
  [`/landingPage/${'a'.repeat(65)}`, notFound],
  ['/landingPage/a/b', notFound],
  ['/landingpage/summer', notFound],
  ['/member', page('/member', false, { kind: 'content' }, ['memberZone'])],
  ['/preview/member', page('/member', true)],
  ['/home', notFound],
  ['/shell/frame', notFound],
  ['/preview', page('/home', true)],
  ['/preview/landingPage/summer', page('/landingPage/summer', true)],
  ['/preview/shell/frame', page('/shell/frame', true)],
  ['/preview/preview', notFound],
  ['/preview/preview/shell/frame', notFound],
  ['/Preview/landingPage/summer', notFound],
  ['/preview/shell/a_b', notFound],
  ['/landingPage/summer%2Fsale', notFound],
  ['//landingPage//summer//', page('/landingPage/summer')],
  ['/landing%50age/summer', page('/landingPage/summer')],
])('%s (LO-02, LO-11)', (pathname, route) => expect(matchRoute(pathname)).toEqual(route))

const product = (more: Partial<Target>, isPreview = false) =>
  page('/shell/product', isPreview, {
    kind: 'product',
    code: 'CR-1',
    mayBeBrand: false,
    section: '',
    ...more,
  } as Target)
const list = (more: Partial<Target> = {}, isPreview = false) =>
  page('/shell/list', isPreview, { kind: 'list', base: 'list', segments: [], section: '', ...more } as Target)
const men = ['男裝', '外套']

test.each([
  ['/product/CR-1', product({}), 'C-025, L-011'],
  ['/item/CR-1', product({ mayBeBrand: true }), 'CO-11'],
  ['/item/north-cairn/CR-1', product({ brand: 'north-cairn' }), 'C-026'],
  ['/product', redirect('/list'), 'C-039, CO-10'],
  ['/item/', redirect('/list'), 'C-039, CO-10'],
  ['/product/CR-1/more', notFound, 'C-025'],
  ['/item/a/b/c', notFound, 'C-026'],
  ['/list', list(), 'C-021'],
  ['/list/more', notFound, 'C-021'],
  ['/products', list({ base: 'products' }), 'C-039, CO-10'],
  [`/products/${men.map(encodeURIComponent).join('/')}`, list({ base: 'products', segments: men }), 'C-022'],
  ['/products/a/b/c', list({ base: 'products', segments: ['a', 'b', 'c'] }), 'C-022'],
  ['/products/a/b/c/d', notFound, 'C-022'],
  ['/list/', list(), 'C-021'],
  ['/List', notFound, 'C-021'],
  ['/products/%E0%A4%A', notFound, 'C-055, L-130, CO-14'],
  ['/brand', list({ base: 'brand' }), 'C-039, CO-10'],
  ['/brand/acme', list({ base: 'brand', segments: ['acme'] }), 'C-024'],
  ['/sportB/brand/acme', list({ base: 'brand', segments: ['acme'], section: '/SPORTb' }), 'C-046'],
  ['/SPORTb/product', redirect('/SPORTb/list'), 'C-046'],
  ['/SPORTb/item/acme/CR-1', product({ brand: 'acme', section: '/SPORTb' }), 'C-046'],
  ['/SPORTb/minisite/x', notFound, 'C-046'],
  ['/preview/list', list({}, true), 'LO-11'],
  ['/preview/shell/list', list({}, true), 'LO-11'],
  ['/preview/shell/product', product({ code: '' }, true), 'LO-11'],
  [
    '/login',
    page('/shell/sign-in', false, { kind: 'screen', screen: 'login', params: {}, isIndexed: false }, [
      'guestOnly',
    ]),
    'Shells',
  ],
  [
    '/preview/user/refund-order-detail/R%201',
    page('/shell/account', true, {
      kind: 'screen',
      screen: 'refundDetail',
      params: { orderId: 'R 1' },
      isIndexed: false,
    }),
    'LO-11, Shells',
  ],
  [
    '/terms-of-use/',
    page('/shell/service', false, {
      kind: 'screen',
      screen: 'document',
      params: { code: 'terms-of-use' },
      isIndexed: true,
    }),
    'C-034',
  ],
  [
    '/preview/shell/cart',
    page('/shell/cart', true, {
      kind: 'screen',
      screen: 'cart',
      params: {},
      isIndexed: false,
      choices: ['cart', 'sharedCart'],
    }),
    'LO-11, Shells',
  ],
] as [string, object, string][])('%s (%3$s)', (pathname, route) =>
  expect(matchRoute(pathname)).toEqual(route),
)

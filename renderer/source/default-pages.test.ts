import { SHELL_PATHS, SHELL_TYPES } from '#blocks/page/page.ts'
import { findBlock, registry } from '#blocks/registry.ts'
import { LOCALES } from '#locales/locale.ts'
import { describe, expect, test } from 'vitest'
import { defaultFrame, defaultPage, withLockedBlocks, withScreen } from './default-pages.ts'
import { compilePage } from './compile-page.ts'
import { leafRoutes, screensOf } from '../route/routes.ts'
import { component, releasePage } from '../testing/pages.ts'

const codesIn = (page: ReturnType<typeof withLockedBlocks>, section: string) =>
  page.components
    .filter(block => block.section === section)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ code }) => code)

const PRODUCT_CORE = [
  'breadcrumb',
  'productGallery',
  'productSummary',
  'activityList',
  'markupList',
  'productAttributes',
  'productMedia',
]
const LIST_CORE = ['breadcrumb', 'sortBar', 'filterPanel', 'productGrid', 'emptyResult', 'compareBar']

const CART_CORE = [
  'cart',
  'cartLines',
  'cartPromotions',
  'cartAddOns',
  'cartCoupon',
  'cartGoDollar',
  'cartSummary',
  'shareCart',
  'sharedCart',
]

test.each([
  ['/shell/product', PRODUCT_CORE],
  ['/shell/list', LIST_CORE],
  ['/shell/frame', ['header', 'miniCart', 'footer']],
  ['/shell/cart', CART_CORE],
  [
    '/shell/checkout',
    [
      'checkout',
      'checkoutSummary',
      'checkoutContact',
      'checkoutDelivery',
      'checkoutServices',
      'checkoutDiscounts',
      'checkoutBilling',
      'checkoutPayment',
      'checkoutSubmit',
      'payment',
      'payResult',
    ],
  ],
  ['/shell/sign-in', ['login', 'register', 'registerSuccess', 'resetPassword', 'linkAccount']],
])('the built-in page of %s has every commerce block in its slot (LO-05, Shells)', (path, core) => {
  for (const locale of LOCALES) {
    const page = defaultPage(path, locale)
    expect(page?.path).toBe(`${path}_${locale}.html`)
    expect(page && codesIn(page, 'core')).toEqual(core)
    for (const { code, section } of page?.components ?? []) {
      const block = findBlock(code)
      expect(block?.slots, code).toContain(section)
      expect(block?.schema.safeParse({}).success, code).toBe(true)
    }
  }
})

test('pages of content have no built-in page (LO-05)', () => {
  expect(defaultPage('/home', 'zh_HK')).toBeUndefined()
  expect(defaultPage('/landingPage/summer', 'zh_HK')).toBeUndefined()
})

const put = (codes: readonly string[], section = 'core') =>
  codes.map((code, index) => component({ id: `${section}-${code}`, code, section, sort: index + 1 }))

test('a shell that lacks commerce blocks gets them back after those it has, each with an id of its own (Shells)', () => {
  const components = [...put(['productAttributes', 'productSummary']), ...put(['richText'], 'bottom')]
  const mended = withLockedBlocks(releasePage({ id: 'shell.product', type: 'PRODUCT', components }))
  expect(codesIn(mended, 'core')).toEqual([
    'productAttributes',
    'productSummary',
    ...PRODUCT_CORE.filter(code => code !== 'productAttributes' && code !== 'productSummary'),
  ])
  expect(codesIn(mended, 'bottom')).toEqual(['richText'])
  expect(new Set(mended.components.map(({ id }) => id)).size).toBe(mended.components.length)
})

test('a stored bag of one block, as earlier versions saved it, keeps its options and gets the parts it lacks (Shells)', () => {
  const options = { note: '<p>14 days</p>' }
  const components = [component({ id: 'old', code: 'cart', section: 'core', sort: 1, options })]
  const mended = withLockedBlocks(releasePage({ id: 'shell.cart', type: 'CART', components }))
  expect(codesIn(mended, 'core')).toEqual(CART_CORE)
  expect(mended.components[0]).toEqual(components[0])
})

test('an account shell saved before there were returns gets the screen of their form (M-135, Shells)', () => {
  const saved = (defaultPage('/shell/account', 'en_US')?.components ?? []).filter(
    ({ code }) => code !== 'returnRequest',
  )
  const page = releasePage({
    id: 'shell.account',
    type: 'ACCOUNT',
    components: [...put(['banner'], 'top'), ...saved],
  })
  const mended = withLockedBlocks(page)
  expect(mended.components.slice(0, -1)).toEqual(page.components)
  expect(mended.components.at(-1)).toMatchObject({ code: 'returnRequest', section: 'core' })
  const shown = withScreen(
    compilePage(mended, { imageHostMap: {}, sanitise: html => html }),
    'returnRequest',
    'en_US',
  )
  expect(shown.blocks.map(({ block }) => block.code)).toEqual(['banner', 'returnRequest'])
})

test('a whole shell stays the page it is, in the order operators gave it (Shells)', () => {
  const components = put(['emptyResult', ...LIST_CORE.filter(code => code !== 'emptyResult')])
  const page = releasePage({ type: 'LIST', components })
  expect(withLockedBlocks(page)).toBe(page)
})

test('frames and pages of content are left as they are', () => {
  for (const page of [releasePage(), { ...defaultFrame('zh_HK'), components: [] }])
    expect(withLockedBlocks(page)).toBe(page)
})

describe('screens are locked blocks of their shells (Shells)', () => {
  const screens = registry.filter(({ isScreen }) => isScreen)
  const routed = leafRoutes().flatMap(({ handle }) => (handle.kind === 'screen' ? [handle.screen] : []))

  test('every screen of the route table is a block, on the shell of its routes, and there is no other', () => {
    expect(screens.map(({ code }) => code).toSorted()).toEqual([...new Set(routed)].toSorted())
    for (const { code, shell } of screens) expect(screensOf(`/shell/${shell}`), code).toContain(code)
  })

  test('every locked block of a shell is part of its built-in page', () => {
    for (const type of SHELL_TYPES) {
      const path = SHELL_PATHS[type]
      const planned = defaultPage(path, 'en_US')?.components.map(({ code }) => code)
      const locked = registry.filter(({ locked: isLocked, shell }) => isLocked && path === `/shell/${shell}`)
      expect(planned, path).toEqual(expect.arrayContaining(locked.map(({ code }) => code)))
    }
  })

  test('a shell without one of them gets it back; what stands around stays (Shells)', () => {
    const components = [...put(['banner'], 'top'), ...put(['register', 'login'])]
    const mended = withLockedBlocks(releasePage({ id: 'shell.sign-in', type: 'SIGN_IN', components }))
    expect(codesIn(mended, 'top')).toEqual(['banner'])
    expect(codesIn(mended, 'core')).toEqual([
      'register',
      'login',
      'registerSuccess',
      'resetPassword',
      'linkAccount',
    ])
  })

  test('a member page without the member card gets it at its beginning, unless operators gave it another place (M-090, MO-38)', () => {
    const page = releasePage({ id: 'member', type: 'MEMBER', components: put(['banner'], 'top') })
    expect(codesIn(withLockedBlocks(page), 'top')).toEqual(['memberCard', 'banner'])
    const moved = { ...page, components: put(['banner', 'memberCard'], 'top') }
    expect(withLockedBlocks(moved)).toBe(moved)
  })

  const compiled = (components: ReturnType<typeof put>) =>
    compilePage(
      withLockedBlocks(releasePage({ id: 'shell.sign-in', type: 'SIGN_IN', components, title: 'Ours' })),
      {
        imageHostMap: {},
        sanitise: html => html,
      },
    )

  test('a route shows its own screen and everything around it, under the screen’s own title', () => {
    const shell = compiled([...put(['banner'], 'top'), ...put(['richText'], 'bottom')])
    for (const [screen, title] of [
      ['login', 'Log in'],
      ['register', 'Become a member'],
    ] as const) {
      const page = withScreen(shell, screen, 'en_US')
      expect(page.blocks.map(({ block }) => block.code).toSorted()).toEqual(
        ['banner', 'richText', screen].toSorted(),
      )
      expect(page.page.title).toBe(title)
    }
  })

  test('parts of the bag show with the bag, not with a shared one; what stands around shows with both (C-028)', () => {
    const components = [...put(['banner'], 'top'), ...put(CART_CORE)]
    const shell = compilePage(releasePage({ id: 'shell.cart', type: 'CART', components }), {
      imageHostMap: {},
      sanitise: html => html,
    })
    const shown = (screen: 'cart' | 'sharedCart') =>
      withScreen(shell, screen, 'en_US').blocks.map(({ block }) => block.code)
    expect(shown('sharedCart')).toEqual(['banner', 'sharedCart'])
    expect(shown('cart')).toEqual(['banner', ...CART_CORE.filter(code => code !== 'sharedCart')])
  })

  test('a screen shows on every device, whatever its shell says (LO-37)', () => {
    const [hidden] = put(['login'])
    if (!hidden) throw new Error('No screen')
    const shell = compiled([{ ...hidden, style: { hideOn: 'mobile' } }])
    expect(withScreen(shell, 'login', 'zh_HK').blocks).toMatchObject([{ hideOn: undefined }])
  })
})

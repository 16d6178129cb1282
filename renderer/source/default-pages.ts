import { showsWith } from '#blocks/page/define-block.ts'
import { MEMBER_PAGE } from '#blocks/shop/links/member-page.ts'
import { type BlockCode, findBlock } from '#blocks/registry.ts'
import {
  type Component,
  globalConfigSchema,
  type PageType,
  type ReleasePage,
  SHELL_PATHS,
  type ShellType,
} from '#blocks/page/page.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import type { CompiledPage } from './compile-page.ts'
import type { ScreenName } from '../route/route-object.ts'

type PlannedType = ShellType | 'MEMBER'

/** Blocks that a page has from the start, by slot. Locked ones stay on it for good. Source: Shells, LO-05. */
interface PagePlan {
  readonly top?: readonly BlockCode[]
  readonly core?: readonly BlockCode[]
  readonly bottom?: readonly BlockCode[]
}

const PLANS: Readonly<Record<PlannedType, PagePlan>> = {
  FRAME: { core: ['header', 'miniCart', 'footer'] },
  PRODUCT: {
    core: [
      'breadcrumb',
      'productGallery',
      'productSummary',
      'activityList',
      'markupList',
      'productAttributes',
      'productMedia',
    ],
    bottom: ['guessYouLike', 'recentViews'],
  },
  LIST: {
    core: ['breadcrumb', 'sortBar', 'filterPanel', 'productGrid', 'emptyResult', 'compareBar'],
    bottom: ['recentViews'],
  },
  CART: {
    core: [
      'cart',
      'cartLines',
      'cartPromotions',
      'cartAddOns',
      'cartCoupon',
      'cartGoDollar',
      'cartSummary',
      'shareCart',
      'sharedCart',
    ],
    bottom: ['guessYouLike', 'recentViews'],
  },
  CHECKOUT: {
    top: ['checkoutHeader'],
    core: [
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
  },
  SIGN_IN: { core: ['login', 'register', 'registerSuccess', 'resetPassword', 'linkAccount'] },
  ACCOUNT: {
    core: [
      'user',
      'profile',
      'password',
      'addresses',
      'addressUpdate',
      'orders',
      'orderDetail',
      'returnRequest',
      'refundRecords',
      'refundDetail',
      'wishList',
      'goDollar',
      'coupons',
    ],
  },
  SERVICE: { core: ['help', 'document', 'contact', 'storeLocator', 'liveChat', 'unsubscribe'] },
  MEMBER: { top: ['memberCard'] },
}

const PATHS: Readonly<Record<PlannedType, string>> = { ...SHELL_PATHS, MEMBER: MEMBER_PAGE }
const isPlanned = (type: PageType): type is PlannedType => type in PLANS

const component = (pageId: string, code: string, section: string, sort: number): Component => ({
  id: `${pageId.slice(pageId.indexOf('.') + 1)}-${code}`,
  code,
  section,
  sort,
  name: '',
  version: 1,
  pageId,
  style: {},
  options: {},
  values: {},
  childComponents: [],
})

/** A page as it is while the store has none: every block of its plan with defaults. */
function pageOf(type: PlannedType, locale: Locale): ReleasePage {
  const path = PATHS[type]
  const id = path.slice(1).replace('/', '.')
  const components = Object.entries(PLANS[type]).flatMap(([section, codes]: [string, readonly BlockCode[]]) =>
    codes.map((code, index) => component(id, code, section, index + 1)),
  )
  return {
    id,
    title: type === 'MEMBER' ? catalogue[locale].content.screens.memberCard.title : '',
    description: '',
    keywords: '',
    path: `${path}_${locale}.html`,
    version: 0,
    type,
    components,
    globalConfig: globalConfigSchema.parse({}),
  }
}

/** Returns what makes the built-in page at a content path, shells and the customer zone; `undefined` for any other path. Source: LO-05. */
export function defaultPageAt(contentPath: string): ((locale: Locale) => ReleasePage) | undefined {
  const type = (Object.keys(PATHS) as PlannedType[]).find(planned => PATHS[planned] === contentPath) // its own keys
  return type && (locale => pageOf(type, locale))
}

/** The built-in page at a content path; `undefined` where there is none. */
export const defaultPage = (contentPath: string, locale: Locale): ReleasePage | undefined =>
  defaultPageAt(contentPath)?.(locale)

/** The frame every page gets while the store has none: header and footer with their defaults. Source: LO-05. */
export const defaultFrame = (locale: Locale): ReleasePage => pageOf('FRAME', locale)

/** Best sellers offered where an address leads nowhere; two rows of a desktop list. Ours. */
const BEST_SELLERS = 8

/** Content of the page of a missing address: a search, the categories, and best sellers. Source: L-129, C-123. */
export function missingPage(locale: Locale): ReleasePage {
  const title = catalogue[locale].content.missing.bestSellers
  const frame = defaultFrame(locale)
  return {
    ...frame,
    id: 'missing',
    type: 'LANDING',
    path: `/missing_${locale}.html`,
    components: [
      component('missing', 'productFinder', 'main', 1),
      { ...component('missing', 'guessYouLike', 'main', 2), options: { title, max: BEST_SELLERS } },
    ],
  }
}

const sortsIn = ({ components }: Pick<ReleasePage, 'components'>) => components.map(({ sort }) => sort)

/**
 * A stored page with every locked block of its plan in place. Those it lacks (an older release, an import) are added: to the
 * end of `core`, so that products can always be bought and shoppers can always sign in, and to the beginning of `top`.
 * The frame stays as it is. Source: Shells.
 */
export function withLockedBlocks<Page extends Pick<ReleasePage, 'id' | 'type' | 'components'>>(
  page: Page,
): Page {
  if (page.type === 'FRAME' || !isPlanned(page.type)) return page
  const { core = [], top = [] } = PLANS[page.type]
  const present = new Set(page.components.map(({ code }) => code))
  const isMissing = (code: BlockCode) => findBlock(code)?.locked === true && !present.has(code)
  const [above, below] = [top.filter(isMissing), core.filter(isMissing)]
  if (above.length + below.length === 0) return page
  const first = Math.min(1, ...sortsIn(page)) - above.length
  const last = Math.max(0, ...sortsIn(page))
  const added = [
    ...above.map((code, index) => component(page.id, code, 'top', first + index)),
    ...below.map((code, index) => component(page.id, code, 'core', last + index + 1)),
  ]
  return { ...page, components: [...page.components, ...added] }
}

/** A shell as one of its routes shows it: without the screens of its other routes, under the screen's own title. */
export const withScreen = (shell: CompiledPage, screen: ScreenName, locale: Locale): CompiledPage => ({
  ...shell,
  page: {
    ...shell.page,
    title: catalogue[locale].content.screens[screen].title,
    description: '',
    keywords: '',
  },
  blocks: shell.blocks.filter(({ block }) => showsWith(block, screen)),
})

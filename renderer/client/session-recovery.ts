import type { Api } from '#api/client/api.ts'
import { ApiError } from '#api/client/api-error.ts'
import { isVisitor } from '#api/client/session.ts'
import { loginHref } from '#blocks/shop/links/safe-path.ts'
import { shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import type { SessionKeeper } from './session-keeper.ts'

/** Operations whose failure is not reported: the page works without their answer. Source: C-320, M-218, CO-126. */
const IGNORES_ERRORS: ReadonlySet<string> = new Set([
  'queryVisitorMemberInfo',
  'isVisitor',
  'queryIsVisitor',
  'loginAsVisitor',
  'visitorLogin',
  'guessLikes',
  'getRecommendProductList',
  'productDetailFBInfoGql',
  'seoInfo',
  'seoCompile',
  'seoOptimize',
  'viewData',
  'cms2loadContent',
  'getNavMenu',
  'getDocsMenu',
])

/** Pages that stay where they are then. Source: M-023, C-324. */
const STAYS = new Set(['/login', '/register', '/liveChat'])
/** What a shopper typed there is not lost. Source: M-022. */
const CHECKOUT = '/checkout'
/** A page reloads itself at most this often for a lost session. Source: MO-07, CO-128. */
const RELOAD_PAUSE_MS = 30_000
const RELOADED = 'cairn:session-reload'

/** The window as far as sessions move it. */
export interface Place {
  readonly location: Pick<Location, 'pathname' | 'search' | 'assign' | 'reload'>
  readonly tab: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly clock: () => number
  /** Returns true if only members may see the page that shows. */
  readonly isForMembers: () => boolean
}

/** A call that was refused because its session is over. */
interface Refused<Result> {
  readonly error: unknown
  readonly operation: string
  /** The token it was sent with. */
  readonly used: string | undefined
  readonly again: () => Promise<Result>
}

interface Around {
  /** The api by whatever token the keeper holds. */
  readonly bare: Api
  readonly keeper: SessionKeeper
  readonly place: Place
  /** Begins a visitor's session. */
  readonly begin: () => Promise<void>
}

function mayReload({ tab, clock }: Place): boolean {
  try {
    const last = Number(tab().getItem(RELOADED) ?? 0)
    if (clock() - last < RELOAD_PAUSE_MS) return false
    tab().setItem(RELOADED, String(clock()))
    return true
  } catch {
    return false
  }
}

/**
 * The page's member is no longer the one in this browser: the session expired, or another tab logged out or logged in another
 * member. Reloads a members’ page, and any page when another member is logged in. Otherwise the page continues as a visitor's and
 * keeps what is typed on it; only then does this resolve. Checkout stays the member's and asks for a login: an order is never placed as
 * another's. Source: M-022, M-074, L-032.
 */
export async function handleMemberChange({ keeper, place }: Pick<Around, 'keeper' | 'place'>): Promise<void> {
  const isMember = keeper.token() !== undefined && !keeper.isVisitor()
  if (isMember || place.isForMembers()) {
    place.location.reload()
    // Callers wait until the page is gone: nothing more is shown or sent.
    return new Promise(() => undefined)
  }
  if (place.location.pathname === CHECKOUT) {
    shopperStore.set(state => ({ ...state, isOver: true }))
    throw new ApiError('401', 'The session of the member who checks out has ended.')
  }
  shopperStore.set(state => ({ ...state, shopper: VISITOR }))
}

/**
 * Runs a refused call once more with a session that holds; goes to login where only a member can. By itself, because few
 * visits need it. Source: M-022 … M-024, CO-127.
 */
export async function retryWithSession<Result>(
  { error, operation, used, again }: Refused<Result>,
  { bare, keeper, place, begin }: Around,
): Promise<Result> {
  if (keeper.token() !== used) return again()
  const { location } = place
  const isMembers = !keeper.isVisitor()
  const isIgnored = IGNORES_ERRORS.has(operation)
  // Previews of the account show operators the page.
  const stays = STAYS.has(location.pathname) || location.pathname.startsWith('/preview/')
  const toLogin = () => location.assign(loginHref(location.pathname + location.search))
  // Something only members may ask, and a visitor's session that holds: with it goes their bag, so it stays.
  if (!isMembers && used !== undefined && !isIgnored && (await isVisitor(bare).catch(() => false))) {
    if (!stays) toLogin()
    throw error
  }
  keeper.clear()
  // Checkout says so itself and keeps what was typed; as a visitor's the order would be another.
  if (isMembers && location.pathname === CHECKOUT) throw error
  if (isMembers && !stays) {
    toLogin()
    throw error
  }
  if (isIgnored && used !== undefined && !stays && mayReload(place)) {
    location.reload()
    throw error
  }
  try {
    await begin()
  } catch {
    if (!stays) toLogin()
    throw error
  }
  return again()
}

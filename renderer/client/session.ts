import type { Api, PersistedDocument } from '#api/client/api.ts'
import { batchProducts } from '#api/client/batch-products.ts'
import { isVisitor, loginAsVisitor, mergeUserCart, userLogout } from '#api/client/customer.ts'
import { IGNORES_ERRORS } from '#api/client/ignored-errors.ts'
import { simpleMember } from '#api/client/member.ts'
import { loginHref } from '#blocks/safe-path.ts'
import { type Shopper, shopperStore, VISITOR } from '#blocks/shopper.ts'
import type { OpenedSession, SessionActions } from '#blocks/view.ts'
import type { SessionKeeper } from './session-keeper.ts'

/** Answers that mean the session is over. Source: M-022, C-323, CO-127. */
const SESSION_INVALID = new Set(['00510104', '401', '10110143', 'HTTP_401'])
/** Pages that stay where they are then. Source: M-023, C-324. */
const STAYS = new Set(['/login', '/register', '/liveChat'])
/** A page reloads itself at most this often for a lost session. Source: MO-07, CO-128. */
const RELOAD_PAUSE_MS = 30_000
const RELOADED = 'cairn:session-reload'
const VISITOR_MS = 168 * 3_600_000

const LAST_USER = 'last_user'
const PENDING_MERGE = 'pending_merge'

const isOver = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && SESSION_INVALID.has(String(error.code))

/** The window as far as sessions move it. */
interface Place {
  readonly location: Pick<Location, 'pathname' | 'search' | 'assign' | 'reload'>
  readonly tab: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly clock: () => number
}

interface Session extends SessionActions {
  /**
   * Finds out who is shopping, once per page load: a new visitor without a token, else whom the token belongs to.
   * Source: M-015 … M-017, M-019.
   */
  readonly start: () => Promise<Shopper>
  readonly isVisitor: () => Promise<boolean>
}

/** The shopper's session in this browser, and the api that goes with it. */
export function createSession({
  bare,
  keeper,
  place: { location, tab, clock },
}: {
  /** The api by whatever token the keeper holds. */
  readonly bare: Api
  readonly keeper: SessionKeeper
  readonly place: Place
}): { session: Session; api: Api } {
  let beginning: Promise<void> | undefined
  let started: Promise<Shopper> | undefined

  /** A visitor's session; asked once however many need it. */
  const begin = () =>
    (beginning ??= loginAsVisitor(bare)
      .then(({ token, expiresAt }) => keeper.keep(token, { expiresAt, isVisitor: true }))
      .finally(() => (beginning = undefined)))

  const mayReload = () => {
    try {
      const last = Number(tab().getItem(RELOADED) ?? 0)
      if (clock() - last < RELOAD_PAUSE_MS) return false
      tab().setItem(RELOADED, String(clock()))
      return true
    } catch {
      return false
    }
  }

  /** Runs once more with a session that holds; goes to login where only a member can. Source: M-022 … M-024, CO-127. */
  const recover = async <Result>(
    error: unknown,
    { operation, used, again }: { operation: string; used: string | undefined; again: () => Promise<Result> },
  ): Promise<Result> => {
    if (keeper.token() !== used) return again()
    const isMembers = !keeper.isVisitor()
    const isIgnored = IGNORES_ERRORS.has(operation)
    const stays = STAYS.has(location.pathname)
    const toLogin = () => location.assign(loginHref(location.pathname + location.search))
    // Something only members may ask, and a visitor's session that holds: with it goes their bag, so it stays.
    if (!isMembers && used !== undefined && !isIgnored && (await isVisitor(bare).catch(() => false))) {
      if (!stays) toLogin()
      throw error
    }
    keeper.clear()
    if (isMembers && !stays) {
      toLogin()
      throw error
    }
    if (isIgnored && used !== undefined && !stays && mayReload()) {
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

  const run = async <Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
    how?: { readonly token?: string },
  ): Promise<Result> => {
    const used = keeper.token()
    const again = () => bare.run(document, variables, how)
    try {
      return await again()
    } catch (error) {
      if (!isOver(error) || how?.token !== undefined) throw error
      return recover(error, { operation: document.operation, used, again })
    }
  }
  const api: Api = { locale: bare.locale, run, productsByCode: batchProducts(run) }

  /** The visitor's bag becomes the member's; what fails is tried again at the next start. Source: M-070 … M-072, MO-33. */
  const merge = async (visitorToken: string) => {
    shopperStore.set(state => ({ ...state, isMerging: true }))
    try {
      await mergeUserCart(api, visitorToken)
      keeper.write(PENDING_MERGE, undefined)
    } catch {
      keeper.write(PENDING_MERGE, visitorToken)
    } finally {
      shopperStore.set(state => ({ ...state, isMerging: false }))
    }
  }

  const readMember = async (): Promise<Shopper> => {
    const { name, nickName, staffCode, balance } = await simpleMember(api)
    const shopper = { isVisitor: false, name: name || (nickName ?? ''), staffCode: staffCode ?? '', balance }
    keeper.write('member_info', JSON.stringify(shopper))
    const pending = keeper.read(PENDING_MERGE)
    if (pending) void merge(pending)
    return shopper
  }

  const find = async (): Promise<Shopper> => {
    const token = keeper.token()
    if (!token) {
      await begin()
      return VISITOR
    }
    if (!(await isVisitor(api))) return readMember()
    const present = keeper.token()
    // The server gives a visitor's token a longer life with its use; the browser's copy follows.
    if (present) keeper.keep(present, { expiresAt: clock() + VISITOR_MS, isVisitor: true })
    return VISITOR
  }

  const start = () =>
    (started ??= find().then(
      shopper => {
        shopperStore.set(state => ({ ...state, shopper }))
        return shopper
      },
      (error: unknown) => {
        started = undefined
        throw error
      },
    ))

  const session: Session = {
    start,
    isVisitor: async () => (await start()).isVisitor,
    async signedIn({ token, expiresAt, remembered }: OpenedSession) {
      const former = keeper.isVisitor() ? keeper.token() : undefined
      keeper.keep(token, { expiresAt, isVisitor: false })
      // The server's word on whom the token belongs to counts, not ours. Source: M-019, MO-04.
      const isThem = await isVisitor(api)
      keeper.keep(token, { expiresAt, isVisitor: isThem })
      keeper.write(LAST_USER, remembered)
      if (former && !isThem) await merge(former)
    },
    async signOut() {
      await userLogout(api).catch(() => undefined)
      keeper.clear()
      location.assign('/')
    },
    lastUser: () => keeper.read(LAST_USER) ?? '',
  }
  return { session, api }
}

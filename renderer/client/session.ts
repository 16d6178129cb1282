import { isSessionOver } from '#api/client/api-error.ts'
import type { Api, PersistedDocument } from '#api/client/api.ts'
import { batchProducts } from '#api/client/batch-products.ts'
import { isVisitor, loginAsVisitor, userLogout } from '#api/client/session.ts'
import { REGISTERED, type Shopper, shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import { CHECKOUT_KEYS } from '#blocks/shop/session/checkout-keys.ts'
import type { SessionActions } from '#blocks/page/view.ts'
import { LAST_USER, type SessionKeeper } from './session-keeper.ts'
import type { Place } from './session-recovery.ts'

const VISITOR_MS = 168 * 3_600_000

/** Calls that only members need; most visitors never log in. */
const loadMemberSession = () => import('./member-session.ts')

export interface Session extends SessionActions {
  /** Determines who is shopping, once per page load: the owner of the token, or a new visitor. Source: M-015 … M-017, M-019. */
  readonly start: () => Promise<Shopper>
  readonly isVisitor: () => Promise<boolean>
  /** Checks whether the member shown on this page is still logged in; another tab may have changed that. */
  readonly look: () => Promise<void>
}

/** Returns a function that begins a visitor's session, and is asked once however many need it. */
function visitorSession(bare: Api, keeper: SessionKeeper) {
  let beginning: Promise<void> | undefined
  /**
   * Of two tabs that come back at once one is the visitor from before: the other does not put its new visitor in the place of that
   * one, and neither in the place of a member who logged in meanwhile.
   */
  return () =>
    (beginning ??= loginAsVisitor(bare, keeper.lastVisitor())
      .then(({ token, expiresAt, isReturning }) => {
        if (keeper.token() === undefined || (isReturning && keeper.isVisitor()))
          keeper.keep(token, { expiresAt, isVisitor: true })
      })
      .finally(() => (beginning = undefined)))
}

/** Determines the owner of the token; without one begins a visitor's session. */
async function findShopper(
  { api, keeper }: { readonly api: Api; readonly keeper: SessionKeeper },
  place: Place,
  begin: () => Promise<void>,
): Promise<Shopper> {
  const token = keeper.token()
  if (!token) {
    // A session that ran out by itself leaves behind who it was.
    keeper.clear()
    await begin()
    return VISITOR
  }
  if (!(await isVisitor(api))) return (await loadMemberSession()).readMember({ api, keeper })
  // The server gives a visitor's token a longer life with its use; the browser's copy follows, unless a login was faster.
  if (keeper.token() === token) keeper.keep(token, { expiresAt: place.clock() + VISITOR_MS, isVisitor: true })
  return VISITOR
}

function showShopper(shopper: Shopper): Shopper {
  shopperStore.set(state => ({ ...state, shopper }))
  return shopper
}

/** Ends the session and forgets what this tab holds of the shopper. Never rejects: who leaves is out, whatever fails. */
const leave = (api: Api, { tab }: Place): Promise<void> =>
  userLogout(api)
    .catch(() => undefined)
    .then(() => {
      tab().removeItem(REGISTERED)
      for (const key of CHECKOUT_KEYS) tab().removeItem(key)
    })
    .catch(() => undefined)

/** The shopper's session in this browser, and the api that goes with it. */
export function createSession({
  bare,
  keeper,
  place,
}: {
  /** The api by whatever token the keeper holds. */
  readonly bare: Api
  readonly keeper: SessionKeeper
  readonly place: Place
}): { session: Session; api: Api } {
  const begin = visitorSession(bare, keeper)
  let started: Promise<Shopper> | undefined
  let leaving: Promise<void> | undefined
  /** The token of the member this page shows; absent where it shows no member. */
  let shownFor = keeper.isVisitor() ? undefined : keeper.token()

  /** What one member sees and types is never another's. Source: M-022, M-305. */
  const look = async () => {
    if (shownFor === undefined || keeper.token() === shownFor) return
    const { handleMemberChange } = await import('./session-recovery.ts')
    await handleMemberChange({ keeper, place })
    shownFor = undefined
  }

  const run = async <Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
    how?: { readonly token?: string },
  ): Promise<Result> => {
    if (how?.token === undefined) await look()
    const used = keeper.token()
    const again = () => bare.run(document, variables, how)
    try {
      return await again()
    } catch (error) {
      if (!isSessionOver(error) || how?.token !== undefined) throw error
      const { retryWithSession } = await import('./session-recovery.ts')
      return retryWithSession(
        { error, operation: document.operation, used, again },
        { bare, keeper, place, begin },
      )
    }
  }
  const api: Api = { locale: bare.locale, run, productsByCode: batchProducts(run), token: keeper.token }
  const around = { api, keeper }

  const start = () =>
    (started ??= findShopper(around, place, begin)
      .then(showShopper)
      .catch((error: unknown) => {
        started = undefined
        throw error
      }))

  const session: Session = {
    start,
    isVisitor: async () => (await start()).isVisitor,
    look,
    async signedIn(opened) {
      const { signIn } = await loadMemberSession()
      shownFor = undefined
      shopperStore.set(state => ({ ...state, isOver: false }))
      await signIn(opened, around)
      shownFor = opened.token
    },
    signOut: () =>
      // Ignores a second press: signing out is already running.
      (leaving ??= leave(api, place).then(() => {
        shownFor = undefined
        keeper.clear()
        place.location.assign('/')
      })),
    lastUser: () => keeper.read(LAST_USER) ?? '',
    mayBeMember: () => keeper.token() !== undefined && !keeper.isVisitor(),
  }
  return { session, api }
}

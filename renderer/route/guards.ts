import { loginHref, safePath } from '#blocks/shop/links/safe-path.ts'
import type { GuardName } from './route-object.ts'

/** A request for a guarded page. */
export interface GuardedRequest {
  readonly pathname: string
  readonly search: URLSearchParams
  readonly isMember: () => Promise<boolean>
  /** Resolves to true if operators have the customer zone switched on. Source: L-376, LO-60. */
  readonly showsMemberZone: () => Promise<boolean>
}

/** Address to redirect to, or `undefined` to let the request pass. */
type Guard = (request: GuardedRequest) => Promise<string | undefined>

/** The address to return to: without the parameters that have been read already. */
const returnAddress = ({ pathname, search }: GuardedRequest) => {
  const kept = new URLSearchParams(search)
  for (const name of ['lang', 'token']) kept.delete(name)
  const query = kept.toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Adds the request's sign-in token to a redirect: the page there signs in with it. Source: M-061. */
function withToken({ search }: GuardedRequest, to: string): string {
  const token = search.get('token')
  if (!token) return to
  const [path = '', query] = to.split('#', 1).join('').split('?', 2)
  const carried = new URLSearchParams(query)
  carried.set('token', token)
  return `${path}?${carried}`
}

/** Members only. Source: M-074, C-051. */
const auth: Guard = async request =>
  (await request.isMember()) ? undefined : withToken(request, loginHref(returnAddress(request)))

/** Source: M-081, LO-97, MO-37. */
const GUARDS: Readonly<Record<GuardName, Guard>> = {
  auth,
  /** Visitors only; members continue to where they wanted to go, or to their account. */
  guestOnly: async request =>
    (await request.isMember())
      ? withToken(request, safePath(request.search.get('redirectUrl')) ?? '/user')
      : undefined,
  /** The temporary token of a looked-up order opens that order without an account. Source: M-078. */
  authOrTempToken: async request => (request.search.get('tempToken') ? undefined : auth(request)),
  memberZone: async request => ((await request.showsMemberZone()) ? undefined : '/user'),
}

/**
 * Runs a route's guards in order.
 * @returns where to redirect, or `undefined` when all of them let the request pass
 * @throws on a guard without an implementation: the route table is wrong and the page is an error 500 (L-133)
 */
export async function checkGuards(
  guards: readonly GuardName[],
  request: GuardedRequest,
): Promise<string | undefined> {
  for (const name of guards) {
    const guard = GUARDS[name] as Guard | undefined // a table may be wrong at run time
    if (!guard) throw new Error(`Unknown route guard “${name}”`)
    const to = await guard(request)
    if (to !== undefined) return to
  }
  return undefined
}

import { loginHref, safePath } from '#blocks/shop/links/safe-path.ts'

/** An address somebody wants to see. */
interface Wanted {
  readonly pathname: string
  readonly search: URLSearchParams
}

/** Where to go instead, or `undefined` to come in. */
type Guard = (isMember: boolean, wanted: Wanted) => string | undefined

/** Where to come back to: without what has been read from the address already. */
const addressOf = ({ pathname, search }: Wanted) => {
  const kept = new URLSearchParams(search)
  for (const name of ['lang', 'token']) kept.delete(name)
  const query = kept.toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Where to go instead, with the token an address came with: single sign-on happens there. Source: M-061. */
function carrying({ search }: Wanted, to: string): string {
  const token = search.get('token')
  if (!token) return to
  const [path = '', query] = to.split('#', 1).join('').split('?', 2)
  const carried = new URLSearchParams(query)
  carried.set('token', token)
  return `${path}?${carried}`
}

/** Members only. Source: M-074, C-051. */
const auth: Guard = (isMember, wanted) =>
  isMember ? undefined : carrying(wanted, loginHref(addressOf(wanted)))

/** Who may pass, by the name route tables use. Source: M-081, LO-97, MO-37. */
const GUARDS: Readonly<Record<string, Guard>> = {
  auth,
  /** Only for people who are not logged in; others go where they wanted to, or to their account. */
  guestOnly: (isMember, wanted) =>
    isMember ? carrying(wanted, safePath(wanted.search.get('redirectUrl')) ?? '/user') : undefined,
  /** Somebody who looked up one order needs no account to see it. Source: M-078. */
  authOrTempToken: (isMember, wanted) =>
    wanted.search.get('tempToken') ? undefined : auth(isMember, wanted),
}

/**
 * Asks the guards of a route in their order.
 * @returns where to go instead, or `undefined`
 * @throws when a guard is not registered: the route table is wrong, the page is an error 500 (L-133)
 */
export function turnedAway(guards: readonly string[], isMember: boolean, wanted: Wanted): string | undefined {
  for (const name of guards) {
    const guard = GUARDS[name]
    if (!guard) throw new Error(`No guard is called ${name}`)
    const to = guard(isMember, wanted)
    if (to !== undefined) return to
  }
  return undefined
}

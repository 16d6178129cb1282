import type { ThirdPartyType } from '#api/client/account/identity.ts'
import { safePath } from '../../shop/links/safe-path.ts'

interface From {
  readonly type: ThirdPartyType
  /** Destination of the shopper; home without one. */
  readonly to: string
}

/** The result a third party's login returns with. Source: M-055, M-059, MO-25. */
export type Arrival =
  | (From & { readonly ticket: string })
  | (From & { readonly outcome: 'refused' | 'failed' })

/**
 * Reads the fragment the way back ends with: `#ticket=…&type=FACE_BOOK&redirectUrl=…` or `#outcome=refused&type=…`. An
 * unknown outcome counts as `failed`.
 *
 * @returns `undefined` where the page was opened without a third party
 */
export function readArrival(hash: string): Arrival | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const from = {
    type: (given.get('type') ?? 'OTHER') as ThirdPartyType, // the server judges it with the ticket
    to: safePath(given.get('redirectUrl')) ?? '/',
  }
  const ticket = given.get('ticket')
  if (ticket) return { ...from, ticket }
  const outcome = given.get('outcome')
  if (outcome === null) return undefined
  return { ...from, outcome: outcome === 'refused' ? 'refused' : 'failed' }
}

/** Takes the arrival off the address, where it must not stay: a ticket leaks and a reload would try it twice. */
export function takeArrival(): Arrival | undefined {
  const { hash, pathname, search } = window.location
  if (hash) window.history.replaceState(window.history.state, '', pathname + search)
  return readArrival(hash)
}

import type { KnownFragment } from '#api/client/inputs.ts'
import { readExpiry } from '#api/client/session.ts'
import { useBlockContext } from '../../page/view.ts'
import { departure } from './departure.ts'
import type { Refusal } from './form-values.ts'

interface Answer {
  readonly token: string | null
  readonly expiresAt: string | null
  readonly customer: KnownFragment | null
  readonly userErrors: readonly Refusal[]
}

interface How {
  /** Where to then; without it the screen goes on itself. */
  readonly to?: string
  readonly remember?: boolean
  /** The session is there; the page is about to be left. */
  readonly onEntered?: () => void
}

const NOTHING: Refusal = { code: 'SERVER_ERROR', message: '', field: null }

/**
 * Takes the session of an answer, if it brought one, and goes on by a full load.
 * Source: M-019, M-034, MO-10, MO-14.
 *
 * @returns refusals for the form, or nothing when the shopper is on the way
 */
export function useEnter() {
  const { session } = useBlockContext()
  return async (
    { token, expiresAt, customer, userErrors }: Answer,
    { to, remember = false, onEntered }: How,
  ) => {
    if (token === null) return userErrors.length > 0 ? userErrors : [NOTHING]
    const remembered = remember ? (customer?.mobile ?? customer?.email ?? undefined) : undefined
    await session.signedIn({ token, expiresAt: readExpiry(expiresAt), remembered })
    onEntered?.()
    if (to !== undefined) departure.to(to)
    return undefined
  }
}

import { isSessionOver } from '#api/client/api-error.ts'
import type { RunHow } from '#api/client/api.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useEffect } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { TEMP_TOKEN } from './order-links.ts'

/** Session storage key of the one order this tab may see without an account. */
const KEPT = 'cairn:order-token'
/** Placeholder in the address for a token that this tab keeps: the server lets a reload pass, and a shared address opens nothing. */
const KEPT_HERE = 'kept'

/** Where storage is forbidden the token holds until the page goes. */
let last: readonly [order?: string, token?: string] = []

function keep(order: string, token: string): void {
  last = [order, token]
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(last))
  } catch {
    // `last` is used instead.
  }
}

function kept(order: string | undefined): string | null {
  let found = last
  try {
    found = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') ?? last // written above
  } catch {
    // `last` is used instead.
  }
  return order === undefined || found[0] === order ? (found[1] ?? null) : null
}

declare global {
  interface Window {
    /** Token of an order that the document has taken off its address (`renderer/document/inline-scripts.ts`). */
    __ORDER_TOKEN__?: string | undefined
  }
}

const inAddress = () => {
  const given = new URLSearchParams(window.location.search).get(TEMP_TOKEN)
  return window.__ORDER_TOKEN__ ?? (given === KEPT_HERE ? null : given)
}

/**
 * The token that opens one order without an account: from the address, which then only says that this tab keeps it, so that the shopper
 * can reload, pay and come back. A page whose address names a return instead of its order takes the one that the tab has. `undefined` until the page has started, `null` for none. Source: M-078, L-009, L-120, MO-84.
 */
export function useOrderToken(order: string | undefined): string | null | undefined {
  const { go } = useBlockContext()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const query = new URLSearchParams(search)
    const taken = window.__ORDER_TOKEN__
    const given = taken ?? query.get(TEMP_TOKEN)
    if (given === null || given === KEPT_HERE) return
    window.__ORDER_TOKEN__ = undefined
    // Shoppers share addresses, and the history keeps them.
    if (given) {
      // A page that does not know its order must not part the token from it: the shopper goes back there.
      if (order !== undefined || kept(undefined) !== given) keep(order ?? '', given)
      query.set(TEMP_TOKEN, KEPT_HERE)
    } else query.delete(TEMP_TOKEN)
    const rest = query.toString()
    go(pathname + (rest && `?${rest}`) + hash, { replace: true, isHere: true })
  }, [go, order])
  return isHydrated ? inAddress() || kept(order) : undefined
}

/** Reads by the token where there is one that still opens it, else as the shopper of this browser. */
export async function readByEither<Found>(
  token: string | null | undefined,
  read: (how?: RunHow) => Promise<Found>,
  isFound: (found: Found) => boolean = found => found !== null,
): Promise<Found> {
  if (token) {
    try {
      const found = await read({ token })
      if (isFound(found)) return found
    } catch (error) {
      if (!isSessionOver(error)) throw error
    }
  }
  return read()
}

import type { Bag } from '#api/client/cart/cart.ts'
import { useEffect, useEffectEvent } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { useBagChanges } from '../../shop/cart/use-bag-changes.ts'
import { checkoutActions } from '../../shop/checkout/checkout-store.ts'

/** Query of the GO DOLLAR to use. Source: C-050. */
const GO_DOLLAR = 'godollar'
const MAX_DIGITS = 9

/** Whole GO DOLLAR in an address; `undefined` for none and for what is no number. */
const askedIn = (search: string): number | undefined => {
  const text = new URLSearchParams(search).get(GO_DOLLAR) ?? ''
  return /^\d+$/.test(text) && text.length <= MAX_DIGITS ? Number(text) : undefined
}

/**
 * Uses as many GO DOLLAR as the address asks for, and at most what counts; a visitor has none. Then the address does without the query: a
 * reload must not undo what the shopper chose since. Source: C-050, M-142.
 */
export function useAskedGoDollar(goDollar: Bag['goDollar'] | undefined): void {
  const { api, go, mode } = useBlockContext()
  const { payWithGoDollar } = useBagChanges()
  const read = useEffectEvent(() => {
    const { pathname, search, hash } = window.location
    const asked = askedIn(search)
    if (asked === undefined) return
    const query = new URLSearchParams(search)
    query.delete(GO_DOLLAR)
    go(pathname + (query.size > 0 ? `?${query}` : '') + hash, { replace: true, isHere: true })
    if (!goDollar) return
    if (asked > 0) checkoutActions(api).limitGoDollar(asked)
    void payWithGoDollar(Math.min(asked, goDollar.most))
  })
  const isReady = mode === 'shop' && goDollar !== undefined
  useEffect(() => {
    if (isReady) read()
  }, [isReady])
}

import type { Api } from '#api/client/api.ts'
import { prepareCheckout } from '#api/client/cart/checkout.ts'
import { reloadBag } from '../cart/bag.ts'
import { loginHref } from '../links/safe-path.ts'
import { isGuest, keep, keptFrom, noteLoginOnTheWay } from './kept-checkout.ts'

const CHECKOUT_PAGE = '/checkout'
const CART_PAGE = '/cart'

interface Entry {
  readonly api: Api
  readonly origin: 'cart' | 'miniCart'
  /** Codes that go along instead of those the bag keeps. */
  readonly couponCodes?: readonly string[]
  readonly isVisitor: () => Promise<boolean>
  readonly go: (href: string) => void
}

/**
 * Goes to checkout with what can be ordered; visitors choose first whether to go on without an account. Source: C-232 … C-238, M-077,
 * CO-83, CO-129.
 *
 * @returns whether the shopper is on the way; otherwise nothing can be ordered, and the bag is as the shop has it now
 */
export async function enterCheckout({ api, origin, couponCodes, isVisitor, go }: Entry): Promise<boolean> {
  if (!isGuest() && (await isVisitor())) {
    noteLoginOnTheWay()
    go(loginHref(CART_PAGE))
    return true
  }
  // The bag is read again in any case: what shows must be what is ordered. Source: C-233.
  const [prepared] = await Promise.all([
    prepareCheckout(api, { origin, ...(couponCodes && { couponCodes }) }),
    reloadBag(api),
  ])
  if (!prepared || prepared.lines.length === 0) return false
  keep(keptFrom(prepared))
  go(CHECKOUT_PAGE)
  return true
}

import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useSearch } from '../../shop/form/useSearch.ts'
import { safePath } from '../../shop/links/safe-path.ts'

/** The address to which a shopper returns who came from the bag. Source: C-232, CO-83. */
const CART = '/cart'

/** `unknown` in the server's HTML, which holds both pages; the inline script chooses between them. */
type Intent = 'unknown' | 'login' | 'checkout'

/** Returns what the shopper came for, by the address. Source: C-052, C-232. */
export function useIntent(): { readonly intent: Intent; readonly redirect: string | undefined } {
  const isHydrated = useIsHydrated()
  const search = useSearch()
  const redirect = safePath(search.get('redirectUrl'))
  const isCheckout = redirect === CART || search.get('from') === 'checkout'
  return { intent: isHydrated ? (isCheckout ? 'checkout' : 'login') : 'unknown', redirect }
}

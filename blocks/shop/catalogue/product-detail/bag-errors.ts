import type { BagRefusal } from '#api/client/cart/cart.ts'
import { showToast, TOAST_MS } from '#ui/toast/toast.ts'

/** Toasts one needs longer to read. Source: C-370, C-371. */
const LONG_MS = 5000

const TEXTS = {
  UEC11003: 'outOfStock',
  UEC11012: 'unitLimit',
  UEC11005: 'typeLimit',
  CART_OFF_SHELF: 'offShelf',
  CART_QTY_LIMIT: 'quantityLimit',
  CART_ADDON_NOT_ALLOWED: 'addOnNotAllowed',
  PECERR999: 'server',
  NETWORK: 'noConnection',
  TIMEOUT: 'noConnection',
} as const

const LONG = new Set([
  'CART_QTY_LIMIT',
  'CART_ADDON_NOT_ALLOWED',
  'CART_ADDON_EXPIRED',
  'CART_ADDON_THRESHOLD',
])

/** A text of `shop.bagErrors`. */
type BagErrorKey = (typeof TEXTS)[keyof typeof TEXTS]

type BagErrorToast = { readonly durationMs: number } & (
  | { readonly key: BagErrorKey }
  | { readonly message: string }
)

const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code)

/**
 * The toast for refusals of the bag: that of the first known code, else the server's own first message (`PECERR001` …
 * `PECERR006` and `PECERR010` among them). Source: C-099, C-366 … C-373, CO-61, CO-134, CO-135.
 */
export function bagErrorToast(refusals: readonly Pick<BagRefusal, 'code' | 'message'>[]): BagErrorToast {
  const known = refusals.find(({ code }) => isKnown(code))
  const durationOf = (code: string) => (LONG.has(code) ? LONG_MS : TOAST_MS)
  if (known && isKnown(known.code)) return { key: TEXTS[known.code], durationMs: durationOf(known.code) }
  const said = refusals.find(refusal => refusal.message)
  return said
    ? { message: said.message, durationMs: durationOf(said.code) }
    : { key: 'server', durationMs: TOAST_MS }
}

/** Says why something did not get into the bag. @param t texts of `shop.bagErrors` */
export function showBagErrors(
  t: (key: BagErrorKey) => string,
  refusals: readonly Pick<BagRefusal, 'code' | 'message'>[],
): void {
  const { durationMs, ...said } = bagErrorToast(refusals)
  showToast('key' in said ? t(said.key) : said.message, { status: 'error', durationMs })
}

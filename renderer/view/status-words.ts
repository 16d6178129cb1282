import type { PagePayload } from '../build/payload.ts'

/** Errors with words of their own; all others share those of 500 and show their number. Source: L-132. */
const OWN_WORDS = [403, 404, 410] as const

/** Which texts of `shop.status` a page that is no page speaks with. */
export function statusWords({ status, isUnopened }: Pick<PagePayload, 'status' | 'isUnopened'>) {
  if (isUnopened) return 'unopened'
  return OWN_WORDS.find(own => own === status) ?? 500
}

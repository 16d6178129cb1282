import { createListeners } from '#ui/store/store.ts'
import { createKeptText } from '../session/kept-text.ts'

const YES = '1'
const kept = createKeptText('cookieAccepted')
const accepted = createListeners()

/** Whether this browser has accepted the cookie notice. Browsers only. Source: L-124, L-125, LO-89. */
export const cookiesAccepted = (): boolean => kept.read() === YES

/** Remembers it for good. Source: L-125. */
export function acceptCookies(): void {
  kept.write(YES)
  accepted.call()
}

/** Calls back when the notice is accepted. Returns a function that ends it. */
export const onCookiesAccepted = accepted.add

import { createKeptText } from '../session/kept-text.ts'

const YES = '1'
const kept = createKeptText('cookieAccepted')
const listeners = new Set<() => void>()

/** Whether this browser has accepted the cookie notice. Browsers only. Source: L-124, L-125, LO-89. */
export const cookiesAccepted = (): boolean => kept.read() === YES

/** Remembers it for good. Source: L-125. */
export function acceptCookies(): void {
  kept.write(YES)
  for (const listener of listeners) listener()
}

/** Calls back when the notice is accepted; gives a function that ends it. */
export function onCookiesAccepted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

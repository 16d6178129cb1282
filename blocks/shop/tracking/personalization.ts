import { cookiesAccepted, onCookiesAnswered } from '../notices/consent.ts'
import { registerAdapter } from './adapters.ts'

/** How often, and how many times, the shop looks whether the script has come. Source: L-413. */
export const CHECK_MS = 250
export const CHECKS = 30

declare global {
  interface Window {
    /** Set by the personalization script once it works. */
    Insider?: object
    /** What that script reads. */
    InsiderQueue?: object[]
  }
}

/**
 * Loads the personalization script and, when it works, feeds its queue; given up after 30 checks. Loaded only where the shop
 * sets its address and the cookie notice is accepted. A script cannot be unloaded, so a later refusal loads the page again
 * without it. Source: C-391, L-413, LO-111, L-125.
 *
 * @returns stops waiting for the script
 */
export function startPersonalization(
  scriptUrl: string,
  reload: () => void = () => location.reload(),
): () => void {
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  document.head.append(script)
  let checks = 0
  const timer = setInterval(() => {
    checks += 1
    if (window.Insider) {
      const queue = (window.InsiderQueue ??= [])
      registerAdapter({ kind: 'personalization', send: event => void queue.push(event) })
    }
    if (window.Insider || checks === CHECKS) clearInterval(timer)
  }, CHECK_MS)
  const leave = onCookiesAnswered(() => {
    if (!cookiesAccepted()) reload()
  })
  return () => {
    leave()
    clearInterval(timer)
  }
}

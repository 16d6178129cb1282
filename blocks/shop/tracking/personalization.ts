import { registerAdapter } from './adapters.ts'
import { loadThirdParty } from './third-party-script.ts'

/** Interval and number of looks whether the script has come. Source: L-413. */
export const CHECK_MS = 250
export const CHECKS = 30

declare global {
  interface Window {
    /** Set by the personalization script once it works. */
    Insider?: object
    /** Input of that script. */
    InsiderQueue?: object[]
  }
}

/**
 * Loads the personalization script and, when it works, feeds its queue; given up after 30 checks. Loaded only where the shop
 * sets its address and the cookie notice is accepted. Source: C-391, L-413, LO-111.
 *
 * @returns stops waiting for the script
 */
export function startPersonalization(scriptUrl: string, reload?: () => void): () => void {
  const leave = loadThirdParty(scriptUrl, reload)
  let checks = 0
  const timer = setInterval(() => {
    checks += 1
    if (window.Insider) {
      const queue = (window.InsiderQueue ??= [])
      registerAdapter({ kind: 'personalization', send: event => void queue.push(event) })
    }
    if (window.Insider || checks === CHECKS) clearInterval(timer)
  }, CHECK_MS)
  return () => {
    leave()
    clearInterval(timer)
  }
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Cookie with the proofs of a browser; scripts cannot read it, and it opens nothing by itself. */
export const KNOWN_BROWSER_COOKIE = 'known_browser'
/** Time a browser is known after a login. Seconds. */
export const KNOWN_BROWSER_SECONDS = 180 * 86_400
/** Members one browser is known to; the oldest goes first. */
const MAX_MEMBERS = 5
const MAX_LENGTH = 400

/**
 * Browsers in which a member has logged in before. Strangers who guess or ask for codes cannot use up what is set aside for them.
 * The cookie is `<browser>.<proof>.<proof>…`, the newest proof first; each is keyed with the shop's secret.
 */
export interface KnownBrowsers {
  /** The cookie's value after a login of this member. */
  readonly remember: (cookie: string | undefined, userCode: string) => string
  /** Returns the browser's id if this member has logged in with it. */
  readonly idFor: (cookie: string | undefined, userCode: string) => string | undefined
}

export function createKnownBrowsers(secret: string): KnownBrowsers {
  const proofOf = (browser: string, userCode: string) =>
    createHmac('sha256', secret)
      .update(`known browser ${browser} ${userCode}`)
      .digest('base64url')
      .slice(0, 22)
  const isSame = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
  const read = (cookie = '') => {
    const [browser = '', ...proofs] = cookie.length > MAX_LENGTH ? [] : cookie.split('.')
    return { browser, proofs: proofs.slice(0, MAX_MEMBERS) }
  }

  return {
    remember(cookie, userCode) {
      const known = read(cookie)
      const browser = /^[\w-]{16}$/.test(known.browser)
        ? known.browser
        : randomBytes(12).toString('base64url')
      const proof = proofOf(browser, userCode)
      const others = known.proofs.filter(other => /^[\w-]{22}$/.test(other) && other !== proof)
      return [browser, proof, ...others].slice(0, MAX_MEMBERS + 1).join('.')
    },
    idFor(cookie, userCode) {
      const { browser, proofs } = read(cookie)
      const proof = proofOf(browser, userCode)
      return proofs.some(other => isSame(other, proof)) ? browser : undefined
    },
  }
}

/** Longest address of a redirect (characters). */
const MAX_PATH = 2000
const SOMEWHERE = 'https://shop.invalid'
/** Two slashes in front would name another site. */
const ONE_SLASH = /^\/(?![/\\])/

/**
 * An address inside this shop, as given in `redirectUrl`: a path that begins with one slash. Anything a browser might read as
 * another site is none. Source: MO-10, C-051, CO-16.
 *
 * @returns path, query and hash, or `undefined`
 */
export function safePath(text: string | null | undefined): string | undefined {
  if (!text || text.length > MAX_PATH || !ONE_SLASH.test(text)) return undefined
  // Browsers drop tabs and line breaks and turn backslashes round before they read an address.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\\]/.test(text)) return undefined
  try {
    const url = new URL(text, SOMEWHERE)
    // Dots are taken out of an address as it is read: `/..//evil.example` begins with two slashes after all.
    const isHere = url.origin === SOMEWHERE && ONE_SLASH.test(url.pathname)
    return isHere ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}

/** The login page that leads back to an address. Source: M-074, C-097. */
export const loginHref = (back: string) => `/login?redirectUrl=${encodeURIComponent(back)}`

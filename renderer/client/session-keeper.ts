import { readCookie, TOKEN_COOKIE, VISITOR_COOKIE } from '#api/rules/cookie.ts'

/** Storage key of the login name to remember. Source: M-034, MO-14. */
export const LAST_USER = 'last_user'

/** Under which the token of this browser's visitor outlives its cookie: with it the visitor gets their bag back. Source: CO-60. */
const LAST_VISITOR = 'last_visitor'

/** Storage of a session in the browser. */
export interface Keeping {
  readonly document: { cookie: string }
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly isSecure: boolean
  readonly clock: () => number
}

/**
 * Storage of the session: token and kind as cookies that end with it, so that the server can guard pages; in
 * local storage where cookies are refused; in memory where that is refused too. Source: M-305 … M-307, MO-108, MO-110, C-313.
 */
export function createSessionKeeper({ document, storage, isSecure, clock }: Keeping) {
  let memory: string | undefined
  const store = {
    read: (key: string): string | undefined => {
      try {
        return storage().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write: (key: string, value: string | undefined) => {
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, value)
      } catch {
        // The browser forbids it; the session lasts as long as the page.
      }
    },
  }
  const setCookie = (name: string, value: string, seconds: number) => {
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`
  }

  return {
    /** Memory first, then the cookie, then local storage. */
    token: (): string | undefined =>
      memory ?? readCookie(document.cookie, TOKEN_COOKIE) ?? store.read(TOKEN_COOKIE),
    /** As the last answer said; a token of unknown kind counts as a visitor's. */
    isVisitor: (): boolean =>
      (readCookie(document.cookie, VISITOR_COOKIE) ?? store.read(VISITOR_COOKIE)) !== '0',
    keep(
      token: string,
      { expiresAt, isVisitor }: { readonly expiresAt: number; readonly isVisitor: boolean },
    ) {
      const seconds = Math.max(0, Math.floor((expiresAt - clock()) / 1000))
      const kind = isVisitor ? '1' : '0'
      memory = undefined
      setCookie(TOKEN_COOKIE, token, seconds)
      setCookie(VISITOR_COOKIE, kind, seconds)
      const isKept = readCookie(document.cookie, TOKEN_COOKIE) === token
      store.write(TOKEN_COOKIE, isKept ? undefined : token)
      store.write(VISITOR_COOKIE, isKept ? undefined : kind)
      if (!isKept && store.read(TOKEN_COOKIE) !== token) memory = token
      store.write(LAST_VISITOR, isVisitor ? token : undefined)
    },
    /** The token of the visitor before, when no member has logged in since. */
    lastVisitor: (): string | undefined => store.read(LAST_VISITOR),
    clear() {
      memory = undefined
      for (const name of [TOKEN_COOKIE, VISITOR_COOKIE]) {
        setCookie(name, '', 0)
        store.write(name, undefined)
      }
      store.write('member_info', undefined)
    },
    read: store.read,
    write: store.write,
  }
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>

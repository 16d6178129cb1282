import type { SessionStore } from '#api/auth/session-store.ts'
import { readCookie, serialiseCookie, TOKEN_COOKIE, VISITOR_COOKIE } from '#api/rules/cookie.ts'

interface BrowserSession {
  readonly userCode: string
  /** `Set-Cookie` lines of a new session; empty for an existing one. */
  readonly cookies: readonly string[]
}

/** User code of the browser's session; empty without a valid one. */
export async function sessionUser(
  header: string | undefined,
  { sessions, now }: { readonly sessions: SessionStore; readonly now: number },
): Promise<string> {
  const token = readCookie(header, TOKEN_COOKIE)
  return (token && (await sessions.find(token, now))?.userCode) || ''
}

/**
 * The browser's session, to which the identity from a third party will belong. Starts a visitor session when there is no valid
 * one. The cookies are those of the browser's session keeper (`renderer/client/session-keeper.ts`).
 */
export async function browserSession(
  header: string | undefined,
  {
    sessions,
    now,
    isSecure,
  }: { readonly sessions: SessionStore; readonly now: number; readonly isSecure: boolean },
): Promise<BrowserSession> {
  const userCode = await sessionUser(header, { sessions, now })
  if (userCode !== '') return { userCode, cookies: [] }
  const begun = await sessions.startVisitor(now)
  const maxAge = Math.floor((begun.session.expiresAt - now) / 1000)
  const cookie = (name: string, value: string) => serialiseCookie({ name, value, maxAge, secure: isSecure })
  return {
    userCode: begun.session.userCode,
    cookies: [cookie(TOKEN_COOKIE, begun.token), cookie(VISITOR_COOKIE, '1')],
  }
}

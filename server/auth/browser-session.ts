import type { SessionStore } from '#api/auth/session-store.ts'
import { readCookie } from '#renderer/shop-request.ts'
import { TOKEN_COOKIE, VISITOR_COOKIE } from '#renderer/session-cookie.ts'
import { stringifySetCookie } from 'cookie'

interface BrowserSession {
  readonly userCode: string
  /** `Set-Cookie` lines of a session that had to be begun. */
  readonly cookies: readonly string[]
}

/**
 * The session of the browser that asks, a visitor's begun now where it has none that holds: what comes back from a third party
 * belongs to it. The cookies are those the browser's own session keeper writes and reads (`renderer/client/session-keeper.ts`).
 */
export async function browserSession(
  header: string | undefined,
  {
    sessions,
    now,
    isSecure,
  }: { readonly sessions: SessionStore; readonly now: number; readonly isSecure: boolean },
): Promise<BrowserSession> {
  const token = readCookie(header, TOKEN_COOKIE)
  const found = token ? await sessions.find(token, now) : undefined
  if (found) return { userCode: found.userCode, cookies: [] }
  const begun = await sessions.startVisitor(now)
  const maxAge = Math.floor((begun.session.expiresAt - now) / 1000)
  const cookie = (name: string, value: string) =>
    stringifySetCookie({ name, value, maxAge, path: '/', sameSite: 'lax', secure: isSecure })
  return {
    userCode: begun.session.userCode,
    cookies: [cookie(TOKEN_COOKIE, begun.token), cookie(VISITOR_COOKIE, '1')],
  }
}

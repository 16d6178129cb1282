import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { readCookie, serialiseCookie } from '#api/rules/cookie.ts'

const signInSchema = z.object({
  appType: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUrl: z.string(),
  /** The shop's own page began it, not a link from elsewhere. */
  isOwn: z.boolean(),
  /** User code of the session that began it; empty without one. */
  browser: z.string(),
})

/** State to remember while the shopper signs in at a third party. */
export type StartedSignIn = z.output<typeof signInSchema>

/** Maximum duration of a sign-in. */
const LIFE_SECONDS = 600
const PATH = '/auth'

/** One cookie for each sign-in, so that two tabs do not interfere. */
const nameOf = (state: string) => `cairn_way_${state.slice(0, 8)}`

/**
 * Keeps started sign-ins in the browser: encrypted, for ten minutes, unreadable for scripts, and sent with the callback
 * (SameSite=Lax).
 */
export function createSignInCookies({
  secret,
  clock,
}: {
  readonly secret: string
  readonly clock: () => number
}) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'cairn way to a third party', 32))
  const cookie = (state: string, value: string, maxAge: number, isSecure: boolean) =>
    serialiseCookie({ name: nameOf(state), value, maxAge, path: PATH, httpOnly: true, secure: isSecure })

  return {
    /** A `Set-Cookie` that stores a started sign-in. */
    async keep(started: StartedSignIn, isSecure: boolean): Promise<string> {
      const sealed = await new EncryptJWT(started)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(new Date(clock() + LIFE_SECONDS * 1000))
        .encrypt(key)
      return cookie(started.state, sealed, LIFE_SECONDS, isSecure)
    },
    /** The started sign-in of `state`; `undefined` when it is unknown, changed or expired. */
    async read(header: string | undefined, state: string): Promise<StartedSignIn | undefined> {
      const sealed = readCookie(header, nameOf(state))
      if (!sealed) return undefined
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: new Date(clock()),
        })
        return signInSchema.parse(payload)
      } catch {
        return undefined
      }
    },
    /** A `Set-Cookie` that deletes a started sign-in. */
    forget: (state: string, isSecure: boolean) => cookie(state, '', 0, isSecure),
  }
}

import { dueIn, isDue } from '#platform/clock-skew.ts'
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { CODE_SIGNS, drawCode } from './draw-code.ts'
import { typedCode } from '../../rules/typed-text.ts'
import { sha256 } from '../../shared/sha256.ts'

/** Source: MO-11. */
const CODE_LENGTH = 4
const LIFE_MS = 5 * 60_000
const TOKEN_BYTES = 32
/** Longest token and reading looked at (characters). */
const MAX_TYPED = 100

/** Pictures to be read before the next password. Tokens and codes are stored as hashes only. Instants are epoch milliseconds. */
export interface ImageCodes {
  /** Creates a picture, and the token to send with the typed code. Source: M-223. */
  readonly make: (now: number) => Promise<{ readonly image: string; readonly token: string }>
  /** Resolves to true if a typed code is right, ignoring case. Either way the picture cannot be used again. Source: M-030, MO-11. */
  readonly isRead: (
    reading: { readonly token: string; readonly code: string },
    now: number,
  ) => Promise<boolean>
  /** Deletes what has run out; gives how many. */
  readonly purge: (now: number) => Promise<number>
}

const codeHashOf = (token: string, code: string) =>
  sha256(`${token} ${typedCode(code).replaceAll(' ', '').toUpperCase()}`)

/** @param draw makes a data address of a code; another one in tests, which cannot read pictures */
export function createImageCodes(
  db: Database,
  draw: (code: string) => Promise<string> = drawCode,
): ImageCodes {
  return {
    async make(now) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const signs = Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS.charAt(randomInt(CODE_SIGNS.length)))
      const code = signs.join('')
      const image = await draw(code)
      await db
        .insertInto('image_code')
        .values({ token_hash: sha256(token), code_hash: codeHashOf(token, code), expires_at: now + LIFE_MS })
        .execute()
      return { image, token }
    },

    async isRead({ token, code }, now) {
      if (token.length > MAX_TYPED || code.length > MAX_TYPED) return false
      const row = await db
        .deleteFrom('image_code')
        .where('token_hash', '=', sha256(token))
        .returning(['code_hash', 'expires_at'])
        .executeTakeFirst()
      if (!row || isDue(row.expires_at, now, LIFE_MS)) return false
      return timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(codeHashOf(token, code)))
    },

    async purge(now) {
      const { numDeletedRows } = await db
        .deleteFrom('image_code')
        .where(eb => dueIn(eb, 'expires_at', now, LIFE_MS))
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}

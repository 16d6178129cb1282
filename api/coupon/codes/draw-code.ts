import { createHmac, randomBytes } from 'node:crypto'
import { CODE_ALPHABET, RANDOM_SIGN } from '../../rules/code-pattern.ts'

/** Signs of a code that staff see. */
const ENDING_LENGTH = 4

/** 256 random bits that a batch's codes follow from, base64url. */
export const drawSeed = (): string => randomBytes(32).toString('base64url')

/** The code at a position of a batch. The same seed gives the same codes; without it no one can tell them. */
export function codeAt(pattern: string, seed: string, position: number): string {
  const bytes = createHmac('sha256', Buffer.from(seed, 'base64url')).update(String(position)).digest()
  let at = 0
  // 32 bytes for 32 signs at most; the alphabet has 32, so that each sign is as likely as the others.
  return pattern.replaceAll(RANDOM_SIGN, () => CODE_ALPHABET[(bytes[at++] ?? 0) % CODE_ALPHABET.length] ?? '')
}

const withoutDashes = (code: string) => code.replaceAll('-', '')

/** What is stored of a code: dashes make no difference. @param secret base64url */
export const hashCode = (code: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(withoutDashes(code)).digest('base64url')

/** The last signs of a code, by which its owner and staff mean the same one. */
export const endingOf = (code: string): string => withoutDashes(code).slice(-ENDING_LENGTH)

import { createHash, randomInt } from 'node:crypto'

/** Codes that an operator gets at once. */
const RECOVERY_CODES = 10
/** Without characters that are read for each other: 0, 1, i, l, o, u. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP = 4

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Ten codes of 78 random bits: no hash of one can be tried out. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))

/** Stored form of a recovery code; capitals, spaces and hyphens do not matter. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('base64url')

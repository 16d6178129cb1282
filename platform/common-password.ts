import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The 3,000 passwords that people choose most, in small letters. Source: the first of `@zxcvbn-ts/language-common` 4.1.3 (MIT, © 2012-2016
 * Dan Wheeler and Dropbox, © 2021 zxcvbn-ts). The package itself is a megabyte, so only its head is here.
 */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Returns true if a password is one of the 3,000 commonest, in whatever case and width. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.normalize('NFKC').toLowerCase())

import { MIN_PASSWORD } from '../operator.ts'
import { isCommonPassword } from '#platform/common-password.ts'

/**
 * Words and keyboard walks that the commonest passwords are made of. Lists repeat these with digits, signs and capitals; of passwords with
 * twelve characters or more they hold hardly anything else. So these are the cores, and `isCommon` takes off what is put around them.
 * Derived by us; the list of whole passwords is `platform/common-passwords.txt`.
 */
const CORES = new Set(
  `password passwort passw0rd motdepasse contrasena mima welcome admin administrator administration superadmin superuser root master
  operator manager secret login letmein changeme default guest user username test testing tester demo temp temporary qwerty qwertyui
  qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbnm qazwsx qazwsxedc iloveyou loveyou sunshine princess football baseball basketball
  monkey dragon superman batman starwars pokemon shadow michael jordan jennifer charlie computer internet samsung google whatever
  trustno abc abcd abcdef abcdefgh spring summer autumn winter january february march april june july august september october
  november december monday friday hongkong company business shop store cairn woaini`.split(/\s+/),
)

/** Digits and signs that replace letters. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const reversed = (text: string) => Array.from(text).toReversed().join('')

/** One short piece, again and again: `abcabcabcabc`. */
const isRepeated = (text: string) => /^(.{1,12}?)\1+.?$/su.test(text)

/** A part of a row of the keyboard, of the alphabet or of the digits, in either direction. */
const isWalk = (text: string) => ROWS.some(row => row.includes(text) || reversed(row).includes(text))

/** A core, once or more than once, with nothing but digits and signs around each. */
const isCore = (text: string) => {
  const pieces = text.split(/[^a-z]+/).filter(piece => piece !== '')
  return pieces.length > 0 && pieces.every(piece => CORES.has(piece) || isWalk(piece) || isRepeated(piece))
}

/**
 * Returns true for a password that guessers try first: a common word with digits or signs, a walk over the keyboard, a repetition,
 * or the operator's own name with digits.
 */
function isCommon(password: string, name = ''): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  const letters = folded.replace(/[013457@$!]/g, sign => LEET[sign] ?? sign)
  // Digits at the end are a year or a count, not letters: `password1234`.
  const withoutEnd = folded.replace(/[^a-z]+$/, '').replace(/[013457@$!]/g, sign => LEET[sign] ?? sign)
  const own = name.normalize('NFKC').toLowerCase()
  const rest = own.length > 2 ? folded.replaceAll(own, '') : folded
  return (
    isRepeated(folded) ||
    isWalk(folded) ||
    [folded, letters, withoutEnd].some(isCore) ||
    !/\p{L}{2}/u.test(rest)
  )
}

/** The rule a password breaks; `undefined` for a good one. */
export function passwordProblem(
  password: string,
  name?: string,
): 'passwordTooShort' | 'passwordCommon' | undefined {
  if (Array.from(password).length < MIN_PASSWORD) return 'passwordTooShort'
  return isCommonPassword(password) || isCommon(password, name) ? 'passwordCommon' : undefined
}

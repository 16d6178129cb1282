import { readFileSync } from 'node:fs'
import { lazy } from '../index/lazy.ts'

/** Traditional characters and the variants of Hong Kong and Taiwan, with the simplified form each is compared as. */
const hanForms = lazy(() => {
  const lines = readFileSync(new URL('han-forms.txt', import.meta.url), 'utf8').split('\n')
  const pairs = lines.filter(line => !line.startsWith('#')).join('')
  const forms = new Map<string, string>()
  for (let at = 0; at + 1 < pairs.length; at += 2) forms.set(pairs.charAt(at), pairs.charAt(at + 1))
  return forms
})

/** Accents of Latin letters. */
const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu
/** “men’s” is one word, and the same as “mens”. */
const APOSTROPHES = /['’]/g
/** What shows nothing or only asks for a form: zero-width blanks and joiners, soft hyphens, marks of direction, variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const TRADITIONAL = /\p{Script=Han}/gu

/** Text without what does not matter to readers: width, case, accents, apostrophes, ligatures, invisible signs. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(APOSTROPHES, '')

/** Chinese in the form it is compared in: 背囊, 裏, 裡 and 里 alike. One character stays one. */
export const foldHan = (text: string): string =>
  text.replace(TRADITIONAL, character => hanForms().get(character) ?? character)

/** Text as search compares it. */
export const folded = (text: string): string => foldHan(plain(text))

import type { SpuLine, StyleValues } from '../style-values.ts'
import { type Image, proposedWords, withPlacedWords } from './picture-words.ts'

/** A picture that comes into the library, with the name of its file. */
export interface NamedPicture {
  readonly url: string
  readonly name: string
  /** From the library. */
  readonly alt: { readonly zh_HK: string; readonly en_US: string }
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Name of a file without its ending, words apart: ` nc1001 nvy 1 `. */
const wordsOf = (name: string) =>
  ` ${plain(name)
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `

/** Han words are not set apart by spaces. */
const isHan = (text: string) => /\p{Script=Han}/u.test(text)

function isNamed(words: string, given: string): boolean {
  const wanted = wordsOf(given).trim()
  if (wanted === '') return false
  return isHan(wanted) ? words.includes(wanted) : words.includes(` ${wanted} `)
}

/** Words by which a file can name a product: its code, and codes and names of its colours. */
const namesOf = ({ code, options }: SpuLine): readonly string[] => [
  code,
  ...(options?.colour ?? []).flatMap(colour => [colour.code, colour.name.zh_HK, colour.name.en_US]),
]

/**
 * Product whose colour the name of a file has: by its code, or by code or name of the colour. A name inside a longer one does not count, so that
 * “light navy” is not navy; `undefined` where none or several fit. The only product has them all.
 */
export function productOfFile(name: string, values: StyleValues): string | undefined {
  const lines = Object.values(values)
  if (lines.length === 1) return lines[0]?.code
  const words = wordsOf(name)
  const found = lines.flatMap(line =>
    namesOf(line)
      .filter(each => isNamed(words, each))
      .map(each => ({ code: line.code, named: wordsOf(each).trim() })),
  )
  const isInside = (named: string) =>
    found.some(other => other.named !== named && other.named.includes(named))
  const codes = new Set(found.filter(({ named }) => !isInside(named)).map(({ code }) => code))
  const [code] = codes
  return codes.size === 1 ? code : undefined
}

/** `front-2` before `front-10`. */
const NATURAL = new Intl.Collator('en', { numeric: true })
const isBefore = (one: string, other: string) => NATURAL.compare(one, other) < 0

/** Words of the library, with proposals in languages in which it has none. */
function wordsFor(line: SpuLine, alt: NamedPicture['alt']): Pick<Image, 'alt'> {
  const proposed = proposedWords(line, 0)
  const words = {
    zh_HK: alt.zh_HK || (proposed?.zh_HK ?? ''),
    en_US: alt.en_US || (proposed?.en_US ?? ''),
  }
  return words.zh_HK !== '' && words.en_US !== '' ? { alt: words } : {}
}

/**
 * A product with one more picture. Those that came before stay where they are; new ones are in the order of their files, whichever arrives
 * first.
 * @param names names of the files that came since the sheet was opened, by address
 */
export function withPicture(
  line: SpuLine,
  { url, name, alt }: NamedPicture,
  names: ReadonlyMap<string, string>,
): SpuLine {
  const images: readonly Image[] = line.images ?? []
  if (images.some(image => image.url === url)) return line
  const added: Image = { url, type: 'MAIN', ...wordsFor(line, alt) }
  const next = images.findIndex(image => {
    const other = names.get(image.url)
    return other !== undefined && isBefore(name, other)
  })
  const at = next < 0 ? images.length : next
  return withPlacedWords(line, { ...line, images: images.toSpliced(at, 0, added) })
}

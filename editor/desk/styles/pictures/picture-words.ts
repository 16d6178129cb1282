import { needsWords } from '#api/rules/style-findings.ts'
import { type BothTexts, LOCALES, type Locale } from '#locales/locale.ts'
import type { SpuLine } from '../style-values.ts'

export type Image = NonNullable<SpuLine['images']>[number]

const COMMA: Readonly<Record<Locale, string>> = { zh_HK: '，', en_US: ', ' }
const numbered: Readonly<Record<Locale, (number: number) => string>> = {
  zh_HK: number => `（${number}）`,
  en_US: number => ` (${number})`,
}

/**
 * Alternative text for a picture of which its product alone is known: title and colour, and from the second picture on its number.
 * `undefined` while the product has no title in one of the languages.
 *
 * @param place from 0, among the pictures that need one
 */
export function proposedWords({ title, options }: SpuLine, place: number): BothTexts | undefined {
  if (LOCALES.some(locale => title[locale].trim() === '')) return undefined
  const wordsIn = (locale: Locale) =>
    [title, ...(options?.colour ?? []).map(({ name }) => name)]
      .map(each => each[locale])
      .join(COMMA[locale]) + (place > 0 ? numbered[locale](place + 1) : '')
  return { zh_HK: wordsIn('zh_HK'), en_US: wordsIn('en_US') }
}

const isSame = (one: BothTexts, other: BothTexts) => LOCALES.every(locale => one[locale] === other[locale])

/** Returns true for words that were proposed for some picture of the product, and not corrected since. */
function isProposal(line: SpuLine, alt: BothTexts | undefined): boolean {
  const most = (line.images?.length ?? 0) + 1
  return (
    alt !== undefined &&
    Array.from({ length: most }, (_, place) => proposedWords(line, place)).some(
      words => words !== undefined && isSame(words, alt),
    )
  )
}

/** Returns true for a picture that needs an alternative text and has none. */
export const lacksWords = (image: Image): boolean => needsWords(image) && image.alt === undefined

/** A product with proposals for pictures that are in `chosen`; a picture that needs no text gets none. */
function withProposals(line: SpuLine, chosen: (image: Image) => boolean): SpuLine {
  let place = 0
  const images = (line.images ?? []).map((image): Image => {
    if (!needsWords(image)) return image
    const words = proposedWords(line, place++)
    return words && chosen(image) && !(image.alt && isSame(image.alt, words))
      ? { ...image, alt: words }
      : image
  })
  return images.every((image, at) => image === line.images?.[at]) ? line : { ...line, images }
}

/** Proposes texts for all pictures that lack one. */
export const withMissingWords = (line: SpuLine): SpuLine => withProposals(line, lacksWords)

/** Gives proposals the numbers of the places where their pictures are. @param before the product before pictures came, went or moved */
export const withPlacedWords = (before: SpuLine, line: SpuLine): SpuLine =>
  withProposals(line, ({ alt }) => isProposal(before, alt) || isProposal(line, alt))

import { isProse, optionTree, type OptionNode, widgetOf } from '../options/option-tree.ts'
import type { Locale } from '#locales/locale.ts'
import { unfilledMarks } from '#api/rules/unfilled-marks.ts'
import type { AnyBlock } from '../define-block.ts'
import { parseHongKongTime } from '../hong-kong-time.ts'
import { type Found, found, type Surroundings } from './check.ts'
import { hasLatinSentence } from './latin-sentence.ts'
import { allLeaves, isFilled, type Leaf } from './leaves.ts'
import { plainText } from '#api/rules/plain-text.ts'

/** A Chinese character. */
export const HAN = /\p{Script=Han}/u

/**
 * Texts in the other language: Chinese words on an English page, English sentences on a Chinese one. The words of the finding's detail
 * name the language; without any it is Chinese.
 */
export const checkLanguage = (leaves: readonly Leaf[], { locale }: Surroundings): Found[] =>
  leaves
    .filter(leaf => isProse(leaf) && isFilled(leaf.value))
    .filter(({ value }) => (locale === 'en_US' ? HAN.test(String(value)) : hasLatinSentence(String(value))))
    .map(({ path }) => found('otherLanguage', path, locale === 'en_US' ? '' : 'en_US'))

const isSeveralWords = (text: string) => /\p{L}{2,}\s+\p{L}{2,}/u.test(text)

/** Returns true if a page's title is that of the other language, and in its words. A single Latin word may be a name. */
export const isUntranslatedTitle = (locale: Locale, own: string, other: string): boolean =>
  own.trim() === other.trim() && (locale === 'en_US' ? HAN.test(own) : !HAN.test(own) && isSeveralWords(own))

/** Moments that have passed. */
export const checkDates = (leaves: readonly Leaf[], { now }: Surroundings): Found[] =>
  leaves
    .filter(leaf => widgetOf(leaf) === 'dateTime' && isFilled(leaf.value))
    .filter(({ value }) => (parseHongKongTime(String(value)) ?? Number.POSITIVE_INFINITY) <= now)
    .map(({ path, value }) => found('pastDate', path, String(value)))

/** Shortest text that is taken for a sample: words such as “Shop now” suit any shop. In characters, a Han one counts double. */
const SAMPLE_LENGTH = 16
/** The same for a heading of a block that shows its own options, as it says what the block is about. */
const SAMPLE_HEADING_LENGTH = 8
const lengthOf = (text: string) => Array.from(text).reduce((sum, sign) => sum + (HAN.test(sign) ? 2 : 1), 0)

interface Samples {
  /** Addresses of films and frames. */
  readonly addresses: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
  readonly headings: ReadonlySet<string>
}

/** Groups whose blocks show their own options and nothing else. */
const OWN_CONTENT: readonly unknown[] = ['hero', 'media', 'text']

const isHeading = ({ node }: Pick<Leaf, 'node'>) => node['x-cairn']?.heading !== undefined

const known = new WeakMap<AnyBlock, Samples>()

/** Content of a block's presets that belongs to the sample alone. */
function samplesOf(block: AnyBlock): Samples {
  const before = known.get(block)
  if (before) return before
  const leaves = block.presets.flatMap(({ options }) => allLeaves(block, options))
  const filled = (wanted: (leaf: Leaf) => boolean) =>
    leaves.filter(wanted).flatMap(({ value }) => (isFilled(value) ? [value] : []))
  const isOwnText = (leaf: Leaf) => isProse(leaf) && leaf.node.default !== leaf.value
  const words = (wanted: (leaf: Leaf) => boolean, least: number) =>
    new Set(
      filled(wanted)
        .map(plainText)
        .filter(text => lengthOf(text) >= least),
    )
  const samples = {
    addresses: new Set(
      filled(leaf => widgetOf(leaf) === 'video' || leaf.node['x-cairn']?.holdsHtml === true).filter(value =>
        /^https?:/.test(value),
      ),
    ),
    texts: words(isOwnText, SAMPLE_LENGTH),
    headings: OWN_CONTENT.includes(block.group)
      ? words(leaf => isOwnText(leaf) && isHeading(leaf), SAMPLE_HEADING_LENGTH)
      : new Set<string>(),
  }
  known.set(block, samples)
  return samples
}

/** Content of the block's own presets that was not replaced. */
export function checkSamples(leaves: readonly Leaf[], block: AnyBlock): Found[] {
  const { addresses, texts, headings } = samplesOf(block)
  return leaves.flatMap(leaf => {
    const { value, path } = leaf
    if (!isFilled(value)) return []
    if (addresses.has(value)) return [found('sampleAddress', path, value)]
    if (!isProse(leaf)) return []
    const words = plainText(value)
    return texts.has(words) || (isHeading(leaf) && headings.has(words)) ? [found('sampleText', path)] : []
  })
}

/** Marks `〔…〕` of a template, in the words that shoppers read. */
export const checkUnfilled = (leaves: readonly Leaf[]): Found[] =>
  leaves.flatMap(leaf => {
    const marks = isProse(leaf) && isFilled(leaf.value) ? unfilledMarks(plainText(leaf.value)) : []
    return marks.length > 0 ? [found('unfilledMark', leaf.path, marks.join(', '))] : []
  })

/** Words, pictures, films and products: what a block is there to show. */
const isContent = (leaf: Pick<Leaf, 'node'>) =>
  isProse(leaf) ||
  ['image', 'video', 'products'].includes(widgetOf(leaf) ?? '') ||
  leaf.node['x-cairn']?.holdsHtml === true ||
  leaf.node['x-cairn']?.isName === true

const showsSomething = ({ value, node }: Leaf) =>
  isFilled(value) &&
  (node['x-cairn']?.widget !== 'richText' ||
    plainText(value) !== '' ||
    /<(img|hr|iframe|video)\b/.test(value))

/** From the address, or from the blocks that are in it. */
const takesItsContent = ({ shell, isScreen, childSlots }: AnyBlock) =>
  shell !== undefined || isScreen || childSlots.length > 0

/** Returns true if the schema has a place for content at all; words for a picture are nothing without it. */
const hasContent = ({ properties = {}, items }: OptionNode): boolean =>
  [...Object.values(properties), ...(items ? [items] : [])].some(
    node => hasContent(node) || (isContent({ node }) && !node['x-cairn']?.describes),
  )

/** A block without anything to show: shoppers see nothing there. */
export function checkEmpty(leaves: readonly Leaf[], block: AnyBlock): Found[] {
  if (!OWN_CONTENT.includes(block.group) || takesItsContent(block) || !hasContent(optionTree(block)))
    return []
  const content = leaves.filter(leaf => isContent(leaf) && !leaf.node['x-cairn']?.describes)
  return content.some(showsSomething) ? [] : [found('emptyBlock', [])]
}

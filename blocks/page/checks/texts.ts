import { isProse, optionTree, type OptionNode, widgetOf } from '../options/option-tree.ts'
import type { AnyBlock } from '../define-block.ts'
import { parseHongKongTime } from '../hong-kong-time.ts'
import { type Found, found, type Surroundings } from './check.ts'
import { allLeaves, isFilled, type Leaf } from './leaves.ts'
import { plainText } from '../plain-text.ts'

const HAN = /\p{Script=Han}/u

/** Chinese words on an English page. The other way round is common: names of products are English. */
export const checkLanguage = (leaves: readonly Leaf[], { locale }: Surroundings): Found[] =>
  locale === 'en_US'
    ? leaves
        .filter(leaf => isProse(leaf) && isFilled(leaf.value) && HAN.test(leaf.value))
        .map(({ path }) => found('otherLanguage', path))
    : []

/** Moments that have passed. */
export const checkDates = (leaves: readonly Leaf[], { now }: Surroundings): Found[] =>
  leaves
    .filter(leaf => widgetOf(leaf) === 'dateTime' && isFilled(leaf.value))
    .filter(({ value }) => (parseHongKongTime(String(value)) ?? Number.POSITIVE_INFINITY) <= now)
    .map(({ path, value }) => found('pastDate', path, String(value)))

/** Shortest text that is taken for a sample: words such as “Shop now” suit any shop. In characters, a Han one counts double. */
const SAMPLE_LENGTH = 16
const lengthOf = (text: string) => Array.from(text).reduce((sum, sign) => sum + (HAN.test(sign) ? 2 : 1), 0)

interface Samples {
  /** Addresses of films and frames. */
  readonly addresses: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
}

const known = new WeakMap<AnyBlock, Samples>()

/** Content of a block's presets that belongs to the sample alone. */
function samplesOf(block: AnyBlock): Samples {
  const before = known.get(block)
  if (before) return before
  const leaves = block.presets.flatMap(({ options }) => allLeaves(block, options))
  const filled = (wanted: (leaf: Leaf) => boolean) =>
    leaves.filter(wanted).flatMap(({ value }) => (isFilled(value) ? [value] : []))
  const samples = {
    addresses: new Set(
      filled(leaf => widgetOf(leaf) === 'video' || leaf.node['x-cairn']?.holdsHtml === true).filter(value =>
        /^https?:/.test(value),
      ),
    ),
    texts: new Set(
      filled(leaf => isProse(leaf) && leaf.node.default !== leaf.value)
        .map(plainText)
        .filter(text => lengthOf(text) >= SAMPLE_LENGTH),
    ),
  }
  known.set(block, samples)
  return samples
}

/** Content of the block's own presets that was not replaced. */
export function checkSamples(leaves: readonly Leaf[], block: AnyBlock): Found[] {
  const { addresses, texts } = samplesOf(block)
  return leaves.flatMap(leaf => {
    const { value, path } = leaf
    if (!isFilled(value)) return []
    if (addresses.has(value)) return [found('sampleAddress', path, value)]
    return isProse(leaf) && texts.has(plainText(value)) ? [found('sampleText', path)] : []
  })
}

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

/** Groups whose blocks show their own options and nothing else. */
const OWN_CONTENT: readonly unknown[] = ['hero', 'media', 'text']

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

import { startWithin } from '#locales/whole-signs.ts'
import { isProse, widgetOf } from '#blocks/page/options/option-tree.ts'
import { isFilled, shownLeaves } from '#blocks/page/checks/leaves.ts'
import { fillStatedPlace, type StatedTexts } from '#blocks/page/stated-settings.ts'
import { plainText } from '#api/rules/plain-text.ts'
import { parseCodes } from '#blocks/page/parse-codes.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'

/** Content of a block that tells it from others of its kind. */
export interface BlockSummary {
  /** Its first words; else the file name of its first picture or film. Empty for none. */
  readonly text: string
  /** Number of products it names. */
  readonly products: number
}

const NOTHING: BlockSummary = { text: '', products: 0 }

/** As much as a row can show, in characters. */
const MAX_LENGTH = 80

/** The last part of an address, without what follows a question mark. */
const fileName = (url: string) =>
  url.startsWith('data:') ? '' : (url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '')

const known = new WeakMap<StatedTexts, WeakMap<Node, BlockSummary>>()

/**
 * Sums a block up from its options as saved, once for as long as the node stays the same.
 *
 * @param texts settings of the shop, which words state as shoppers read them
 */
export function blockSummary(node: Node, texts: StatedTexts): BlockSummary {
  const ofTexts = known.get(texts) ?? new WeakMap<Node, BlockSummary>()
  const found = ofTexts.get(node) ?? summed(node, texts)
  known.set(texts, ofTexts.set(node, found))
  return found
}

function summed(node: Node, texts: StatedTexts): BlockSummary {
  const block = findBlock(node.code)
  if (!block) return NOTHING
  const filled = shownLeaves(block, node.options).filter(({ value }) => isFilled(value))
  const words = filled
    .filter(leaf => isProse(leaf) && !leaf.node['x-cairn']?.describes)
    .map(leaf => plainText(String(fillStatedPlace(leaf, texts))))
  const files = filled
    .filter(leaf => ['image', 'video'].includes(widgetOf(leaf) ?? ''))
    .map(({ value }) => fileName(String(value)))
  const codes = filled.filter(leaf => widgetOf(leaf) === 'products')
  return {
    text: startWithin([...words, ...files].find(Boolean) ?? '', MAX_LENGTH),
    products: codes.reduce((sum, { value }) => sum + parseCodes(String(value)).length, 0),
  }
}

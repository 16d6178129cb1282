import {
  fillHtml,
  fillPlaceholders,
  SETTING_PLACEHOLDERS,
  type StatedTexts,
  unknownPlaceholders,
} from '#api/rules/stated-settings.ts'
import { type Leaf, allLeaves, isProse, shownLeaves, widgetOf } from './checks/leaves.ts'
import type { AnyBlock } from './define-block.ts'

/** Texts that may hold placeholders: words for shoppers, unless an operator writes their HTML, where braces mean styles. */
const mayStateSettings = (leaf: Leaf): leaf is Leaf & { readonly value: string } =>
  typeof leaf.value === 'string' && isProse(leaf) && !leaf.node['x-cairn']?.holdsHtml

/** A copy of `value` with `text` at `path`. */
function withText(value: unknown, [head, ...rest]: readonly PropertyKey[], text: string): unknown {
  if (head === undefined) return text
  if (Array.isArray(value)) return value.with(Number(head), withText(value[Number(head)], rest, text))
  const record = value as Readonly<Record<PropertyKey, unknown>> // the path led here
  return { ...record, [head]: withText(record[head], rest, text) }
}

/** Options whose texts state the settings of the shop: `{freeDeliveryFrom}` becomes `HK$1,000`. */
export const fillStated = (block: AnyBlock, options: unknown, texts: StatedTexts): unknown =>
  allLeaves(block, options)
    .filter(mayStateSettings)
    .reduce<unknown>((filled, leaf) => {
      if (!leaf.value.includes('{')) return filled
      const fill = widgetOf(leaf) === 'richText' ? fillHtml : fillPlaceholders
      const text = fill(leaf.value, texts)
      return text === leaf.value ? filled : withText(filled, leaf.path, text)
    }, options)

/** A placeholder that neither the shop nor the block knows. */
export interface UnknownPlaceholder {
  readonly path: readonly PropertyKey[]
  /** Without its braces. */
  readonly name: string
}

/** Placeholders in the texts that show which nothing would replace. */
export const findUnknownPlaceholders = (block: AnyBlock, options: unknown): readonly UnknownPlaceholder[] =>
  shownLeaves(block, options)
    .filter(mayStateSettings)
    .flatMap(({ node, value, path }) =>
      unknownPlaceholders(value, [...SETTING_PLACEHOLDERS, ...(node['x-cairn']?.placeholders ?? [])]).map(
        name => ({ path, name }),
      ),
    )

/** True if an option of the block takes placeholders. */
export const takesPlaceholders = (block: AnyBlock, options: unknown): boolean =>
  allLeaves(block, options).some(leaf => leaf.node.type === 'string' && isProse(leaf))

import { mapOptions } from './options/map.ts'
import { isProse, optionTree, widgetOf } from './options/option-tree.ts'
import type { Place } from './options/walk.ts'
import {
  fillHtml,
  fillPlaceholders,
  SETTING_PLACEHOLDERS,
  type StatedTexts,
  unknownPlaceholders,
} from '#api/rules/stated-settings.ts'
import { allLeaves, shownLeaves } from './checks/leaves.ts'
import type { AnyBlock } from './define-block.ts'

export type { StatedTexts }

/** Texts that may hold placeholders: words for shoppers, unless an operator writes their HTML, where braces mean styles. */
const mayStateSettings = <Given extends Place>(place: Given): place is Given & { readonly value: string } =>
  typeof place.value === 'string' && isProse(place) && !place.node?.['x-cairn']?.holdsHtml

/** Returns a text with the settings of the shop that it states: `{freeDeliveryFrom}` becomes `HK$1,000`; any other value as it is. */
export function fillStatedPlace(place: Place, texts: StatedTexts): unknown {
  if (!mayStateSettings(place) || !place.value.includes('{')) return place.value
  const fill = widgetOf(place) === 'richText' ? fillHtml : fillPlaceholders
  return fill(place.value, texts)
}

/** Returns options whose texts state the settings of the shop. */
export const fillStated = <Options>(block: AnyBlock, options: Options, texts: StatedTexts): Options =>
  mapOptions(optionTree(block), options, place => fillStatedPlace(place, texts))

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

import type { AnyBlock } from '../define-block.ts'
import { isRecord, type OptionNode, optionTree } from '../options/option-tree.ts'
import { type Place, walk } from '../options/walk.ts'
import { isHidden } from '../visible-when.ts'

/** An option with its schema; items of lists are none. */
export interface Leaf extends Place {
  readonly node: OptionNode
}

const isLeaf = (place: Place): place is Leaf =>
  place.node !== undefined && typeof place.path.at(-1) === 'string'

/** An item of a list that its own switch `enable` takes out of the shop. */
const isOff = ({ value, path }: Place) =>
  typeof path.at(-1) === 'number' && isRecord(value) && value['enable'] === false

/** Every option, in the schema's order. */
export const allLeaves = (block: AnyBlock, options: unknown): readonly Leaf[] =>
  [...walk(optionTree(block), options)].filter(isLeaf)

/** Options the form shows, in the schema's order; those of items that are switched off are left out. */
export const shownLeaves = (block: AnyBlock, options: unknown): readonly Leaf[] =>
  [...walk(optionTree(block), options, place => isOff(place) || isHidden(place))].filter(isLeaf)

export const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

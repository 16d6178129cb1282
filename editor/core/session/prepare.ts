import { type Finding, normaliseOptions } from '#blocks/page/normalise.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'

/** A node made ready to show. */
export interface Prepared {
  /** Complete options; `undefined` when not even the defaults parse, or the block is unknown. */
  readonly options: unknown
  readonly findings: readonly Finding[]
  readonly isKnown: boolean
  /** Slots it opens with these options. */
  readonly openSlots: readonly string[]
  /** Shoppers see one of the open slots. */
  readonly showsOneSlot: boolean
  /** Slots these options close: blocks in them stay in the draft and are not drawn. */
  readonly closedSlots: readonly string[]
}

const cache = new WeakMap<Node, Prepared>()

/** Migrates and parses the options of a node, once for as long as the node stays the same. Source: LO-21, LO-22. */
export function prepare(node: Node): Prepared {
  const known = cache.get(node)
  if (known) return known
  const prepared = prepareNow(node)
  cache.set(node, prepared)
  return prepared
}

function prepareNow(node: Node): Prepared {
  const block = findBlock(node.code)
  if (!block)
    return {
      options: undefined,
      findings: [
        { blockId: node.id, code: node.code, problem: 'unknownBlock', path: '', message: node.code },
      ],
      isKnown: false,
      openSlots: [],
      showsOneSlot: false,
      closedSlots: [],
    }
  const { options, findings } = normaliseOptions(block, node)
  const openSlots = options === undefined ? [] : block.openSlots(options)
  const closedSlots = block.childSlots.filter(slot => !openSlots.includes(slot))
  const { showsOneSlot } = block
  return { options, findings, isKnown: true, openSlots, showsOneSlot, closedSlots }
}

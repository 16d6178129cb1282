import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { type UseOf, sectionUse } from '#blocks/page/synced-section.ts'
import { mirrored } from '../client/model/mirror.ts'
import type { Branch, Operation } from '../client/model/operations.ts'
import { type Node, type PageTree, parentOf } from '../client/model/page-tree.ts'
import type { LogEntry, PageStep } from '../client/model/steps.ts'
import { everyBlock, partOf } from '../client/model/synced.ts'
import { takingBack } from '../client/model/taking-back.ts'

/** A page in one language, and all its steps so far. */
interface Side {
  readonly tree: PageTree
  readonly log: readonly LogEntry[]
}

interface Pair {
  readonly own: Side
  readonly twin: Side
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** The content of a synced section in the other language; `undefined` for an unknown one. */
  readonly sectionThere: (use: UseOf) => readonly Component[] | undefined
}

/** Effects of one operation of a step, before it is carried out, does to the page in the other language. */
export function mirroredOperations(
  { own, twin, findBlock, sectionThere }: Pair,
  { gesture, label }: PageStep,
  operation: Operation,
): readonly Operation[] {
  if (isBegunAlone(own.log, twin.log, gesture, operation)) return []
  return mirrored(own.tree, twin.tree, operation, {
    findBlock,
    removedBranch: id => lastBranch(twin.log, id),
    // The copy of a use says what its original says there.
    ...(label !== 'duplicate' && {
      sectionBlock: (branch, node) => sectionBlock(branch, node, sectionThere),
    }),
  })
}

/** The block of the section that a block of a new use follows. */
function sectionBlock(
  { nodes }: Branch,
  node: Node,
  sectionThere: Pair['sectionThere'],
): Component | undefined {
  const part = partOf(node)
  for (let at: Node | undefined = node; at && part !== undefined; ) {
    const use = sectionUse(at)
    if (use) return everyBlock(sectionThere(use) ?? []).find(({ id }) => id === part)
    const parent: string = parentOf(at.slot)
    at = nodes.find(({ id }) => id === parent)
  }
  return undefined
}

/**
 * Returns true if the gesture began with a value that differed between the languages. It then stays in this one, though the values may be
 * equal for a moment while an operator types.
 */
function isBegunAlone(
  own: readonly LogEntry[],
  twin: readonly LogEntry[],
  gesture: string,
  operation: Operation,
): boolean {
  if (operation.kind !== 'edit') return false
  const keys = [...Object.keys(operation.set), ...operation.unset].map(
    key => `${operation.id} ${operation.bag}.${key}`,
  )
  const touches = (entry: LogEntry) =>
    entry.gesture === gesture && entry.takes === undefined && keys.some(key => entry.touched.includes(key))
  return own.some(touches) && !twin.some(touches)
}

/** The block with all in it as it stood when it was last removed. */
function lastBranch(log: readonly LogEntry[], id: string): Branch | undefined {
  for (const { backward } of log.toReversed())
    for (const operation of backward)
      if (operation.kind === 'insert' && operation.branch.nodes[0]?.id === id) return operation.branch
  return undefined
}

/** Operations that undo or redo a step in the other language: everything its gesture did there, and nothing else. */
export function mirroredTakes({ tree, log }: Side, { gesture, takes }: PageStep): readonly Operation[] {
  const ofGesture = log.filter(entry => entry.gesture === gesture)
  const last = ofGesture.at(-1)
  if (!last || (takes === 'back') === (last.takes === 'back')) return []
  if (last.takes) return takingBack(tree, last.operations, last.backward)
  const since = ofGesture.slice(ofGesture.findLastIndex(entry => entry.takes) + 1)
  return takingBack(
    tree,
    since.flatMap(({ operations }) => operations),
    since.toReversed().flatMap(({ backward }) => backward),
  )
}

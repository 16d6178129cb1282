import { mayNest } from '#blocks/page/define-block.ts'
import { MAX_DEPTH } from '#blocks/page/page.ts'
import { SYNCED, USE_SLOT } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import type { GivenContents } from '#content-store/client/model/contents.ts'
import { branchOf, editTo } from '#content-store/client/model/operations.ts'
import { parentOf, slotKey } from '#content-store/client/model/page-tree.ts'
import { detaching } from '#content-store/client/model/synced-steps.ts'
import { groupCopies, groupStep } from '../../core/model/group.ts'
import { enclosingUse, levelOf, movingBranch } from '../../core/model/placement.ts'
import { testOf } from '../../core/model/variant-steps.ts'
import { livingElsewhere } from '../../core/session/language-steps.ts'
import { showInTurn } from '../../core/session/turns.ts'
import { readBlocks } from '../transfer/transfer.ts'
import { copyBlocks } from './clipboard.ts'
import {
  areFree,
  type CommandContext,
  freeBlocks,
  groupOf,
  heldBy,
  selectedBlocks,
} from './command-context.ts'
import { fittingOf, insertCopies, selectInserted } from './copies.ts'

export function move(context: CommandContext, by: -1 | 1) {
  const { session } = context
  const group = groupOf(context)
  const steps = groupStep(session.page, findBlock, group, by)
  if (session.run('move', steps)) return
  const id = by < 0 ? group[0] : group.at(-1)
  if (id === undefined) return
  const held = heldBy(context)
  const isMovable = held?.kind === 'locked' && findBlock(session.page.node(held.id)?.code ?? '')?.movable
  context.onRefused(held && !isMovable ? held : { kind: 'edge', id, by })
}

/** The only selected block, if it shows a text. */
export function soleBlock(context: CommandContext): string | undefined {
  const [id, ...others] = groupOf(context)
  return id !== undefined && others.length === 0 && context.showsText(id) ? id : undefined
}

/** Screens show on every device: shoppers on a phone must be able to sign in. */
const hideable = (context: CommandContext) => selectedBlocks(context, block => block?.isScreen !== true)
export const mayHide = (context: CommandContext) => hideable(context).length > 0

/** Hides on one kind of device, or shows everywhere again where all are hidden there. Source: LO-37. */
export function toggleHidden(context: CommandContext, device: 'mobile' | 'desktop') {
  const nodes = hideable(context)
  const areHidden = nodes.every(({ style }) => style['hideOn'] === device)
  const edits = nodes.flatMap(({ id, style }) => {
    const { hideOn: _, ...rest } = style
    return editTo(id, 'style', style, areHidden ? rest : { ...rest, hideOn: device }) ?? []
  })
  if (edits.length > 0) context.session.run('hide', edits)
}

/** The use of a synced section that is selected, or in which the selected block is. */
export function selectedUse(context: CommandContext): string | undefined {
  const [id, ...others] = groupOf(context)
  const node = id === undefined || others.length > 0 ? undefined : context.session.page.node(id)
  if (!node) return undefined
  return node.code === SYNCED ? node.id : enclosingUse(context.session.page, node.slot)
}

/** Makes blocks of the page out of a use; they keep what they say. */
export function detach(context: CommandContext) {
  const { session } = context
  const use = selectedUse(context)
  if (use === undefined) return
  const [first] = session.page.childIds(slotKey(use, USE_SLOT))
  if (session.run('detach', detaching(session.page, use))) session.select(first)
}

/** Blocks of one slot that can be a synced section together. */
export function canSync(context: CommandContext): boolean {
  const { page } = context.session
  const nodes = freeBlocks(context)
  return (
    nodes.length > 0 &&
    nodes.every(({ id, slot, code }) => {
      const block = findBlock(code)
      const inside = branchOf(page, id)
      return (
        slot === nodes[0]?.slot &&
        block !== undefined &&
        mayNest(block) &&
        inside.nodes.every(node => node.code !== SYNCED) &&
        levelOf(page, slot) + movingBranch(inside).height < MAX_DEPTH
      )
    })
  )
}

/** Removes the selected blocks, from this language alone or from both. */
export function remove(context: CommandContext, isHereOnly = false) {
  const { session } = context
  const nodes = freeBlocks(context)
  const [last, gone] = [nodes.at(-1), new Set(nodes.map(({ id }) => id))]
  if (!last) return
  const siblings = session.page.childIds(last.slot)
  const at = siblings.indexOf(last.id)
  const next = [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()].find(id => !gone.has(id))
  if (isHereOnly) session.runDraft('remove', livingElsewhere(session, nodes))
  else
    session.run(
      'remove',
      nodes.map(({ id }) => ({ kind: 'remove', id })),
    )
  session.select(next)
  if (next === undefined && parentOf(last.slot) !== '')
    session.store.setState({ chosen: { slot: last.slot } })
}

/** Copies the selected blocks, and removes them as one step. */
export function cut(context: CommandContext): void {
  const { session } = context
  copyBlocks(
    session,
    freeBlocks(context).map(({ id }) => id),
  )
  remove(context)
}

export function duplicate(context: CommandContext) {
  const { session } = context
  if (!areFree(context)) return
  const inserts = groupCopies(session.page, groupOf(context))
  if (session.run('duplicate', inserts)) selectInserted(session, inserts)
}

/** Makes the selected blocks variant A of a test, and shows the copy that is to differ. */
export function testVariant(context: CommandContext) {
  const { session } = context
  const test = testOf(session.page, findBlock, groupOf(context))
  if (!test || !session.run('test', test.operations)) return
  session.select(test.id)
  showInTurn(session, test.id, 'b')
}

/** Pastes blocks from text, as one step. Says why where they cannot be pasted; the page then stays as it is. */
export function pasteText(context: CommandContext, text: string): void {
  const read = readBlocks(text)
  if (!read.ok) return context.onRefused(read.refusal)
  insert(context, read.value, 'paste')
}

/** Puts copies of blocks at the chosen place; false where this page does not take them, which is said. */
export function insert(context: CommandContext, given: GivenContents, label: 'paste' | 'insert'): boolean {
  const { session } = context
  const fit = fittingOf(session, given)
  const refusal = insertCopies(session, fit.contents, label)
  if (refusal) context.onRefused(refusal)
  else if (fit.plain) context.onPlain(fit.plain)
  return refusal === undefined
}

/** Undoes a step or does it again, and says so where other operators have left nothing of it. */
export function take({ session, onNothingTaken }: CommandContext, way: 'undo' | 'redo') {
  const taken = session[way]()
  if (taken?.work) session.store.setState({ dialog: 'work', work: taken.work })
  else if (taken && !taken.isDone) onNothingTaken(way, taken.step)
}

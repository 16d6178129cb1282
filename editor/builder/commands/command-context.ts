import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Step } from '../../core/model/history.ts'
import type { Operator } from '#operators/operator.ts'
import { isFixed } from '../../core/model/placement.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { selectedGroup } from './selection.ts'

/** Parts of the editor a command can move the keyboard to. */
export type Area = 'palette' | 'outline' | 'inspector' | 'comments'

export interface CommandContext {
  readonly session: PageSession
  readonly operator: Operator
  readonly focus: (area: Area) => void
  /** Called when something that was asked for is not done. */
  readonly onRefused: (refusal: Refusal) => void
  /** Uses of synced sections were put into a section as plain blocks; `own`: one was of the section itself. */
  readonly onPlain: (of: 'own' | 'other') => void
  /** Returns true if the canvas shows a text of a block that can be edited there. */
  readonly showsText: (id: string) => boolean
  /** Edits the first text of a block on the canvas. */
  readonly editText: (id: string) => void
  /** Opens the menu of the selected blocks where they are. */
  readonly openMenu: () => void
  /** Called after an undo or redo that found nothing left of its step. */
  readonly onNothingTaken: (way: 'undo' | 'redo', step: Step) => void
}

export const groupOf = ({ session }: CommandContext) => selectedGroup(session)
export const hasSelection = (context: CommandContext) => groupOf(context).length > 0
/** Selected blocks that every one of `holds` for; none when it does not hold for one of them. */
export const selectedBlocks = (context: CommandContext, holds: (block: AnyBlock | undefined) => boolean) => {
  const nodes = groupOf(context).flatMap(id => context.session.page.node(id) ?? [])
  return nodes.every(({ code }) => holds(findBlock(code))) ? nodes : []
}
/** Locked blocks occur once on their page and stay there. */
export const unlocked = (context: CommandContext) => selectedBlocks(context, block => block?.locked !== true)
export const areUnlocked = (context: CommandContext) => unlocked(context).length > 0
/** Blocks of a synced section stay where it puts them. */
const areInPlace = (context: CommandContext) =>
  groupOf(context).some(id => {
    const node = context.session.page.node(id)
    return node !== undefined && isFixed(context.session.page, node)
  })
export const freeBlocks = (context: CommandContext) => (areInPlace(context) ? [] : unlocked(context))
export const areFree = (context: CommandContext) => freeBlocks(context).length > 0

export const mayMove = (context: CommandContext) => hasSelection(context) && !areInPlace(context)

/** Why the selected blocks neither move nor go; `undefined` where they may. */
export function heldBy(context: CommandContext): Refusal | undefined {
  const { page } = context.session
  for (const id of groupOf(context)) {
    const node = page.node(id)
    if (!node) continue
    if (isFixed(page, node))
      return { kind: 'misplaced', misplaced: { why: 'fixed', code: node.code, id, slot: node.slot } }
    if (findBlock(node.code)?.locked) return { kind: 'locked', id }
  }
  return undefined
}

import type { Component } from '#blocks/page/page.ts'
import { asPlainBlocks, SYNCED, sectionUse } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import type { DraftNode } from '#content-store/client/draft/draft-tree.ts'
import { placeIn } from '#content-store/client/draft/lifted.ts'
import { type Contents, eachContents, type GivenContents } from '#content-store/client/model/contents.ts'
import type { BlockPosition, Branch, StructureOperation } from '#content-store/client/model/operations.ts'
import type { Placed } from '#content-store/client/model/page-tree.ts'
import { insertsAt } from '../../core/model/group.ts'
import {
  chosenPosition,
  defaultPlace,
  isTaken,
  misplacement,
  movingBranch,
} from '../../core/model/placement.ts'
import { offeredOn } from '../../core/session/offered.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { branchesOf, contentsFor } from './clipboard.ts'

/** The first block that this page does not take. */
export function refusedCode(session: PageSession, codes: readonly string[]): string | undefined {
  const offered = offeredOn(session)
  return codes.find(code => {
    const block = findBlock(code)
    // A use comes with its section, not from the list of blocks.
    const isOffered = block && (block.code === SYNCED || offered.includes(block))
    return !isOffered || isTaken(session.page, block)
  })
}

/** Selects what was put on the page; the first of several shows its options. */
export function selectInserted(
  session: PageSession,
  inserts: readonly (StructureOperation<Placed> & { kind: 'insert' })[],
) {
  const ids = inserts
    .flatMap(({ branch }) => branch.nodes[0]?.id ?? [])
    .filter(id => session.page.nodes.has(id))
  if (ids.length > 1) session.selectAll(ids, ids[0])
  else session.select(ids[0])
}

/** Puts branches side by side on the page, as one step, and selects them. */
export function insertBranches(
  session: PageSession,
  branches: readonly Branch<DraftNode>[],
  at: BlockPosition,
  label: 'paste' | 'insert',
): boolean {
  const inserts = insertsAt(placeIn(session.draft, at, session.detail.locale), branches)
  const isDone = session.runDraft(label, inserts)
  if (isDone) selectInserted(session, inserts)
  return isDone
}

interface Fitting {
  readonly contents: Contents
  /** Set where uses became plain blocks; `own`: one was of the section that is open. */
  readonly plain?: 'own' | 'other'
}

/** Blocks as the open page or section takes them: a section holds no uses of sections, least of all its own. */
export function fittingOf(session: PageSession, given: GivenContents): Fitting {
  const contents = contentsFor(session, given)
  const uses = session.isSection ? usesIn(contents[session.detail.locale]) : []
  if (uses.length === 0) return { contents }
  const isOwn = uses.some(section => `section.${section}` === session.detail.id)
  return {
    contents: eachContents(contents, components => asPlainBlocks(components)),
    plain: isOwn ? 'own' : 'other',
  }
}

/** The sections that blocks follow, by id. */
const usesIn = (components: readonly Component[]): readonly string[] =>
  components.flatMap(component => [
    ...(component.code === SYNCED ? [sectionUse(component)?.section ?? ''] : []),
    ...usesIn(component.childComponents),
  ])

/** Puts copies of blocks at the chosen place or after the selected one, as one step. Says why where they cannot be placed; the page then stays as it is. */
export function insertCopies(
  session: PageSession,
  contents: Contents,
  label: 'paste' | 'insert',
): Refusal | undefined {
  const branches = branchesOf(contents)
  const codes = branches.flatMap(({ nodes: [top] }) => top?.code ?? [])
  const [first] = codes
  if (first === undefined) return { kind: 'notCairn' }
  const { page, store } = session
  const refused = refusedCode(session, codes)
  if (refused !== undefined) return { kind: 'refused', code: refused }
  const { selected, chosen } = store.getState()
  const at = defaultPlace(page, findBlock, first, selected, chosen)
  const slot = (at ?? chosenPosition(page, chosen))?.slot
  if (slot === undefined) return { kind: 'refused', code: first }
  const [lead, ...others] = branches.map(movingBranch)
  const misplaced = lead && misplacement(page, findBlock, { ...lead, others }, slot)
  if (misplaced) return { kind: 'misplaced', misplaced }
  if (!at) return { kind: 'refused', code: first }
  insertBranches(session, branches, at, label)
  return undefined
}

import type { Component } from '#blocks/page/page.ts'
import { SYNCED } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Branch, BlockPosition, Operation } from '#content-store/client/model/operations.ts'
import { insertsAt } from '../../core/model/group.ts'
import { defaultPlace, isTaken, mayEnter, movingBranch } from '../../core/model/placement.ts'
import { offeredOn } from '../../core/session/offered.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import type { PasteProblem } from '../transfer/transfer.ts'
import { branchesOf } from './clipboard.ts'

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
export function selectInserted(session: PageSession, inserts: readonly (Operation & { kind: 'insert' })[]) {
  const ids = inserts.flatMap(({ branch }) => branch.nodes[0]?.id ?? [])
  if (ids.length > 1) session.selectAll(ids, ids[0])
  else session.select(ids[0])
}

/** Puts branches side by side on the page, as one step, and selects them. */
export function insertBranches(
  session: PageSession,
  branches: readonly Branch[],
  at: BlockPosition,
  label: 'paste' | 'insert',
): boolean {
  const inserts = insertsAt(at, branches)
  const isDone = session.run(label, inserts)
  if (isDone) selectInserted(session, inserts)
  return isDone
}

/** Puts copies of blocks after the selected one, as one step. Says why where they cannot be placed; the page then stays as it is. */
export function insertCopies(
  session: PageSession,
  components: readonly Component[],
  label: 'paste' | 'insert',
): PasteProblem | undefined {
  const branches = branchesOf(components)
  const codes = branches.flatMap(({ nodes: [top] }) => top?.code ?? [])
  const [first] = codes
  if (first === undefined) return { kind: 'notCairn' }
  const { page, store } = session
  const refused = refusedCode(session, codes)
  if (refused !== undefined) return { kind: 'refused', code: refused }
  const at = defaultPlace(page, findBlock, first, store.getState().selected)
  const homeless = branches.find(branch => !at || !mayEnter(page, findBlock, movingBranch(branch), at.slot))
  if (!at || homeless) return { kind: 'refused', code: homeless?.nodes[0]?.code ?? first }
  insertBranches(session, branches, at, label)
  return undefined
}

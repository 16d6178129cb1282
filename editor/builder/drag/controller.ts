import { findBlock } from '#blocks/registry.ts'
import { freshBranch } from '../../core/model/new-block.ts'
import type { DraftNode } from '#content-store/client/draft/draft-tree.ts'
import type { BlockPosition, Branch } from '#content-store/client/model/operations.ts'
import {
  type Misplacement,
  misplacement,
  type MovingBlock,
  movingBlock,
  movingBranch,
  placeOf,
  placesFor,
} from '../../core/model/placement.ts'
import { branchesOf } from '../commands/clipboard.ts'
import { fittingOf, insertBranches } from '../commands/copies.ts'
import { draggedGroup } from '../commands/selection.ts'
import { groupMoves } from '../../core/model/group.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import type { Cargo, DropZone } from './cargo.ts'
import type { Point } from '../../core/model/geometry.ts'

/** Announcements of a drag. */
export type DragUpdate =
  | { readonly kind: 'lifted'; readonly cargo: Cargo }
  /** It may not leave its place, or not go to the one under the pointer. */
  | { readonly kind: 'refused'; readonly cargo: Cargo; readonly misplaced: Misplacement }
  | { readonly kind: 'over'; readonly cargo: Cargo; readonly place: BlockPosition }
  | { readonly kind: 'dropped'; readonly cargo: Cargo; readonly place: BlockPosition }
  | { readonly kind: 'cancelled'; readonly cargo: Cargo }

interface Drag {
  readonly cargo: Cargo
  readonly traveller: MovingBlock
  /** Only by keyboard: every place there is, and the one chosen. */
  readonly places: readonly BlockPosition[]
  step: number
  target: BlockPosition | undefined
  /** The last place of the pointer. */
  point: Point | undefined
}

/** One drag at a time, from lifting to dropping, whatever moves it. Source: LO-16. */
export class DragController {
  readonly #session: PageSession
  #tell: (news: DragUpdate) => void = () => undefined
  readonly #zones = new Set<DropZone>()
  #drag: Drag | undefined

  constructor(session: PageSession) {
    this.#session = session
  }

  /** Announcer of a drag. */
  tellTo(tell: (news: DragUpdate) => void): void {
    this.#tell = tell
  }

  /** Adds a place to drop; the answer removes it. */
  addZone(zone: DropZone) {
    this.#zones.add(zone)
    return () => void this.#zones.delete(zone)
  }

  start(cargo: Cargo, isByKeyboard: boolean): void {
    const { page, store } = this.#session
    const traveller = this.#movingBlock(cargo)
    if (!traveller) return
    const node = cargo.kind === 'move' ? page.node(cargo.id) : undefined
    const misplaced = node && misplacement(page, findBlock, traveller, node.slot)
    if (misplaced) return this.#tell({ kind: 'refused', cargo, misplaced })
    const places = isByKeyboard ? placesFor(page, findBlock, traveller) : []
    const { selected } = store.getState()
    const from = placeOf(page, cargo.kind === 'move' ? cargo.id : (selected ?? ''))
    const at = places.findIndex(({ slot, index }) => slot === from?.slot && index === from.index)
    this.#drag = { cargo, traveller, places, step: at, target: undefined, point: undefined }
    store.setState({ isDragging: true })
    for (const zone of this.#zones) zone.begin(traveller)
    this.#tell({ kind: 'lifted', cargo })
  }

  move(point: Point): void {
    const drag = this.#drag
    if (!drag) return
    const zone = [...this.#zones].find(candidate => candidate.contains(point))
    for (const other of this.#zones) if (other !== zone) other.clear()
    drag.target = zone?.over(point)
    drag.point = point
  }

  /** The next or previous place, by keyboard. */
  step(by: number): void {
    const drag = this.#drag
    if (!drag || drag.places.length === 0) return
    drag.step = Math.max(0, Math.min(drag.places.length - 1, drag.step + by))
    const place = drag.places[drag.step]
    if (!place) return
    drag.target = place
    for (const zone of this.#zones) zone.show(place)
    this.#tell({ kind: 'over', cargo: drag.cargo, place })
  }

  drop(): void {
    // Asked before the zones forget what they have measured.
    const misplaced = this.#drag && this.#misplacedUnder(this.#drag)
    const drag = this.#end()
    if (!drag) return
    const { cargo, target } = drag
    if (target && this.#carryOut(cargo, target)) return this.#tell({ kind: 'dropped', cargo, place: target })
    this.#tell(misplaced ? { kind: 'refused', cargo, misplaced } : { kind: 'cancelled', cargo })
  }

  /** Says why the slot under the pointer does not take what is dragged. */
  #misplacedUnder({ point, traveller }: Drag): Misplacement | undefined {
    const zone = point && [...this.#zones].find(candidate => candidate.contains(point))
    const slot = zone && point && zone.slotAt(point)
    return slot === undefined ? undefined : misplacement(this.#session.page, findBlock, traveller, slot)
  }

  cancel(): void {
    const drag = this.#end()
    if (drag) this.#tell({ kind: 'cancelled', cargo: drag.cargo })
  }

  #end(): Drag | undefined {
    const drag = this.#drag
    this.#drag = undefined
    if (!drag) return undefined
    for (const zone of this.#zones) {
      zone.clear()
      zone.end()
    }
    this.#session.store.setState({ isDragging: false })
    return drag
  }

  #movingBlock(cargo: Cargo): MovingBlock | undefined {
    if (cargo.kind === 'new') return { code: cargo.code, height: 1 }
    if (cargo.kind === 'move')
      return movingBlock(this.#session.page, cargo.id, draggedGroup(this.#session, cargo.id))
    const [first, ...others] = this.#branchesOf(cargo).map(movingBranch)
    return first && { ...first, others }
  }

  #branchesOf({ contents }: Cargo & { kind: 'section' }): readonly Branch<DraftNode>[] {
    return branchesOf(fittingOf(this.#session, contents).contents)
  }

  #carryOut(cargo: Cargo, at: BlockPosition): boolean {
    if (cargo.kind === 'new') return insertBlock(this.#session, cargo, at)
    if (cargo.kind === 'section') return insertBranches(this.#session, this.#branchesOf(cargo), at, 'insert')
    const { page } = this.#session
    const group = draggedGroup(this.#session, cargo.id)
    const moved = this.#session.run('move', groupMoves(page, group, cargo.id, at))
    if (group.length === 1) this.#session.select(cargo.id)
    return moved
  }
}

/** Puts a new block on the page and selects it. */
export function insertBlock(
  session: PageSession,
  { code, preset }: Cargo & { kind: 'new' },
  at: BlockPosition,
): boolean {
  const block = findBlock(code)
  if (!block) return false
  const branch = freshBranch(block, at, preset)
  const isDone = session.run('insert', [{ kind: 'insert', at, branch }])
  if (isDone) session.select(branch.nodes[0]?.id)
  return isDone
}

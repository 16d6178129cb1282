import { isSame } from '#blocks/page/options/diff.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { inVersion } from '#content-store/client/model/mirror.ts'
import {
  type Branch,
  type BlockPosition,
  branchOf,
  editTo,
  type Operation,
  plan,
  positionAt,
} from '#content-store/client/model/operations.ts'
import { childrenOf, type Node, type PageTree, parentOf } from '#content-store/client/model/page-tree.ts'
import { carryOutOn, editable, neededBlock, type PageStep } from '#content-store/client/model/steps.ts'
import { type Field, fieldOf } from '#content-store/client/model/taking-back.ts'
import { merge3 } from '#blocks/page/options/merge3.ts'

/**
 * Two operators did what cannot both hold; this one decides. `field`: both set it, the page has theirs · `removed`: they removed
 * what this operator changed · `changed`: they changed what this operator removed, and it is back.
 */
export type Clash = { readonly by: string } & (
  | ({ readonly kind: 'field'; readonly mine: unknown } & Field)
  | { readonly kind: 'removed'; readonly id: string; readonly at: BlockPosition; readonly branch: Branch }
  | { readonly kind: 'changed'; readonly id: string }
)

/** Steps carried over to a page that others have changed, and what the operator has to decide. */
interface Rebased {
  readonly steps: readonly PageStep[]
  readonly clashes: readonly Clash[]
}

/** The operation that sets a field. */
export function settingField({ id, bag, key }: Field, value: unknown): Operation {
  if (bag === 'meta') return { kind: 'meta', set: { [key]: value } }
  if (bag === 'name') return { kind: 'rename', id, name: String(value) }
  return value === undefined
    ? { kind: 'edit', id, bag, set: {}, unset: [key] }
    : { kind: 'edit', id, bag, set: { [key]: value }, unset: [] }
}

const isUntouched = (before: Node, after: Node) =>
  before === after ||
  (before.version === after.version &&
    before.name === after.name &&
    isSame(before.options, after.options) &&
    isSame(before.style, after.style))

interface Meeting {
  readonly before: PageTree
  readonly after: PageTree
  /** Name of the other operator. */
  readonly by: string
  readonly findBlock: (code: string) => AnyBlock | undefined
}

/**
 * Steps made on `before`, as they read on `after`, which holds changes of another operator. Different blocks and fields go on
 * unchanged; inside one field lists and objects merge value by value; the rest is a clash. Options of different versions of a block are
 * compared, and written, in the newer one.
 */
export function rebased({ before, after, by, findBlock }: Meeting, steps: readonly PageStep[]): Rebased {
  const clashes = new Map<string, Clash>()
  const seen = editable(before)
  /** Both states with the operations that were looked at so far. */
  const [own, next] = [editable(before), editable(after)]
  for (const { operations } of steps) carryOutOn(seen, operations)
  const isGone = (id: string) => before.nodes.has(id) && !after.nodes.has(id)
  const isChanged = (id: string) => {
    const [was, is] = [before.nodes.get(id), after.nodes.get(id)]
    return is !== undefined && (was === undefined || !isUntouched(was, is))
  }

  /** The value to set; `clash` when the operator has to choose. */
  function agreed(
    field: Field,
    mine: unknown,
    base = fieldOf(before, field),
    theirs = fieldOf(after, field),
  ): { readonly value: unknown } | 'clash' {
    if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine }
    const { value, conflicts } = merge3({ base, mine, theirs }, { lists: 'place' })
    if (conflicts.length === 0) return { value }
    clashes.set(`${field.id} ${field.bag}.${field.key}`, { kind: 'field', ...field, mine, by })
    return 'clash'
  }

  function noteRemoved(id: string) {
    let top = id
    for (let parent = parentOf(seen.nodes.get(top)?.slot ?? '|'); parent && isGone(parent); )
      [top, parent] = [parent, parentOf(seen.nodes.get(parent)?.slot ?? '|')]
    const node = seen.nodes.get(top)
    if (!node) return
    const siblings = childrenOf(seen, node.slot)
    const at = positionAt(
      node.slot,
      siblings.filter(each => each !== top),
      siblings.indexOf(top),
    )
    clashes.set(`${top} removed`, { kind: 'removed', id: top, at, branch: branchOf(seen, top), by })
  }

  function fieldsOf(operation: Operation & { kind: 'edit' | 'meta' }): Operation[] {
    const [id, bag] = operation.kind === 'meta' ? ['', 'meta' as const] : [operation.id, operation.bag]
    const set: Record<string, unknown> = {}
    for (const [key, mine] of Object.entries(operation.set)) {
      const answer = agreed({ id, bag, key }, mine)
      if (answer !== 'clash') set[key] = answer.value
    }
    if (operation.kind === 'meta') return Object.keys(set).length > 0 ? [{ kind: 'meta', set }] : []
    const unset = operation.unset.filter(key => agreed({ id, bag, key }, undefined) !== 'clash')
    return Object.keys(set).length + unset.length > 0 ? [{ ...operation, set, unset }] : []
  }

  /** An edit of options where the block changed and not all options are of one version; `undefined` for any other. */
  function acrossVersions(operation: Operation): Operation[] | undefined {
    if (operation.kind !== 'edit' || operation.bag !== 'options') return undefined
    const { id } = operation
    const [was, is, mine, theirs] = [before, after, own, next].map(tree => tree.nodes.get(id))
    if (!was || !is || !mine || !theirs || isUntouched(was, is)) return undefined
    if (operation.version === undefined && was.version === is.version) return undefined
    const made = plan(own, operation)?.change.nodes.get(id) ?? mine
    const version = Math.max(mine.version, made.version, theirs.version)
    const [base, wanted, found] = [mine, made, theirs].map(node =>
      inVersion(findBlock(node.code), node, version),
    )
    if (!base || !wanted || !found) return undefined
    const options: Record<string, unknown> = { ...found }
    for (const key of new Set([...Object.keys(base), ...Object.keys(wanted)])) {
      if (isSame(base[key], wanted[key])) continue
      const answer = agreed({ id, bag: 'options', key }, wanted[key], base[key], found[key])
      if (answer !== 'clash') options[key] = answer.value
    }
    if (isSame(found, options)) return []
    const edit = editTo(
      id,
      'options',
      theirs.options,
      options,
      version === theirs.version ? undefined : version,
    )
    return edit ? [edit] : []
  }

  function carriedOver(operation: Operation): Operation[] {
    const needed = neededBlock(operation)
    if (operation.kind === 'remove') {
      const lost = branchOf(after, operation.id).nodes.find(({ id }) => isChanged(id))
      if (!lost) return [operation]
      clashes.set(`${operation.id} changed`, { kind: 'changed', id: operation.id, by })
      return []
    }
    if (needed !== '' && isGone(needed)) {
      noteRemoved(needed)
      return []
    }
    if (operation.kind === 'move' && isGone(parentOf(operation.to.slot))) return []
    if (operation.kind === 'rename')
      return agreed({ id: operation.id, bag: 'name', key: '' }, operation.name) === 'clash' ? [] : [operation]
    return operation.kind === 'edit' || operation.kind === 'meta' ? fieldsOf(operation) : [operation]
  }

  const carried = steps.map(step => ({
    ...step,
    operations: step.operations.flatMap(operation => {
      const there = acrossVersions(operation) ?? carriedOver(operation)
      carryOutOn(own, [operation])
      carryOutOn(next, there)
      return there
    }),
  }))
  return { steps: carried, clashes: [...clashes.values()] }
}

import { isSame } from '#blocks/page/options/diff.ts'
import type { Bag, Operation } from './operations.ts'
import type { PageMeta, PageTree } from './page-tree.ts'

/** A field of a block, or of the page itself when `id` is empty. */
export interface Field {
  readonly id: string
  readonly bag: Bag | 'name' | 'meta'
  readonly key: string
}

/** The value of a field; `undefined` where the block or the field is not there. */
export function fieldOf(tree: PageTree, { id, bag, key }: Field): unknown {
  if (bag === 'meta') return tree.meta[key as keyof PageMeta] // other keys give undefined, which is right
  const node = tree.nodes.get(id)
  return bag === 'name' ? node?.name : node?.[bag][key]
}

/** The fields an operation sets, with their values; none for operations on blocks as a whole. */
function fieldsOf(operation: Operation): readonly (readonly [Field, unknown])[] {
  if (operation.kind === 'rename') return [[{ id: operation.id, bag: 'name', key: '' }, operation.name]]
  if (operation.kind === 'meta')
    return Object.entries(operation.set).map(([key, value]) => [{ id: '', bag: 'meta', key }, value])
  if (operation.kind !== 'edit') return []
  const { id, bag, set, unset } = operation
  return [
    ...Object.entries(set).map(([key, value]): readonly [Field, unknown] => [{ id, bag, key }, value]),
    ...unset.map((key): readonly [Field, unknown] => [{ id, bag, key }, undefined]),
  ]
}

const nameOf = ({ id, bag, key }: Field) => `${id} ${bag}.${key}`

/**
 * The operations that undo others, except in fields that another operator has changed since. Where a block goes back to options
 * of another version, all fields go back or none: a mixture would fit neither version.
 * @param done what is taken back, in the order it was done
 * @param back what takes it back
 */
export function takingBack(
  tree: PageTree,
  done: readonly Operation[],
  back: readonly Operation[],
): readonly Operation[] {
  const left = new Map(done.flatMap(fieldsOf).map(([field, value]) => [nameOf(field), value]))
  const isOwn = (field: Field) =>
    !left.has(nameOf(field)) || isSame(fieldOf(tree, field), left.get(nameOf(field)))
  const versioned = new Set(
    back.flatMap(operation =>
      operation.kind === 'edit' && operation.version !== undefined ? [operation.id] : [],
    ),
  )
  const mixed = new Set(
    back
      .flatMap(fieldsOf)
      .filter(([field]) => field.bag === 'options' && versioned.has(field.id) && !isOwn(field))
      .map(([{ id }]) => id),
  )
  return back.flatMap((operation): readonly Operation[] => {
    if (operation.kind === 'edit' && operation.bag === 'options' && mixed.has(operation.id)) return []
    const own = fieldsOf(operation)
      .map(([field]) => field)
      .filter(isOwn)
      .map(({ key }) => key)
    if (operation.kind === 'rename') return own.length > 0 ? [operation] : []
    if (operation.kind === 'meta') {
      const set = Object.fromEntries(Object.entries(operation.set).filter(([key]) => own.includes(key)))
      return own.length > 0 ? [{ ...operation, set }] : []
    }
    if (operation.kind !== 'edit') return [operation]
    const set = Object.fromEntries(Object.entries(operation.set).filter(([key]) => own.includes(key)))
    const unset = operation.unset.filter(key => own.includes(key))
    return own.length > 0 ? [{ ...operation, set, unset }] : []
  })
}

import type { Operation } from '#content-store/client/model/operations.ts'
import type { PageTree } from '#content-store/client/model/page-tree.ts'
import { EVERYTHING, isSame, type LogEntry } from '#content-store/client/model/steps.ts'
import { EMPTY_HISTORY, type History, recorded, redone, undone } from './history.ts'
import { type Field, fieldOf } from './rebase.ts'

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
 * The operations that take others back, without the fields that hold something else by now: another operator changed those since.
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
  return back.flatMap((operation): readonly Operation[] => {
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

/** The steps an operator can take back, read from the log of the page. @param entries the oldest first */
export const historyOf = (entries: readonly LogEntry[], operator: string): History =>
  entries.reduce<History>((history, { by, touched, takes, gesture, label, operations, backward }) => {
    if (touched.includes(EVERYTHING)) return EMPTY_HISTORY
    if (by !== operator || operations.length === 0) return history
    if (takes === 'back')
      return history.past.at(-1)?.gesture === gesture ? (undone(history)?.history ?? history) : history
    if (takes === 'forward')
      return history.future[0]?.gesture === gesture ? (redone(history)?.history ?? history) : history
    return recorded(history, { gesture, label, forward: operations, backward })
  }, EMPTY_HISTORY)

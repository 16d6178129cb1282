import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../../database/database.ts'
import { valueAt } from '../../rules/line-changes.ts'
import { isSame, keyOf, storedLines } from './clashes.ts'
import { movesStock, removesSkus, withOwnStock } from './own-stock.ts'
import {
  readSet,
  type ChangeAuthor,
  type RecordChange,
  type RecordKind,
  type RecordLine,
} from '../rows/change-log.ts'
import { MAX_RECORDS, type Saved, type SaveRefusal, saveChanges } from './save-changes.ts'

/** Changes of one set that a save may hold. */
const MAX_CHANGES = 5000

export type UndoRefusal =
  | SaveRefusal
  | { readonly reason: 'unknown' }
  /** It changed more records than one save may. */
  | { readonly reason: 'large' }
  /** Everything that it did has changed since. */
  | { readonly reason: 'newer' }
  /** It changed records of another kind. */
  | { readonly reason: 'foreign' }
  /** Taking it back would remove a record or a SKU, which the author may not. */
  | { readonly reason: 'removal' }
  /** It changed stock and nothing else. */
  | { readonly reason: 'stock' }

export interface UndoOptions extends Omit<ChangeAuthor, 'source' | 'undoes'> {
  readonly now: number
  readonly isDry?: boolean
  /** Kind of all records that the set may have changed; any kinds where it is missing. */
  readonly kind?: RecordKind
  /** True for authors who may remove records: taking back a new one removes it. */
  readonly mayRemove: boolean
}

export interface Undone extends Saved {
  /** Changes that stay, because something newer is there. */
  readonly kept: readonly RecordChange[]
  /** Changes of stock, which stay too. */
  readonly stock: readonly RecordChange[]
}

/** Returns true if a record is as a change left it: fields with its value, and records that it made, may go back. */
export function isAsLeft({ path, before, after }: RecordChange, now: RecordLine | undefined): boolean {
  if (path === '' && after === undefined && before !== undefined) return now === undefined
  return path === '' ? now !== undefined : isSame(valueAt(now, path), after)
}

const isNew = ({ path, before }: Pick<RecordChange, 'path' | 'before'>) => path === '' && before === undefined

/** The change that takes another back. A record that was new goes as it is now. */
export const turnedRound = (
  { kind, code, path, before, after }: RecordChange,
  now: unknown,
): RecordChange => ({
  kind,
  code,
  path,
  ...(isNew({ path, before }) ? { before: now } : { before: after }),
  ...(before !== undefined && { after: before }),
})

/** Takes a set of changes back, except where something newer is there, and without stock. */
export async function undoSet(
  db: Database,
  number: number,
  { kind, mayRemove, ...author }: UndoOptions,
): Promise<Result<Undone, UndoRefusal>> {
  const found = await readSet(db, number, MAX_CHANGES + 1)
  if (!found) return refused({ reason: 'unknown' })
  const { changes } = found
  if (kind !== undefined && changes.some(change => change.kind !== kind))
    return refused({ reason: 'foreign' })
  if (changes.length > MAX_CHANGES || new Set(changes.map(keyOf)).size > MAX_RECORDS)
    return refused({ reason: 'large' })
  const stored = await storedLines(db, changes)
  const stock = changes.filter(movesStock)
  const others = withOwnStock(changes, stored)
  if (others.length === 0) return refused({ reason: 'stock' })
  const isLeft = (change: RecordChange) => isAsLeft(change, stored.get(keyOf(change)))
  const kept = others.filter(change => !isLeft(change))
  const back = others.filter(isLeft)
  if (back.length === 0) return refused({ reason: 'newer' })
  const turned = back.map(change => turnedRound(change, stored.get(keyOf(change))))
  if (!mayRemove && (back.some(isNew) || turned.some(removesSkus))) return refused({ reason: 'removal' })
  const saved = await saveChanges(db, {
    ...author,
    source: 'undo',
    undoes: number,
    changes: turned,
  })
  return saved.ok ? accepted({ ...saved.value, kept, stock }) : saved
}

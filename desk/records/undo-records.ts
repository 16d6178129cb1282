import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { RecordChange, RecordKind } from '#api/catalogue/rows/change-log.ts'
import type { Caller } from '#operators/operation.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { may, type Right } from '#operators/rights.ts'
import { reason, wish } from './record-input.ts'
import { refusalOf } from './refusals.ts'

export const undoInput = z.strictObject({ wish, set: z.int().min(1), reason })

/** Result of taking a change set back. */
interface UndoneRecords {
  /** Number of the set that did it; `null` where nothing differed. */
  readonly set: number | null
  readonly changed: readonly UndoneField[]
  /** Fields that stay, because something newer is there. */
  readonly kept: readonly UndoneField[]
  /** Fields of stock, which no undo moves. */
  readonly stock: readonly UndoneField[]
}

type UndoneField = Pick<RecordChange, 'code' | 'path'>

const shown = ({ code, path }: RecordChange): UndoneField => ({ code, path })

interface Undoing extends Pick<Caller, 'actor' | 'now'> {
  /** Kind of the records of the calling area. */
  readonly kind: RecordKind
  readonly rights: { readonly remove: Right }
}

/** Takes a change set back. Removing a record that it made needs the right to remove. */
export async function undoRecords(
  records: Records,
  { wish: id, set: number, reason: why }: z.output<typeof undoInput>,
  { actor, now, kind, rights }: Undoing,
): Promise<Outcome<UndoneRecords>> {
  const mayRemove = may(actor, rights.remove)
  const undone = await records.undo(number, { id, by: actor.name, reason: why, now, kind, mayRemove })
  if (!undone.ok) return refusalOf(undone.refusal, [])
  const { set, changes, kept, stock } = undone.value
  return done({
    set: set ?? null,
    changed: changes.map(shown),
    kept: kept.map(shown),
    stock: stock.map(shown),
  })
}

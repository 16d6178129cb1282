import { applied, differences, type FieldChange } from '#api/rules/line-changes.ts'
import type { RecordValues } from './record-form.ts'

/** Values to be, or how they follow from those that are there. */
export type Edit = RecordValues | ((values: RecordValues) => RecordValues)

/** Changes over the stored values that they were made to, and the values with them. */
export interface Typed {
  readonly stored: RecordValues
  readonly changes: readonly FieldChange[]
  readonly values: RecordValues
}

/** Changes laid over stored values: those that they were made to, or newer ones. */
export const typedOver = (stored: RecordValues, changes: readonly FieldChange[]): Typed => ({
  stored,
  changes,
  values: applied(stored, changes) as RecordValues, // an object with some of its fields changed
})

/** Differences between stored and typed values; what was seen of a field stays what it was when typing began. */
function changesTo(
  stored: RecordValues,
  next: RecordValues,
  before: readonly FieldChange[],
): readonly FieldChange[] {
  const seen = new Map(before.map(change => [change.path, change]))
  return differences(stored, next).map(change => {
    const known = seen.get(change.path)
    if (!known) return change
    const { before: _, ...rest } = change
    return known.before === undefined ? rest : { ...rest, before: known.before }
  })
}

/** What was typed, with an edit of the values as they are stored now. */
export function edited(typed: Typed, stored: RecordValues, next: Edit): Typed {
  const now = typed.stored === stored ? typed : typedOver(stored, typed.changes)
  const after = typeof next === 'function' ? next(now.values) : next
  if (after === now.values) return typed
  return { stored, changes: changesTo(stored, after, now.changes), values: after }
}

/** Changes without that of a field: the stored value is taken. */
export const takeTheirs = (changes: readonly FieldChange[], path: string): readonly FieldChange[] =>
  changes.filter(change => change.path !== path)

/** Changes with that of a field made over a value that was not seen before. */
export const keepMine = (
  changes: readonly FieldChange[],
  path: string,
  stored: unknown,
): readonly FieldChange[] =>
  changes.map(change => (change.path === path ? { ...change, before: stored } : change))

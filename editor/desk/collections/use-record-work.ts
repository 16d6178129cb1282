import { applied, differences, type FieldChange } from '#api/rules/line-changes.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEnvironment } from '../../kit/environment.ts'
import { type KeptWork, keepWork, readWork } from './kept-work.ts'
import type { RecordValues } from './record-form.ts'

/** Time between keystrokes and their copy in the browser. */
const KEEP_MS = 300

/** Values to be, or how they follow from those that are there. */
type Edit = RecordValues | ((values: RecordValues) => RecordValues)

/** Changes of one record that are not saved. */
export interface RecordWork {
  /** Values as the form shows them: stored ones under what is typed. */
  readonly values: RecordValues
  readonly changes: readonly FieldChange[]
  /** Work of an earlier visit, offered until it is put back or dropped. */
  readonly offered: KeptWork | undefined
  /** The same function as long as the stored values are the same. */
  readonly edit: (next: Edit) => void
  readonly putBack: () => void
  readonly drop: () => void
  /** Forgets all changes: they are saved, or not wanted. */
  readonly clear: () => void
  /** Forgets the change of a field. */
  readonly takeTheirs: (path: string) => void
  /** Keeps the change of a field over a value that was not seen before. */
  readonly keepMine: (path: string, stored: unknown) => void
}

/** Changes over the stored values that they were made to, and the values with them. */
interface Typed {
  readonly stored: RecordValues
  readonly changes: readonly FieldChange[]
  readonly values: RecordValues
}

const typedOver = (stored: RecordValues, changes: readonly FieldChange[]): Typed => ({
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

/**
 * What an operator types into a record, or into several under one name. It lies over the stored values, so that news of other fields shows
 * underneath; a copy in the browser survives a closed tab and is offered again.
 */
export function useRecordWork(key: string, stored: RecordValues): RecordWork {
  const { clock } = useEnvironment()
  const [kept, setKept] = useState(() => typedOver(stored, []))
  const [offered, setOffered] = useState(() => readWork(key))
  const isFresh = kept.stored === stored
  const { changes, values } = useMemo(
    () => (isFresh ? kept : typedOver(stored, kept.changes)),
    [isFresh, kept, stored],
  )
  useEffect(() => {
    if (offered) return
    const timer = setTimeout(() => keepWork(key, { at: clock(), changes }), KEEP_MS)
    return () => clearTimeout(timer)
  }, [key, changes, offered, clock])
  const edit = useCallback(
    (next: Edit) =>
      setKept(before => {
        const now = before.stored === stored ? before : typedOver(stored, before.changes)
        const after = typeof next === 'function' ? next(now.values) : next
        if (after === now.values) return before
        return { stored, changes: changesTo(stored, after, now.changes), values: after }
      }),
    [stored],
  )
  const setChanges = (next: readonly FieldChange[]) => setKept(typedOver(stored, next))
  return {
    values,
    changes,
    offered,
    edit,
    putBack() {
      setChanges(offered?.changes ?? [])
      setOffered(undefined)
    },
    drop() {
      keepWork(key, undefined)
      setOffered(undefined)
    },
    clear() {
      keepWork(key, undefined)
      setChanges([])
    },
    takeTheirs: path => setChanges(changes.filter(change => change.path !== path)),
    keepMine: (path, before) =>
      setChanges(changes.map(change => (change.path === path ? { ...change, before } : change))),
  }
}

import { applied, differences, type FieldChange } from '#api/rules/line-changes.ts'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../../kit/environment.ts'
import { type KeptWork, keepWork, readWork } from './kept-work.ts'
import type { RecordValues } from './record-form.ts'

/** Time between keystrokes and their copy in the browser. */
const KEEP_MS = 300

/** Changes of one record that are not saved. */
export interface RecordWork {
  /** Values as the form shows them: stored ones under what is typed. */
  readonly values: RecordValues
  readonly changes: readonly FieldChange[]
  /** Work of an earlier visit, offered until it is put back or dropped. */
  readonly offered: KeptWork | undefined
  readonly edit: (next: RecordValues) => void
  readonly putBack: () => void
  readonly drop: () => void
  /** Forgets all changes: they are saved, or not wanted. */
  readonly clear: () => void
  /** Forgets the change of a field. */
  readonly takeTheirs: (path: string) => void
  /** Keeps the change of a field over a value that was not seen before. */
  readonly keepMine: (path: string, stored: unknown) => void
}

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
 * What an operator types into a record. It lies over the stored values, so that news of other fields shows underneath; a copy in the browser
 * survives a closed tab and is offered again.
 */
export function useRecordWork(key: string, stored: RecordValues): RecordWork {
  const { clock } = useEnvironment()
  const [changes, setChanges] = useState<readonly FieldChange[]>([])
  const [offered, setOffered] = useState(() => readWork(key))
  useEffect(() => {
    if (offered) return
    const timer = setTimeout(() => keepWork(key, { at: clock(), changes }), KEEP_MS)
    return () => clearTimeout(timer)
  }, [key, changes, offered, clock])
  return {
    values: applied(stored, changes) as RecordValues, // an object with some of its fields changed
    changes,
    offered,
    edit: next => setChanges(changesTo(stored, next, changes)),
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

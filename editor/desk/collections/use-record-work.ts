import type { FieldChange } from '#api/rules/line-changes.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEnvironment } from '../../kit/environment.ts'
import { type KeptWork, keepWork, readWork } from './kept-work.ts'
import type { RecordValues } from './record-form.ts'
import { type Edit, edited, keepMine, takeTheirs, typedOver } from './record-work.ts'

/** Time between keystrokes and their copy in the browser. */
const KEEP_MS = 300

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
  const edit = useCallback((next: Edit) => setKept(before => edited(before, stored, next)), [stored])
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
    takeTheirs: path => setChanges(takeTheirs(changes, path)),
    keepMine: (path, before) => setChanges(keepMine(changes, path, before)),
  }
}

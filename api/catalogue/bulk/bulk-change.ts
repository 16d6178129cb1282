import { differences, type FieldChange } from '../../rules/line-changes.ts'
import type { ImportLine } from '../format/import-schema.ts'

/** One change of many records: a field, what is done to it, and the value; without a value `set` takes the field away. */
export interface BulkChange {
  readonly field: string
  /** `add` and `remove` change one entry of a list of codes. */
  readonly op: 'set' | 'add' | 'remove'
  readonly value?: unknown
}

function valueAfter(now: unknown, { op, value }: BulkChange): unknown {
  if (op === 'set') return value
  const list: readonly unknown[] = Array.isArray(now) ? now : []
  if (op === 'remove') return list.filter(entry => entry !== value)
  return list.includes(value) ? list : [...list, value]
}

/** Changes that a record needs; none where it is as wished already. */
export const bulkChanges = (line: ImportLine, change: BulkChange): readonly FieldChange[] =>
  differences(line, { ...line, [change.field]: valueAfter(Object(line)[change.field], change) })

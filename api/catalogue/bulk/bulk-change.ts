import type { BulkChange } from '../../rules/bulk-change.ts'
import { differences, type FieldChange } from '../../rules/line-changes.ts'
import type { RecordLine } from '../rows/change-log.ts'

function valueAfter(now: unknown, { op, value }: BulkChange): unknown {
  if (op === 'set') return value
  const list: readonly unknown[] = Array.isArray(now) ? now : []
  if (op === 'remove') return list.filter(entry => entry !== value)
  return list.includes(value) ? list : [...list, value]
}

/** Changes that a record needs; none where it is as wished already. */
export const bulkChanges = (line: RecordLine, change: BulkChange): readonly FieldChange[] =>
  differences(line, { ...line, [change.field]: valueAfter(Object(line)[change.field], change) })

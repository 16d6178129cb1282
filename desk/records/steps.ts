import type { RecordVersion } from '#api/catalogue/rows/change-log.ts'
import type { RecordStep } from '../collections/record-shapes.ts'

/** Versions in one answer. */
export const MAX_HISTORY = 50

/** What a set did to a record, as screens know it. */
export const stepOf = ({ set, changes, isUndone }: RecordVersion): RecordStep => ({
  set: set.number,
  at: set.at,
  by: set.by,
  source: set.source,
  reason: set.reason,
  isUndone,
  changes: changes.map(({ path, before, after }) => ({
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  })),
})

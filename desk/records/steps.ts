import type { RecordVersion } from '#api/catalogue/rows/change-log.ts'
import type { PlanWithChanges } from '#api/catalogue/rows/planned-rows.ts'
import type { OpenState } from '#api/rules/plan-state.ts'
import type { PlannedChanges, RecordStep } from '../collections/record-shapes.ts'

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

/** A plan as the screen of a record shows it. */
export const plannedChanges = ({ id, due, by, reason, state, changes }: PlanWithChanges): PlannedChanges => ({
  id,
  due,
  by,
  reason,
  state: state as OpenState, // only open ones are read
  changes: changes.map(({ code, path, before, after }) => ({
    code,
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  })),
})

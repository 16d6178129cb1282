import type { Result } from '#platform/result.ts'
import type { Database } from '../../database/database.ts'
import type { OpenState } from '../../rules/plan-state.ts'
import type { RecordChange, RecordKind } from '../rows/change-log.ts'
import {
  changesOfPlan,
  countsOfPlans,
  openPlans,
  type Plan,
  plansOf,
  type PlanWithChanges,
} from '../rows/planned-rows.ts'
import { applyPlan, type PlanStepRefusal, removePlan, reschedulePlan, type SeenPlan } from './planned-sets.ts'
import type { Saved } from './save-changes.ts'

/** An open plan, the first of its changes, and the number of all. */
export interface ListedPlan extends PlanWithChanges {
  readonly count: number
}

/** Changes of records that wait for an instant. */
export interface RecordPlans {
  /** Open plans in the order of their instants; `shown` changes of each. */
  readonly open: (states: readonly OpenState[] | undefined, shown: number) => Promise<readonly ListedPlan[]>
  /** Open plans of records, with their changes of these. */
  readonly of: (kind: RecordKind, codes: readonly string[]) => Promise<readonly PlanWithChanges[]>
  /** Changes of a plan, from a position on. */
  readonly changesOf: (id: string, from: number, limit: number) => Promise<readonly RecordChange[]>
  readonly reschedule: (
    seen: SeenPlan,
    to: Parameters<typeof reschedulePlan>[2],
  ) => Promise<Result<undefined, PlanStepRefusal>>
  readonly remove: (seen: SeenPlan) => Promise<Result<undefined, PlanStepRefusal>>
  readonly apply: (
    seen: SeenPlan,
    how: Parameters<typeof applyPlan>[2],
  ) => Promise<Result<Saved, PlanStepRefusal>>
}

async function listedPlans(
  db: Database,
  plans: readonly Plan[],
  shown: number,
): Promise<readonly ListedPlan[]> {
  const counts = await countsOfPlans(
    db,
    plans.map(({ id }) => id),
  )
  return Promise.all(
    plans.map(async plan => ({
      ...plan,
      count: counts.get(plan.id) ?? 0,
      changes: await changesOfPlan(db, plan.id, { limit: shown }),
    })),
  )
}

export const createRecordPlans = (db: Database): RecordPlans => ({
  open: async (states, shown) => listedPlans(db, await openPlans(db, states ? { states } : {}), shown),
  of: (kind, codes) => plansOf(db, kind, codes),
  changesOf: (id, from, limit) => changesOfPlan(db, id, { from, limit }),
  reschedule: (seen, to) => reschedulePlan(db, seen, to),
  remove: seen => removePlan(db, seen),
  apply: (seen, how) => applyPlan(db, seen, how),
})

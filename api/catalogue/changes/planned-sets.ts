import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../../database/database.ts'
import type { Write } from '../rows/catalogue-writer.ts'
import type { RecordChange } from '../rows/change-log.ts'
import {
  changesOfPlan,
  findPlan,
  insertPlan,
  openPlans,
  type Plan,
  updatePlan,
} from '../rows/planned-rows.ts'
import { type Clash, keyOf } from './clashes.ts'
import { inTurn, type Saved, saveIn, type SaveOptions, type SaveRefusal } from './save-changes.ts'

/** Most plans that wait at once: lists and previews read all of them. */
export const MAX_PLANS = 200
/** Problems that are stored of a refusal. */
const MAX_PROBLEMS = 50

/** Reasons why changes were not planned. */
export type PlanRefusal =
  | SaveRefusal
  /** The instant is not in the future. */
  | { readonly reason: 'past' }
  | { readonly reason: 'manyPlans' }

/** Reasons why a plan was not changed. */
export type PlanStepRefusal = PlanRefusal | { readonly reason: 'planGone' | 'planNewer' }

/** Why a plan was refused at its instant. */
export interface RefusedPlan {
  readonly refusal: SaveRefusal
  /** Codes of its records in their order: problems name them by their place. */
  readonly codes: readonly string[]
}

/** The refusal that a plan stores; `undefined` where it was not refused. */
export const refusalOfPlan = ({ refusal }: Pick<Plan, 'refusal'>): RefusedPlan | undefined =>
  refusal === null ? undefined : (JSON.parse(refusal) as RefusedPlan) // written by `settled`

/** Codes of the records that changes are about, in the order in which problems count them. */
const codesIn = (changes: readonly RecordChange[]) => [
  ...new Map(changes.map(change => [keyOf(change), change.code])).values(),
]

/**
 * Stores changes for an instant, after the checks of a save: what would be refused now is not planned. A repeated call plans once. An
 * equal value is no reason to refuse: another plan may change it before.
 */
export async function planChanges(
  db: Database,
  options: SaveOptions & { readonly due: number },
): Promise<Result<Saved, PlanRefusal>> {
  const { id, due, now, by, reason, changes } = options
  return inTurn(db, async trx => {
    const checked = await saveIn(trx, { ...options, isDry: true })
    if (!checked.ok || options.isDry || (await findPlan(trx, id))) return checked
    if (due <= now) return refused({ reason: 'past' })
    if ((await openPlans(trx)).length >= MAX_PLANS) return refused({ reason: 'manyPlans' })
    await insertPlan(trx, { id, due, at: now, by, reason, changes })
    return checked
  })
}

/** The changes of a plan as if the values that it clashed with had been seen. */
function overClashes(changes: readonly RecordChange[], clashes: readonly Clash[]): readonly RecordChange[] {
  const placeOf = (change: Pick<Clash, 'kind' | 'code' | 'path'>) => `${keyOf(change)} ${change.path}`
  const seen = new Map(clashes.map(clash => [placeOf(clash), clash]))
  return changes.map(change => {
    const clash = seen.get(placeOf(change))
    if (!clash) return change
    const { before: _, ...rest } = change
    return clash.stored === undefined ? rest : { ...rest, before: clash.stored }
  })
}

const settled = (result: Result<Saved, SaveRefusal>, changes: readonly RecordChange[]) => {
  if (result.ok) return { state: 'done', refusal: null } as const
  const { refusal } = result
  const stored: RefusedPlan = {
    refusal:
      refusal.reason === 'problems'
        ? { ...refusal, problems: refusal.problems.slice(0, MAX_PROBLEMS) }
        : refusal,
    codes: codesIn(changes),
  }
  return { state: 'refused', refusal: JSON.stringify(stored) } as const
}

interface Applying {
  readonly by: string
  readonly now: number
  /** True if the values that the plan clashed with may be replaced. */
  readonly isOver?: boolean
}

/** Saves the changes of a plan and says so in it, in one transaction: a process that is killed leaves both or neither. */
async function applyIn(
  trx: Write,
  plan: Plan,
  { by, now, isOver = false }: Applying,
): Promise<Result<Saved, SaveRefusal>> {
  const planned = await changesOfPlan(trx, plan.id)
  const before = refusalOfPlan(plan)?.refusal
  const changes = isOver && before?.reason === 'clash' ? overClashes(planned, before.clashes) : planned
  const result = await saveIn(trx, { id: plan.id, by, source: 'plan', reason: plan.reason, now, changes })
  await updatePlan(trx, plan, settled(result, changes))
  return result
}

/**
 * Applies the plans that are due, in the order of their instants. Any number of processes may do so at once: the version's row makes them
 * wait for each other, and a plan that another one has applied is not planned any more.
 *
 * @throws AggregateError after the others are made, if some failed
 */
export async function applyDuePlans(
  db: Database,
  now: number,
  isMine: () => boolean = () => true,
): Promise<void> {
  const failures: unknown[] = []
  for (const { id } of await openPlans(db, { states: ['planned'], until: now })) {
    if (!isMine()) return
    try {
      await inTurn(db, async trx => {
        const plan = await findPlan(trx, id)
        if (plan?.state === 'planned' && plan.due <= now) await applyIn(trx, plan, { by: plan.by, now })
      })
    } catch (error) {
      // One that cannot be read must not hold the others up.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Planned changes could not be made')
}

/** Returns true if plans are due. */
export const hasDuePlans = async (db: Database, now: number): Promise<boolean> =>
  (await openPlans(db, { states: ['planned'], until: now })).length > 0

/** A plan as an operator saw it. */
export type SeenPlan = Pick<Plan, 'id' | 'revision'>

/** Runs a step of a plan that is as it was seen; another operator or its instant may have been faster. */
const withPlan = <Value>(
  db: Database,
  { id, revision }: SeenPlan,
  step: (trx: Write, plan: Plan) => Promise<Result<Value, PlanStepRefusal>>,
) =>
  inTurn(db, async (trx): Promise<Result<Value, PlanStepRefusal>> => {
    const plan = await findPlan(trx, id)
    if (!plan || plan.state === 'done' || plan.state === 'removed') return refused({ reason: 'planGone' })
    return plan.revision === revision ? step(trx, plan) : refused({ reason: 'planNewer' })
  })

/** Moves a plan to another instant and gives it another reason; one that was refused waits again. */
export const reschedulePlan = (
  db: Database,
  seen: SeenPlan,
  { due, reason, now }: { readonly due: number; readonly reason: string; readonly now: number },
): Promise<Result<undefined, PlanStepRefusal>> =>
  withPlan(db, seen, async (trx, plan) => {
    if (due <= now) return refused({ reason: 'past' })
    await updatePlan(trx, plan, { due, reason, state: 'planned', refusal: null })
    return accepted(undefined)
  })

/** Gives a plan up. */
export const removePlan = (db: Database, seen: SeenPlan): Promise<Result<undefined, PlanStepRefusal>> =>
  withPlan(db, seen, async (trx, plan) => {
    await updatePlan(trx, plan, { state: 'removed' })
    return accepted(undefined)
  })

/** Applies a plan before its instant, or again after it was refused. */
export const applyPlan = (
  db: Database,
  seen: SeenPlan,
  how: Applying,
): Promise<Result<Saved, PlanStepRefusal>> => withPlan(db, seen, (trx, plan) => applyIn(trx, plan, how))

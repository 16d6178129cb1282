import { type Selectable, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { OPEN_STATES, type OpenState } from '../../rules/plan-state.ts'
import { chunks } from '../../shared/chunks.ts'
import type { Read, Write } from './catalogue-writer.ts'
import { changeOf, changeRows, type RecordChange, type RecordKind } from './change-log.ts'

type PlanRow = Selectable<Tables['planned_set']>

/** Changes of records that wait for an instant. */
export interface Plan {
  readonly id: string
  /** Epoch milliseconds. */
  readonly due: number
  readonly at: number
  /** Name of the operator. */
  readonly by: string
  readonly reason: string
  readonly state: PlanRow['state']
  /** Changes of a plan name the revision that was seen. */
  readonly revision: number
  /** Why it was refused at its instant, as `planned-sets.ts` writes it. */
  readonly refusal: string | null
}

/** A plan, and some of its changes. */
export interface PlanWithChanges extends Plan {
  readonly changes: readonly RecordChange[]
}

const planOf = (row: PlanRow): Plan => ({
  id: row.id,
  due: Number(row.due),
  at: Number(row.made_at),
  by: row.made_by,
  reason: row.reason,
  state: row.state,
  revision: row.revision,
  refusal: row.refusal,
})

/** Adds a plan with its changes. */
export async function insertPlan(
  trx: Write,
  { id, due, at, by, reason, changes }: Omit<PlanWithChanges, 'state' | 'revision' | 'refusal'>,
): Promise<void> {
  await trx
    .insertInto('planned_set')
    .values({ id, due, made_at: at, made_by: by, reason, state: 'planned', revision: 1, refusal: null })
    .execute()
  const rows = changeRows(changes).map(row => ({ ...row, set_id: id }))
  for (const part of chunks(rows)) await trx.insertInto('planned_change').values(part).execute()
}

/** The plan of an id, in whichever state. */
export async function findPlan(db: Read, id: string): Promise<Plan | undefined> {
  const row = await db.selectFrom('planned_set').selectAll().where('id', '=', id).executeTakeFirst()
  return row && planOf(row)
}

/** Changes of a plan from a position on, in their order; all of them without a limit. */
export async function changesOfPlan(
  db: Read,
  id: string,
  { from = 0, limit }: { readonly from?: number; readonly limit?: number } = {},
): Promise<readonly RecordChange[]> {
  const query = db
    .selectFrom('planned_change')
    .selectAll()
    .where('set_id', '=', id)
    .where('position', '>=', from)
    .orderBy('position')
  return (await (limit === undefined ? query : query.limit(limit)).execute()).map(changeOf)
}

/** Open plans in the order of their instants. */
export async function openPlans(
  db: Read,
  { states = OPEN_STATES, until }: { readonly states?: readonly OpenState[]; readonly until?: number } = {},
): Promise<readonly Plan[]> {
  const query = db
    .selectFrom('planned_set')
    .selectAll()
    // As the partial index says it, so that it is used.
    .where(sql<boolean>`state in ('planned', 'refused')`)
    .where('state', 'in', states)
    .orderBy('due')
    .orderBy('id')
  const rows = await (until === undefined ? query : query.where('due', '<=', until)).execute()
  return rows.map(planOf)
}

/** Number of the changes of plans. */
export async function countsOfPlans(db: Read, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('planned_change')
    .select(['set_id', ({ fn }) => fn.max('position').as('last')])
    .where('set_id', 'in', ids)
    .groupBy('set_id')
    .execute()
  return new Map(rows.map(row => [row.set_id, Number(row.last) + 1]))
}

/** Open plans that change any of some records, with their changes of these. */
export async function plansOf(
  db: Read,
  kind: RecordKind,
  codes: readonly string[],
): Promise<readonly PlanWithChanges[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('planned_change')
    .innerJoin('planned_set', 'planned_set.id', 'planned_change.set_id')
    .selectAll('planned_change')
    .where('planned_change.kind', '=', kind)
    .where('planned_change.code', 'in', codes)
    .where('planned_set.state', 'in', OPEN_STATES)
    .orderBy('planned_change.position')
    .execute()
  if (rows.length === 0) return []
  const changesIn = Map.groupBy(rows, row => row.set_id)
  const plans = await db
    .selectFrom('planned_set')
    .selectAll()
    .where('id', 'in', [...changesIn.keys()])
    .orderBy('due')
    .orderBy('id')
    .execute()
  return plans.map(row => ({ ...planOf(row), changes: (changesIn.get(row.id) ?? []).map(changeOf) }))
}

type PlanUpdate = Partial<Pick<PlanRow, 'due' | 'reason' | 'state' | 'refusal'>>

/** Changes an open plan, if its revision is the one that was seen; false otherwise. */
export async function updatePlan(
  db: Database | Write,
  { id, revision }: Pick<Plan, 'id' | 'revision'>,
  change: PlanUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('planned_set')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

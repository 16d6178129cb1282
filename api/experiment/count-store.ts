import { sql } from 'kysely'
import type { Counted, VariantName } from '../rules/experiment.ts'
import type { Database } from '../database/database.ts'

/** Number of times that one thing happened to a variant on one day. */
export interface DayCount {
  /** Id of the test's block. */
  readonly experiment: string
  readonly revision: number
  readonly variant: VariantName
  readonly kind: Counted
  /** `2026-11-25`, in Hong Kong. */
  readonly day: string
  readonly count: number
}

/** The counts of one round of a test. */
export interface RoundCounts {
  readonly totals: readonly (Pick<DayCount, 'variant' | 'kind'> & { readonly count: number })[]
  /** The first day with a count; `null` before that. */
  readonly since: string | null
}

export interface CountStore {
  /** Adds counts to what is there: one statement for all of them. */
  readonly add: (counts: readonly DayCount[]) => Promise<void>
  readonly of: (experiment: string, revision: number) => Promise<RoundCounts>
}

const KEY = ['experiment', 'revision', 'variant', 'kind', 'day'] as const

export const createCountStore = (db: Database): CountStore => ({
  async add(counts) {
    if (counts.length === 0) return
    await db
      .insertInto('experiment_count')
      .values([...counts])
      .onConflict(conflict =>
        conflict.columns(KEY).doUpdateSet({ count: sql`experiment_count.count + excluded.count` }),
      )
      .execute()
  },

  async of(experiment, revision) {
    const rows = await db
      .selectFrom('experiment_count')
      .select(({ fn }) => ['variant', 'kind', fn.sum('count').as('count'), fn.min('day').as('since')])
      .where('experiment', '=', experiment)
      .where('revision', '=', revision)
      .groupBy(['variant', 'kind'])
      .orderBy('variant')
      .orderBy('kind')
      .execute()
    return {
      totals: rows.map(({ variant, kind, count }) => ({ variant, kind, count: Number(count) })),
      since: rows.map(({ since }) => since).toSorted()[0] ?? null,
    }
  },
})

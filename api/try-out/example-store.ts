import { randomUUID } from 'node:crypto'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'
import type { Cents } from '../shared/money.ts'
import type { TriedInput } from './try-out.ts'

/** Most examples a shop keeps: all of them are calculated together. */
export const MAX_EXAMPLES = 500

/** Instant that an example is about: that of the check, a fixed one, or one at which a promotion runs. */
export type ExampleInstant =
  | { readonly kind: 'NOW' }
  | { readonly kind: 'AT'; readonly at: number }
  | { readonly kind: 'RUNNING'; readonly promotion: string }

/** A bag of an example, for an instant that is known when it is checked. */
interface ExampleBag extends Omit<TriedInput, 'at'> {
  readonly when: ExampleInstant
}

/** Sums that the bag must cost; those that are absent are not compared. */
export interface ExpectedSums {
  readonly goods?: Cents | undefined
  readonly discount?: Cents | undefined
  readonly coupon?: Cents | undefined
  readonly delivery?: Cents | undefined
  readonly total: Cents
}

export interface Example {
  readonly id: string
  readonly name: string
  readonly bag: ExampleBag
  readonly expected: ExpectedSums
  /** Name of the operator who kept it. */
  readonly keptBy: string
  readonly keptAt: number
}

export interface ExampleStore {
  /** The oldest first. */
  readonly all: () => Promise<readonly Example[]>
  /** Refuses beyond `MAX_EXAMPLES`. */
  readonly keep: (example: Omit<Example, 'id'>) => Promise<Result<Example, 'FULL'>>
  /** The removed example; `undefined` if there is none. */
  readonly remove: (id: string) => Promise<Example | undefined>
}

/** Columns were written by this store. */
const read = <Value>(json: string) => JSON.parse(json) as Value

const exampleOf = (row: {
  readonly id: string
  readonly name: string
  readonly bag: string
  readonly expected: string
  readonly kept_by: string
  readonly kept_at: number
}): Example => ({
  id: row.id,
  name: row.name,
  bag: read<ExampleBag>(row.bag),
  expected: read<ExpectedSums>(row.expected),
  keptBy: row.kept_by,
  keptAt: row.kept_at,
})

export const createExampleStore = (db: Database): ExampleStore => ({
  async all() {
    const rows = await db
      .selectFrom('promotion_example')
      .selectAll()
      .orderBy('kept_at')
      .orderBy('id')
      .execute()
    return rows.map(exampleOf)
  },
  async keep({ name, bag, expected, keptBy, keptAt }) {
    const { count } = await db
      .selectFrom('promotion_example')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_EXAMPLES) return refused('FULL')
    const id = randomUUID()
    await db
      .insertInto('promotion_example')
      .values({
        id,
        name,
        bag: JSON.stringify(bag),
        expected: JSON.stringify(expected),
        kept_by: keptBy,
        kept_at: keptAt,
      })
      .execute()
    return accepted({ id, name, bag, expected, keptBy, keptAt })
  },
  async remove(id) {
    const row = await db
      .deleteFrom('promotion_example')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row && exampleOf(row)
  },
})

import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { CHANGES, type ChangeDesk, loggedChange } from './logged-change.ts'
import type { LoggedSet } from './logged-set.ts'
import { planOperations } from './plan-operations.ts'

const SETS = 50

const instant = z.number().min(0).optional()

const { read } = operationsOn<ChangeDesk>()

/** The log of the shop's records, and the changes that wait for an instant. */
export const changeOperations = {
  list: read({
    right: 'audit.read',
    summary: 'Lists change sets of records, the newest first.',
    input: z.strictObject({
      by: z.string().max(64).optional(),
      /** Code of a record. */
      code: z.string().max(64).optional(),
      from: instant,
      until: instant,
      before: z.int().min(1).optional(),
    }),
    async run(desk, filter) {
      const found = await desk.records.sets(filter, SETS + 1)
      const sets = found.slice(0, SETS).map(
        ({ set, isUndone, count, first }): LoggedSet => ({
          number: set.number,
          at: set.at,
          by: set.by,
          source: set.source,
          reason: set.reason,
          isUndone,
          count,
          first: first.map(each => loggedChange(desk, each)),
        }),
      )
      return done({ sets, before: found.length > SETS ? (sets.at(-1)?.number ?? null) : null })
    },
  }),
  find: read({
    right: 'audit.read',
    summary: 'Lists the changes of a set, in their order, 200 at a time.',
    input: z.strictObject({ set: z.int().min(1), from: z.int().min(0).default(0) }),
    async run(desk, { set, from }) {
      const found = await desk.records.changesOf(set, from, CHANGES + 1)
      return done({
        changes: found.slice(0, CHANGES).map(each => loggedChange(desk, each)),
        next: found.length > CHANGES ? from + CHANGES : null,
      })
    },
  }),
  ...planOperations,
}

import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { RecordChange } from '#api/catalogue/rows/change-log.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { collections } from '../collections/collections.ts'
import type { LoggedChange, LoggedSet } from './logged-set.ts'

interface ChangeDesk {
  readonly records: Records
}

const SETS = 50
const CHANGES = 200

const instant = z.number().min(0).optional()

/** The collection in which staff edit records of a kind; empty where there is none. */
const collectionOf = (kind: string) => collections.find(collection => collection.kind === kind)?.name ?? ''

const loggedChange = ({ kind, code, path, before, after }: RecordChange): LoggedChange => ({
  collection: collectionOf(kind),
  kind,
  code,
  path,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})

const { read } = operationsOn<ChangeDesk>()

/** The log of the shop's records. */
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
    async run({ records }, filter) {
      const found = await records.sets(filter, SETS + 1)
      const sets = found.slice(0, SETS).map(
        ({ set, isUndone, count, first }): LoggedSet => ({
          number: set.number,
          at: set.at,
          by: set.by,
          source: set.source,
          reason: set.reason,
          isUndone,
          count,
          first: first.map(loggedChange),
        }),
      )
      return done({ sets, before: found.length > SETS ? (sets.at(-1)?.number ?? null) : null })
    },
  }),
  find: read({
    right: 'audit.read',
    summary: 'Lists the changes of a set, in their order, 200 at a time.',
    input: z.strictObject({ set: z.int().min(1), from: z.int().min(0).default(0) }),
    async run({ records }, { set, from }) {
      const found = await records.changesOf(set, from, CHANGES + 1)
      return done({
        changes: found.slice(0, CHANGES).map(loggedChange),
        next: found.length > CHANGES ? from + CHANGES : null,
      })
    },
  }),
}

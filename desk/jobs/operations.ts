import { z } from 'zod'
import {
  type BulkJobs,
  MAX_JOB_RECORDS,
  MAX_JOBS,
  problemOf,
  type StartRefusal,
} from '#api/catalogue/bulk/bulk-jobs.ts'
import type { ListedJob } from '#api/catalogue/bulk/bulk-rows.ts'
import type { RowProblem } from '#api/catalogue/bulk/run-batch.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'
import { collections } from '../collections/collections.ts'
import { code, reason, SAVE_BYTES, wish } from '../records/record-input.ts'
import { worded } from '../records/refusals.ts'
import { BULK_LISTS, BULK_OPS, bulkFields, type BulkList } from './bulk-fields.ts'
import type { DeskJob, DryRun, JobFailure } from './job-shapes.ts'
import { selectedRecords, selection, type SelectionParts } from './selection.ts'

export interface JobDesk extends SelectionParts {
  readonly bulkJobs: BulkJobs
}

/** Jobs in one answer. */
const LISTED = 100

const jobFields = {
  list: z.enum(BULK_LISTS),
  selection,
  change: z.strictObject({ field: code, op: z.enum(BULK_OPS), value: z.unknown().optional() }),
}
const asked = z.strictObject(jobFields)
const id = z.string().min(8).max(64)

/** Refuses a change that the list does not offer; what its values may be, the checks of a save decide. */
const offersChange = ({ list, change: { field, op } }: Pick<z.output<typeof asked>, 'list' | 'change'>) =>
  bulkFields(list as BulkList).some(each => each.field === field && each.ops.includes(op))

const listOf = (kind: string): BulkList =>
  collections.find(collection => collection.kind === kind)?.name ?? 'styles'

const deskJob = ({ kind, ...job }: ListedJob): DeskJob => ({ ...job, list: listOf(kind) })

const failureOf = (of: string, problem: RowProblem, locale: Locale): JobFailure => ({
  code: of,
  reason: problem.reason,
  problems:
    problem.reason === 'problems'
      ? worded(
          problem.problems.map(each => ({ ...each, line: 1 })),
          [of],
          locale,
        )
      : [],
})

function startRefusal({ reason: why }: StartRefusal): Refusal {
  switch (why) {
    case 'manyJobs':
      return refuse(409, 'manyJobs', { values: { max: MAX_JOBS } })
    case 'jobGone':
      return refuse(404, 'jobGone')
    case 'notUndoable':
      return refuse(409, 'jobNotUndoable')
  }
}

const { read, ask, change: changing } = operationsOn<JobDesk>()

/** Changes of many records: tried out, run in the background, watched, stopped and taken back. */
export const jobOperations = {
  try: ask({
    right: 'goods.change',
    summary: 'Says what a change of many records would do, with examples and refusals. Stores nothing.',
    input: asked,
    maxBytes: SAVE_BYTES,
    async run(desk, input, { now, locale }): Promise<Outcome<DryRun>> {
      if (!offersChange(input)) return refuse(400, 'requestMalformed', { values: { path: 'change.field' } })
      const { kind, codes } = await selectedRecords(desk, input.list as BulkList, input.selection, {
        locale,
        now,
      })
      if (codes.length > MAX_JOB_RECORDS) return refuse(422, 'jobLarge', { values: { max: MAX_JOB_RECORDS } })
      const tried = await desk.bulkJobs.tryOut(kind, codes, input.change, now)
      return done({
        ...tried,
        count: codes.length,
        examples: tried.examples.map(({ code: of, path, before, after }) => ({
          code: of,
          path,
          before,
          after,
        })),
        failures: tried.failures.map(each => failureOf(each.code, each.problem, locale)),
      })
    },
  }),
  start: changing({
    right: 'goods.change',
    summary: 'Begins a change of many records. It names the number of records that the dry run found.',
    input: z.strictObject({ ...jobFields, wish, expected: z.int().min(1), reason }),
    maxBytes: SAVE_BYTES,
    async run(desk, input, { actor, now, locale }): Promise<Outcome<DeskJob>> {
      if (!offersChange(input)) return refuse(400, 'requestMalformed', { values: { path: 'change.field' } })
      const known = await desk.bulkJobs.find(input.wish)
      if (known) return done(deskJob(known))
      const { kind, codes } = await selectedRecords(desk, input.list as BulkList, input.selection, {
        locale,
        now,
      })
      if (codes.length > MAX_JOB_RECORDS) return refuse(422, 'jobLarge', { values: { max: MAX_JOB_RECORDS } })
      if (codes.length !== input.expected)
        return refuse(409, 'jobOther', { values: { count: codes.length, expected: input.expected } })
      const { wish: of, reason: why, change } = input
      const begun = await desk.bulkJobs.start({
        id: of,
        at: now,
        by: actor.name,
        reason: why,
        kind,
        change,
        codes,
      })
      return begun.ok ? done(deskJob(begun.value)) : startRefusal(begun.refusal)
    },
  }),
  list: read({
    right: 'goods.read',
    summary: 'Lists the latest changes of many records, the newest first.',
    input: z.strictObject({}),
    run: async ({ bulkJobs }) => done({ jobs: (await bulkJobs.list(LISTED)).map(deskJob) }),
  }),
  find: read({
    right: 'goods.read',
    summary: 'Reads a change of many records: how far it is, and the first records that were refused.',
    input: z.strictObject({ id }),
    async run({ bulkJobs }, input, { locale }) {
      const job = await bulkJobs.find(input.id)
      if (!job) return refuse(404, 'jobGone')
      const rows = await bulkJobs.failures(input.id, LISTED)
      const failures = rows.map(row => failureOf(row.code, problemOf(row), locale))
      return done({ ...deskJob(job), failures })
    },
  }),
  failures: read({
    right: 'goods.read',
    summary: 'Writes the records that were refused as a table for spreadsheets.',
    input: z.strictObject({ id }),
    async run({ bulkJobs }, input, { locale }) {
      const rows = await bulkJobs.failures(input.id, MAX_JOB_RECORDS)
      const words = catalogue[locale].editor.jobs
      const lines = rows.map(row => {
        const { reason: why, problems } = failureOf(row.code, problemOf(row), locale)
        const messages = problems.map(({ path, message }) => `${path}: ${message}`)
        return spreadsheetLine([row.code, messages.length > 0 ? messages.join('; ') : words.why[why]])
      })
      return done({ text: SPREADSHEET_MARK + [spreadsheetLine(['code', 'problem']), ...lines].join('') })
    },
  }),
  stop: changing({
    right: 'goods.change',
    summary: 'Stops a change of many records after its present batch; what is done stays.',
    input: z.strictObject({ id }),
    run: async ({ bulkJobs }, input, { now }) =>
      (await bulkJobs.stop(input.id, now)) ? done({ id: input.id }) : refuse(409, 'jobOver'),
  }),
  undo: changing({
    right: 'goods.change',
    summary: 'Begins to take a change of many records back, but for those that something newer has changed.',
    input: z.strictObject({ wish, id, reason }),
    async run({ bulkJobs }, input, { actor, now }): Promise<Outcome<DeskJob>> {
      const { wish: of, reason: why } = input
      const begun = await bulkJobs.undo(input.id, { id: of, at: now, by: actor.name, reason: why })
      return begun.ok ? done(deskJob(begun.value)) : startRefusal(begun.refusal)
    },
  }),
}

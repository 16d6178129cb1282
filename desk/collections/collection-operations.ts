import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import type { ChangeSet, RecordChange, RecordKind, RecordLine } from '#api/catalogue/rows/change-log.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import { binnedRow } from '../records/binned-row.ts'
import { code, due, fieldChange, reason, SAVE_BYTES, wish } from '../records/record-input.ts'
import { refusalOf, worded } from '../records/refusals.ts'
import { undoInput, undoRecords } from '../records/undo-records.ts'
import { MAX_HISTORY, plannedChanges, stepOf } from '../records/steps.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import type { Operator } from '#operators/operator.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import type { AnyCollection } from './define-collection.ts'
import { announceOperation, type PresenceDesk } from '../presence/announce.ts'
import { listFilters } from './gaps.ts'
import { findLines } from './record-list.ts'
import { referredNames } from './referred-names.ts'
import { linesOf, readTable, writeTable } from './record-table.ts'
import type {
  BinnedRow,
  Changed,
  ListedRecord,
  RecordDetail,
  RecordPage,
  RecordStep,
  TableProblem,
  TableReport,
} from './record-shapes.ts'

export interface RecordDesk extends PresenceDesk {
  readonly catalogue: () => Catalogue
  readonly findSku: (code: string) => FoundSku | undefined
}

/** Says what a record does, with the names of goods. */
export type SentenceOf = (line: RecordLine, desk: RecordDesk) => BothTexts | undefined

const changedBy = (set: ChangeSet | undefined): Changed | null => (set ? { by: set.by, at: set.at } : null)

interface Served {
  readonly desk: RecordDesk
  readonly collection: AnyCollection
  readonly sentenceOf: SentenceOf | undefined
}

/** A line as screens know it: of which kind it is, is said by its collection. */
function listed(
  { desk, collection, sentenceOf }: Served,
  line: RecordLine,
  latest: ReadonlyMap<string, ChangeSet>,
): ListedRecord {
  const sentence = sentenceOf?.(line, desk)
  return {
    code: line.code,
    title: collection.title(line) as BothTexts,
    ...(sentence && { sentence }),
    line,
    changed: changedBy(latest.get(line.code)),
  }
}

async function detailOf(served: Served, given: string): Promise<Outcome<RecordDetail>> {
  const { collection, desk } = served
  const { records } = desk
  const line = await records.find(collection.kind, given)
  if (!line) return refuse(404, 'recordGone')
  const latest = await records.latest(collection.kind, [given])
  const planned = (await records.plans.of(collection.kind, [given])).map(plannedChanges)
  return done({ ...listed(served, line, latest), base: latest.get(given)?.number ?? 0, planned })
}

/** What others have done to a record since it was seen, field by field. */
async function since({ records }: RecordDesk, collection: AnyCollection, given: string, base: number) {
  const versions = await records.versions(collection.kind, given, { limit: MAX_HISTORY })
  return versions
    .filter(({ set }) => set.number > base)
    .flatMap(({ set, changes }) => changes.map(({ path }) => ({ path, by: set.by, at: set.at })))
}

const { read, ask, change: changing } = operationsOn<RecordDesk>()

const reading = (collection: AnyCollection, sentenceOf: SentenceOf | undefined) => {
  const { kind, name, rights } = collection
  const filters = Object.fromEntries(
    listFilters(collection).map(filter => [filter.name, z.enum(filter.values as [string]).optional()]),
  )
  return {
    list: read({
      right: rights.see,
      summary: `Lists ${name}, a page at a time.`,
      input: z.strictObject({
        search: z.string().max(200).default(''),
        filters: z.strictObject(filters).prefault({}),
        sort: z.enum(collection.sorts).default(collection.sorts[0]),
        isDescending: z.boolean().default(false),
        after: z.string().max(500).optional(),
        size: z.int().min(1).max(200).default(50),
      }),
      async run(desk, asked, { locale, now }): Promise<Outcome<RecordPage>> {
        const { records } = desk
        const wished = Object.entries(asked.filters).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        )
        const question = { ...asked, filters: Object.fromEntries(wished) }
        const found = findLines(collection, await records.all(kind), question, { locale, now })
        const latest = await records.latest(
          kind,
          found.lines.map(line => line.code),
        )
        const { next, count, emptiedBy } = found
        const namesOf = await referredNames(collection, desk)
        const rows = found.lines.map(line => ({
          ...listed({ desk, collection, sentenceOf }, line, latest),
          names: namesOf(line),
        }))
        return done({ rows, next, count, emptiedBy })
      },
    }),
    find: read({
      right: rights.see,
      summary: `Reads one of the ${name} in full.`,
      input: z.strictObject({ code }),
      run: (desk, input) => detailOf({ desk, collection, sentenceOf }, input.code),
    }),
    history: read({
      right: rights.see,
      summary: `Lists the changes of one of the ${name}, the newest first.`,
      input: z.strictObject({ code, before: z.int().min(1).optional() }),
      async run({ records }, input): Promise<Outcome<readonly RecordStep[]>> {
        const page = { before: input.before, limit: MAX_HISTORY }
        return done((await records.versions(kind, input.code, page)).map(stepOf))
      },
    }),
    bin: read({
      right: rights.see,
      summary: `Lists ${name} removed in the last 30 days.`,
      input: z.strictObject({}),
      async run({ records }, _, { now }): Promise<Outcome<readonly BinnedRow[]>> {
        const binned = await records.bin(kind, now)
        return done(binned.map(record => binnedRow(collection.title(record.line) as BothTexts, record)))
      },
    }),
  }
}

const saving = (collection: AnyCollection, sentenceOf: SentenceOf | undefined) => {
  const { kind, name, rights } = collection
  const saveInput = z.strictObject({
    wish,
    code,
    /** Number of the latest change that was seen. */
    base: z.int().min(0),
    changes: z.array(fieldChange).min(1).max(1000),
    reason,
    /** Now by default. */
    due: due.optional(),
  })
  type Save = z.output<typeof saveInput>
  const changesOf = (input: Save) =>
    input.changes.map(each => ({ kind, code: input.code, ...each }) as RecordChange)
  const authorOf = (
    { wish: id, reason: why }: { readonly wish: string; readonly reason: string },
    { name: by }: Operator,
  ) => ({ source: 'form' as const, id, by, reason: why })
  return {
    check: ask({
      right: rights.change,
      summary: `Says what saving one of the ${name} would change. Stores nothing.`,
      input: saveInput,
      maxBytes: SAVE_BYTES,
      async run({ records }, input, { actor, now, locale }) {
        const changes = changesOf(input)
        const author = authorOf(input, actor)
        const saved = await records.save({ ...author, changes, now, isDry: true })
        if (!saved.ok) return refusalOf(saved.refusal, [input.code])
        return done({
          changes: saved.value.changes.map(({ path, before, after }) => ({ path, before, after })),
          warnings: worded(saved.value.warnings, [input.code], locale),
        })
      },
    }),
    save: changing({
      right: rights.change,
      summary: `Changes fields of one of the ${name}, now or at an instant.`,
      input: saveInput,
      maxBytes: SAVE_BYTES,
      async run(desk, input, { actor, now, locale }) {
        const others = await since(desk, collection, input.code, input.base)
        const author = authorOf(input, actor)
        const saved = await desk.records.saveAt({ ...author, changes: changesOf(input), now, due: input.due })
        if (!saved.ok) return refusalOf(saved.refusal, [input.code])
        const detail = await detailOf({ desk, collection, sentenceOf }, input.code)
        if (!detail.ok) return detail
        const warnings = worded(saved.value.warnings, [input.code], locale)
        return done({ ...detail.value, set: saved.value.set ?? null, others, warnings })
      },
    }),
    create: changing({
      right: rights.change,
      summary: `Adds one of the ${name}.`,
      input: z.strictObject({ wish, line: z.record(z.string(), z.unknown()), reason }),
      maxBytes: SAVE_BYTES,
      async run(desk, input, { actor, now }) {
        if (collection.isFixed) return refuse(409, 'recordFixed')
        const { line } = input
        const given = typeof line['code'] === 'string' ? line['code'] : ''
        const after = { ...line, kind }
        const author = authorOf(input, actor)
        const changes = [{ kind, code: given, path: '', after }] as const
        const saved = await desk.records.save({ ...author, changes, now })
        if (!saved.ok) return refusalOf(saved.refusal, [given])
        const [made] = saved.value.changes
        return detailOf({ desk, collection, sentenceOf }, made?.code ?? given)
      },
    }),
    remove: changing({
      right: rights.remove,
      summary: `Removes one of the ${name}; it can be brought back for 30 days.`,
      input: z.strictObject({ wish, code, base: z.int().min(0), reason }),
      async run(desk, input, { actor, now }) {
        if (collection.isFixed) return refuse(409, 'recordFixed')
        const line = await desk.records.find(kind, input.code)
        if (!line) return refuse(404, 'recordGone')
        const newer = await since(desk, collection, input.code, input.base)
        if (newer.length > 0) return refuse(409, 'recordNewer')
        const author = authorOf(input, actor)
        const changes = [{ kind, code: input.code, path: '', before: line }] as const
        const saved = await desk.records.save({ ...author, changes, now })
        return saved.ok ? done({ set: saved.value.set ?? null }) : refusalOf(saved.refusal, [input.code])
      },
    }),
    undo: changing({
      right: rights.change,
      summary: `Takes a change of ${name} back, except where something newer is there.`,
      input: undoInput,
      run: ({ records }, input, caller) => undoRecords(records, input, { ...caller, kind, rights }),
    }),
  }
}

const MAX_TABLE = 2 * 1024 * 1024

const transferring = (collection: AnyCollection) => {
  const { kind, name, rights } = collection
  const table = z.strictObject({ text: z.string().max(MAX_TABLE), file: z.string().max(200).default('') })

  /** Imports a table, or tells what an import would do. */
  async function importTable(
    { records }: RecordDesk,
    { text, file }: z.output<typeof table>,
    { by, locale, isDry }: { readonly by: string; readonly locale: Locale; readonly isDry: boolean },
  ): Promise<TableReport> {
    const { rows, problems } = await readTable(collection, text)
    const shown = (found: readonly ImportProblem[], lineOf: (line: number) => number) =>
      found.map(
        (problem): TableProblem => ({
          line: lineOf(problem.line),
          column: problem.path,
          message: problemText(problem, locale),
        }),
      )
    const nothing = { added: [], changed: [], unchanged: 0, warnings: [] }
    if (problems.length > 0) return { ...nothing, problems: shown(problems, line => line) }
    const stored = new Map((await records.all(kind)).map(line => [line.code, line]))
    const result = await records.importLines(kind, linesOf(collection, rows, stored), {
      dryRun: isDry,
      by,
      reason: file,
    })
    const lineOf = (line: number) => rows[line - 1]?.line ?? line
    const { added = [], changed = [], unchanged = 0 } = result.report[kind as RecordKind] ?? {}
    return {
      added,
      changed,
      unchanged,
      problems: shown(result.problems, lineOf),
      warnings: shown(result.warnings, lineOf),
    }
  }

  return {
    export: read({
      right: rights.see,
      summary: `Writes all ${name} as a table for spreadsheets, or its header alone.`,
      input: z.strictObject({ isTemplate: z.boolean().default(false) }),
      run: async ({ records }, { isTemplate }) =>
        done({ text: writeTable(collection, isTemplate ? [] : await records.all(kind)) }),
    }),
    'try-import': ask({
      right: rights.change,
      summary: `Says what importing a table of ${name} would change. Stores nothing.`,
      input: table,
      maxBytes: 2 * MAX_TABLE,
      run: async (desk, input, { actor, locale }) =>
        done(await importTable(desk, input, { by: actor.name, locale, isDry: true })),
    }),
    import: changing({
      right: rights.change,
      summary: `Imports a table of ${name}: all of it, or nothing where a value is wrong.`,
      input: table,
      maxBytes: 2 * MAX_TABLE,
      async run(desk, input, { actor, locale }) {
        const report = await importTable(desk, input, { by: actor.name, locale, isDry: false })
        if (report.problems.length === 0) return done(report)
        return refuse(422, 'recordProblems', { values: { count: report.problems.length }, data: report })
      },
    }),
  }
}

const announcing = ({ kind, name, rights }: AnyCollection) =>
  announceOperation({ area: name, right: rights.see, code }, async ({ records }, given) => {
    const latest = (await records.latest(kind, [given])).get(given)?.number
    return latest ?? ((await records.find(kind, given)) ? 0 : undefined)
  })

/** Operations of a collection, whichever it is. @param sentenceOf for records that do something */
export const collectionOperations = (collection: AnyCollection, sentenceOf?: SentenceOf) => ({
  ...reading(collection, sentenceOf),
  ...saving(collection, sentenceOf),
  ...transferring(collection),
  announce: announcing(collection),
})
export type CollectionOperations = ReturnType<typeof collectionOperations>

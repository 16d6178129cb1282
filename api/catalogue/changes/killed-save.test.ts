import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../../database/database.ts'
import { asText, brand } from '../../testing/catalogue-lines.ts'
import type { KilledWork } from '../../testing/killed-save.ts'
import { createBulkJobs, runJobs } from '../bulk/bulk-jobs.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { applyDuePlans, planChanges } from './planned-sets.ts'

const SAVE = join(import.meta.dirname, '..', '..', 'testing', 'killed-save.ts')
/** Statements between two kills. */
const STEP = 3

/** Runs the work; true if it was killed before its end. */
async function isKilled(work: KilledWork, file: string, statements: number): Promise<boolean> {
  const save = spawn(process.execPath, [SAVE, work, `sqlite:${file}`, String(statements)], {
    stdio: 'inherit',
  })
  const [, signal] = await once(save, 'exit')
  return signal === 'SIGKILL'
}

/** Kills the work at every third statement, each time on a copy of the same database, and reads what it left. */
async function outcomesOf<Outcome>(
  work: KilledWork,
  prepare: (db: Database) => Promise<unknown>,
  read: (db: Database) => Promise<Outcome>,
): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-save-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const before = join(folder, 'before.db')
  const db = await openDatabase({ url: `sqlite:${before}` })
  await importCatalogue(db, asText([brand('furrow')]))
  await prepare(db)
  await db.destroy()

  const outcomes: Outcome[] = []
  for (let statements = 1, isGoingOn = true; isGoingOn; statements += STEP) {
    const file = join(folder, `${statements}.db`)
    await copyFile(before, file)
    isGoingOn = await isKilled(work, file, statements)
    const after = await openDatabase({ url: `sqlite:${file}` })
    outcomes.push(await read(after))
    await after.destroy()
  }
  expect(outcomes.length).toBeGreaterThan(4)
  return outcomes
}

/** Place of the brand, mark of the version, sets of the operator, and changes of the place. */
async function stateOf(db: Database): Promise<string> {
  const { position } = await db.selectFrom('brand').select('position').executeTakeFirstOrThrow()
  const { is_waiting: isWaiting } = await db
    .selectFrom('catalogue_version')
    .select('is_waiting')
    .executeTakeFirstOrThrow()
  const sets = await db.selectFrom('change_set').select('made_by').where('made_by', '=', 'ada').execute()
  const changes = await db.selectFrom('record_change').select('path').where('path', '=', 'position').execute()
  return [position, isWaiting, sets.length, changes.length].join()
}

test('a save that is killed leaves the record, its entry in the log and the mark of the version, or none of them', async () => {
  const outcomes = await outcomesOf('save', async () => undefined, stateOf)
  expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['0,0,0,0']))
  expect(outcomes.at(-1)).toBe('7,1,1,1')
}, 60_000)

test('a plan that is killed at its instant is made as a whole or waits, and is made once by the next process', async () => {
  const plan = (db: Database) =>
    planChanges(db, {
      id: 'a plan that is killed',
      by: 'ada',
      source: 'form',
      reason: '',
      now: 0,
      due: 1,
      changes: [{ kind: 'brand', code: 'furrow', path: 'position', before: 0, after: 7 }],
    })
  const outcomes = await outcomesOf('plan', plan, async db => {
    const found = async () => {
      const { state } = await db.selectFrom('planned_set').select('state').executeTakeFirstOrThrow()
      return `${await stateOf(db)} ${state}`
    }
    const left = await found()
    await applyDuePlans(db, 2)
    return { left, next: await found() }
  })
  expect(new Set(outcomes.map(({ left }) => left))).toEqual(new Set(['0,0,0,0 planned', '7,1,1,1 done']))
  expect(new Set(outcomes.map(({ next }) => next))).toEqual(new Set(['7,1,1,1 done']))
}, 60_000)

test('a bulk job that is killed has made a batch as a whole or not begun it, and the next process goes on', async () => {
  const start = (db: Database) =>
    createBulkJobs(db).start({
      id: 'a job that is killed',
      at: 0,
      by: 'ada',
      reason: '',
      kind: 'brand',
      codes: ['none', 'furrow'],
      change: { field: 'position', op: 'set', value: 7 },
    })
  const outcomes = await outcomesOf('bulk', start, async db => {
    const found = async () => {
      const { state, done, failed } = await db
        .selectFrom('bulk_job')
        .select(['state', 'done', 'failed'])
        .executeTakeFirstOrThrow()
      const waiting = await db.selectFrom('bulk_row').select('code').where('state', '=', 'waiting').execute()
      return `${await stateOf(db)} ${state} ${done} ${failed} ${waiting.length}`
    }
    const left = await found()
    await runJobs(db, 2)
    return { left, next: await found() }
  })
  const [waits, done] = ['0,0,0,0 running 0 0 2', '7,1,1,1 done 1 1 0']
  expect(new Set(outcomes.map(({ left }) => left))).toEqual(new Set([waits, done]))
  expect(new Set(outcomes.map(({ next }) => next))).toEqual(new Set([done]))
}, 60_000)

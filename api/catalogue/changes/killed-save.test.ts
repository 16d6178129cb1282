import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { asText, brand } from '../../testing/catalogue-lines.ts'
import { importCatalogue } from '../import/import-catalogue.ts'

const SAVE = join(import.meta.dirname, '..', '..', 'testing', 'killed-save.ts')
/** Statements between two kills. */
const STEP = 3

/** Runs the save; true if it was killed before its end. */
async function isKilled(file: string, statements: number): Promise<boolean> {
  const save = spawn(process.execPath, [SAVE, `sqlite:${file}`, String(statements)], { stdio: 'inherit' })
  const [, signal] = await once(save, 'exit')
  return signal === 'SIGKILL'
}

test('a save that is killed leaves the record, its entry in the log and the mark of the version, or none of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-save-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const before = join(folder, 'before.db')
  const db = await openDatabase({ url: `sqlite:${before}` })
  await importCatalogue(db, asText([brand('furrow')]))
  await db.destroy()

  const outcomes: string[] = []
  for (let statements = 1, isGoingOn = true; isGoingOn; statements += STEP) {
    const file = join(folder, `${statements}.db`)
    await copyFile(before, file)
    isGoingOn = await isKilled(file, statements)
    const after = await openDatabase({ url: `sqlite:${file}` })
    const { position } = await after.selectFrom('brand').select('position').executeTakeFirstOrThrow()
    const { is_waiting: isWaiting } = await after
      .selectFrom('catalogue_version')
      .select('is_waiting')
      .executeTakeFirstOrThrow()
    const sets = await after.selectFrom('change_set').select('made_by').where('made_by', '=', 'ada').execute()
    const changes = await after
      .selectFrom('record_change')
      .select('path')
      .where('path', '=', 'position')
      .execute()
    await after.destroy()
    outcomes.push([position, isWaiting, sets.length, changes.length].join())
  }
  expect(outcomes.length).toBeGreaterThan(4)
  expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['0,0,0,0']))
  expect(outcomes.at(-1)).toBe('7,1,1,1')
}, 60_000)

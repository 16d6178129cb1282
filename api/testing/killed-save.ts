import { runJobs } from '../catalogue/bulk/bulk-jobs.ts'
import { applyDuePlans } from '../catalogue/changes/planned-sets.ts'
import { saveChanges } from '../catalogue/changes/save-changes.ts'
import { type Database, openDatabase } from '../database/database.ts'

/** Works that are killed: a save that moves the brand `furrow` to place 7, plans that are due, and bulk jobs. */
const WORKS = {
  save: (db: Database) =>
    saveChanges(db, {
      id: 'a save that is killed',
      by: 'ada',
      source: 'form',
      reason: '',
      now: 0,
      changes: [{ kind: 'brand', code: 'furrow', path: 'position', before: 0, after: 7 }],
    }),
  plan: (db: Database) => applyDuePlans(db, Number.MAX_SAFE_INTEGER),
  bulk: (db: Database) => runJobs(db, 0),
} as const
export type KilledWork = keyof typeof WORKS

/** Works, and kills its own process after a number of statements: `node killed-save.ts <work> <url> <statements>`. */
const [, script, work, url, statements] = process.argv
if (script === import.meta.filename && work && url) {
  let left = Number.POSITIVE_INFINITY
  const db = await openDatabase({
    url,
    log() {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
    },
  })
  left = Number(statements)
  await WORKS[work as KilledWork](db)
  await db.destroy()
}

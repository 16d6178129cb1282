import { saveChanges } from '../catalogue/changes/save-changes.ts'
import { openDatabase } from '../database/database.ts'

/**
 * Moves the brand `furrow` to place 7, and kills its own process after a number of statements:
 * `node killed-save.ts <url> <statements>`.
 */
const [, script, url, statements] = process.argv
if (script === import.meta.filename && url) {
  let left = Number.POSITIVE_INFINITY
  const db = await openDatabase({
    url,
    log() {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
    },
  })
  left = Number(statements)
  await saveChanges(db, {
    id: 'a save that is killed',
    by: 'ada',
    source: 'form',
    reason: '',
    now: 0,
    changes: [{ kind: 'brand', code: 'furrow', path: 'position', before: 0, after: 7 }],
  })
  await db.destroy()
}

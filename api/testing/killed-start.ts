import { connect } from '#platform/database/connect.ts'
import { FOLDED } from '../database/migrations/folded.ts'
import { NEXT_MIGRATIONS } from './next-version.ts'

/**
 * Migrates a database to the version after this one, and kills its own process after a number of statements:
 * `node killed-start.ts <url> <statements>`.
 */
const [, script, url, statements] = process.argv
if (script === import.meta.filename && url) {
  let left = Number(statements)
  await connect({
    url,
    migrations: NEXT_MIGRATIONS,
    folded: FOLDED,
    log() {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
    },
  })
}

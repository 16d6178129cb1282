import { connect } from '#platform/database/connect.ts'
import { MIGRATIONS } from '../database/database.ts'

/** Migrates a database, and kills its own process after a number of statements: `node killed-start.ts <url> <statements>`. */
const [, script, url, statements] = process.argv
if (script === import.meta.filename && url) {
  let left = Number(statements)
  await connect({
    url,
    migrations: MIGRATIONS,
    log() {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
    },
  })
}

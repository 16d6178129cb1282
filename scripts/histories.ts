import { startVitest } from 'vitest/node'
import { commandLine } from './command-line.ts'

const USAGE = `Usage: npm run histories [-- <count>]
  Runs random histories of orders on SQLite and on PostgreSQL: bought with GO DOLLAR, shipped in part, cancelled, received, returned,
  exchanged, refunded. After each step compares the rows with a plain list of units and checks the books of all that the order touches; at
  the end checks the books of the whole shop.

  <count>  orders on each database; default: 2000, which takes half an hour on a busy machine`

const [given = '2000'] = commandLine(USAGE)
if (!/^[1-9]\d*$/.test(given)) {
  console.error(`The count is a whole number above 0, not ${JSON.stringify(given)}.`)
  process.exit(1)
}
process.env['HISTORIES'] = given
const vitest = await startVitest('test', ['api/after-sales/histories.test.ts'], {
  project: 'node',
  watch: false,
})
await vitest.close()

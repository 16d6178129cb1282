import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { passwordCost } from '#platform/password.ts'
import { ROLES, type Role } from '#content-store/client/types.ts'
import { openDatabase } from '#api/database/database.ts'
import { openOperatorTables } from '#content-store/postgres/open-tables.ts'
import { openOperatorFiles } from '#content-store/lowdb/operator-files.ts'
import { MIN_PASSWORD } from '#content-store/operators/operators.ts'
import { lockDataFolder } from '#server/open/data-folder.ts'
import { readSettings } from '#server/settings/settings.ts'
import { commandLine } from './command-line.ts'

const USAGE = `Usage: npm run operator -- <name> <role>
  Adds an operator of the page builder. Asks for the password on standard input.

  <name>  1 to 64 letters, digits, “.”, “_”, “@” or “-”
  <role>  editor     writes drafts and previews them
          publisher  also publishes, takes offline and rolls back
          admin      also changes the shells and the global configuration, and removes pages

Uses the shop of DATABASE_URL where it is on PostgreSQL; the shop may be running. Otherwise uses the shop in DATA_DIR: stop the server first,
because only one process can use a data folder.`

const [name, role] = commandLine(USAGE)
const isRole = (value: string | undefined): value is Role => ROLES.some(known => known === value)
if (!name || !isRole(role)) {
  if (role !== undefined) console.error(`Unknown role “${role}”. Roles are ${ROLES.join(', ')}.\n`)
  console.error(USAGE)
  process.exit(2)
}

const prompt = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
const password = (
  await prompt.question(`Password for ${name} (at least ${MIN_PASSWORD} characters): `)
).trim()
prompt.close()
let close = async () => {}
try {
  const { DATA_DIR, DATABASE_URL, CONTENT_STORE, ...settings } = readSettings(process.env)
  const cost = { memoryKib: settings.PASSWORD_MEMORY_KIB, passes: settings.PASSWORD_PASSES }
  const options = { clock: Date.now, passwordCost: passwordCost(cost) }
  const open = async () => {
    if (CONTENT_STORE === 'database' && DATABASE_URL !== undefined) {
      const database = await openDatabase({ url: DATABASE_URL })
      close = () => database.destroy()
      return openOperatorTables(database, options)
    }
    const directory = resolve(DATA_DIR)
    const unlock = lockDataFolder(directory)
    close = async () => unlock()
    return openOperatorFiles(join(directory, 'content'), options)
  }
  await (await open()).create({ name, role, password })
  console.log(`\nAdded ${role} ${name}. Sign in at /editor.`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await close()
}

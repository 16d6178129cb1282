import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { passwordCost } from '#api/shared/password.ts'
import { ROLES, type Role } from '#content-store/client/types.ts'
import { openOperatorFiles } from '#content-store/lowdb/operator-files.ts'
import { MIN_PASSWORD } from '#content-store/operators/operators.ts'
import { lockDataFolder } from '#server/data-folder.ts'
import { readSettings } from '#server/settings.ts'
import { commandLine } from './command-line.ts'

const USAGE = `Usage: npm run operator -- <name> <role>
  Adds an operator of the page builder. Asks for the password on standard input.

  <name>  1 to 64 letters, digits, “.”, “_”, “@” or “-”
  <role>  editor     writes drafts and previews them
          publisher  also publishes, takes offline and rolls back
          admin      also changes the shells and the global configuration, and removes pages

Uses the shop in DATA_DIR. Stop the server first: only one process can use a data folder.`

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
let unlock = () => {}
try {
  const { DATA_DIR, PASSWORD_MEMORY_KIB: memoryKib, PASSWORD_PASSES: passes } = readSettings(process.env)
  const directory = resolve(DATA_DIR)
  unlock = lockDataFolder(directory)
  const operators = await openOperatorFiles(join(directory, 'content'), {
    clock: Date.now,
    passwordCost: passwordCost({ memoryKib, passes }),
  })
  await operators.create({ name, role, password })
  console.log(`\nAdded ${role} ${name}. Sign in at /editor.`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  unlock()
}

import { createInterface } from 'node:readline/promises'
import { ROLES, type Role } from '#content-store/client/types.ts'
import { openOperatorFiles } from '#content-store/lowdb/operator-files.ts'
import { MIN_PASSWORD } from '#content-store/operators.ts'
import { join, resolve } from 'node:path'
import { lockDataFolder } from '#server/data-lock.ts'
import { readSettings } from '#server/settings.ts'

/** `npm run operator -- <name> <editor|publisher|admin>` adds an operator. The server must not be running: its store is one process's own. */
const [name, role] = process.argv.slice(2)
const isRole = (value: string | undefined): value is Role => ROLES.some(known => known === value)
if (!name || !isRole(role)) {
  console.error('Usage: npm run operator -- <name> <editor|publisher|admin>')
  process.exit(1)
}

const prompt = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
const password = (await prompt.question(`Password for ${name} (${MIN_PASSWORD} characters or more): `)).trim()
prompt.close()
if (password.length < MIN_PASSWORD) {
  console.error(`\nA password needs ${MIN_PASSWORD} characters or more.`)
  process.exit(1)
}
const directory = resolve(readSettings(process.env).DATA_DIR)
let unlock = () => {}
try {
  unlock = lockDataFolder(directory)
  const operators = await openOperatorFiles(join(directory, 'content'), { clock: Date.now })
  await operators.create({ name, role, password })
  console.log(`\n${name} may now sign in at /editor as ${role}.`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  unlock()
}

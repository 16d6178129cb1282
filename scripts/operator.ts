import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#api/database/database.ts'
import { passwordCost } from '#platform/password.ts'
import { LOCALES } from '#locales/locale.ts'
import { MIN_PASSWORD, type Operator, type OwnRole, type RoleId, ROLES } from '#operators/operator.ts'
import { createRoles, type Roles } from '#operators/roles/roles.ts'
import { refusalText } from '#operators/http/answer.ts'
import { auditedAccounts } from '#content-store/audited.ts'
import { recordIn } from '#content-store/audit/audit.ts'
import { createOperatorAccounts } from '#operators/accounts/operator-accounts.ts'
import type { AccountActor } from '#operators/accounts/operator-changes.ts'
import type { Outcome } from '#operators/outcome.ts'
import { openAudit } from '#content-store/storage/audit-repository.ts'
import { openInvitations } from '#content-store/storage/invitation-repository.ts'
import { openOperators } from '#content-store/storage/operator-repository.ts'
import { openContentFiles, openContentTables } from '#content-store/storage/places.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { lockDataFolder } from '#server/open/data-folder.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { commandLine } from './command-line.ts'
import { reportFailure, UsageError } from './shop-command.ts'

const USAGE = `Usage:
  npm run operator -- list
      Lists the operators of the page builder, with their roles and open sessions.
  npm run operator -- add <name> <role>
      Adds an operator. Asks for the password on standard input.
  npm run operator -- change <name> [--name <new name>] [--role <role>] [--password]
      Changes name, role or password. --password asks for the new one on standard input and ends the operator's sessions.
  npm run operator -- sign-out <name>
      Ends the operator's sessions.
  npm run operator -- remove <name>
      Removes an operator and ends the sessions. Pages that the operator saved or published stay.

  <name>  1 to 64 letters, digits, “.”, “_”, “@” or “-”
  <role>  editor     writes drafts and previews them
          publisher  also publishes, takes offline and rolls back
          admin      also changes the shells and the global configuration, and removes pages
          or a role that the shop made, by its name in either language or its id. A role that does not exist lists those that do.

With operators in PostgreSQL (DATABASE_URL), the shop may be running. Otherwise uses the shop in DATA_DIR: stop the server first, because
only one process can use a data folder. Each change has an entry in the audit log.
Exit status: 0 success, 1 the change is not possible or failed, 2 wrong usage or settings.`

type Accounts = ReturnType<typeof createOperatorAccounts> & Pick<Roles, 'roles'>
type Given = ReturnType<typeof read>['values']

const ACTOR: AccountActor = { name: `${userInfo().username} (command line)`, role: 'admin', isOnServer: true }

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: text, role: text, password: { type: 'boolean', default: false } },
  })
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Roles of the shop with their ids, which tell roles of one name apart. */
const ownNames = (own: readonly OwnRole[]) => own.map(({ id, name }) => `“${name.en_US}” (${id})`)

/**
 * Finds the role that was typed: a ready one, or one of the shop by its id or its name in either language.
 * @throws UsageError listing the roles there are
 */
async function roleTyped({ roles }: Accounts, typed: string): Promise<RoleId> {
  const ready = ROLES.find(known => known === typed)
  if (ready) return ready
  const { own } = dataOf(await roles(ACTOR))
  const byId = own.find(({ id }) => id === typed)
  if (byId) return byId.id
  const [only, ...others] = own.filter(({ name }) =>
    LOCALES.some(locale => folded(name[locale]) === folded(typed)),
  )
  if (only && others.length === 0) return only.id
  if (only)
    throw new UsageError(
      `Several roles are called “${typed}”. Give the id: ${ownNames([only, ...others]).join(', ')}.`,
    )
  throw new UsageError(`Unknown role “${typed}”. Roles are ${[...ROLES, ...ownNames(own)].join(', ')}.`)
}

/** Name of an operator's role. The id alone is of a role that the shop has removed. */
const roleLabel = ({ role, own }: Operator) => own?.name.en_US ?? role

async function askPassword(name: string): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout, terminal: false })
  const password = await prompt.question(`Password for ${name} (at least ${MIN_PASSWORD} characters): `)
  prompt.close()
  console.log()
  return password.trim()
}

/** The data of an outcome. @throws Error with the words of its refusal */
function dataOf<Data>(outcome: Outcome<Data>): Data {
  if (outcome.ok) return outcome.value
  throw new Error(refusalText('en_US', outcome.refusal.message, outcome.refusal.values))
}

async function list({ operatorAccounts }: Accounts): Promise<string> {
  const accounts = dataOf(await operatorAccounts(ACTOR))
  const lines = accounts.map(
    operator =>
      `${operator.name.padEnd(24)} ${roleLabel(operator).padEnd(24)} ${operator.sessions} open sessions`,
  )
  return lines.join('\n') || 'No operators.'
}

type Job = (accounts: Accounts) => Promise<string>

/** What each command does with an operator, and what it says then. Wrong usage is found before the shop is opened, but for roles, which are the shop's. */
const COMMANDS: Readonly<Record<string, (name: string, role: string | undefined, given: Given) => Job>> = {
  add(name, typed) {
    if (typed === undefined) throw new UsageError('The role is missing.')
    return async accounts => {
      const role = await roleTyped(accounts, typed)
      const given = { name, role, password: await askPassword(name) }
      const added = dataOf(await accounts.addOperator(ACTOR, given))
      return `Added ${roleLabel(added)} ${name}. Sign in at /editor.`
    }
  },
  change(name, _, { password: hasPassword, role: typed, ...change }) {
    if (Object.keys(change).length === 0 && typed === undefined && !hasPassword)
      throw new UsageError('Nothing to change. Give --name, --role or --password.')
    return async accounts => {
      const role = typed === undefined ? {} : { role: await roleTyped(accounts, typed) }
      const password = hasPassword ? { password: await askPassword(name) } : {}
      const changed = dataOf(await accounts.changeOperator(ACTOR, name, { ...change, ...role, ...password }))
      return `Changed ${name}: ${roleLabel(changed)} ${changed.name}${hasPassword ? ', new password' : ''}.`
    }
  },
  'sign-out':
    name =>
    async ({ endSessions }) => {
      dataOf(await endSessions(ACTOR, name, ''))
      return `Signed ${name} out everywhere.`
    },
  remove:
    name =>
    async ({ removeOperator }) => {
      dataOf(await removeOperator(ACTOR, name))
      return `Removed ${name}.`
    },
}

function jobOf(args: readonly string[]): Job {
  const { positionals, values } = read(args)
  const [command = '', name, role] = positionals
  if (command === 'list') return list
  const jobFor = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
  if (!jobFor) throw new UsageError(command ? `Unknown command “${command}”.` : '')
  if (!name) throw new UsageError('The name of the operator is missing.')
  return jobFor(name, role, values)
}

/** Storage of the shop that the environment names, and how to leave it. */
async function open({
  DATA_DIR,
  DATABASE_URL,
  CONTENT_STORE,
}: Settings): Promise<{ storage: Storage; close: () => Promise<void> }> {
  const report = (error: unknown) => console.error(error)
  if (CONTENT_STORE === 'database' && DATABASE_URL !== undefined) {
    const database = await openDatabase({ url: DATABASE_URL })
    return { storage: await openContentTables({ database, report }), close: () => database.destroy() }
  }
  const directory = resolve(DATA_DIR)
  const unlock = lockDataFolder(directory)
  const storage = await openContentFiles(join(directory, 'content'), report)
  return { storage, close: async () => unlock() }
}

async function run(args: readonly string[]): Promise<string> {
  const job = jobOf(args)
  const settings = readSettings(process.env)
  const { storage, close } = await open(settings)
  try {
    const cost = { memoryKib: settings.PASSWORD_MEMORY_KIB, passes: settings.PASSWORD_PASSES }
    const operators = await openOperators(storage, { clock: Date.now, passwordCost: passwordCost(cost) })
    const plain = createOperatorAccounts({ operators, clock: Date.now })
    const record = recordIn(openAudit(storage), Date.now, console.error)
    const { roles } = createRoles({ operators, invitations: openInvitations(storage), clock: Date.now })
    return await job({ ...plain, ...auditedAccounts(plain, record), roles })
  } finally {
    await storage.close()
    await close()
  }
}

try {
  console.log(await run(commandLine(USAGE)))
} catch (error) {
  reportFailure(error, USAGE)
}

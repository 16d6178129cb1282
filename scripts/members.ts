import { type Account, createAccountStore, type AccountStore } from '#api/auth/account-store.ts'
import { readLoginName } from '#api/auth/login/login-name.ts'
import { commandLine } from './command-line.ts'
import { reportFailure, UsageError, withDatabase } from './shop-command.ts'

const USAGE = `Usage:
  npm run members -- levels
      Lists the levels of members, the lowest first.
  npm run members -- show <email or phone number>
      Shows a member's level.
  npm run members -- level <email or phone number> <level>
      Sets a member's level. It applies from the next page the member opens. No e-mail is sent.

  <level>  the code of a level, as listed by levels

Uses the shop of DATABASE_URL, or of DATA_DIR when it is not set. The shop may be running.
Exit status: 0 success, 1 no such member or level, 2 wrong usage or settings.`

const line = ({ code, name }: Awaited<ReturnType<AccountStore['levels']>>[number]) =>
  `${code.padEnd(12)} ${name.en_US}, ${name.zh_HK}`

async function findMember(accounts: AccountStore, typed: string): Promise<Account> {
  const name = readLoginName({ account: typed })
  const account = 'login' in name ? await accounts.byLogin(name.login) : undefined
  if (!account) throw new Error(`No member has the email address or phone number “${typed}”.`)
  return account
}

/** Levels are given by operators; none is reached by itself. Source: M-006, MO-03. */
async function run(accounts: AccountStore, args: readonly string[]): Promise<string> {
  const [command = '', typed, code] = args
  const levels = await accounts.levels()
  if (command === 'levels') return levels.map(line).join('\n')
  if (command !== 'show' && command !== 'level')
    throw new UsageError(command ? `Unknown command “${command}”.` : '')
  if (typed === undefined) throw new UsageError('The email address or phone number of the member is missing.')
  if (command === 'show') return (await findMember(accounts, typed)).level_code
  if (code === undefined) throw new UsageError('The level is missing.')
  if (!levels.some(level => level.code === code))
    throw new Error(`There is no level “${code}”. Levels are ${levels.map(level => level.code).join(', ')}.`)
  const { user_code, level_code } = await findMember(accounts, typed)
  await accounts.update(user_code, { level_code: code })
  return `${typed}: ${level_code} → ${code}.`
}

try {
  const args = commandLine(USAGE)
  console.log(await withDatabase(db => run(createAccountStore(db), args)))
} catch (error) {
  reportFailure(error, USAGE)
}

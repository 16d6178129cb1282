import { isAccount, type Account, type NewAccount } from '../auth/account-store.ts'
import type { PasswordCost } from '#platform/password.ts'
import type { ServiceOptions, Services } from '../services.ts'
import { NOW } from './serve.ts'

/** The cheapest hash there is, for suites that log in a lot. */
export const CHEAP = { kind: 'argon2id', memoryKib: 8, passes: 1, parallelism: 1 } satisfies PasswordCost
/** Services whose passwords cost nothing and whose image codes can be read: `data:,ABCD`. */
export const READABLE: ServiceOptions = { passwordCost: CHEAP, drawCode: async code => `data:,${code}` }
/** What a readable picture shows. */
export const readCode = (image: string) => image.slice('data:,'.length)

export const PASSWORD = 'raincoat7'

/** Registers a member by the back door, with the password of all test members. */
export async function addMember(
  { accounts, passwords }: Pick<Services, 'accounts' | 'passwords'>,
  account: Partial<NewAccount> = {},
): Promise<Account> {
  const made = await accounts.create({
    country_code: 'HK',
    first_name: 'Siu Ming',
    last_name: 'Chan',
    sign_up_method: 'memberSignUp',
    created_at: NOW,
    password_hash: await passwords.hash(PASSWORD),
    ...account,
  })
  if (!isAccount(made)) throw new Error(`Another account has it already: ${made.taken.join(', ')}`)
  return made
}

let logIns = 0
/** Registers a member as `addMember` does, with an address of its own, and begins a session that lasts from `now`. */
export async function logInNew(
  services: Pick<Services, 'accounts' | 'passwords' | 'sessions'>,
  account: Partial<NewAccount> = {},
  now = NOW,
) {
  logIns += 1
  const made = await addMember(services, { email: `log-in-${logIns}@example.com`, ...account })
  const code = made.user_code
  const owner = { userCode: code, levelCode: made.level_code }
  const { token } = await services.sessions.startMember(owner, true, now)
  return { code, token }
}

import type { AccountStore } from '#api/auth/account-store.ts'
import type { Passwords } from '#platform/password.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { demoMembers, demoOperators, FORMER_PASSWORDS } from '#demo/people.ts'

/** People of a shop that others can reach have the demo's passwords, which everyone can read. The message is for operators. */
export class DemoPasswordsInUse extends Error {
  constructor(operators: readonly string[], members: readonly string[]) {
    const people = [
      operators.length > 0 && `the operators ${operators.join(', ')}`,
      members.length > 0 && `the members ${members.join(', ')}`,
    ].filter(text => text !== false)
    super(
      `ORIGIN, HOST, TRUSTED_PROXIES: a shop that other machines can reach must not open with the demo’s passwords, but ${people.join(' and ')} still have them. Start the shop for this machine only (HOST=127.0.0.1, no ORIGIN, no TRUSTED_PROXIES), change or remove these operators at /editor and change the members’ passwords at /user, then try again.`,
    )
  }
}

/** The part of the commerce engine that keeps members. */
interface Members {
  readonly accounts: Pick<AccountStore, 'byLogin'>
  readonly passwords: Pick<Passwords, 'verify'>
}

async function operatorsWithDemoPasswords(
  operators: Pick<Operators, 'list' | 'verify'>,
): Promise<readonly string[]> {
  const known = new Set((await operators.list()).map(({ name }) => name))
  const found: string[] = []
  for (const { name, password } of demoOperators.filter(operator => known.has(operator.name)))
    for (const each of [password, ...(FORMER_PASSWORDS[name] ?? [])])
      if (await operators.verify(name, each)) found.push(name)
  return found
}

async function membersWithDemoPasswords({ accounts, passwords }: Members): Promise<readonly string[]> {
  const found: string[] = []
  for (const { email, password } of demoMembers) {
    const account = await accounts.byLogin({ email })
    if (!account?.password_hash || account.is_suspended === 1) continue
    if (await passwords.verify(password, account.password_hash)) found.push(email)
  }
  return found
}

/**
 * Makes sure that the demo's passwords open nothing that other machines can reach.
 * @throws DemoPasswordsInUse naming the operators and members
 */
export async function refuseDemoPasswords(
  { admitsDemoPasswords }: { readonly admitsDemoPasswords: boolean },
  operators: Pick<Operators, 'list' | 'verify'>,
  members: Members,
): Promise<void> {
  if (admitsDemoPasswords) return
  const [staff, shoppers] = [
    await operatorsWithDemoPasswords(operators),
    await membersWithDemoPasswords(members),
  ]
  if (staff.length > 0 || shoppers.length > 0) throw new DemoPasswordsInUse(staff, shoppers)
}

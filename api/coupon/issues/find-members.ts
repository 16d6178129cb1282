import type { Transaction } from 'kysely'
import { readLoginName } from '../../auth/login/login-name.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { typedCode } from '../../rules/typed-text.ts'

type Executor = Database | Transaction<Tables>

/** Separators of a pasted list; blanks are part of telephone numbers. */
const SEPARATORS = /[\n\r\t,;、]+/

/** Members as an operator pastes them, each once: addresses, numbers, codes. */
export const pastedMembers = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(SEPARATORS)
      .map(typedCode)
      .filter(line => line !== ''),
  ),
]

/** Accounts by what was typed: an address or a number that its owner has proved, or the code of a member. */
export async function findMembers(
  db: Executor,
  typed: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = typed.map(line => ({ line, read: readLoginName({ account: line }) }))
  const logins = names.map(({ line, read }) => ({ line, login: 'login' in read ? read.login : undefined }))
  const emails = logins.flatMap(({ login }) => (login && 'email' in login ? login.email : []))
  const mobiles = logins.flatMap(({ login }) => (login && 'mobile' in login ? login.mobile : []))
  const rows = await db
    .selectFrom('account')
    .select(['user_code', 'email', 'mobile', 'is_email_verified', 'is_mobile_verified'])
    .where(eb =>
      eb.or([
        eb('user_code', 'in', typed),
        ...(emails.length > 0 ? [eb.and([eb('email', 'in', emails), eb('is_email_verified', '=', 1)])] : []),
        ...(mobiles.length > 0
          ? [eb.and([eb('mobile', 'in', mobiles), eb('is_mobile_verified', '=', 1)])]
          : []),
      ]),
    )
    .execute()
  const byCode = new Map(rows.map(row => [row.user_code, row.user_code]))
  const byEmail = new Map(
    rows.filter(row => row.is_email_verified === 1).map(row => [row.email, row.user_code]),
  )
  const byMobile = new Map(
    rows.filter(row => row.is_mobile_verified === 1).map(row => [row.mobile, row.user_code]),
  )
  return new Map(
    logins.flatMap(({ line, login }): [string, string][] => {
      const found =
        login === undefined
          ? byCode.get(line)
          : 'email' in login
            ? byEmail.get(login.email)
            : byMobile.get(login.mobile)
      return found === undefined ? [] : [[line, found]]
    }),
  )
}

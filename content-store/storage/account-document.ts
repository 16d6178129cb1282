import type { GoneOperator } from '#operators/accounts/gone.ts'
import type { OperatorRecord } from '#operators/accounts/operators.ts'
import type { OwnRole, Role } from '#operators/operator.ts'
import { grantOf } from '#operators/roles/own-role.ts'
import type { Changing, DocumentKind, Reading } from '#platform/storage/storage.ts'
import { fieldsOf, operatorsSchema, roleIn, type StoredRole } from '../stored/operator.ts'

/** All accounts, operators and programs, with the grants of their own roles. */
export interface Accounts {
  readonly operators: readonly OperatorRecord[]
  /** Ready roles that demand a second factor; own ones say so themselves. */
  readonly demanding: readonly Role[]
  readonly gone: readonly GoneOperator[]
  readonly roles: readonly OwnRole[]
}

/** Accounts as they are stored. */
interface StoredAccounts extends Omit<Accounts, 'operators'> {
  readonly operators: readonly (Omit<OperatorRecord, 'role' | 'own'> & StoredRole)[]
}

const KIND: DocumentKind<StoredAccounts> = { folder: '', schema: operatorsSchema }

/** Name of the document, and of its lock. */
export const ACCOUNTS = 'operators'

/** Reads the accounts; none where nothing is stored. Secrets are as they are stored. */
export async function readAccounts(now: Reading): Promise<Accounts> {
  const stored = await now.read(KIND, ACCOUNTS)
  if (!stored) return { operators: [], demanding: [], gone: [], roles: [] }
  return {
    ...stored,
    operators: stored.operators.map(({ ownRole, ...each }) => {
      const role = roleIn({ role: each.role, ownRole })
      return { ...each, role, own: grantOf(role, stored.roles) }
    }),
  }
}

/** Stores the accounts. Of an own role an operator has the id: what it grants is read with it. */
export const writeAccounts = (now: Changing, { operators, demanding, gone, roles }: Accounts): void =>
  now.write(KIND, ACCOUNTS, {
    operators: operators.map(operator => {
      const { own: _, role, ...each } = operator
      return { ...each, ...fieldsOf(role) }
    }),
    demanding,
    gone,
    roles,
  })

import type { Updateable } from 'kysely'
import type { AccountTable } from '../database/tables.ts'

/** Columns of an account that is over: nothing in it opens a session, and its contacts are free. */
export const CLOSED_ACCOUNT = {
  email: null,
  mobile: null,
  is_email_verified: 0,
  is_mobile_verified: 0,
  password_hash: null,
  staff_code: null,
  staff_name: null,
  marketing_consent: 0,
  user_remark: null,
  open_id: null,
  union_id: null,
  is_suspended: 1,
} as const satisfies Updateable<AccountTable>

import type { AccountTable } from '../../database/tables.ts'

const SHOWN_DIGITS = 4

/** A member, so that staff recognise a member they know and learn no address: `m•••@example.com`, `+852 ••••4567`. */
export function maskedMember({
  email,
  mobile,
  user_code,
}: Pick<AccountTable, 'email' | 'mobile' | 'user_code'>): string {
  if (email !== null) {
    const at = email.lastIndexOf('@')
    return `${Array.from(email)[0] ?? ''}•••${email.slice(at)}`
  }
  if (mobile !== null) return `${mobile.split(' ')[0] ?? ''} ••••${mobile.slice(-SHOWN_DIGITS)}`
  return `•••${user_code.slice(-SHOWN_DIGITS)}`
}

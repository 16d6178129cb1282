import type { Invitation, OperatorMail, OwnRole, RoleId } from '../operator.ts'
import { grantOf } from '../roles/own-role.ts'

/** Time for which the link of an invitation is valid. Milliseconds. */
export const INVITATION_MS = 72 * 3_600_000

/** Invitations that may be open at the same time. */
export const MOST_INVITATIONS = 200

/** An invitation as stored: of its secret only the hash. */
export interface StoredInvitation {
  readonly id: string
  readonly name: string
  readonly role: RoleId
  readonly mail: OperatorMail
  /** End of the account, epoch ms; missing for none. */
  readonly endsAt?: number | undefined
  readonly secretHash: string
  /** Operator who invited, or who sent the invitation last. */
  readonly by: string
  /** Epoch ms. */
  readonly at: number
}

export const expiresAt = ({ at }: Pick<StoredInvitation, 'at'>): number => at + INVITATION_MS

export const invitationView = (stored: StoredInvitation, roles: readonly OwnRole[]): Invitation => {
  const { id, name, role, mail, by, at, endsAt = null } = stored
  return {
    id,
    name,
    role,
    own: grantOf(role, roles),
    mail,
    by,
    at,
    endsAt,
    expiresAt: expiresAt(stored),
  }
}

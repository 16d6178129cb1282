import type { BothTexts, Locale } from '#locales/locale.ts'
import type { Right } from './right.ts'

/** Ready-made sets of rights, from the smallest to the largest; `right.ts` lists them. Source: LO-13. */
export const ROLES = ['editor', 'publisher', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Id of a role that the shop made. */
export type OwnRoleId = `own-${string}`
/** A ready role, or one that the shop made. */
export type RoleId = Role | OwnRoleId

export const isOwnRole = (role: string): role is OwnRoleId => role.startsWith('own-')

/** Limits of a role on what leaves the shop. They hold where the role has the right at all. */
export interface RoleLimits {
  /** Cents that one operator may refund of one order, all refunds together; `null` for no limit. */
  readonly refund: number | null
  /** GO DOLLAR that one operator may give to and take from one member within a day, together. */
  readonly goDollar: number
}

/** An own role as it holds now for those who have it. */
export interface RoleGrant {
  readonly name: BothTexts
  readonly rights: readonly Right[]
  readonly limits: RoleLimits
  /** Names of other own roles with higher limits. */
  readonly above: Readonly<Record<keyof RoleLimits, readonly BothTexts[]>>
}

/** A change of an own role. */
export interface RoleChange {
  /** Epoch ms. */
  readonly at: number
  /** Name of the operator. */
  readonly by: string
  readonly added: readonly Right[]
  readonly removed: readonly Right[]
  /** Limits before the change; missing where they are the same. */
  readonly limitsBefore?: RoleLimits | undefined
  /** Names before the change; missing where they are the same. */
  readonly nameBefore?: BothTexts | undefined
}

/** What an operator decides of an own role. */
export interface RoleDraft {
  readonly name: BothTexts
  readonly rights: readonly Right[]
  readonly limits: RoleLimits
  /** True if operators of the role need a second factor. */
  readonly asksFactor: boolean
}

/** A role that the shop made from the grid of rights. */
export interface OwnRole extends RoleDraft {
  readonly id: OwnRoleId
  /** Rises with every change; a change that names another one is refused. */
  readonly version: number
  /** The newest first. The first one made the role. */
  readonly history: readonly RoleChange[]
}

/** Someone with a role. */
export interface RoleHolder {
  readonly name: string
  readonly kind: 'operator' | 'program' | 'invitation'
}

/** An own role as those see it who manage operators. */
export interface OwnRoleView extends OwnRole {
  readonly holders: readonly RoleHolder[]
}

/** All roles of a shop, and those who have them. */
export interface RoleList {
  readonly ready: Readonly<Record<Role, readonly RoleHolder[]>>
  readonly own: readonly OwnRoleView[]
}

/** A member of staff who is signed in. A shopper's token, staff included, is never an operator's. Source: LO-13. */
export interface Operator {
  readonly name: string
  readonly role: RoleId
  /** Rights and limits of an own role, as they are now. Without it an own role allows nothing. */
  readonly own?: RoleGrant | undefined
}

/** The operator of a session. */
export interface SignedInOperator extends Operator {
  /** The role demands a second factor, and the operator has none: nothing but setting it up is open. */
  readonly mustSetUp?: true
}

/** The second factor of an operator as they see it. */
export interface FactorView {
  /** Epoch ms; `null` without one. */
  readonly since: number | null
  /** Recovery codes that are left. */
  readonly recoveryCodes: number
  /** True if the role demands one. */
  readonly isDemanded: boolean
}

/** A secret of a second factor, to confirm. */
export interface NewFactor {
  /** In base32, for typing. */
  readonly secret: string
  /** For a QR code. */
  readonly address: string
}

/** An open session as operators see it. */
export interface SessionView {
  /** Names the session; opens nothing. */
  readonly id: string
  /** Epoch ms. */
  readonly begunAt: number
  /** Epoch ms; up to half a minute old. */
  readonly seenAt: number
  /** The browser as it names itself; empty where it does not. */
  readonly device: string
  /** True for the session that asks. */
  readonly isThis: boolean
}

/** Address and language of mails about pages to an operator. */
export interface OperatorMail {
  readonly address: string
  readonly locale: Locale
}

/** Minimum length of an operator's password (characters). */
export const MIN_PASSWORD = 12

/** An operator as admins see it. */
export interface OperatorAccount extends Operator {
  /** `null` where the operator gets no mail. */
  readonly mail: OperatorMail | null
  /** Open sessions. */
  readonly sessions: number
  readonly hasSecondFactor: boolean
  /** Instant from which the operator is signed out and cannot sign in, epoch ms; `null` for none. */
  readonly endsAt: number | null
}

/** An invitation that waits, as those see it who manage operators. */
export interface Invitation extends Operator {
  readonly id: string
  readonly mail: OperatorMail
  /** Operator who sent it. */
  readonly by: string
  /** Instant at which it was sent, epoch ms. */
  readonly at: number
  /** End of the account, epoch ms; `null` for none. */
  readonly endsAt: number | null
  /** First instant at which the link opens nothing, epoch ms. */
  readonly expiresAt: number
}

/** An invitation whose link is given once and never again. */
export interface GivenInvitation {
  readonly invitation: Invitation
  /** Part of the link behind `#`. */
  readonly secret: string
  /** False where the shop sends no mail: the link has to be handed over in another way. */
  readonly isMailed: boolean
}

/** An invitation as the operator sees it who opens its link. */
export type ReceivedInvitation = Pick<Invitation, 'name' | 'role' | 'own' | 'expiresAt'>

/** Limits of a program's key. */
export interface KeyLimits {
  readonly isReadOnly: boolean
  readonly callsPerMinute: number
}

/** Calls per minute of one operator or program at most: an editor who types sends steps twice a second. The choice is ours. */
export const MOST_CALLS = 1200

/** A program as admins see it. */
export interface ProgramView extends KeyLimits, Operator {
  /** Instant at which its key was made, epoch ms. */
  readonly since: number
  /** Instant of its last call, up to a minute old, epoch ms; `null` before the first. */
  readonly usedAt: number | null
  /** Instant from which the key opens nothing, epoch ms; `null` for none. */
  readonly endsAt: number | null
}

/** A key in readable form: it is given once and never again. */
export interface GivenKey extends Operator {
  readonly key: string
}

/** Every response to an operator. Success is code "200" with an empty message. Source: LO-07, L-364. */
export interface Envelope<Data> {
  readonly code: string
  readonly message: string
  readonly data: Data | null
}

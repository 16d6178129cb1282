import type { Operator, OperatorMail, OwnRole, RoleId } from '../operator.ts'
import { type AccountState, type OperatorEffect, type OperatorRecord, OPERATOR_NAME } from './operators.ts'
import { done, type Outcome, type Refusal, refuse } from '../outcome.ts'
import type { GoneOperator } from './gone.ts'
import { lookAlike } from './look-alike.ts'
import { covers, may } from '../rights.ts'
import { grantOf, isRole } from '../roles/own-role.ts'

/** Actor who changes accounts: an operator, or a person who runs commands on the server. */
export interface AccountActor extends Operator {
  /** Has no account: a person who can run commands on the server has the rights of an admin. */
  readonly isOnServer?: true
}

/** Changes of an admin to an operator; absent fields stay. */
export interface OperatorChange {
  readonly name?: string | undefined
  readonly role?: RoleId | undefined
  /** Of the new password. */
  readonly passwordHash?: string | undefined
  /** `null`: none from now on. */
  readonly mail?: OperatorMail | null | undefined
  /** Epoch ms; `null`: no end from now on. */
  readonly endsAt?: number | null | undefined
}

/** Effect of a change, and the operator after it. */
export type Effect = OperatorEffect<Outcome<Operator>>
/** Decides with the accounts as they are. */
export type Decide<Data = Operator> = (state: AccountState) => OperatorEffect<Outcome<Data>>

export const refused = (refusal: Refusal) => ({ result: refusal })

/** Rights are those of the moment of the change: another admin may have taken them since the request came in. */
export const asAdmin =
  <Data = Operator>(
    actor: AccountActor,
    decide: (state: AccountState, current: Operator) => OperatorEffect<Outcome<Data>>,
  ): Decide<Data> =>
  state => {
    const current = actor.isOnServer ? actor : state.operators.find(({ name }) => name === actor.name)
    return current && may(current, 'operators.manage')
      ? decide(state, current)
      : refused(refuse(403, 'notAllowed'))
  }

/** Refuses a role that the shop does not have, and one with more rights than the operator who gives it. */
export function roleRefusal(current: Operator, role: RoleId, roles: readonly OwnRole[]): Refusal | undefined {
  if (!isRole(role, roles)) return refuse(422, 'roleUnknown')
  return covers(current, { role, own: grantOf(role, roles) }) ? undefined : refuse(403, 'roleBeyondOwn')
}

/**
 * Decides about an operator who exists. One with more rights than the operator who asks is out of reach: a new password would hand them
 * over.
 */
export const onExisting = (
  actor: AccountActor,
  name: string,
  decide: (
    operator: OperatorRecord,
    others: readonly OperatorRecord[],
    state: AccountState,
    current: Operator,
  ) => Effect,
): Decide =>
  asAdmin(actor, (state, current) => {
    const operator = state.operators.find(each => each.name === name)
    if (!operator) return refused(refuse(404, 'operatorNotFound'))
    if (!covers(current, operator)) return refused(refuse(403, 'operatorBeyondOwn'))
    return decide(
      operator,
      state.operators.filter(each => each !== operator),
      state,
      current,
    )
  })

/** Names differ in more than capitals and look-alikes, also from those of removed accounts, because operators read them in histories. */
export function nameRefusal(
  name: string,
  others: readonly Pick<OperatorRecord, 'name'>[],
  gone: readonly GoneOperator[],
): Refusal | undefined {
  if (!OPERATOR_NAME.test(name)) return refuse(422, 'operatorNameInvalid')
  const isAmong = (all: readonly { readonly name: string }[]) =>
    all.some(other => lookAlike(other.name) === lookAlike(name))
  if (isAmong(others)) return refuse(409, 'operatorNameTaken', { values: { name } })
  return isAmong(gone) ? refuse(409, 'operatorNameGone', { values: { name } }) : undefined
}

/** Programs do not count, nor admins whose accounts end: the shop would have none once they are over. */
const isLastAdmin = ({ role }: Operator, others: readonly OperatorRecord[]) =>
  role === 'admin' &&
  !others.some(other => other.role === 'admin' && other.endsAt === undefined && !other.program)

/** Adds an operator. */
export const adding = (
  actor: AccountActor,
  { name, role, passwordHash, mail, endsAt }: OperatorRecord,
): Decide =>
  asAdmin(actor, ({ operators, gone, roles }, current) => {
    const refusal = nameRefusal(name, operators, gone) ?? roleRefusal(current, role, roles)
    if (refusal) return refused(refusal)
    return {
      result: done({ name, role, own: grantOf(role, roles) }),
      save: { name, role, passwordHash, mail, endsAt },
      endSessions: 'all',
    }
  })

/**
 * Changes name, role, password or end. A new password ends all sessions. Operators cannot change their own role here, nor their own
 * password, which needs the current one.
 */
export const changing = (actor: AccountActor, target: string, change: OperatorChange): Decide =>
  onExisting(actor, target, (operator, others, { gone, roles }, current) => {
    if (operator.program) return refused(refuse(404, 'operatorNotFound'))
    const { name = operator.name, role = operator.role, passwordHash } = change
    const isOwn = operator.name === actor.name
    if (isOwn && passwordHash !== undefined) return refused(refuse(403, 'ownPasswordHere'))
    if (role !== operator.role && isLastAdmin(operator, others)) return refused(refuse(403, 'lastAdmin'))
    if (role !== operator.role && isOwn) return refused(refuse(403, 'ownRole'))
    const endsAt = change.endsAt === undefined ? operator.endsAt : (change.endsAt ?? undefined)
    if (endsAt !== operator.endsAt && isOwn) return refused(refuse(403, 'ownEnd'))
    if (endsAt !== undefined && isLastAdmin({ name, role }, others))
      return refused(refuse(403, 'lastAdminEnd'))
    const refusal =
      (name === operator.name ? undefined : nameRefusal(name, others, gone)) ??
      (role === operator.role ? undefined : roleRefusal(current, role, roles))
    if (refusal) return refused(refusal)
    return {
      result: done({ name, role, own: grantOf(role, roles) }),
      save: {
        ...operator,
        name,
        role,
        passwordHash: passwordHash ?? operator.passwordHash,
        mail: change.mail === undefined ? operator.mail : (change.mail ?? undefined),
        endsAt,
      },
      ...(passwordHash !== undefined && { endSessions: 'all' as const }),
    }
  })

/**
 * Removes an operator and ends the sessions; what the operator saved and published keeps the name.
 * @param heir takes over what the operator has under way
 * @param now epoch ms
 */
export const removing = (
  actor: AccountActor,
  target: string,
  { heir, now }: { readonly heir?: string | undefined; readonly now: number },
): Decide =>
  onExisting(actor, target, (operator, others) => {
    if (!operator.program && isLastAdmin(operator, others)) return refused(refuse(403, 'lastAdmin'))
    if (operator.name === actor.name) return refused(refuse(403, 'ownAccount'))
    const isHeir = ({ name, program, endsAt = Number.POSITIVE_INFINITY }: OperatorRecord) =>
      name === heir && !program && endsAt > now
    if (heir !== undefined && !others.some(isHeir))
      return refused(refuse(422, 'heirUnknown', { values: { name: heir } }))
    return { result: done(operator), remove: { heir }, endSessions: 'all' }
  })

/** Ends an operator's sessions, except the one that makes the request. */
export const endingSessions = (actor: AccountActor, target: string, token: string): Decide =>
  onExisting(actor, target, operator => ({
    result: done(operator),
    endSessions: operator.name === actor.name ? { except: token } : 'all',
  }))

/** Gives an operator a password of their own choice and ends their other sessions. */
export const changingPassword =
  (actor: Operator, passwordHash: string, token: string): Decide =>
  ({ operators }) => {
    const operator = operators.find(({ name }) => name === actor.name)
    return operator
      ? {
          result: done({ name: operator.name, role: operator.role }),
          save: { ...operator, passwordHash },
          endSessions: { except: token },
        }
      : refused(refuse(401, 'notSignedIn'))
  }

/** Ends one session of the operator's own, or, for admins, of another operator. */
export const endingSession = (actor: AccountActor, target: string, id: string): Decide => {
  const decide = (operator: OperatorRecord): Effect => ({ result: done(operator), endSessions: { id } })
  return target === actor.name
    ? ({ operators }) => {
        const operator = operators.find(({ name }) => name === target)
        return operator ? decide(operator) : refused(refuse(401, 'notSignedIn'))
      }
    : onExisting(actor, target, decide)
}

/** Ends the operator's own sessions but for the one that asks. */
export const endingOtherSessions =
  (actor: Operator, token: string): Decide =>
  ({ operators }) => {
    const operator = operators.find(({ name }) => name === actor.name)
    return operator
      ? { result: done(operator), endSessions: { except: token } }
      : refused(refuse(401, 'notSignedIn'))
  }

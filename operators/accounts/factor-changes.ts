import {
  type AccountActor,
  asAdmin,
  type Decide,
  type Effect,
  onExisting,
  refused,
} from './operator-changes.ts'
import type { OperatorRecord } from './operators.ts'
import { type Operator, type Role, type RoleId, ROLES } from '../operator.ts'
import { done, refuse } from '../outcome.ts'
import { covers } from '../rights.ts'
import { PENDING_MS, spendCode } from '../second-factor/second-factor.ts'
import { stepOf } from '../second-factor/totp.ts'

const own =
  (actor: Operator, decide: (operator: OperatorRecord, demanding: readonly RoleId[]) => Effect): Decide =>
  ({ operators, demanding }) => {
    const operator = operators.find(({ name }) => name === actor.name)
    return operator ? decide(operator, demanding) : refused(refuse(401, 'notSignedIn'))
  }

const resultOf = ({ name, role }: OperatorRecord) => done({ name, role })

/** The operator after a code of the present second factor, if there is one; `undefined` for a wrong code. */
function withCode(operator: OperatorRecord, code: string, now: number): OperatorRecord | undefined {
  if (!operator.secondFactor) return operator
  const secondFactor = spendCode(operator.secondFactor, code, now)
  return secondFactor && { ...operator, secondFactor }
}

/** Keeps a new secret until it is confirmed. An operator with a second factor gives a code of it. */
export const beginning = (actor: Operator, secret: string, code: string, now: number): Decide =>
  own(actor, operator => {
    const proved = withCode(operator, code, now)
    if (!proved) return refused(refuse(422, 'wrongCode'))
    return { result: resultOf(operator), save: { ...proved, pendingFactor: { secret, at: now } } }
  })

/** Makes the new secret the second factor, by its first code. Ends the operator's other sessions. */
export const confirming = (
  actor: Operator,
  { code, recovery, now, token }: { code: string; recovery: readonly string[]; now: number; token: string },
): Decide =>
  own(actor, ({ pendingFactor, ...operator }) => {
    if (!pendingFactor || now - pendingFactor.at > PENDING_MS)
      return refused(refuse(409, 'secondFactorExpired'))
    const { secret } = pendingFactor
    const usedStep = stepOf(secret, code.replaceAll(/\s/g, ''), now)
    if (usedStep === undefined) return refused(refuse(422, 'wrongCode'))
    return {
      result: resultOf(operator),
      save: { ...operator, secondFactor: { secret, usedStep, recovery, since: now } },
      endSessions: { except: token },
    }
  })

const withoutFactor = (operator: OperatorRecord): OperatorRecord => ({
  ...operator,
  secondFactor: undefined,
  pendingFactor: undefined,
})

/** Removes the operator's own second factor, by a code of it, unless the role demands one. */
export const removingOwnFactor = (actor: Operator, code: string, now: number): Decide =>
  own(actor, (operator, demanding) => {
    if (!operator.secondFactor) return refused(refuse(409, 'noSecondFactor'))
    if (demanding.includes(operator.role)) return refused(refuse(403, 'secondFactorDemanded'))
    if (!withCode(operator, code, now)) return refused(refuse(422, 'wrongCode'))
    return { result: resultOf(operator), save: withoutFactor(operator) }
  })

/** Removes the second factor of another operator, who lost it, and ends their sessions. */
export const removingFactor = (actor: AccountActor, target: string): Decide =>
  onExisting(actor, target, operator => {
    if (operator.name === actor.name) return refused(refuse(403, 'ownSecondFactor'))
    if (!operator.secondFactor) return refused(refuse(409, 'noSecondFactor'))
    return { result: resultOf(operator), save: withoutFactor(operator), endSessions: 'all' }
  })

/** Demands a second factor of the operators of some ready roles. Operators decide about roles that they have, or could give, alone. */
export const demanding = (actor: AccountActor, roles: readonly Role[]): Decide =>
  asAdmin(actor, ({ demanding: before }, current) => {
    const changed = ROLES.filter(role => before.includes(role) !== roles.includes(role))
    if (!changed.every(role => covers(current, { role }))) return refused(refuse(403, 'roleBeyondOwn'))
    return { result: done({ name: actor.name, role: actor.role }), demanding: roles }
  })

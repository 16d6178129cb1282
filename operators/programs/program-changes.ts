import type { KeyLimits, Operator, OwnRole, RoleId } from '../operator.ts'
import type { AccountActor, Decide, Effect } from '../accounts/operator-changes.ts'
import { asAdmin, nameRefusal, refused, roleRefusal } from '../accounts/operator-changes.ts'
import type { OperatorRecord } from '../accounts/operators.ts'
import { done, refuse } from '../outcome.ts'
import { covers } from '../rights.ts'
import { grantOf } from '../roles/own-role.ts'
import type { ProgramKey } from './program.ts'

type Program = OperatorRecord & { readonly program: ProgramKey }

const isProgram = (operator: OperatorRecord): operator is Program => operator.program !== undefined

/** Decides about a program. One with more rights than the operator who asks is out of reach: its new key would hand them over. */
const onProgram = (
  actor: AccountActor,
  name: string,
  decide: (program: Program, roles: readonly OwnRole[], current: Operator) => Effect,
): Decide =>
  asAdmin(actor, ({ operators, roles }, current) => {
    const program = operators.filter(isProgram).find(each => each.name === name)
    if (!program) return refused(refuse(404, 'operatorNotFound'))
    return covers(current, program)
      ? decide(program, roles, current)
      : refused(refuse(403, 'operatorBeyondOwn'))
  })

/** Adds a program. It is an operator without a password, so that names, rights, ends and the audit log are those of operators. */
export const addingProgram = (
  actor: AccountActor,
  { name, role, endsAt, program }: Omit<Program, 'passwordHash'>,
): Decide =>
  asAdmin(actor, ({ operators, gone, roles }, current) => {
    const refusal = nameRefusal(name, operators, gone) ?? roleRefusal(current, role, roles)
    return refusal
      ? refused(refusal)
      : {
          result: done({ name, role, own: grantOf(role, roles) }),
          save: { name, role, passwordHash: '', endsAt, program },
        }
  })

/** Changes of an admin to a program. */
export interface ProgramChange extends KeyLimits {
  readonly role: RoleId
  /** Epoch ms; `null` for no end. */
  readonly endsAt: number | null
}

/** Changes role, limits or end. */
export const changingProgram = (
  actor: AccountActor,
  target: string,
  { role, endsAt, ...limits }: ProgramChange,
): Decide =>
  onProgram(actor, target, (program, roles, current) => {
    const refusal = role === program.role ? undefined : roleRefusal(current, role, roles)
    if (refusal) return refused(refusal)
    return {
      result: done({ name: target, role, own: grantOf(role, roles) }),
      save: { ...program, role, endsAt: endsAt ?? undefined, program: { ...program.program, ...limits } },
    }
  })

/** Replaces the key; the one before opens nothing from now on. */
export const renewingKey = (
  actor: AccountActor,
  target: string,
  { keyHash, since }: Pick<ProgramKey, 'keyHash' | 'since'>,
): Decide =>
  onProgram(actor, target, ({ program: { isReadOnly, callsPerMinute }, ...operator }) => ({
    result: done({ name: target, role: operator.role, own: operator.own }),
    save: { ...operator, program: { isReadOnly, callsPerMinute, keyHash, since } },
  }))

import type { KeyLimits, Role } from '../operator.ts'
import type { AccountActor, Decide, Effect } from '../accounts/operator-changes.ts'
import { asAdmin, nameRefusal, refused } from '../accounts/operator-changes.ts'
import type { OperatorRecord } from '../accounts/operators.ts'
import { done, refuse } from '../outcome.ts'
import type { ProgramKey } from './program.ts'

type Program = OperatorRecord & { readonly program: ProgramKey }

const isProgram = (operator: OperatorRecord): operator is Program => operator.program !== undefined

const onProgram = (actor: AccountActor, name: string, decide: (program: Program) => Effect): Decide =>
  asAdmin(actor, operators => {
    const program = operators.filter(isProgram).find(each => each.name === name)
    return program ? decide(program) : refused(refuse(404, 'operatorNotFound'))
  })

/** Adds a program. It is an operator without a password, so that names, rights, ends and the audit log are those of operators. */
export const addingProgram = (
  actor: AccountActor,
  { name, role, endsAt, program }: Omit<Program, 'passwordHash'>,
): Decide =>
  asAdmin(actor, (operators, _, gone) => {
    const refusal = nameRefusal(name, operators, gone)
    return refusal
      ? refused(refusal)
      : { result: done({ name, role }), save: { name, role, passwordHash: '', endsAt, program } }
  })

/** Changes of an admin to a program. */
export interface ProgramChange extends KeyLimits {
  readonly role: Role
  /** Epoch ms; `null` for no end. */
  readonly endsAt: number | null
}

/** Changes role, limits or end. */
export const changingProgram = (
  actor: AccountActor,
  target: string,
  { role, endsAt, ...limits }: ProgramChange,
): Decide =>
  onProgram(actor, target, program => ({
    result: done({ name: target, role }),
    save: { ...program, role, endsAt: endsAt ?? undefined, program: { ...program.program, ...limits } },
  }))

/** Replaces the key; the one before opens nothing from now on. */
export const renewingKey = (
  actor: AccountActor,
  target: string,
  { keyHash, since }: Pick<ProgramKey, 'keyHash' | 'since'>,
): Decide =>
  onProgram(actor, target, ({ program: { isReadOnly, callsPerMinute }, ...operator }) => ({
    result: done({ name: target, role: operator.role }),
    save: { ...operator, program: { isReadOnly, callsPerMinute, keyHash, since } },
  }))

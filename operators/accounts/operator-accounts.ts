import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import {
  type Operator,
  type OperatorAccount,
  type Role,
  type RoleId,
  type SessionView,
  MIN_PASSWORD,
} from '../operator.ts'
import {
  type AccountActor,
  adding,
  changing,
  changingPassword,
  endingSession,
  endingSessions,
  removing,
} from './operator-changes.ts'
import type { Operators } from './operators.ts'
import { demanding, removingFactor } from './factor-changes.ts'
import { passwordProblem } from './password-rule.ts'
import { done, type Outcome, type Refusal, refuse, refuseInput } from '../outcome.ts'
import { mapResult } from '#platform/result.ts'
import { ifAllowed } from '../rights.ts'
import { roleIdSchema } from '../roles/own-role.ts'

/** Roles that demand a second factor. */
interface DemandingRoles {
  readonly roles: readonly RoleId[]
  /** True where all of them do because the shop is public, whatever an admin has set. */
  readonly isOfAll: boolean
}

/** Operations of admins on operators' accounts, and each operator with their own. Source: LO-13. */
export interface OperatorAccounts {
  readonly operatorAccounts: (actor: AccountActor) => Promise<Outcome<readonly OperatorAccount[]>>
  /** `given`: `NewOperator`. */
  readonly addOperator: (actor: AccountActor, given: unknown) => Promise<Outcome<Operator>>
  /** `given`: `{ name?, role?, password? }`. */
  readonly changeOperator: (actor: AccountActor, name: string, given: unknown) => Promise<Outcome<Operator>>
  /**
   * @param reason for the audit log
   * @param heir operator who takes over what is under way
   */
  readonly removeOperator: (
    actor: AccountActor,
    name: string,
    reason?: string,
    heir?: string,
  ) => Promise<Outcome<null>>
  /** @param token the session that asks; it stays when it is one of these */
  readonly endSessions: (actor: AccountActor, name: string, token: string) => Promise<Outcome<null>>
  readonly sessionsOf: (actor: AccountActor, name: string) => Promise<Outcome<readonly SessionView[]>>
  readonly endSession: (actor: AccountActor, name: string, id: string) => Promise<Outcome<null>>
  /** Removes the second factor of an operator who lost it. */
  readonly removeSecondFactor: (actor: AccountActor, name: string, reason: string) => Promise<Outcome<null>>
  readonly demandingRoles: (actor: AccountActor) => Promise<Outcome<DemandingRoles>>
  readonly demandSecondFactor: (actor: AccountActor, roles: readonly Role[]) => Promise<Outcome<null>>
  /** `given`: `{ current, next }`. Ends the operator's other sessions. */
  readonly changePassword: (actor: Operator, token: string, given: unknown) => Promise<Outcome<null>>
}

const MAX_LENGTH = 200

export const newOperatorSchema = z.object({
  name: z
    .string()
    .max(MAX_LENGTH)
    .transform(name => name.normalize('NFKC').trim()),
  role: roleIdSchema,
  password: z.string().max(MAX_LENGTH),
  mail: z.object({ address: z.email().max(MAX_LENGTH), locale: z.enum(LOCALES) }).nullish(),
  /** Epoch ms; `null` for no end. */
  endsAt: z.int().min(0).nullish(),
})
export const operatorChangeSchema = newOperatorSchema.partial()
const passwordsSchema = z.object({
  current: z.string().max(MAX_LENGTH),
  next: z.string().max(MAX_LENGTH),
})

/** Refuses an account of another shape. */
export const accountRefusal = (error: z.ZodError): Refusal =>
  error.issues.some(({ path }) => path.includes('mail'))
    ? refuse(422, 'operatorMailInvalid')
    : refuseInput(400, 'requestMalformed', error)

function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): Outcome<z.output<Schema>> {
  const result = schema.safeParse(given)
  return result.success ? done(result.data) : accountRefusal(result.error)
}

/** Reason to refuse a new password. */
export function passwordRefusal(password: string, name: string): Refusal | undefined {
  const problem = passwordProblem(password, name)
  if (!problem) return undefined
  return problem === 'passwordTooShort'
    ? refuse(422, problem, { values: { min: MIN_PASSWORD } })
    : refuse(422, problem)
}

interface Parts {
  readonly operators: Operators
  /** Epoch ms. */
  readonly clock: () => number
}

/** Checks what is sent, hashes passwords, and leaves the decision to `operator-changes.ts`. */
export function createOperatorAccounts({ operators, clock }: Parts): OperatorAccounts {
  const nothing = (outcome: Outcome<unknown>) => mapResult(outcome, () => null)
  return {
    operatorAccounts: actor =>
      ifAllowed(actor, 'operators.manage', async () => done(await operators.accounts())),
    addOperator: (actor, given) =>
      ifAllowed(actor, 'operators.manage', async () => {
        const operator = parsed(newOperatorSchema, given)
        if (!operator.ok) return operator
        const { name, role, password, mail, endsAt } = operator.value
        const refusal = passwordRefusal(password, name)
        if (refusal) return refusal
        const passwordHash = await operators.hash(password)
        return operators.change(
          name,
          adding(actor, { name, role, passwordHash, mail: mail ?? undefined, endsAt: endsAt ?? undefined }),
        )
      }),
    changeOperator: (actor, name, given) =>
      ifAllowed(actor, 'operators.manage', async () => {
        const change = parsed(operatorChangeSchema, given)
        if (!change.ok) return change
        const { password, ...rest } = change.value
        const refusal = password === undefined ? undefined : passwordRefusal(password, rest.name ?? name)
        if (refusal) return refusal
        const passwordHash = password === undefined ? undefined : await operators.hash(password)
        return operators.change(name, changing(actor, name, { ...rest, passwordHash }))
      }),
    removeOperator: (actor, name, _reason, heir) =>
      ifAllowed(actor, 'operators.manage', async () =>
        nothing(await operators.change(name, removing(actor, name, { heir, now: clock() }))),
      ),
    endSessions: (actor, name, token) =>
      ifAllowed(actor, 'operators.manage', async () =>
        nothing(await operators.change(name, endingSessions(actor, name, token))),
      ),
    sessionsOf: (actor, name) =>
      ifAllowed(actor, 'operators.manage', async () => done(await operators.sessions(name))),
    endSession: (actor, name, id) =>
      ifAllowed(actor, 'operators.manage', async () =>
        nothing(await operators.change(name, endingSession(actor, name, id))),
      ),
    removeSecondFactor: (actor, name) =>
      ifAllowed(actor, 'operators.manage', async () =>
        nothing(await operators.change(name, removingFactor(actor, name))),
      ),
    demandingRoles: actor =>
      ifAllowed(actor, 'operators.manage', async () =>
        done({ roles: await operators.demanding(), isOfAll: operators.demandsOfAll }),
      ),
    demandSecondFactor: (actor, roles) =>
      ifAllowed(actor, 'operators.manage', async () =>
        nothing(await operators.change(actor.name, demanding(actor, roles))),
      ),
    async changePassword(actor, token, given) {
      const read = parsed(passwordsSchema, given)
      if (!read.ok) return read
      const passwords = read.value
      const refusal = passwordRefusal(passwords.next, actor.name)
      if (refusal) return refusal
      if (!(await operators.verify(actor.name, passwords.current))) return refuse(422, 'wrongPassword')
      const hash = await operators.hash(passwords.next)
      return nothing(await operators.change(actor.name, changingPassword(actor, hash, token)))
    },
  }
}

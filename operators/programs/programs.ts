import { randomBytes } from 'node:crypto'
import { mapResult } from '#platform/result.ts'
import type { AccountActor } from '../accounts/operator-changes.ts'
import type { Operators } from '../accounts/operators.ts'
import type { GivenKey, Operator, ProgramView } from '../operator.ts'
import { done, type Outcome } from '../outcome.ts'
import { ifAllowed } from '../rights.ts'
import { tokenHash } from '../token-hash.ts'
import { addingProgram, changingProgram, type ProgramChange, renewingKey } from './program-changes.ts'

/** Programs that call operations with keys, as admins manage them. */
export interface Programs {
  readonly programs: (actor: AccountActor) => Promise<Outcome<readonly ProgramView[]>>
  readonly addProgram: (
    actor: AccountActor,
    given: ProgramChange & { readonly name: string },
  ) => Promise<Outcome<GivenKey>>
  readonly changeProgram: (
    actor: AccountActor,
    name: string,
    change: ProgramChange,
  ) => Promise<Outcome<Operator>>
  /** Makes a new key; the one before opens nothing from then on. */
  readonly renewKey: (actor: AccountActor, name: string) => Promise<Outcome<GivenKey>>
}

interface Parts {
  readonly operators: Operators
  /** Epoch ms. */
  readonly clock: () => number
}

export function createPrograms({ operators, clock }: Parts): Programs {
  /** A new key, and what is stored of it. */
  const newKey = () => {
    const key = `cairn_${randomBytes(32).toString('base64url')}`
    return { key, stored: { keyHash: tokenHash(key), since: clock() } }
  }
  return {
    programs: actor => ifAllowed(actor, 'operators.manage', async () => done(await operators.programs())),
    addProgram: (actor, { name, role, endsAt, ...limits }) =>
      ifAllowed(actor, 'operators.manage', async () => {
        const { key, stored } = newKey()
        const program = { name, role, endsAt: endsAt ?? undefined, program: { ...limits, ...stored } }
        const outcome = await operators.change(name, addingProgram(actor, program))
        return mapResult(outcome, added => ({ ...added, key }))
      }),
    changeProgram: (actor, name, change) =>
      ifAllowed(actor, 'operators.manage', () =>
        operators.change(name, changingProgram(actor, name, change)),
      ),
    renewKey: (actor, name) =>
      ifAllowed(actor, 'operators.manage', async () => {
        const { key, stored } = newKey()
        const outcome = await operators.change(name, renewingKey(actor, name, stored))
        return mapResult(outcome, renewed => ({ ...renewed, key }))
      }),
  }
}

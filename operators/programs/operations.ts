import { z } from 'zod'
import { newOperatorSchema } from '../accounts/operator-accounts.ts'
import { operationsOn } from '../operation.ts'
import { MOST_CALLS } from '../operator.ts'
import type { Programs } from './programs.ts'

const name = z.string().max(200)
const { role, endsAt, name: newName } = newOperatorSchema.shape
const settings = {
  role,
  isReadOnly: z.boolean(),
  callsPerMinute: z.int().min(1).max(MOST_CALLS),
  endsAt: endsAt.transform(end => end ?? null),
}

const { read, change } = operationsOn<Programs>()

/** Programs with keys. `operators.remove` takes one away. The audit log is written with the change. */
export const programOperations = {
  list: read({
    right: 'operators.manage',
    summary: 'Lists programs with their roles, limits and last calls.',
    input: z.strictObject({}),
    run: (programs, _, { actor }) => programs.programs(actor),
  }),
  add: change({
    right: 'operators.manage',
    summary: 'Adds a program and gives its key, once.',
    input: z.strictObject({ name: newName, ...settings }),
    asks: 'again',
    run: (programs, given, { actor }) => programs.addProgram(actor, given),
  }),
  change: change({
    right: 'operators.manage',
    summary: 'Changes role, limits and end of a program.',
    input: z.strictObject({ name, ...settings }),
    asks: 'again',
    run: (programs, { name: target, ...given }, { actor }) => programs.changeProgram(actor, target, given),
  }),
  renew: change({
    right: 'operators.manage',
    summary: 'Gives a program a new key, once; the one before opens nothing from then on.',
    input: z.strictObject({ name }),
    asks: 'again',
    run: (programs, { name: target }, { actor }) => programs.renewKey(actor, target),
  }),
}

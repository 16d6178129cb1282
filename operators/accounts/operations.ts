import { z } from 'zod'
import { QueueFull } from '#platform/work-queue.ts'
import { operationsOn } from '../operation.ts'
import { type Outcome, refuse } from '../outcome.ts'
import {
  accountRefusal,
  newOperatorSchema,
  type OperatorAccounts,
  operatorChangeSchema,
} from './operator-accounts.ts'

const name = z.string().max(200)

/** Refuses while too many passwords wait to be hashed. */
async function unlessBusy<Data>(job: Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return await job
  } catch (error) {
    if (error instanceof QueueFull) return refuse(429, 'tooManyLogins')
    throw error
  }
}

const { read, change } = operationsOn<OperatorAccounts>()

/** Accounts of operators. The audit log is written with the change. */
export const operatorOperations = {
  list: read({
    right: 'operators.manage',
    summary: 'Lists operators with their roles and open sessions.',
    input: z.strictObject({}),
    run: (accounts, _, { actor }) => accounts.operatorAccounts(actor),
  }),
  add: change({
    right: 'operators.manage',
    summary: 'Adds an operator.',
    input: newOperatorSchema.strict(),
    malformed: accountRefusal,
    run: (accounts, given, { actor }) => unlessBusy(accounts.addOperator(actor, given)),
  }),
  change: change({
    right: 'operators.manage',
    summary: 'Changes name, role, password or mail of an operator; absent fields stay.',
    input: z.strictObject({ name, changes: operatorChangeSchema.strict() }),
    malformed: accountRefusal,
    run: (accounts, given, { actor }) =>
      unlessBusy(accounts.changeOperator(actor, given.name, given.changes)),
  }),
  remove: change({
    right: 'operators.manage',
    summary: 'Removes an operator and ends their sessions.',
    input: z.strictObject({ name }),
    run: (accounts, given, { actor }) => accounts.removeOperator(actor, given.name),
  }),
  'end-sessions': change({
    right: 'operators.manage',
    summary: 'Ends the sessions of an operator, but for the one that asks.',
    input: z.strictObject({ name }),
    run: (accounts, given, { actor, token }) => accounts.endSessions(actor, given.name, token),
  }),
}

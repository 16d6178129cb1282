import { z } from 'zod'
import { ROLES } from '../operator.ts'
import { operationsOn } from '../operation.ts'
import { unlessBusy } from './unless-busy.ts'
import {
  accountRefusal,
  newOperatorSchema,
  type OperatorAccounts,
  operatorChangeSchema,
} from './operator-accounts.ts'

const name = z.string().max(200)
const reason = z.string().trim().min(1).max(200)

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
    asks: 'again',
    run: (accounts, given, { actor }) => unlessBusy(accounts.addOperator(actor, given)),
  }),
  change: change({
    right: 'operators.manage',
    summary: 'Changes name, role, password, mail or end of an operator; absent fields stay.',
    input: z.strictObject({ name, changes: operatorChangeSchema.strict() }),
    malformed: accountRefusal,
    asks: 'again',
    run: (accounts, given, { actor }) =>
      unlessBusy(accounts.changeOperator(actor, given.name, given.changes)),
  }),
  remove: change({
    right: 'operators.manage',
    summary:
      'Removes an operator; ends their sessions and preview links. `heir` takes over what is under way. The reason is in the audit log.',
    asks: 'again',
    input: z.strictObject({ name, reason, heir: name.optional() }),
    run: (accounts, given, { actor }) => accounts.removeOperator(actor, given.name, given.reason, given.heir),
  }),
  'end-sessions': change({
    right: 'operators.manage',
    summary: 'Ends the sessions of an operator, but for the one that asks.',
    input: z.strictObject({ name }),
    run: (accounts, given, { actor, token }) => accounts.endSessions(actor, given.name, token),
  }),
  sessions: read({
    right: 'operators.manage',
    summary: 'Lists the open sessions of an operator.',
    input: z.strictObject({ name }),
    run: (accounts, given, { actor }) => accounts.sessionsOf(actor, given.name),
  }),
  'end-session': change({
    right: 'operators.manage',
    summary: 'Ends one session of an operator.',
    input: z.strictObject({ name, id: z.string().max(100) }),
    run: (accounts, given, { actor }) => accounts.endSession(actor, given.name, given.id),
  }),
  'remove-second-factor': change({
    right: 'operators.manage',
    summary: 'Removes the second factor of an operator who lost it, and ends their sessions.',
    input: z.strictObject({ name, reason }),
    asks: 'again',
    run: (accounts, given, { actor }) => accounts.removeSecondFactor(actor, given.name, given.reason),
  }),
  demanding: read({
    right: 'operators.manage',
    summary: 'Lists the roles that demand a second factor.',
    input: z.strictObject({}),
    run: (accounts, _, { actor }) => accounts.demandingRoles(actor),
  }),
  demand: change({
    right: 'operators.manage',
    summary: 'Sets the roles that demand a second factor.',
    input: z.strictObject({ roles: z.array(z.enum(ROLES)).max(ROLES.length) }),
    asks: 'again',
    run: (accounts, given, { actor }) => accounts.demandSecondFactor(actor, given.roles),
  }),
}

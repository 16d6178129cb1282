import { z } from 'zod'
import { unlessBusy } from '../accounts/unless-busy.ts'
import { operationsOn } from '../operation.ts'
import { MAX_CODE } from '../second-factor/second-factor.ts'
import type { OwnAccount } from './own-account.ts'

const code = z.string().trim().min(1).max(MAX_CODE)
const { read, change } = operationsOn<OwnAccount>()

/** Each operator's own account. The audit log is written with the change. */
export const ownOperations = {
  sessions: read({
    right: 'account.own',
    summary: 'Lists the open sessions of the operator who asks.',
    input: z.strictObject({}),
    run: (own, _, { actor, token }) => own.ownSessions(actor, token),
  }),
  'end-session': change({
    right: 'account.own',
    summary: 'Ends one of the operator’s own sessions.',
    input: z.strictObject({ id: z.string().max(100) }),
    run: (own, { id }, { actor }) => own.endOwnSession(actor, id),
  }),
  'end-other-sessions': change({
    right: 'account.own',
    summary: 'Ends the operator’s own sessions, but for the one that asks.',
    input: z.strictObject({}),
    run: (own, _, { actor, token }) => own.endOtherSessions(actor, token),
  }),
  'second-factor': read({
    right: 'account.own',
    summary:
      'Says since when the operator has a second factor, how many recovery codes are left, and if the role demands one.',
    input: z.strictObject({}),
    isOpenForSetUp: true,
    run: (own, _, { actor }) => own.ownSecondFactor(actor),
  }),
  'begin-second-factor': change({
    right: 'account.own',
    summary:
      'Gives the secret of a new second factor. An operator who has one gives a code of it, another one the password a short while before.',
    input: z.strictObject({ code: z.string().trim().max(MAX_CODE).default('') }),
    isOpenForSetUp: true,
    run: (own, given, { actor, ...asking }) => own.beginSecondFactor(actor, given.code, asking),
  }),
  'confirm-second-factor': change({
    right: 'account.own',
    summary: 'Makes the new secret the second factor, by its first code. Gives recovery codes, once.',
    input: z.strictObject({ code }),
    isOpenForSetUp: true,
    run: (own, given, { actor, token }) => own.confirmSecondFactor(actor, given.code, token),
  }),
  'remove-second-factor': change({
    right: 'account.own',
    summary: 'Removes the operator’s own second factor, by a code of it.',
    input: z.strictObject({ code }),
    run: (own, given, { actor }) => own.removeOwnSecondFactor(actor, given.code),
  }),
  prove: change({
    right: 'account.own',
    summary: 'Gives the password once more; operators with a second factor give a code of it.',
    input: z.union([z.strictObject({ password: z.string().min(1).max(200) }), z.strictObject({ code })]),
    isOpenForSetUp: true,
    run: (own, given, { actor, token }) => unlessBusy(own.proveOwn(actor, token, given)),
  }),
}

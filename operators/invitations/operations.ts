import { z } from 'zod'
import { accountRefusal, newOperatorSchema } from '../accounts/operator-accounts.ts'
import { operationsOn } from '../operation.ts'
import type { Invitations } from './invitations.ts'

const id = z.string().max(40)
const { name, role, mail, endsAt } = newOperatorSchema.shape

const { read, change } = operationsOn<Invitations>()

/** Invitations by mail. The audit log is written with the change. */
export const invitationOperations = {
  list: read({
    right: 'operators.manage',
    summary: 'Lists open invitations, the newest first.',
    input: z.strictObject({}),
    run: (invitations, _, { actor }) => invitations.invitations(actor),
  }),
  send: change({
    right: 'operators.manage',
    summary: 'Invites an operator by mail. Gives the secret of the link, once.',
    input: z.strictObject({
      name,
      role,
      mail: mail.unwrap().unwrap(),
      endsAt: endsAt.transform(end => end ?? null),
    }),
    malformed: accountRefusal,
    asks: 'again',
    run: (invitations, given, { actor }) => invitations.invite(actor, given),
  }),
  resend: change({
    right: 'operators.manage',
    summary: 'Sends an invitation again with a new link; the one before opens nothing from then on.',
    input: z.strictObject({ id }),
    asks: 'again',
    run: (invitations, given, { actor }) => invitations.resendInvitation(actor, given.id),
  }),
  withdraw: change({
    right: 'operators.manage',
    summary: 'Withdraws an invitation; its link opens nothing from then on.',
    input: z.strictObject({ id }),
    run: (invitations, given, { actor }) => invitations.withdrawInvitation(actor, given.id),
  }),
}

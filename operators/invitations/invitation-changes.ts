import type { AccountActor, Decide } from '../accounts/operator-changes.ts'
import { adding, nameRefusal, roleRefusal } from '../accounts/operator-changes.ts'
import type { AccountState, OperatorRecord } from '../accounts/operators.ts'
import type { Operator } from '../operator.ts'
import { done, type Outcome, refuse } from '../outcome.ts'
import { may } from '../rights.ts'
import { expiresAt, MOST_INVITATIONS, type StoredInvitation } from './invitation.ts'

/** Accounts and invitations, as they are at the moment of a change. */
export interface InvitedState extends AccountState {
  readonly invitations: readonly StoredInvitation[]
}

/** Effect of a change: the invitations afterwards, and an operator who was added. */
interface InvitationEffect<Data> {
  readonly result: Outcome<Data>
  readonly invitations?: readonly StoredInvitation[]
  readonly save?: OperatorRecord
}

export type InvitationDecision<Data> = (state: InvitedState) => InvitationEffect<Data>
/** Decides with the account of the operator who asks, as it is now. */
type ManagerDecision<Data> = (state: InvitedState, current: Operator) => InvitationEffect<Data>

/** Rights are those of the moment of the change. */
const asManager =
  <Data>(actor: AccountActor, decide: ManagerDecision<Data>): InvitationDecision<Data> =>
  state => {
    const current = actor.isOnServer ? actor : state.operators.find(({ name }) => name === actor.name)
    return current && may(current, 'operators.manage')
      ? decide(state, current)
      : { result: refuse(403, 'notAllowed') }
  }

/** Keeps a new invitation. Its name is free, also of other invitations. */
export const inviting = (
  actor: AccountActor,
  invitation: StoredInvitation,
): InvitationDecision<StoredInvitation> =>
  asManager(actor, ({ operators, gone, roles, invitations }, current) => {
    const refusal =
      nameRefusal(invitation.name, [...operators, ...invitations], gone) ??
      roleRefusal(current, invitation.role, roles)
    if (refusal) return { result: refusal }
    if (invitations.length >= MOST_INVITATIONS)
      return { result: refuse(409, 'invitationsFull', { values: { max: MOST_INVITATIONS } }) }
    return { result: done(invitation), invitations: [...invitations, invitation] }
  })

/** Gives an invitation a new link, valid from now; the one before opens nothing. */
export const resending = (
  actor: AccountActor,
  id: string,
  { secretHash, now }: { readonly secretHash: string; readonly now: number },
): InvitationDecision<StoredInvitation> =>
  asManager(actor, ({ invitations, roles }, current) => {
    const found = invitations.find(each => each.id === id)
    if (!found) return { result: refuse(404, 'invitationGone') }
    const refusal = roleRefusal(current, found.role, roles)
    if (refusal) return { result: refusal }
    const renewed = { ...found, secretHash, by: actor.name, at: now }
    return {
      result: done(renewed),
      invitations: invitations.map(each => (each === found ? renewed : each)),
    }
  })

export const withdrawing = (actor: AccountActor, id: string): InvitationDecision<StoredInvitation> =>
  asManager(actor, ({ invitations }) => {
    const found = invitations.find(each => each.id === id)
    return found
      ? { result: done(found), invitations: invitations.filter(each => each !== found) }
      : { result: refuse(404, 'invitationGone') }
  })

/** The invitation of a link, if it is valid. One that was sent by an operator who may not give its role any more is not. */
export function validInvitation(
  { operators, invitations, roles }: InvitedState,
  secretHash: string,
  now: number,
): Outcome<StoredInvitation> {
  const found = invitations.find(each => each.secretHash === secretHash)
  const sender = operators.find(({ name }) => name === found?.by)
  const isValid =
    found &&
    now < expiresAt(found) &&
    sender &&
    may(sender, 'operators.manage') &&
    !roleRefusal(sender, found.role, roles)
  return isValid ? done(found) : refuse(403, 'invitationInvalid')
}

/** Adds the operator of a valid link, which opens nothing from then on. */
export const accepting =
  (
    secretHash: string,
    { passwordHash, now }: { readonly passwordHash: string; readonly now: number },
  ): InvitationDecision<Operator> =>
  state => {
    const valid = validInvitation(state, secretHash, now)
    if (!valid.ok) return { result: valid }
    const { name, role, mail, endsAt, by } = valid.value
    const add: Decide = adding({ name: by, role }, { name, role, mail, endsAt, passwordHash })
    const { result, save } = add(state)
    return {
      result,
      ...(save && {
        save,
        invitations: state.invitations.filter(each => each !== valid.value),
      }),
    }
  }

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { mapResult } from '#platform/result.ts'
import { passwordRefusal } from '../accounts/operator-accounts.ts'
import type { AccountActor } from '../accounts/operator-changes.ts'
import type { Operators } from '../accounts/operators.ts'
import type {
  GivenInvitation,
  Invitation,
  Operator,
  OperatorMail,
  ReceivedInvitation,
  RoleId,
} from '../operator.ts'
import { done, type Outcome, refuseInput } from '../outcome.ts'
import { ifAllowed } from '../rights.ts'
import { tokenHash } from '../token-hash.ts'
import { expiresAt, invitationView, type StoredInvitation } from './invitation.ts'
import {
  accepting,
  type InvitationDecision,
  type InvitedState,
  inviting,
  resending,
  validInvitation,
  withdrawing,
} from './invitation-changes.ts'

/** Account of an operator to invite. */
interface Invited {
  readonly name: string
  readonly role: RoleId
  readonly mail: OperatorMail
  /** Epoch ms; `null` for no end. */
  readonly endsAt: number | null
}

/** Invitations by mail. */
export interface Invitations {
  /** The newest first. */
  readonly invitations: (actor: AccountActor) => Promise<Outcome<readonly Invitation[]>>
  readonly invite: (actor: AccountActor, invited: Invited) => Promise<Outcome<GivenInvitation>>
  readonly resendInvitation: (actor: AccountActor, id: string) => Promise<Outcome<GivenInvitation>>
  readonly withdrawInvitation: (actor: AccountActor, id: string) => Promise<Outcome<Invitation>>
  /** Reads the invitation of a link. `given`: `{ secret }`. */
  readonly checkInvitation: (given: unknown) => Promise<Outcome<ReceivedInvitation>>
  /** Adds the operator who was invited. `given`: `{ secret, password }`. */
  readonly acceptInvitation: (given: unknown) => Promise<Outcome<Operator>>
}

/** Where invitations are stored, beside the accounts. */
export interface InvitationRepository {
  readonly read: () => Promise<InvitedState>
  /** Decides and writes the decision before it answers; changes run one after the other, over all processes. */
  readonly change: <Data>(decide: InvitationDecision<Data>) => Promise<Outcome<Data>>
}

/** Sends the link of an invitation; false where the shop sends no mail. */
export type SendInvitation = (invitation: Invitation, secret: string) => Promise<boolean>

interface Parts {
  readonly repository: InvitationRepository
  readonly operators: Pick<Operators, 'hash'>
  /** Epoch ms. */
  readonly clock: () => number
  readonly send: SendInvitation
}

const secret = z.string().max(200)
const checkSchema = z.strictObject({ secret })
const acceptSchema = z.strictObject({ secret, password: z.string().max(200) })

const SECRET_BYTES = 32
const ID_BYTES = 9

export function createInvitations({ repository, operators, clock, send }: Parts): Invitations {
  /** Keeps an invitation under a new secret, then sends it. */
  async function sending(
    keep: (secretHash: string) => Promise<Outcome<StoredInvitation>>,
  ): Promise<Outcome<GivenInvitation>> {
    const given = randomBytes(SECRET_BYTES).toString('base64url')
    const kept = await keep(tokenHash(given))
    if (!kept.ok) return kept
    const invitation = invitationView(kept.value, (await repository.read()).roles)
    return done({ invitation, secret: given, isMailed: await send(invitation, given) })
  }
  return {
    invitations: actor =>
      ifAllowed(actor, 'operators.manage', async () => {
        const { invitations, roles } = await repository.read()
        return done(invitations.map(each => invitationView(each, roles)).toReversed())
      }),
    invite: (actor, { endsAt, ...invited }) =>
      ifAllowed(actor, 'operators.manage', () =>
        sending(secretHash =>
          repository.change(
            inviting(actor, {
              id: randomBytes(ID_BYTES).toString('base64url'),
              ...invited,
              ...(endsAt !== null && { endsAt }),
              secretHash,
              by: actor.name,
              at: clock(),
            }),
          ),
        ),
      ),
    resendInvitation: (actor, id) =>
      ifAllowed(actor, 'operators.manage', () =>
        sending(secretHash => repository.change(resending(actor, id, { secretHash, now: clock() }))),
      ),
    withdrawInvitation: (actor, id) =>
      ifAllowed(actor, 'operators.manage', async () => {
        const withdrawn = await repository.change(withdrawing(actor, id))
        const { roles } = await repository.read()
        return mapResult(withdrawn, found => invitationView(found, roles))
      }),
    async checkInvitation(given) {
      const read = checkSchema.safeParse(given)
      if (!read.success) return refuseInput(400, 'requestMalformed', read.error)
      const state = await repository.read()
      const valid = validInvitation(state, tokenHash(read.data.secret), clock())
      return mapResult(valid, found => {
        const { name, role, own } = invitationView(found, state.roles)
        return { name, role, own, expiresAt: expiresAt(found) }
      })
    },
    async acceptInvitation(given) {
      const read = acceptSchema.safeParse(given)
      if (!read.success) return refuseInput(400, 'requestMalformed', read.error)
      const { password } = read.data
      const secretHash = tokenHash(read.data.secret)
      // A password is hashed for a valid link only.
      const valid = validInvitation(await repository.read(), secretHash, clock())
      if (!valid.ok) return valid
      const refusal = passwordRefusal(password, valid.value.name)
      if (refusal) return refusal
      const passwordHash = await operators.hash(password)
      return repository.change(accepting(secretHash, { passwordHash, now: clock() }))
    },
  }
}

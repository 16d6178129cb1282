import { randomBytes } from 'node:crypto'
import { mapResult } from '#platform/result.ts'
import type { AccountActor } from '../accounts/operator-changes.ts'
import type { Operators } from '../accounts/operators.ts'
import type { InvitedState } from '../invitations/invitation-changes.ts'
import type { InvitationRepository } from '../invitations/invitations.ts'
import type { OwnRole, OwnRoleId, OwnRoleView, RoleDraft, RoleHolder, RoleId, RoleList } from '../operator.ts'
import { done, type Outcome } from '../outcome.ts'
import { ifAllowed } from '../rights.ts'
import { addingRole, changingRole, removingRole } from './role-changes.ts'

/** Roles that the shop makes from the grid of rights, as those manage them who manage operators. */
export interface Roles {
  readonly roles: (actor: AccountActor) => Promise<Outcome<RoleList>>
  readonly addRole: (actor: AccountActor, draft: RoleDraft) => Promise<Outcome<OwnRoleView>>
  /** @param version the one that the operator saw; another one is refused */
  readonly changeRole: (
    actor: AccountActor,
    id: OwnRoleId,
    version: number,
    draft: RoleDraft,
  ) => Promise<Outcome<OwnRoleView>>
  /** Refuses, with the names, while an operator, program or invitation has the role. */
  readonly removeRole: (actor: AccountActor, id: OwnRoleId) => Promise<Outcome<OwnRole>>
}

interface Parts {
  readonly operators: Pick<Operators, 'change'>
  /** Reads accounts and invitations. */
  readonly invitations: Pick<InvitationRepository, 'read'>
  /** Epoch ms. */
  readonly clock: () => number
}

const ID_BYTES = 9

const invitedTo = ({ invitations }: InvitedState, id: RoleId): readonly RoleHolder[] =>
  invitations.flatMap(({ name, role }) => (role === id ? [{ name, kind: 'invitation' }] : []))

const holdersOf = (state: InvitedState, id: RoleId): readonly RoleHolder[] => [
  ...state.operators.flatMap<RoleHolder>(({ name, role, program }) =>
    role === id ? [{ name, kind: program ? 'program' : 'operator' }] : [],
  ),
  ...invitedTo(state, id),
]

const viewOf = (role: OwnRole, state: InvitedState): OwnRoleView => ({
  ...role,
  holders: holdersOf(state, role.id),
})

export function createRoles({ operators, invitations, clock }: Parts): Roles {
  const shown = async (outcome: Outcome<OwnRole>) => {
    const state = await invitations.read()
    return mapResult(outcome, role => viewOf(role, state))
  }
  return {
    roles: actor =>
      ifAllowed(actor, 'operators.manage', async () => {
        const state = await invitations.read()
        const ready = {
          editor: holdersOf(state, 'editor'),
          publisher: holdersOf(state, 'publisher'),
          admin: holdersOf(state, 'admin'),
        }
        return done({ ready, own: state.roles.map(role => viewOf(role, state)) })
      }),
    addRole: (actor, draft) =>
      ifAllowed(actor, 'operators.manage', async () => {
        const id: OwnRoleId = `own-${randomBytes(ID_BYTES).toString('base64url')}`
        return shown(await operators.change(actor.name, addingRole(actor, { id, draft, now: clock() })))
      }),
    changeRole: (actor, id, version, draft) =>
      ifAllowed(actor, 'operators.manage', async () =>
        shown(await operators.change(actor.name, changingRole(actor, { id, draft, now: clock() }, version))),
      ),
    // An invitation that is sent meanwhile opens nothing: its role is gone.
    removeRole: (actor, id) =>
      ifAllowed(actor, 'operators.manage', async () => {
        const invited = invitedTo(await invitations.read(), id)
        return operators.change(actor.name, removingRole(actor, id, invited))
      }),
  }
}

import { type AccountActor, asAdmin, type Decide, refused } from '../accounts/operator-changes.ts'
import type { OwnRole, OwnRoleId, RoleChange, RoleDraft, RoleHolder, RoleLimits } from '../operator.ts'
import { done, type Refusal, refuse } from '../outcome.ts'
import { covers } from '../rights.ts'
import { draftHolder, holderOf, MOST_CHANGES, MOST_OWN_ROLES } from './own-role.ts'

/** A new role, or a change of one. */
interface Given {
  readonly id: OwnRoleId
  readonly draft: RoleDraft
  /** Epoch ms. */
  readonly now: number
}

const isSameName = (one: RoleDraft, other: RoleDraft) =>
  one.name.zh_HK === other.name.zh_HK || one.name.en_US === other.name.en_US

const isSame = (one: RoleLimits, other: RoleLimits) =>
  one.refund === other.refund && one.goDollar === other.goDollar

/** Difference between a role and its draft. */
function changeOf(before: RoleDraft | undefined, draft: RoleDraft): Omit<RoleChange, 'at' | 'by'> {
  const rights = before?.rights ?? []
  return {
    added: draft.rights.filter(right => !rights.includes(right)),
    removed: rights.filter(right => !draft.rights.includes(right)),
    ...(before && !isSame(before.limits, draft.limits) && { limitsBefore: before.limits }),
    ...(before &&
      (before.name.zh_HK !== draft.name.zh_HK || before.name.en_US !== draft.name.en_US) && {
        nameBefore: before.name,
      }),
  }
}

const takenName = (draft: RoleDraft, others: readonly OwnRole[]): Refusal | undefined =>
  others.some(other => isSameName(other, draft))
    ? refuse(409, 'roleNameTaken', { values: { name: draft.name } })
    : undefined

/** Adds a role, with at most the rights and limits of the operator who adds it. */
export const addingRole = (actor: AccountActor, { id, draft, now }: Given): Decide<OwnRole> =>
  asAdmin(actor, ({ roles }, current) => {
    if (roles.length >= MOST_OWN_ROLES)
      return refused(refuse(409, 'rolesFull', { values: { max: MOST_OWN_ROLES } }))
    const taken = takenName(draft, roles)
    if (taken) return refused(taken)
    if (!covers(current, draftHolder(id, draft))) return refused(refuse(403, 'roleBeyondOwn'))
    const history = [{ at: now, by: actor.name, ...changeOf(undefined, draft) }]
    const role = { id, ...draft, version: 1, history }
    return { result: done(role), roles: [...roles, role] }
  })

/** Refuses a change or removal of a role that the operator holds, or that has more rights than they have. */
function outOfReach(
  current: Parameters<typeof covers>[0],
  role: OwnRole,
  roles: readonly OwnRole[],
): Refusal | undefined {
  if (current.role === role.id) return refuse(403, 'roleOwn')
  return covers(current, holderOf(role, roles)) ? undefined : refuse(403, 'roleBeyondOwn')
}

/** Changes a role, for all who have it at once. `version`: the one that the operator saw. */
export const changingRole = (
  actor: AccountActor,
  { id, draft, now }: Given,
  version: number,
): Decide<OwnRole> =>
  asAdmin(actor, ({ roles }, current) => {
    const role = roles.find(each => each.id === id)
    if (!role) return refused(refuse(404, 'roleGone'))
    const refusal = outOfReach(current, role, roles)
    if (refusal) return refused(refusal)
    if (role.version !== version) return refused(refuse(409, 'roleChanged', { data: role }))
    const taken = takenName(
      draft,
      roles.filter(each => each !== role),
    )
    if (taken) return refused(taken)
    if (!covers(current, draftHolder(id, draft))) return refused(refuse(403, 'roleBeyondOwn'))
    const change = { at: now, by: actor.name, ...changeOf(role, draft) }
    const changed = {
      id,
      ...draft,
      version: version + 1,
      history: [change, ...role.history].slice(0, MOST_CHANGES),
    }
    return { result: done(changed), roles: roles.map(each => (each === role ? changed : each)) }
  })

/** Removes a role that no one has. `invited`: names of those whose invitations give it. */
export const removingRole = (
  actor: AccountActor,
  id: OwnRoleId,
  invited: readonly RoleHolder[],
): Decide<OwnRole> =>
  asAdmin(actor, ({ operators, roles }, current) => {
    const role = roles.find(each => each.id === id)
    if (!role) return refused(refuse(404, 'roleGone'))
    const refusal = outOfReach(current, role, roles)
    if (refusal) return refused(refusal)
    const holders = [...operators.filter(each => each.role === id), ...invited]
    if (holders.length > 0)
      return refused(
        refuse(409, 'roleHeld', { values: { names: holders.map(({ name }) => name).join(', ') } }),
      )
    return { result: done(role), roles: roles.filter(each => each !== role) }
  })

import { z } from 'zod'
import { operationsOn } from '../operation.ts'
import { ownRoleId, roleDraftSchema } from './own-role.ts'
import type { Roles } from './roles.ts'

const id = ownRoleId

const { read, change } = operationsOn<Roles>()

/** Roles that the shop makes. The audit log is written with the change. */
export const roleOperations = {
  list: read({
    right: 'operators.manage',
    summary:
      'Lists all roles with those who have them; of those that the shop made also rights, limits and changes.',
    input: z.strictObject({}),
    run: (roles, _, { actor }) => roles.roles(actor),
  }),
  add: change({
    right: 'operators.manage',
    summary: 'Adds a role. Its rights and limits are at most those of the operator who adds it.',
    input: roleDraftSchema,
    asks: 'again',
    run: (roles, draft, { actor }) => roles.addRole(actor, draft),
  }),
  change: change({
    right: 'operators.manage',
    summary:
      'Changes a role, for all who have it at once. Operators cannot change a role that they have. Another `version` than the present one is refused.',
    input: roleDraftSchema.extend({ id, version: z.int().min(1) }),
    asks: 'again',
    run: (roles, { id: role, version, ...draft }, { actor }) => roles.changeRole(actor, role, version, draft),
  }),
  remove: change({
    right: 'operators.manage',
    summary: 'Removes a role that no operator, program or invitation has.',
    input: z.strictObject({ id }),
    asks: 'again',
    run: (roles, { id: role }, { actor }) => roles.removeRole(actor, role),
  }),
}

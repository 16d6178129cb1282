import { z } from 'zod'
import {
  isOwnRole,
  type Operator,
  type OwnRole,
  type OwnRoleId,
  type RoleDraft,
  type RoleGrant,
  type RoleId,
  type RoleLimits,
  ROLES,
} from '../operator.ts'
import { type Right, ALL_RIGHTS } from '../right.ts'
import { MAX_GO_DOLLAR, RIGHT_OF_LIMIT } from '../rights.ts'

/** Own roles of one shop at most. */
export const MOST_OWN_ROLES = 50
/** Changes that the history of a role keeps. */
export const MOST_CHANGES = 50
const MAX_NAME = 60
/** Highest limit of refunds, in cents: HK$10,000,000, as an order's refund has it. */
const MAX_REFUND = 1_000_000_000

/** Right that everyone who signs in has: the own account. */
const OF_EVERYONE: Right = 'account.own'

/** Id of an own role on the wire. */
export const ownRoleId = z.templateLiteral(['own-', z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)])

/** A role on the wire: ready, or made by the shop. */
export const roleIdSchema = z.union([z.enum(ROLES), ownRoleId])

const name = z.string().trim().min(1).max(MAX_NAME)

/** Rights in the order of the grid, each once, with those of everyone. */
const inOrder = (rights: readonly Right[]) =>
  ALL_RIGHTS.filter(right => right === OF_EVERYONE || rights.includes(right))

export const roleDraftSchema = z.strictObject({
  name: z.strictObject({ zh_HK: name, en_US: name }),
  rights: z.array(z.enum(ALL_RIGHTS)).max(ALL_RIGHTS.length).transform(inOrder),
  limits: z.strictObject({
    refund: z.int().min(0).max(MAX_REFUND).nullable(),
    goDollar: z.int().min(0).max(MAX_GO_DOLLAR),
  }),
  asksFactor: z.boolean(),
})

/** An own role as a holder of it has it. */
export const holderOf = (role: OwnRole, roles: readonly OwnRole[]): Pick<Operator, 'role' | 'own'> => ({
  role: role.id,
  own: grantOf(role.id, roles),
})

/** A draft as if an operator had it. */
export const draftHolder = (id: OwnRoleId, { name: own, rights, limits }: RoleDraft) => ({
  role: id,
  own: { name: own, rights, limits, above: { refund: [], goDollar: [] } },
})

const isHigher = (one: number | null, other: number | null) => other !== null && (one === null || one > other)

/** Grant of a role, as the roles are now; `undefined` for a ready one, and for one that is gone. */
export function grantOf(id: RoleId, roles: readonly OwnRole[]): RoleGrant | undefined {
  const role = isOwnRole(id) ? roles.find(each => each.id === id) : undefined
  if (!role) return undefined
  const above = (limit: keyof RoleLimits) =>
    roles
      .filter(
        other =>
          other.rights.includes(RIGHT_OF_LIMIT[limit]) && isHigher(other.limits[limit], role.limits[limit]),
      )
      .map(other => other.name)
  const { name: own, rights, limits } = role
  return { name: own, rights, limits, above: { refund: above('refund'), goDollar: above('goDollar') } }
}

/** Returns true if the shop has the role. */
export const isRole = (id: RoleId, roles: readonly OwnRole[]): boolean =>
  !isOwnRole(id) || roles.some(role => role.id === id)

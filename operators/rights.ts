import { isOwnRole, type Operator, type Role, type RoleLimits } from './operator.ts'
import { type Outcome, refuse } from './outcome.ts'
import { ALL_RIGHTS, READY_RIGHTS, type Right } from './right.ts'

export type { Right }

export const isRight = (given: string): given is Right => (ALL_RIGHTS as readonly string[]).includes(given)

/** Someone with a role, an own one with what it grants. */
type Holder = Pick<Operator, 'role' | 'own'>

const RIGHTS: Readonly<Record<Role, ReadonlySet<Right>>> = {
  editor: new Set<Right>(READY_RIGHTS.editor),
  publisher: new Set<Right>(READY_RIGHTS.publisher),
  admin: new Set<Right>(READY_RIGHTS.admin),
}

/** Limits of the ready roles. The amounts of GO DOLLAR are our choice. */
const LIMITS: Readonly<Record<Role, RoleLimits>> = {
  editor: { refund: null, goDollar: 0 },
  publisher: { refund: null, goDollar: 200 },
  admin: { refund: null, goDollar: 5000 },
}

const NO_LIMITS: RoleLimits = { refund: 0, goDollar: 0 }

/** Most GO DOLLAR that any role may move of one member within a day. */
export const MAX_GO_DOLLAR = LIMITS.admin.goDollar

/** Right that a limit belongs to. */
export const RIGHT_OF_LIMIT = {
  refund: 'money.refund',
  goDollar: 'members.change',
} as const satisfies Record<keyof RoleLimits, Right>

/** Returns true if the operator has the right. An own role allows what is ticked and nothing else. */
export const may = ({ role, own }: Holder, right: Right): boolean =>
  isOwnRole(role) ? (own?.rights.includes(right) ?? false) : RIGHTS[role].has(right)

/** Rights of an operator, area by area. */
export const rightsOf = (holder: Holder): readonly Right[] => ALL_RIGHTS.filter(right => may(holder, right))

/** Limits of an operator. */
export const limitsOf = ({ role, own }: Holder): RoleLimits =>
  isOwnRole(role) ? (own?.limits ?? NO_LIMITS) : LIMITS[role]

const isWithin = (limit: number | null, most: number | null) =>
  most === null || (limit !== null && limit <= most)

/** Returns true if the first operator has every right of the second, with limits as high. */
export function covers(one: Holder, other: Holder): boolean {
  const [most, limits] = [limitsOf(one), limitsOf(other)]
  return (
    rightsOf(other).every(right => may(one, right)) &&
    (!may(other, RIGHT_OF_LIMIT.refund) || isWithin(limits.refund, most.refund)) &&
    (!may(other, RIGHT_OF_LIMIT.goDollar) || isWithin(limits.goDollar, most.goDollar))
  )
}

/** Runs `job` if the operator has the right, and refuses otherwise. */
export const ifAllowed = async <Data>(
  actor: Operator,
  right: Right,
  job: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> => (may(actor, right) ? job() : refuse(403, 'notAllowed'))

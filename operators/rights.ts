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

/** Columns of the grid of rights: an area is a row, and each of its rights is in one of these. */
export const RIGHT_COLUMNS = ['see', 'change', 'live', 'remove', 'out'] as const
type RightColumn = (typeof RIGHT_COLUMNS)[number]

type Split<Each extends Right> = Each extends `${infer Area}.${infer Action}` ? [Area, Action] : never
type RightArea = Split<Right>[0]

const COLUMN_OF: Readonly<Record<Split<Right>[1], RightColumn>> = {
  own: 'see',
  read: 'see',
  create: 'change',
  change: 'change',
  request: 'change',
  comment: 'change',
  preview: 'change',
  add: 'change',
  ship: 'change',
  handle: 'change',
  restore: 'change',
  move: 'change',
  manage: 'change',
  publish: 'live',
  unpublish: 'live',
  rollBack: 'live',
  open: 'live',
  remove: 'remove',
  purge: 'remove',
  // Money, and personal data.
  refund: 'out',
  data: 'out',
}

const split = <Each extends Right>(right: Each) => right.split('.') as Split<Each>

/** A row of the grid: an area with its rights by column. */
interface RightRow {
  readonly area: RightArea
  readonly rights: Readonly<Record<RightColumn, readonly Right[]>>
}

/** The grid of all rights. */
export const RIGHT_GRID: readonly RightRow[] = [
  ...Map.groupBy(ALL_RIGHTS, right => split(right)[0]).entries(),
].map(([area, rights]) => {
  const inColumn = (column: RightColumn) => rights.filter(right => COLUMN_OF[split(right)[1]] === column)
  return {
    area,
    rights: {
      see: inColumn('see'),
      change: inColumn('change'),
      live: inColumn('live'),
      remove: inColumn('remove'),
      out: inColumn('out'),
    },
  }
})

/** Rights of which the screens are those of another area. */
const SHOWN_WITH: { readonly [Each in Right]?: Right } = {
  'returns.handle': 'orders.read',
  'money.refund': 'orders.read',
  'shells.change': 'pages.read',
  'frame.change': 'pages.read',
  'contents.change': 'pages.read',
}

/** Right to see what a right is about; `undefined` where there is none. The grid ticks both; the server asks for the right alone. */
export function seeingFor(right: Right): Right | undefined {
  const shown = SHOWN_WITH[right] ?? `${split(right)[0]}.read`
  return isRight(shown) && shown !== right ? shown : undefined
}

/** Runs `job` if the operator has the right, and refuses otherwise. */
export const ifAllowed = async <Data>(
  actor: Operator,
  right: Right,
  job: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> => (may(actor, right) ? job() : refuse(403, 'notAllowed'))

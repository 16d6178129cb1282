import type { Operator, OwnRole, RoleDraft, RoleLimits } from '#operators/operator.ts'
import {
  limitsOf,
  MAX_GO_DOLLAR,
  may,
  type Right,
  RIGHT_GRID,
  RIGHT_OF_LIMIT,
  rightsOf,
  seeingFor,
} from '#operators/rights.ts'
import { dollarsOf } from '../orders/refund-form.ts'

/** Right that everyone has, which the grid does not offer. */
const OF_EVERYONE: Right = 'account.own'

/** Rows of the grid. */
export const OFFERED_ROWS = RIGHT_GRID.filter(({ rights }) => !rights.see.includes(OF_EVERYONE))

/** A role as it is typed. */
export interface RoleForm {
  readonly zh_HK: string
  readonly en_US: string
  readonly rights: readonly Right[]
  /** Dollars; empty for no limit. */
  readonly refund: string
  readonly goDollar: string
  readonly asksFactor: boolean
}

type Holder = Pick<Operator, 'role' | 'own'>

const offered = (rights: readonly Right[]) => rights.filter(right => right !== OF_EVERYONE)

const dollars = (cents: number | null) => (cents === null ? '' : String(cents / 100))

/** Form of a role that is there. */
export const formOf = ({ name, rights, limits, asksFactor }: OwnRole): RoleForm => ({
  ...name,
  rights: offered(rights),
  refund: dollars(limits.refund),
  goDollar: String(limits.goDollar),
  asksFactor,
})

/** Form of a new role: rights of another one as far as the operator has them, with limits as low as theirs. */
export function copyFor(operator: Operator, of: Holder | undefined, name: RoleDraft['name']): RoleForm {
  const [own, limits] = [limitsOf(operator), of ? limitsOf(of) : { refund: null, goDollar: 0 }]
  const refund = own.refund === null ? limits.refund : Math.min(own.refund, limits.refund ?? own.refund)
  return {
    ...name,
    rights: of ? offered(rightsOf(of)).filter(right => may(operator, right)) : [],
    refund: dollars(refund),
    goDollar: String(Math.min(own.goDollar, limits.goDollar)),
    asksFactor: false,
  }
}

/** Ticks a right, with the right to see what it is about; or takes it away, with those that need it. */
export function toggled(rights: readonly Right[], right: Right, operator: Holder): readonly Right[] {
  if (rights.includes(right)) return rights.filter(each => each !== right && seeingFor(each) !== right)
  const seeing = seeingFor(right)
  const also = seeing && !rights.includes(seeing) && may(operator, seeing) ? [seeing] : []
  return [...rights, ...also, right]
}

/** Limits that the rights call for. */
export const limitsIn = (rights: readonly Right[]): readonly (keyof RoleLimits)[] =>
  (['refund', 'goDollar'] as const).filter(limit => rights.includes(RIGHT_OF_LIMIT[limit]))

function pointsOf(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(',', '').trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** Highest limits that an operator can give. */
export function mostFor(operator: Holder): RoleLimits {
  const { refund, goDollar } = limitsOf(operator)
  return { refund, goDollar: Math.min(goDollar, MAX_GO_DOLLAR) }
}

/** Turns the form into the draft that is sent; `undefined` for a field that has to be corrected. Limits without their right are the lowest. */
export function readForm({ rights, ...form }: RoleForm, operator: Holder) {
  const [most, asked] = [mostFor(operator), limitsIn(rights)]
  const typed = form.refund.trim() === '' ? null : dollarsOf(form.refund)
  const cents = typed === null || typed === undefined ? typed : Math.round(typed * 100)
  const isWithin = most.refund === null || (cents !== null && cents !== undefined && cents <= most.refund)
  const points = pointsOf(form.goDollar)
  const [zh_HK, en_US] = [form.zh_HK.trim(), form.en_US.trim()]
  return {
    name: zh_HK && en_US ? { zh_HK, en_US } : undefined,
    rights,
    refund: asked.includes('refund') ? (isWithin ? cents : undefined) : 0,
    goDollar: asked.includes('goDollar')
      ? points !== undefined && points <= most.goDollar
        ? points
        : undefined
      : 0,
  }
}

/** The role to send; `undefined` while a field has to be corrected. */
export function draftOf(form: RoleForm, operator: Holder): RoleDraft | undefined {
  const { name, rights, refund, goDollar } = readForm(form, operator)
  return name && refund !== undefined && goDollar !== undefined
    ? { name, rights, limits: { refund, goDollar }, asksFactor: form.asksFactor }
    : undefined
}

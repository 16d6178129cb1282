import { isRemark } from '#api/rules/remark.ts'
import { typedUnits } from '../parts/UnitsFilter.tsx'

/** Ways to change the stock of a SKU. */
const CHANGE_KINDS = ['add', 'takeOut', 'set', 'stopCounting'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** A change as it is typed. */
export interface ChangeForm {
  readonly kind: ChangeKind
  readonly units: string
  readonly reason: string
  readonly document: string
}

/** Ways that stock which is not counted has: a level must be stated first. */
export const kindsFor = (onHand: number | null): readonly ChangeKind[] =>
  onHand === null ? ['set'] : CHANGE_KINDS

/** Fields that must be corrected. */
export type WrongField = 'units' | 'reason'

/** Fields of a change that cannot be sent. */
export function wrongFields({ kind, units, reason }: ChangeForm): ReadonlySet<WrongField> {
  const wrong = new Set<WrongField>()
  const typed = typedUnits(units)
  if (kind !== 'stopCounting' && (typed === undefined || (kind !== 'set' && typed === 0))) wrong.add('units')
  if (!isRemark(reason)) wrong.add('reason')
  return wrong
}

/** Stock on hand after a change; `null`: not counted, `undefined`: the units are not typed yet. */
export function onHandAfter({ kind, units }: ChangeForm, onHand: number | null): number | null | undefined {
  if (kind === 'stopCounting') return null
  const typed = typedUnits(units)
  if (typed === undefined || kind === 'set') return typed
  return onHand === null ? undefined : onHand + (kind === 'add' ? typed : -typed)
}

/** The operation of a change, and its units as that takes them. */
export function operationOf({ kind, units }: ChangeForm) {
  const typed = typedUnits(units) ?? 0
  if (kind === 'stopCounting') return { name: 'stock.set', units: null } as const
  if (kind === 'set') return { name: 'stock.set', units: typed } as const
  return { name: 'stock.add', units: kind === 'add' ? typed : -typed } as const
}

import type { DeskLineUnits, DeskOrderLine, NewParcel } from '#desk/orders/desk-order.ts'
import { isTrackingNo } from '#api/rules/couriers.ts'
import { isRemark } from '#api/rules/remark.ts'

/** A parcel as it is typed. */
export interface ParcelForm extends NewParcel {
  readonly memo: string
  /** Units to send by line. */
  readonly units: readonly DeskLineUnits[]
}

/** Lines with units that have not left and may, and how many those are. */
export const unshippedLines = (lines: readonly DeskOrderLine[]) =>
  lines
    .map(line => ({ ...line, left: line.quantity - line.shipped - line.closed }))
    .filter(({ left }) => left > 0)

/** All units that have not left. */
export const unshippedUnits = (lines: readonly DeskOrderLine[]): readonly DeskLineUnits[] =>
  unshippedLines(lines).map(({ line, left }) => ({ line, quantity: left }))

/** Fields that have to be corrected. */
export type ParcelProblem = 'trackingNo' | 'memo' | 'units'

export const parcelProblems = ({
  carrier,
  trackingNo,
  memo,
  units,
}: ParcelForm): readonly ParcelProblem[] => [
  ...(isTrackingNo(carrier, trackingNo.trim()) ? [] : (['trackingNo'] as const)),
  ...(memo.trim() === '' || isRemark(memo) ? [] : (['memo'] as const)),
  ...(units.some(({ quantity }) => quantity > 0) ? [] : (['units'] as const)),
]

/** The parcel as the shop takes it. */
export const parcelOf = ({ carrier, trackingNo, memo, units }: ParcelForm) => ({
  carrier,
  trackingNo: trackingNo.trim(),
  memo: memo.trim(),
  lines: units.filter(({ quantity }) => quantity > 0),
})

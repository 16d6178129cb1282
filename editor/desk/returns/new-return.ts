import { accepted, refused, type Result } from '#platform/result.ts'
import { AFTER_SALES_REASONS, type AfterSalesReason } from '#api/rules/after-sales-status.ts'
import type { Given } from '../../kit/operation-client.ts'
import {
  type AfterSalesLineOption,
  type AfterSalesOptions,
  comesBackFor,
  reasonsFor,
} from '#api/client/order/after-sales.ts'

type NewReturn = Given<'returns.create'>

/** Request of a shopper, as far as the operator has filled it in. Lines go by their id. */
export interface RequestForm {
  readonly type: NewReturn['type']
  readonly units: Readonly<Record<string, number>>
  /** SKUs to send instead. */
  readonly instead: Readonly<Record<string, string>>
  readonly reason: AfterSalesReason | undefined
  readonly memo: string
  readonly method: NewReturn['method'] | undefined
}

export const EMPTY_REQUEST: RequestForm = {
  type: 'RETURN',
  units: {},
  instead: {},
  reason: undefined,
  memo: '',
  method: undefined,
}

/** Units of a line that can come back; an exchange needs something to send instead. */
export const mostUnits = (
  { returnableQuantity, exchanges }: AfterSalesLineOption,
  type: RequestForm['type'],
): number => (type === 'RETURN' || exchanges.some(({ isInStock }) => isInStock) ? returnableQuantity : 0)

/** Units of a line that were chosen; a choice for a refund may be too much for an exchange. */
export const unitsOf = (option: AfterSalesLineOption, { type, units }: RequestForm): number =>
  Math.min(units[option.lineId] ?? 0, mostUnits(option, type))

/** Reasons that the chosen units can come back for. */
export const allowedReasons = (form: RequestForm, options: AfterSalesOptions) =>
  reasonsFor(options, option => unitsOf(option, form) > 0)

/** Refund for the chosen units, in dollars and whole GO DOLLAR; nothing for an exchange. */
export const refundOf = (form: RequestForm, options: AfterSalesOptions) =>
  comesBackFor(options, option => (form.type === 'RETURN' ? unitsOf(option, form) : 0), form.reason)

export type RequestProblem = 'lines' | 'exchange' | 'reason' | 'memo' | 'method'

/** The request as the shop takes it, or what has to be filled in. */
export function readRequest(
  form: RequestForm,
  options: AfterSalesOptions,
): Result<Omit<NewReturn, 'clientKey'>, readonly RequestProblem[]> {
  const { type, method } = form
  const { allowed } = allowedReasons(form, options)
  const reason = AFTER_SALES_REASONS.find(each => each === form.reason && allowed.has(each))
  const memo = form.memo.trim()
  const lines = options.lines.flatMap(option => {
    const quantity = unitsOf(option, form)
    if (quantity === 0) return []
    const line = { line: Number(option.lineId), quantity }
    return type === 'RETURN' ? line : { ...line, exchangeSku: form.instead[option.lineId] ?? '' }
  })
  const isMissing = {
    lines: lines.length === 0,
    exchange: lines.some(line => 'exchangeSku' in line && line.exchangeSku === ''),
    reason: reason === undefined,
    memo: reason === 'OTHER' && memo === '',
    method: method === undefined,
  }
  const problems = (Object.keys(isMissing) as RequestProblem[]).filter(name => isMissing[name]) // the keys above
  if (problems.length > 0 || !reason || !method) return refused(problems)
  return accepted({ order: options.orderNo, type, reason, memo, method, lines })
}

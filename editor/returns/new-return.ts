import type { NewDeskReturn } from '#api/client/desk/returns.ts'
import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import {
  type ChosenUnits,
  chosenLines,
  problemsOf,
  type Replacements,
  type WishProblem,
} from '#blocks/account/returnRequest/return-wish.ts'

/** What a shopper asks for, as the operator has filled it in so far. */
export interface RequestForm {
  readonly type: NewDeskReturn['type']
  readonly chosen: ChosenUnits
  readonly replacements: Replacements
  readonly reason: NewDeskReturn['reason'] | undefined
  readonly memo: string
  readonly method: NewDeskReturn['method'] | undefined
}

export const EMPTY_REQUEST: RequestForm = {
  type: 'RETURN',
  chosen: {},
  replacements: {},
  reason: undefined,
  memo: '',
  method: undefined,
}

/** The request as the shop takes it, or what is still missing, in the order of the form: the rules of the shopper's own form. */
export function readRequest(
  form: RequestForm,
  options: AfterSalesOptions,
): { readonly wish: Omit<NewDeskReturn, 'clientKey'> } | { readonly problems: readonly WishProblem[] } {
  const { type, reason, method } = form
  const memo = form.memo.trim()
  const lines = chosenLines(options, type, form)
  const problems = problemsOf({ type, lines, reason, memo, method })
  if (problems.length > 0 || !reason || !method) return { problems }
  const wish = {
    order: options.orderNo,
    type,
    reason,
    memo,
    method,
    lines: lines.map(line => ({
      line: Number(line.lineId),
      quantity: line.quantity,
      ...(line.exchangeSkuCode !== undefined && { exchangeSku: line.exchangeSkuCode }),
    })),
  }
  return { wish }
}

import type { Locale } from '#locales/locale.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { KEY_LENGTH } from '../checkout/terms.ts'
import type { AfterSalesOrderInput, UserError } from '../generated/resolver-types.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { messagesIn } from '../shared/messages.ts'
import type { AfterSalesProblem } from './after-sales-record.ts'
import type { AfterSalesRequest } from './after-sales-store.ts'
import { MAX_MEMO } from '../rules/after-sales-status.ts'
import { typedWords } from '../rules/typed-text.ts'
import { canReplace } from './exchanges.ts'
import { MAX_PHOTOS } from './photos/photo-store.ts'
import { RETURN_DAYS } from './returnable.ts'

/** Problems that shoppers can meet; the others are of the shop's own operations. */
type ShopperProblem = Exclude<
  AfterSalesProblem,
  {
    readonly code: 'AFTER_SALES_STOCK' | 'AFTER_SALES_REMARK' | 'AFTER_SALES_REFUNDED'
  }
>
export type RequestProblem =
  | AfterSalesProblem
  | { readonly code: 'AFTER_SALES_MEMO' }
  | { readonly code: 'AFTER_SALES_EXCHANGE' }

const isShoppers = (
  problem: RequestProblem,
): problem is
  | ShopperProblem
  | { readonly code: 'AFTER_SALES_MEMO' }
  | { readonly code: 'AFTER_SALES_EXCHANGE' } =>
  !['AFTER_SALES_STOCK', 'AFTER_SALES_REMARK', 'AFTER_SALES_REFUNDED'].includes(problem.code)

/** A problem in the language of the request. */
export function refusalOf(problem: RequestProblem, field: string | null, locale: Locale): UserError {
  if (!isShoppers(problem)) throw new Error(`${problem.code} is not for shoppers`)
  const message = messagesIn(locale)(`afterSales.${problem.code}`, {
    days: RETURN_DAYS,
    max: MAX_MEMO,
    photos: MAX_PHOTOS,
    left: 'left' in problem ? problem.left : 0,
  })
  return { code: problem.code, message, field }
}

type Refusal = { readonly problem: RequestProblem; readonly field: string }

function checkInput(input: AfterSalesOrderInput, memo: string): Refusal | undefined {
  const { type, reason, clientKey } = input
  if (type === 'REFUND' || reason === 'UNAVAILABLE')
    return { problem: { code: 'AFTER_SALES_TYPE' }, field: 'type' }
  if (Array.from(memo).length > MAX_MEMO || (reason === 'OTHER' && memo === ''))
    return { problem: { code: 'AFTER_SALES_MEMO' }, field: 'memo' }
  if (clientKey.length < KEY_LENGTH.min || clientKey.length > KEY_LENGTH.max)
    return { problem: { code: 'AFTER_SALES_KEY' }, field: 'clientKey' }
  if (photosOf(input).length > MAX_PHOTOS)
    return { problem: { code: 'AFTER_SALES_PHOTOS' }, field: 'photoIds' }
  return undefined
}

/** Each photo once. */
const photosOf = ({ photoIds }: AfterSalesOrderInput) => [...new Set(photoIds ?? [])]

/** Units on a line that is not there have no position in the order. */
const positionOf = (lineId: string) => (/^[1-9]\d{0,3}$/.test(lineId) ? Number(lineId) - 1 : -1)

/** Checks what a shopper, or an operator in their name, requests, as far as possible without the database. */
export function readAfterSalesRequest(
  input: AfterSalesOrderInput,
  order: StoredOrder,
  catalogue: Pick<Catalogue, 'spus'>,
): AfterSalesRequest | Refusal {
  const memo = typedWords(input.memo ?? '')
  const problem = checkInput(input, memo)
  if (problem) return problem
  const type = input.type === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN'
  const lines = input.lines.map(({ lineId, quantity, exchangeSkuCode }) => {
    const position = positionOf(lineId)
    const own = order.lines[position]?.skuCode ?? ''
    return { position, quantity, exchangeSku: type === 'EXCHANGE' ? exchangeSkuCode || own : '' }
  })
  const isWrong = lines.some(({ position, exchangeSku }) => {
    const line = order.lines[position]
    return (
      line &&
      exchangeSku !== '' &&
      exchangeSku !== line.skuCode &&
      !canReplace(exchangeSku, line.spuCode, catalogue)
    )
  })
  if (isWrong) return { problem: { code: 'AFTER_SALES_EXCHANGE' }, field: 'lines' }
  return {
    type,
    reason: input.reason,
    memo,
    method: input.method,
    lines,
    photoIds: photosOf(input),
    clientKey: input.clientKey,
  }
}

import { accepted, refused, type Result } from '#platform/result.ts'
import type { Locale } from '#locales/locale.ts'
import { KEY_LENGTH } from '../checkout/terms.ts'
import type { AfterSalesOrderInput, UserError } from '../generated/resolver-types.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { messagesIn } from '../shared/messages.ts'
import type { AfterSalesProblem } from './after-sales-record.ts'
import type { AfterSalesRequest } from './after-sales-store.ts'
import { isShopFault, MAX_MEMO } from '../rules/after-sales-status.ts'
import { typedWords } from '../rules/typed-text.ts'
import { describeReplacement, type ExchangeCatalogue, replacementOf } from './exchanges.ts'
import { isFaultyOnly } from './returnable.ts'

const OF_STAFF = [
  'AFTER_SALES_STOCK',
  'AFTER_SALES_REMARK',
  'AFTER_SALES_REFUNDED',
  'AFTER_SALES_LIMIT',
] as const

/** Problems that shoppers can meet; the others are of the shop's own operations. */
type ShopperProblem = Exclude<
  AfterSalesProblem,
  {
    readonly code: (typeof OF_STAFF)[number]
  }
>
/** Found before the database is asked. */
interface RequestOnly {
  readonly code: 'AFTER_SALES_MEMO' | 'AFTER_SALES_EXCHANGE' | 'AFTER_SALES_FAULTY_ONLY'
}
export type RequestProblem = AfterSalesProblem | RequestOnly

const isShoppers = (problem: RequestProblem): problem is ShopperProblem | RequestOnly =>
  !OF_STAFF.some(code => code === problem.code)

/** A problem in the language of the request. */
export function refusalOf(
  problem: RequestProblem,
  field: string | null,
  { locale, mostPhotos }: { readonly locale: Locale; readonly mostPhotos: number },
): UserError {
  if (!isShoppers(problem)) throw new Error(`${problem.code} is not for shoppers`)
  const message = messagesIn(locale)(`afterSales.${problem.code}`, {
    days: 'days' in problem ? problem.days : 0,
    max: MAX_MEMO,
    photos: mostPhotos,
    left: 'left' in problem ? problem.left : 0,
  })
  return { code: problem.code, message, field }
}

type Refusal = { readonly problem: RequestProblem; readonly field: string }

function checkInput(input: AfterSalesOrderInput, memo: string, mostPhotos: number): Refusal | undefined {
  const { type, reason, clientKey } = input
  if (type === 'REFUND' || reason === 'UNAVAILABLE')
    return { problem: { code: 'AFTER_SALES_TYPE' }, field: 'type' }
  if (Array.from(memo).length > MAX_MEMO || (reason === 'OTHER' && memo === ''))
    return { problem: { code: 'AFTER_SALES_MEMO' }, field: 'memo' }
  if (clientKey.length < KEY_LENGTH.min || clientKey.length > KEY_LENGTH.max)
    return { problem: { code: 'AFTER_SALES_KEY' }, field: 'clientKey' }
  if (photosOf(input).length > mostPhotos)
    return { problem: { code: 'AFTER_SALES_PHOTOS' }, field: 'photoIds' }
  return undefined
}

/** Each photo once. */
const photosOf = ({ photoIds }: AfterSalesOrderInput) => [...new Set(photoIds ?? [])]

/** Units on a line that is not there have no position in the order. */
const positionOf = (lineId: string) => (/^[1-9]\d{0,3}$/.test(lineId) ? Number(lineId) - 1 : -1)

/**
 * Checks what a shopper, or an operator in their name, requests, as far as possible without the database.
 * @param mostPhotos photos that it may have; an operator adds none
 */
export function readAfterSalesRequest(
  input: AfterSalesOrderInput,
  order: StoredOrder,
  catalogue: ExchangeCatalogue,
  mostPhotos = 0,
): Result<AfterSalesRequest, Refusal> {
  const memo = typedWords(input.memo ?? '')
  const problem = checkInput(input, memo, mostPhotos)
  if (problem) return refused(problem)
  const type = input.type === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN'
  const lines = input.lines.map(({ lineId, quantity, exchangeSkuCode }) => {
    const position = positionOf(lineId)
    const line = order.lines[position]
    const exchangeSku = type === 'EXCHANGE' ? (exchangeSkuCode ?? '') : ''
    const found = line && exchangeSku !== '' && replacementOf(exchangeSku, line.spuCode, catalogue)
    return {
      position,
      quantity,
      exchangeSku,
      exchangeGoods: found ? describeReplacement(found) : undefined,
    }
  })
  const isWrong = lines.some(
    ({ position, exchangeSku, exchangeGoods }) =>
      exchangeSku !== '' && !exchangeGoods && exchangeSku !== order.lines[position]?.skuCode,
  )
  if (isWrong) return refused({ problem: { code: 'AFTER_SALES_EXCHANGE' }, field: 'lines' })
  if (!isShopFault(input.reason) && lines.some(({ position }) => isFaultyOnly(order, position)))
    return refused({ problem: { code: 'AFTER_SALES_FAULTY_ONLY' }, field: 'reason' })
  return accepted({
    type,
    reason: input.reason,
    memo,
    method: input.method,
    lines,
    photoIds: photosOf(input),
    clientKey: input.clientKey,
  })
}

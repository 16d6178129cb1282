import type { RequestProblem } from '#api/after-sales/after-sales-request.ts'
import { KEY_LENGTH } from '#api/checkout/terms.ts'
import { type AfterSalesStatus, MAX_MEMO } from '#api/rules/after-sales-status.ts'
import { type Refusal, refuse } from '#operators/outcome.ts'
import type { Operator } from '#operators/operator.ts'
import { refundLimitRefusal } from '../role-limits.ts'
import { screenWord } from '../shared.ts'

/** A status as the desk's screens call it. */
const statusWords = (status: AfterSalesStatus) => screenWord(({ editor }) => editor.returns.statuses[status])

/** A refusal of an operation in the operator's language. */
export function refusalOf(problem: RequestProblem, actor: Operator): Refusal {
  switch (problem.code) {
    case 'AFTER_SALES_UNKNOWN':
      return refuse(404, 'returnNotFound')
    case 'ORDER_UNKNOWN':
      return refuse(404, 'orderNotFound')
    case 'AFTER_SALES_STATE':
      return refuse(409, 'returnState', { values: { status: statusWords(problem.status) } })
    case 'AFTER_SALES_REFUNDED':
      return refuse(409, 'returnRefunded')
    case 'AFTER_SALES_LIMIT':
      return refundLimitRefusal(actor, problem)
    case 'AFTER_SALES_TYPE':
      return refuse(409, 'returnNoExchange')
    case 'AFTER_SALES_STOCK':
      return refuse(409, 'returnStock', { values: { skus: problem.skuCodes.join(', ') } })
    case 'AFTER_SALES_TRACKING':
      return refuse(422, 'trackingNo')
    case 'AFTER_SALES_REMARK':
      return refuse(422, 'orderRemark')
    case 'AFTER_SALES_LINES':
      return refuse(422, 'returnLines')
    case 'AFTER_SALES_UNITS':
      return refuse(409, 'returnUnits', { values: { left: problem.left } })
    case 'AFTER_SALES_NOT_RECEIVED':
      return refuse(409, 'returnNotReceived')
    case 'AFTER_SALES_OVERDUE':
      return refuse(409, 'returnOverdue', { values: { days: problem.days } })
    case 'AFTER_SALES_GIFT':
      return refuse(409, 'returnGift')
    case 'AFTER_SALES_EXCHANGE':
      return refuse(409, 'returnOtherProduct')
    case 'AFTER_SALES_FAULTY_ONLY':
      return refuse(422, 'returnFaultyOnly')
    case 'AFTER_SALES_MEMO':
      return refuse(422, 'returnMemo', { values: { max: MAX_MEMO } })
    case 'AFTER_SALES_KEY':
      return refuse(409, 'returnKey', { values: KEY_LENGTH })
    case 'AFTER_SALES_PHOTOS':
      // Operators add no photos.
      throw new Error(`An operator met ${problem.code}`)
  }
}

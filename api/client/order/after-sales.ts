import {
  afterSalesOptionsDocument,
  cancelAfterSalesDocument,
  createAfterSalesOrderDocument,
  getAfterSalesOrderDetailDocument,
  getAfterSalesRecordDocument,
  sendBackAfterSalesDocument,
} from '../../generated/documents/after-sales.ts'
import type {
  AfterSalesFragment,
  AfterSalesInListFragment,
  AfterSalesOptionsQuery,
  AfterSalesOrderInput,
  AfterSalesParcelInput,
  CancelAfterSalesMutation,
  CreateAfterSalesOrderMutation,
  GetAfterSalesRecordQuery,
  GetAfterSalesRecordQueryVariables,
  RefundOrderFragment,
  SendBackAfterSalesMutation,
} from '../../generated/operations.ts'
import type { Api, RunHow } from '../api.ts'

export type { AfterSalesOrderInput, AfterSalesParcelInput }
/** Returnable units of an order. */
export type AfterSalesOptions = NonNullable<AfterSalesOptionsQuery['afterSalesOptions']>
export type AfterSalesLineOption = AfterSalesOptions['lines'][number]
export type AfterSalesReasonCode = AfterSalesOptions['reasons'][number]['code']
/** Reasons that the chosen goods can come back for; the others are refused. @param isChosen true for a line with chosen units */
export function reasonsFor(
  { lines, reasons }: Pick<AfterSalesOptions, 'lines' | 'reasons'>,
  isChosen: (line: AfterSalesLineOption) => boolean,
): { readonly allowed: ReadonlySet<AfterSalesReasonCode>; readonly isFaultyOnly: boolean } {
  const isFaultyOnly = lines.some(line => line.isFaultyOnly && isChosen(line))
  const allowed = reasons.filter(({ isShopFault }) => isShopFault || !isFaultyOnly).map(({ code }) => code)
  return { allowed: new Set(allowed), isFaultyOnly }
}

/**
 * Refund for units of lines: the server's amounts, added up, at most what is left of the payment; the delivery charge is among them
 * when all of an order comes back through a fault of the shop's. Dollars and whole GO DOLLAR. Source: M-135, MO-73.
 * @param units units of a line that come back
 */
export function comesBackFor(
  {
    lines,
    refundable,
    freight,
    reasons,
  }: Pick<AfterSalesOptions, 'lines' | 'refundable' | 'freight' | 'reasons'>,
  units: (line: AfterSalesLineOption) => number,
  reason: AfterSalesReasonCode | undefined,
): { readonly amount: number; readonly goDollar: number } {
  const goods = lines.flatMap(line => line.refunds[units(line) - 1] ?? [])
  const isAll = lines.every(line => units(line) === line.returnableQuantity)
  const isShopFault = reasons.some(({ code, isShopFault: is }) => code === reason && is)
  const parts = isShopFault && isAll ? [...goods, freight] : goods
  const cents = parts.reduce((sum, { amount }) => sum + Math.round(amount.amount * 100), 0)
  const left = Math.round(refundable.amount * 100)
  return {
    amount: Math.min(cents, left) / 100,
    goDollar: parts.reduce((sum, { goDollar }) => sum + goDollar, 0),
  }
}

/** A return or an exchange as a list shows it. */
export type ListedAfterSales = AfterSalesInListFragment
export type AfterSales = AfterSalesFragment
export type AfterSalesStatus = ListedAfterSales['afterSalesStatus']
export type AfterSalesPage = GetAfterSalesRecordQuery['getAfterSalesRecord']
export type RefundOrder = RefundOrderFragment

/** A return with its refund; each is `null` where there is none. */
export interface ReturnWithRefund {
  readonly afterSales: AfterSales | null
  readonly refund: RefundOrder | null
}

/** `null` when the order is none of the caller's. @param how the token of a guest's order. Source: M-135, MO-70. */
export const readAfterSalesOptions = async (
  api: Api,
  orderNo: string,
  how?: RunHow,
): Promise<AfterSalesOptions | null> =>
  (await api.run(afterSalesOptionsDocument, { orderNo }, how)).afterSalesOptions

/** A page of returns and exchanges, the newest first. Source: M-129, M-251. */
export const readAfterSalesRecord = async (
  api: Api,
  wanted: GetAfterSalesRecordQueryVariables,
  how?: RunHow,
): Promise<AfterSalesPage> => (await api.run(getAfterSalesRecordDocument, wanted, how)).getAfterSalesRecord

/** By the number of a return or of a refund. Source: M-130, M-131, M-252, MO-71. */
export async function readReturn(api: Api, code: string, how?: RunHow): Promise<ReturnWithRefund> {
  const { getAfterSalesOrderDetail: afterSales, getRefundOrderDetail: refund } = await api.run(
    getAfterSalesOrderDetailDocument,
    { code },
    how,
  )
  if (afterSales || !refund?.afterSalesOrderNo) return { afterSales, refund }
  // The number was that of the refund.
  const found = await api.run(getAfterSalesOrderDetailDocument, { code: refund.afterSalesOrderNo }, how)
  return { afterSales: found.getAfterSalesOrderDetail, refund }
}

/** Source: M-135, MO-70. */
export const createAfterSales = async (
  api: Api,
  input: AfterSalesOrderInput,
  how?: RunHow,
): Promise<CreateAfterSalesOrderMutation['createAfterSalesOrder']> =>
  (await api.run(createAfterSalesOrderDocument, { input }, how)).createAfterSalesOrder

/** Source: M-134, MO-73. */
export const cancelAfterSales = async (
  api: Api,
  code: string,
  how?: RunHow,
): Promise<CancelAfterSalesMutation['cancelAfterSales']> =>
  (await api.run(cancelAfterSalesDocument, { code }, how)).cancelAfterSales

/** Says with which parcel the goods come back. Source: M-134, MO-73. */
export const sendBackAfterSales = async (
  api: Api,
  input: AfterSalesParcelInput,
  how?: RunHow,
): Promise<SendBackAfterSalesMutation['sendBackAfterSales']> =>
  (await api.run(sendBackAfterSalesDocument, { input }, how)).sendBackAfterSales

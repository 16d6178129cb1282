/** State of a return or an exchange. Source: M-134. */
export const AFTER_SALES_STATUSES = [
  'NEW',
  'WAIT_SEND_BACK',
  'ON_BACKING',
  'BACK_IN_STORAGE',
  'EXCHANGE_OUT',
  'AUDIT_FAILED',
  'FINISHED',
  'CANCELED',
] as const
export type AfterSalesStatus = (typeof AFTER_SALES_STATUSES)[number]

/** The kind of record; `REFUND` returns money for goods that the shopper keeps. Source: MO-73. */
export type AfterSalesType = 'RETURN' | 'EXCHANGE' | 'REFUND'

/** Way goods come back. */
export type AfterSalesMethod = 'COURIER' | 'SHOP'

/** Why goods come back, in the order shown. Source: MO-70; the list is ours. */
export const AFTER_SALES_REASONS = [
  'FAULTY',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'WRONG_SIZE',
  'CHANGED_MIND',
  'OTHER',
] as const
/** `UNAVAILABLE`: the shop cannot send units that were paid for; no shopper asks for it. */
export type AfterSalesReason = (typeof AFTER_SALES_REASONS)[number] | 'UNAVAILABLE'

const SHOP_FAULTS: ReadonlySet<AfterSalesReason> = new Set(['FAULTY', 'WRONG_ITEM', 'NOT_AS_DESCRIBED'])

/** Returns true if the shop pays for the return shipping. */
export const isShopFault = (reason: AfterSalesReason): boolean => SHOP_FAULTS.has(reason)

/** True if the shop caused the refund: a fault of its own, or goods that it could not send. */
export const isShopLoss = (reason: AfterSalesReason): boolean =>
  isShopFault(reason) || reason === 'UNAVAILABLE'

/**
 * Steps a record can take. Goods that were brought to a shop, or arrived without a number, skip `ON_BACKING`; a refund for goods that
 * the shopper keeps goes from `NEW` to `FINISHED`. Source: M-134, MO-73; the two shortcuts are ours.
 */
export const NEXT_AFTER_SALES: Readonly<Record<AfterSalesStatus, readonly AfterSalesStatus[]>> = {
  NEW: ['WAIT_SEND_BACK', 'AUDIT_FAILED', 'FINISHED', 'CANCELED'],
  WAIT_SEND_BACK: ['ON_BACKING', 'BACK_IN_STORAGE', 'CANCELED'],
  ON_BACKING: ['BACK_IN_STORAGE'],
  BACK_IN_STORAGE: ['EXCHANGE_OUT', 'FINISHED'],
  EXCHANGE_OUT: ['FINISHED'],
  AUDIT_FAILED: [],
  FINISHED: [],
  CANCELED: [],
}

/** Records whose units are free again. */
export const ENDED_WITHOUT_RETURN: readonly AfterSalesStatus[] = ['AUDIT_FAILED', 'CANCELED']

/** Statuses from which one can be reached. */
export const statusesBefore = (status: AfterSalesStatus): readonly AfterSalesStatus[] =>
  AFTER_SALES_STATUSES.filter(before => NEXT_AFTER_SALES[before].includes(status))

/** Longest words to a return (characters). */
export const MAX_MEMO = 500

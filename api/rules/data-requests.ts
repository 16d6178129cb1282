/** Requests that people may make about their data. */
export const DATA_REQUESTS = ['ACCESS', 'CORRECTION', 'ERASURE'] as const
export type DataRequestKind = (typeof DATA_REQUESTS)[number]
export type DataRequestState = 'OPEN' | 'DONE' | 'REFUSED'

/** Days within which the shop answers a request, from the day it was made. */
export const ANSWER_DAYS = 40

/** Records that stay after a member is erased, without the person. */
export type KeptRecord = 'ORDERS' | 'RETURNS' | 'GO_DOLLAR' | 'COUPONS' | 'EVENTS' | 'STAFF' | 'UNPROVED'

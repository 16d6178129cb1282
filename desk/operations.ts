import { orderOperations } from './orders/operations.ts'
import { returnOperations } from './returns/operations.ts'

/** What staff can do besides pages, by area. */
export const deskOperations = { orders: orderOperations, returns: returnOperations }
export type DeskOperations = typeof deskOperations

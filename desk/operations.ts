import { orderOperations } from './orders/operations.ts'
import { returnOperations } from './returns/operations.ts'

/** Operations of staff besides pages, by area. */
export const deskOperations = { orders: orderOperations, returns: returnOperations }
export type DeskOperations = typeof deskOperations

import type { ContentOperations } from '#content-store/operations.ts'
import { DESK_PATH } from '#desk/address.ts'
import type { DeskOperations, RecordOperations } from '#desk/operations.ts'
import { type CallOptions, createCall } from '#operators/client/call.ts'
import {
  type AskName,
  type ChangeName,
  createOperationClient,
  type DataOf,
  type InputOf,
  type OperationClient,
  type ReadName,
} from '#operators/client/operations.ts'

/** Operations of staff, by area. */
export type StaffOperations = DeskOperations & RecordOperations & ContentOperations
export type Operations = OperationClient<StaffOperations>
export type Read = ReadName<StaffOperations>
export type Ask = AskName<StaffOperations>
export type Change = ChangeName<StaffOperations>
/** The input of an operation. */
export type Given<Name> = InputOf<StaffOperations, Name>
/** The data of an operation. */
export type Result<Name> = DataOf<StaffOperations, Name>

export const createOperations = (options: Omit<CallOptions, 'baseUrl'>): Operations =>
  createOperationClient<StaffOperations>(createCall({ ...options, baseUrl: DESK_PATH }))

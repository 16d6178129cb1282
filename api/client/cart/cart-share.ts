import {
  cartShareInfoDocument,
  type CartShareInfoQuery,
  createCartShareDocument,
  type CreateCartShareMutation,
} from '../../generated/documents.ts'
import type { Api } from '../api.ts'

/** A shared bag, at the prices of the shopper who looks at it. */
export type SharedCart = NonNullable<CartShareInfoQuery['cartShareInfo']>
export type SharedCartItem = SharedCart['content'][number]

/** Keeps a copy of these lines and gives its code. Source: C-338. */
export const shareCart = async (
  api: Api,
  input: readonly { readonly skuCode: string; readonly quantity: number }[],
): Promise<CreateCartShareMutation['createCartShare']> =>
  (await api.run(createCartShareDocument, { input })).createCartShare

/** `null` for an unknown code. Source: C-339. */
export const readSharedCart = async (api: Api, code: string): Promise<SharedCart | null> =>
  (await api.run(cartShareInfoDocument, { code })).cartShareInfo

import {
  arrivalNoticeCreateGqlDocument,
  type ArrivalNoticeCreateGqlMutation,
} from '../../generated/documents.ts'
import type { Api } from '../api.ts'

type NoticeAnswer = ArrivalNoticeCreateGqlMutation['arrivalNoticeCreateGql']

/** Asks for an e-mail when a sold-out sku is back; refusals come as `userErrors`. Source: C-348, CO-32. */
export const createArrivalNotice = async (
  api: Api,
  input: { readonly skuCode: string; readonly email: string; readonly mobile?: string },
): Promise<NoticeAnswer> => (await api.run(arrivalNoticeCreateGqlDocument, { input })).arrivalNoticeCreateGql

import { epochMs } from '#locales/hong-kong.ts'
import {
  loginAsVisitorDocument,
  queryVisitorMemberInfoDocument,
  userLogoutDocument,
} from '../generated/documents.ts'
import type { WhetherFragment } from '../generated/operations.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** A fresh session's token, and when it runs out (epoch milliseconds). */
export interface FreshToken {
  readonly token: string
  readonly expiresAt: number
}

/** Epoch milliseconds of an end on the wire; 0 without one. */
export const readExpiry = (at: string | null): number => (at === null ? 0 : epochMs(at))

/** Starts a visitor's session; with a token, that of the same visitor if it is still allowed. Source: M-220, CO-60. */
export async function loginAsVisitor(
  api: Api,
  previousToken?: string,
): Promise<FreshToken & { readonly isReturning: boolean }> {
  const { loginAsVisitor: login } = await api.run(
    loginAsVisitorDocument,
    previousToken ? { previousToken } : {},
  )
  const [refusal] = login.userErrors
  if (login.token === null) throw new ApiError(refusal?.code ?? 'SERVER_ERROR', refusal?.message ?? '')
  return { token: login.token, expiresAt: readExpiry(login.expiresAt), isReturning: login.isReturning }
}

/** Resolves to true if the session is a visitor's. Throws a session-invalid code when there is none. Source: M-219, C-323. */
export async function isVisitor(api: Api): Promise<boolean> {
  const { queryVisitorMemberInfo } = await api.run(queryVisitorMemberInfoDocument, {})
  return queryVisitorMemberInfo.isVisitor
}

export type DoneAnswer = WhetherFragment

/** Source: M-228. */
export const userLogout = async (api: Api): Promise<DoneAnswer> =>
  (await api.run(userLogoutDocument, {})).userLogout

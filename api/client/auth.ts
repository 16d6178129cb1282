import {
  getImageVerifyCodeDocument,
  loginAsVisitorDocument,
  mergeUserCartDocument,
  needImageVerifyCodeDocument,
  queryVisitorMemberInfoDocument,
  updatePasswordDocument,
  userLoginDocument,
  userLogoutDocument,
} from '../generated/documents/auth.ts'
import type {
  LoggedInFragment,
  MergeUserCartMutation,
  UserLoginInput,
  WhetherFragment,
} from '../generated/operations.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'

/** A fresh session's token, and when it runs out (epoch milliseconds). */
export interface FreshToken {
  readonly token: string
  readonly expiresAt: number
}

/** Starts a visitor's session: that of the visitor whose token is given, if they may still come back. Source: M-220, CO-60. */
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
  return { token: login.token, expiresAt: login.expiresAt ?? 0, isReturning: login.isReturning }
}

/** Whether the session is a visitor's. Throws a session-invalid code when there is none. Source: M-219, C-323. */
export async function isVisitor(api: Api): Promise<boolean> {
  const { queryVisitorMemberInfo } = await api.run(queryVisitorMemberInfoDocument, {})
  return queryVisitorMemberInfo.isVisitor
}

/** A login's answer: a session, or refusals. Source: M-211. */
export type LoginAnswer = LoggedInFragment
export type DoneAnswer = WhetherFragment

/** Source: M-221. */
export const userLogin = async (api: Api, userLoginInput: UserLoginInput): Promise<LoginAnswer> =>
  (await api.run(userLoginDocument, { userLoginInput })).userLogin

/** Source: M-222. */
export const needsImageCode = async (api: Api): Promise<boolean> =>
  (await api.run(needImageVerifyCodeDocument, {})).needImageVerifyCode

/** A picture (data address) and the token that goes along with what it shows. Source: M-223. */
export const imageCode = async (api: Api) =>
  (await api.run(getImageVerifyCodeDocument, {})).getImageVerifyCode

/** Source: M-228. */
export const userLogout = async (api: Api): Promise<DoneAnswer> =>
  (await api.run(userLogoutDocument, {})).userLogout

/** Source: M-065, M-234. */
export const updatePassword = async (
  api: Api,
  passwords: { readonly oldPassword: string; readonly newPassword: string },
): Promise<DoneAnswer> => (await api.run(updatePasswordDocument, passwords)).updatePassword

/** Source: M-072. */
export const mergeUserCart = async (
  api: Api,
  anonymousToken: string,
): Promise<MergeUserCartMutation['mergeUserCart']> =>
  (await api.run(mergeUserCartDocument, { input: { anonymousToken } })).mergeUserCart

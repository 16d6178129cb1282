import {
  getImageVerifyCodeDocument,
  mergeUserCartDocument,
  needImageVerifyCodeDocument,
  updatePasswordDocument,
  userLoginDocument,
} from '../../generated/documents.ts'
import type { LoggedInFragment, MergeUserCartMutation, UserLoginInput } from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { DoneAnswer } from '../session.ts'

/** A login's answer: a session, or refusals. Source: M-211. */
export type LoginAnswer = LoggedInFragment

/** Source: M-221. */
export const userLogin = async (api: Api, userLoginInput: UserLoginInput): Promise<LoginAnswer> =>
  (await api.run(userLoginDocument, { userLoginInput })).userLogin

/** Source: M-222. */
export const needsImageCode = async (api: Api): Promise<boolean> =>
  (await api.run(needImageVerifyCodeDocument, {})).needImageVerifyCode

/** A picture (data address) and the token that goes along with what it shows. Source: M-223. */
export const imageCode = async (api: Api) =>
  (await api.run(getImageVerifyCodeDocument, {})).getImageVerifyCode

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

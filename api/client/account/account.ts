import {
  checkVerifyCodeDocument,
  createMemberDocument,
  queryMemberInfoDocument,
  querySimpleMemberInfoDocument,
  resetPasswordDocument,
  sendEmailVerifyCodeDocument,
  sendSmsVerifyCodeDocument,
  updateMemberDocument,
  userRegisterDocument,
} from '../../generated/documents/account.ts'
import type {
  CheckVerifyCodeInput,
  CodeSentFragment,
  CreateMemberInput,
  EmailVerifyCodeInput,
  ProfileFragment,
  QuerySimpleMemberInfoQuery,
  ResetPasswordInput,
  SmsVerifyCodeInput,
  UpdateMemberInput,
  UpdateMemberMutation,
  UserRegisterInput,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { LoginAnswer } from './auth.ts'
import type { DoneAnswer } from '../session.ts'

export type SimpleMember = QuerySimpleMemberInfoQuery['querySimpleMemberInfo']
export type MemberProfile = ProfileFragment
export type SentCodeAnswer = CodeSentFragment

/** Source: M-236. */
export const simpleMember = async (api: Api): Promise<SimpleMember> =>
  (await api.run(querySimpleMemberInfoDocument, {})).querySimpleMemberInfo

/** Source: M-235. */
export const memberProfile = async (api: Api): Promise<MemberProfile> =>
  (await api.run(queryMemberInfoDocument, {})).queryMemberInfo

/** Source: M-092, M-235. */
export const updateMember = async (
  api: Api,
  input: UpdateMemberInput,
): Promise<UpdateMemberMutation['updateMember']> =>
  (await api.run(updateMemberDocument, { input })).updateMember

/** Sends a code by e-mail or by SMS. Source: M-048, M-229. */
export const sendVerifyCode = async (
  api: Api,
  input: EmailVerifyCodeInput | SmsVerifyCodeInput,
): Promise<SentCodeAnswer> =>
  'email' in input
    ? (await api.run(sendEmailVerifyCodeDocument, { input })).sendEmailVerifyCode
    : (await api.run(sendSmsVerifyCodeDocument, { input })).sendSmsVerifyCode

/**
 * Source: M-048, M-230.
 * @internal for tests: forms of the shop send the code along with what it is for
 */
export const checkVerifyCode = async (api: Api, input: CheckVerifyCodeInput): Promise<DoneAnswer> =>
  (await api.run(checkVerifyCodeDocument, { input })).checkVerifyCode

/** Source: M-231. */
export const userRegister = async (api: Api, userRegisterInput: UserRegisterInput): Promise<LoginAnswer> =>
  (await api.run(userRegisterDocument, { userRegisterInput })).userRegister

/** Source: M-232. */
export const createMember = async (api: Api, input: CreateMemberInput): Promise<LoginAnswer> =>
  (await api.run(createMemberDocument, { input })).createMember

/** Source: M-068, M-233. */
export const resetPassword = async (api: Api, input: ResetPasswordInput): Promise<LoginAnswer> =>
  (await api.run(resetPasswordDocument, { input })).resetPassword

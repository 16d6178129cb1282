// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const querySimpleMemberInfoDocument: PersistedDocument<types.QuerySimpleMemberInfoQuery, types.QuerySimpleMemberInfoQueryVariables> = {
  operation: 'querySimpleMemberInfo',
  kind: 'query',
  hash: '388364cd2190794c9b6d91be7549513020e5404e416016d847e2c2958d1e6904',
}

export const queryMemberInfoDocument: PersistedDocument<types.QueryMemberInfoQuery, types.QueryMemberInfoQueryVariables> = {
  operation: 'queryMemberInfo',
  kind: 'query',
  hash: '33d55baa4bba2a8d9c2b0b34c0da567bc22058e1c198692fc2df642c7ef365fe',
}

export const updateMemberDocument: PersistedDocument<types.UpdateMemberMutation, types.UpdateMemberMutationVariables> = {
  operation: 'updateMember',
  kind: 'mutation',
  hash: '7c9b66326f090c1e6fa37874064ee1cb27acc9e7731fddaac6b052ad51d0bcb5',
}

export const sendEmailVerifyCodeDocument: PersistedDocument<types.SendEmailVerifyCodeMutation, types.SendEmailVerifyCodeMutationVariables> = {
  operation: 'sendEmailVerifyCode',
  kind: 'mutation',
  hash: '6f2b3a9d680ee330a1c3d76463516e014ef781be6c2b187f94f9cc4ac85cd747',
}

export const sendSmsVerifyCodeDocument: PersistedDocument<types.SendSmsVerifyCodeMutation, types.SendSmsVerifyCodeMutationVariables> = {
  operation: 'sendSmsVerifyCode',
  kind: 'mutation',
  hash: 'c24df1a3c84dcb2fc9acefca10a1e8e4c6f7edcf9f4e05659a6d2bcedb29b54d',
}

export const checkVerifyCodeDocument: PersistedDocument<types.CheckVerifyCodeMutation, types.CheckVerifyCodeMutationVariables> = {
  operation: 'checkVerifyCode',
  kind: 'mutation',
  hash: '6eb62ecd07817d0fae3a44fb7a09860615ec11065782fddadd5d0108fcfbbe5f',
}

export const userRegisterDocument: PersistedDocument<types.UserRegisterMutation, types.UserRegisterMutationVariables> = {
  operation: 'userRegister',
  kind: 'mutation',
  hash: '22ab7775e91942572cc8c3b3b1005121fbab412349bbedb4a09c184a7be5796e',
}

export const createMemberDocument: PersistedDocument<types.CreateMemberMutation, types.CreateMemberMutationVariables> = {
  operation: 'createMember',
  kind: 'mutation',
  hash: '90bbe9996dbc1eec066455fc9c20d898a5cd2f78bdca685d447f2770da213996',
}

export const resetPasswordDocument: PersistedDocument<types.ResetPasswordMutation, types.ResetPasswordMutationVariables> = {
  operation: 'resetPassword',
  kind: 'mutation',
  hash: 'c34bd5f70dc33a54a907ce5e6c7ef105d3f1376fb013ec2fbce42e04df8ddd61',
}

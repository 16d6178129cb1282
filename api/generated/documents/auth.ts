// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const needImageVerifyCodeDocument: PersistedDocument<types.NeedImageVerifyCodeQuery, types.NeedImageVerifyCodeQueryVariables> = {
  operation: 'needImageVerifyCode',
  kind: 'query',
  hash: '04654f41489dd6a811021b8f2ec66a39bd2423d97a6d74c6e5214e4fe78c4b21',
}

export const getImageVerifyCodeDocument: PersistedDocument<types.GetImageVerifyCodeMutation, types.GetImageVerifyCodeMutationVariables> = {
  operation: 'getImageVerifyCode',
  kind: 'mutation',
  hash: '658248008c62438c5d184c67d9e9b04ccbf7424daac1141e13d7f754eb5730d4',
}

export const userLoginDocument: PersistedDocument<types.UserLoginMutation, types.UserLoginMutationVariables> = {
  operation: 'userLogin',
  kind: 'mutation',
  hash: 'ba20a32affcca2ff62d0b451352496b56723b79d8a79b8d48232cf0a3ea5e3c3',
}

export const updatePasswordDocument: PersistedDocument<types.UpdatePasswordMutation, types.UpdatePasswordMutationVariables> = {
  operation: 'updatePassword',
  kind: 'mutation',
  hash: '0d1964b57eb4f616d8da73a34334b3613b2552cbd215432bc3ddafca6dbda8dd',
}

export const mergeUserCartDocument: PersistedDocument<types.MergeUserCartMutation, types.MergeUserCartMutationVariables> = {
  operation: 'mergeUserCart',
  kind: 'mutation',
  hash: 'a8c0c581823608b66bfdc04e5cb8a82330afac24b213d4e44ee46298eabd5ea1',
}

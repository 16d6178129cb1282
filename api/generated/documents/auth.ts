// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const loginAsVisitorDocument: PersistedDocument<types.LoginAsVisitorMutation, types.LoginAsVisitorMutationVariables> = {
  operation: 'loginAsVisitor',
  kind: 'mutation',
  hash: 'e0d6f725ad3723541d1e77b969feea43a07cb58bc6cb824ac5d01b30945ad955',
}

export const visitorLoginDocument: PersistedDocument<types.VisitorLoginMutation, types.VisitorLoginMutationVariables> = {
  operation: 'visitorLogin',
  kind: 'mutation',
  hash: '25c07513b89a360e9a2da882d64f17c0a853479567d48cf9588a71377888a614',
}

export const queryVisitorMemberInfoDocument: PersistedDocument<types.QueryVisitorMemberInfoQuery, types.QueryVisitorMemberInfoQueryVariables> = {
  operation: 'queryVisitorMemberInfo',
  kind: 'query',
  hash: 'c595d6aad0d3d8af1a8a734e6300bdb3800245ff67c217c59fe5da5a6b0d2c3b',
}

export const isVisitorDocument: PersistedDocument<types.IsVisitorQuery, types.IsVisitorQueryVariables> = {
  operation: 'isVisitor',
  kind: 'query',
  hash: '6d5cf57bcd8c799f50afe239cf70c809178c9ceac45155e1bfda10881d1310b4',
}

export const queryIsVisitorDocument: PersistedDocument<types.QueryIsVisitorQuery, types.QueryIsVisitorQueryVariables> = {
  operation: 'queryIsVisitor',
  kind: 'query',
  hash: '889479f1ce4dabf41f965d7c67fd635253b698d102a4c3fe350e9b6649fc3130',
}

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

export const userLogoutDocument: PersistedDocument<types.UserLogoutMutation, types.UserLogoutMutationVariables> = {
  operation: 'userLogout',
  kind: 'mutation',
  hash: 'cab4e7e42240efcd48613bfe4e83d1caff41f0e422e9cf92a294a6aec8ed7843',
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

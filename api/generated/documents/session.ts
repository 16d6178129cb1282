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

export const userLogoutDocument: PersistedDocument<types.UserLogoutMutation, types.UserLogoutMutationVariables> = {
  operation: 'userLogout',
  kind: 'mutation',
  hash: 'cab4e7e42240efcd48613bfe4e83d1caff41f0e422e9cf92a294a6aec8ed7843',
}

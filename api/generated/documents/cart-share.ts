// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const createCartShareDocument: PersistedDocument<types.CreateCartShareMutation, types.CreateCartShareMutationVariables> = {
  operation: 'createCartShare',
  kind: 'mutation',
  hash: 'd941567a71f816e1e8712fb05de700d3738ecc158f740ee46eea584b3d19f267',
}

export const cartShareInfoDocument: PersistedDocument<types.CartShareInfoQuery, types.CartShareInfoQueryVariables> = {
  operation: 'cartShareInfo',
  kind: 'query',
  hash: '090e1367f0779dad3936091ac61d00f6d28a1412ee8614cb8c199d0bc32b2e01',
}

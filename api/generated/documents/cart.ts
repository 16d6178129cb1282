// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartDocument: PersistedDocument<types.CartQuery, types.CartQueryVariables> = {
  operation: 'cart',
  kind: 'query',
  hash: '0a0b3c327fa80213876941d18d44d7892eb5d05c2693846ae6ae673bb375e6ce',
}

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: '75e644127d9acd052c28f0f98973122f1f81c4e5de67eb9239c285019dbe52ff',
}

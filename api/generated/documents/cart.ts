// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartDocument: PersistedDocument<types.CartQuery, types.CartQueryVariables> = {
  operation: 'cart',
  kind: 'query',
  hash: 'f59ea3006238f8097422d72e86897a90735665c69b0fa0b477b5a610a316548e',
}

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: '7c4409b8572bea11c35ec434a11d0f908d800d12432e4707b07aa0e3283b4153',
}

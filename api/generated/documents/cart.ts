// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartDocument: PersistedDocument<types.CartQuery, types.CartQueryVariables> = {
  operation: 'cart',
  kind: 'query',
  hash: '7a17c2f58340e93c1b86213d76c46ce5488b2a452c5469a30ad4e3b0d53c2cc8',
}

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: 'a37862ea2f144545473d79e52332948a331d3a46f36fdabf747e3927ed9f3b12',
}

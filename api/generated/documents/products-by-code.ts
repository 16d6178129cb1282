// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getProductByCodeDocument: PersistedDocument<types.GetProductByCodeQuery, types.GetProductByCodeQueryVariables> = {
  operation: 'getProductByCode',
  kind: 'query',
  hash: 'a9b1985b632215644972ba1cd9873b0b8bc614f5a52f312c198c7d618a277e9f',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const accountHomeDocument: PersistedDocument<types.AccountHomeQuery, types.AccountHomeQueryVariables> = {
  operation: 'accountHome',
  kind: 'query',
  hash: '783d894eae9c6a0b0ecb89db87525554546d205f8560c64b7192e4854961e685',
}

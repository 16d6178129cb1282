// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const accountHomeDocument: PersistedDocument<types.AccountHomeQuery, types.AccountHomeQueryVariables> = {
  operation: 'accountHome',
  kind: 'query',
  hash: '7c16cd998c68704af254f186219d8f8b44d8cbcf1a04993770ca77112cf64e54',
}

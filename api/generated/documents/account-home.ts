// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const accountHomeDocument: PersistedDocument<types.AccountHomeQuery, types.AccountHomeQueryVariables> = {
  operation: 'accountHome',
  kind: 'query',
  hash: '445397e8519f9b799634d1b73db2318541ad871342e66e91040462438d7b010c',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const accountHomeDocument: PersistedDocument<types.AccountHomeQuery, types.AccountHomeQueryVariables> = {
  operation: 'accountHome',
  kind: 'query',
  hash: 'eb9540ae544b43e3c96d086bbc0498cac3b60e90b3a3aaba879056ce2c5c2187',
}

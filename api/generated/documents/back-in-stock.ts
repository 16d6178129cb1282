// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const arrivalNoticeCreateGqlDocument: PersistedDocument<types.ArrivalNoticeCreateGqlMutation, types.ArrivalNoticeCreateGqlMutationVariables> = {
  operation: 'arrivalNoticeCreateGql',
  kind: 'mutation',
  hash: '36e32b2c5f4abcc893c9d77684736ca68daccf0fe5731913e69b09cbff70713d',
}

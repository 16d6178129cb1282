// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const recommendedFitDocument: PersistedDocument<types.RecommendedFitQuery, types.RecommendedFitQueryVariables> = {
  operation: 'recommendedFit',
  kind: 'query',
  hash: '3ff457fef195340c4035182ad49b0b6102e03d16c30e380215ccb64dada726bb',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getPickUpAddressDocument: PersistedDocument<types.GetPickUpAddressQuery, types.GetPickUpAddressQueryVariables> = {
  operation: 'getPickUpAddress',
  kind: 'query',
  hash: 'ac573ee47f0b51037f368bad8e9c921c96e98525dfc24772aa98fe348a7e0ee2',
}

export const queryChineseRegionsDocument: PersistedDocument<types.QueryChineseRegionsQuery, types.QueryChineseRegionsQueryVariables> = {
  operation: 'queryChineseRegions',
  kind: 'query',
  hash: 'fdf0499dbe04680538257265bb667a90ee75813063bec7587f4d0e23b2923c3c',
}

export const createFeedbackDocument: PersistedDocument<types.CreateFeedbackMutation, types.CreateFeedbackMutationVariables> = {
  operation: 'createFeedback',
  kind: 'mutation',
  hash: '502d0f1eb77363df91234fd801e886520edb1d9c5cf27e23a9fafb7e16885559',
}

export const queryVisitorTokenDocument: PersistedDocument<types.QueryVisitorTokenMutation, types.QueryVisitorTokenMutationVariables> = {
  operation: 'queryVisitorToken',
  kind: 'mutation',
  hash: 'a720f62502a4ca2927ee2a27fc789b6c86fb8243ce15bcec85eec2b14d69f9e9',
}

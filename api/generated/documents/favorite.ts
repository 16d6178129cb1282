// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const favoriteMarksDocument: PersistedDocument<types.FavoriteMarksQuery, types.FavoriteMarksQueryVariables> = {
  operation: 'favoriteMarks',
  kind: 'query',
  hash: '7a6546f784804ccf727dd976b1114a0c7712a5b313481fc80efb128a0caefd06',
}

export const queryFavoritesDocument: PersistedDocument<types.QueryFavoritesQuery, types.QueryFavoritesQueryVariables> = {
  operation: 'queryFavorites',
  kind: 'query',
  hash: '849cdbabf8bfb11a5c26db39fc014d70a13627e8ea5be0ff716012979c3d58d9',
}

export const createFavoriteGqlDocument: PersistedDocument<types.CreateFavoriteGqlMutation, types.CreateFavoriteGqlMutationVariables> = {
  operation: 'createFavoriteGql',
  kind: 'mutation',
  hash: '6a0c9b056785d5331197dd6dff7a1b953032df7f72001e97793df415a2aa8b19',
}

export const cancelFavoritesDocument: PersistedDocument<types.CancelFavoritesMutation, types.CancelFavoritesMutationVariables> = {
  operation: 'cancelFavorites',
  kind: 'mutation',
  hash: 'b6b25ac1099de6a54cef230009e4df48c48d437092deed58909e6cb2473038f8',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: '085982ac2b3bc1e873b21a9ca4164250d63273b359d5ce31bc3070b4e15f5b0c',
}

export const createFavoriteGqlDocument: PersistedDocument<types.CreateFavoriteGqlMutation, types.CreateFavoriteGqlMutationVariables> = {
  operation: 'createFavoriteGql',
  kind: 'mutation',
  hash: 'c52cf684401c0f6945b6a81e71a945900abfd0ab7a79bef30f6598804c1f046e',
}

export const arrivalNoticeCreateGqlDocument: PersistedDocument<types.ArrivalNoticeCreateGqlMutation, types.ArrivalNoticeCreateGqlMutationVariables> = {
  operation: 'arrivalNoticeCreateGql',
  kind: 'mutation',
  hash: '36e32b2c5f4abcc893c9d77684736ca68daccf0fe5731913e69b09cbff70713d',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartDocument: PersistedDocument<types.CartQuery, types.CartQueryVariables> = {
  operation: 'cart',
  kind: 'query',
  hash: '2e82d299330b979eff97e8e0f530b4edcc6f8ca723b107c4f63ddd31f67344f4',
}

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: '833ad88d6413c38cb8e696d6774c10d31b294888f77ddc9937c88607d208112d',
}

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '84e969a41cddae2c14d32a43ec1d655b7dce9f2a0d7d73c039bc46602bfcab1e',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: '615195c60c8cedcf495f18f7e87c82c1524118d0425361ed9b6e60004f2fb880',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: 'b2a853aef2ddf7ee7f0986beb610601bf0a8df495cde2b17fd4a6ce12510f9c5',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '5c9d30ba5f5e0bc28b7b1a0b797991f72ed6ded5354c73f9a9aa3b94d5cfe169',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: 'e7b3e6917ad24a4fe0b6520a7855660149b1929612d4b98ff06a51c97fae6b8b',
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

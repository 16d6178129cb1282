// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartDocument: PersistedDocument<types.CartQuery, types.CartQueryVariables> = {
  operation: 'cart',
  kind: 'query',
  hash: '1841831aee1075e291649dd3f8c7c0a2cd82f304d34af2b6fc052e9d68ed67cb',
}

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: '1f103e5a63c3fc1c6083599064de7b07d377b1fd9729485e1a3727abdbfbaae6',
}

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '24d70b07fcc200605dcc65f8352c60df57e8e8874aea5edee9d720b596d6d12e',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: 'cb7e8df9e93edab2ef28566153c2b9efb257f99d533c026d92dd2a6c78291343',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: 'db7d7b5225b3c8d459ab05b11224dec74e13ee3e21fd35a548c5c17e31dbf3f6',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: 'e8ef4b81f60799eb141d39101d4841de36eb853b78fabc14153c2a682471ddd9',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: '5e4c20567d7d622f7151e3ad9e22fcb14585dc8bfda90014e2d4fbc05b49af2d',
}

export const arrivalNoticeCreateGqlDocument: PersistedDocument<types.ArrivalNoticeCreateGqlMutation, types.ArrivalNoticeCreateGqlMutationVariables> = {
  operation: 'arrivalNoticeCreateGql',
  kind: 'mutation',
  hash: '36e32b2c5f4abcc893c9d77684736ca68daccf0fe5731913e69b09cbff70713d',
}

export const createCartShareDocument: PersistedDocument<types.CreateCartShareMutation, types.CreateCartShareMutationVariables> = {
  operation: 'createCartShare',
  kind: 'mutation',
  hash: 'd941567a71f816e1e8712fb05de700d3738ecc158f740ee46eea584b3d19f267',
}

export const cartShareInfoDocument: PersistedDocument<types.CartShareInfoQuery, types.CartShareInfoQueryVariables> = {
  operation: 'cartShareInfo',
  kind: 'query',
  hash: 'b47b11945642e29eca6e85b1fe8e5a3a125c29c84d94a1636087197fc92399b7',
}

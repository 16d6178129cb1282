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
  hash: '4c94b53f9b4f265f2eeb35b0d4a041b9ee9561a276c8a9c555c012131b3d1d75',
}

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '023a03c56f13062caa85343d9d5f43868e6472da0d272b1393aa79b97961621d',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: 'b09bd3b60594c2f69be11d74e60aac8d3d196ed9581dae1bd2d29008f099d7fe',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: '4c58508b3509c4c23980a922c1a9f9b014b3edefbe300f90e2f56e3340d53994',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '4c02a47f2d1e4446e5eac65960e0057a0141be8343563ab0cf544c2235fffef2',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: 'f39ed73f703cb209fb76b879882fe6254439fa766fc6f30584ba2c053e4ced59',
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

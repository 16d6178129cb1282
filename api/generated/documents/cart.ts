// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartDocument: PersistedDocument<types.CartQuery, types.CartQueryVariables> = {
  operation: 'cart',
  kind: 'query',
  hash: '6f338b3db5d81cb46aa40533e3c06fddba3628a09aee7a8dfe1751544c264fac',
}

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: 'e4afcbf10b71f1e322dd41558d539c4bc8e5924dbb43df20d08dd5020cc0fdac',
}

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '36ae23c80906c98dbc411a45338ac2e60a290a75ac4debea4fe2f6f2dbfe7ee6',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: 'bbd7fafdb94433fe8b40f49e2eb96d463d1c501c303cf18d2ce47244e5b02ae6',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: '15d8b4852f54cdb661d36a09b534b63ddac3c5eaea84d9740f3b047940d8c620',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '50b7fd38b22bd13fbf72febfa4fbce9dd6eab8797b1e40aaa02271340fa17258',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: '5e175bc9fcf3515006b8934a9cf0b852aafb9898cecea71e233d03c174bc1736',
}

export const cartApplyCouponDocument: PersistedDocument<types.CartApplyCouponMutation, types.CartApplyCouponMutationVariables> = {
  operation: 'cartApplyCoupon',
  kind: 'mutation',
  hash: '25d94f591a083f4999d4aee8ed423b9148d66f2e17a46a453bad08e396b23b9c',
}

export const cartRemoveCouponDocument: PersistedDocument<types.CartRemoveCouponMutation, types.CartRemoveCouponMutationVariables> = {
  operation: 'cartRemoveCoupon',
  kind: 'mutation',
  hash: '9290800f5149de5c32ff3bd9b4771299cc41e7c0c9fbff628bfd09baa89655fe',
}

export const cartUseGoDollarDocument: PersistedDocument<types.CartUseGoDollarMutation, types.CartUseGoDollarMutationVariables> = {
  operation: 'cartUseGoDollar',
  kind: 'mutation',
  hash: '683b60f8802bd05947f3989d0bd66552eeaf2547cdd633ce0378cad2f5b6401e',
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

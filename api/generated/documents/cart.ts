// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartDocument: PersistedDocument<types.CartQuery, types.CartQueryVariables> = {
  operation: 'cart',
  kind: 'query',
  hash: 'e8aa7349341ca340cab5530b89dbebbbeed6c0a3ba4ef58aa1568aa10fdb5d5e',
}

export const cartAddDocument: PersistedDocument<types.CartAddMutation, types.CartAddMutationVariables> = {
  operation: 'cartAdd',
  kind: 'mutation',
  hash: '9b355d9277f8cc5913b6960fac7fa148f3fc3dcb2b4f3e6479c4b9f0d8a297b5',
}

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '466af6a1bfc8ab4cb80479cf41735a04986141d09c28c3bd08c3388e9d5a7f10',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: 'c89dafabd9f31072faa3284abf2beea41f742264163fac6e11e3a714654d8bd0',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: '591ca56c160fc54dbc38b347154d831bc12c0987cfd7c0b4bcdebfd273ea59eb',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '0e4b9f7ed1261a7505f972c5a030d8ef1941283b052e330041b2e9d39a1b28a6',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: '1e25ed1512a1f2888438e3534e4229422104cc0707a05ae38175cccd3abfb9b9',
}

export const cartApplyCouponDocument: PersistedDocument<types.CartApplyCouponMutation, types.CartApplyCouponMutationVariables> = {
  operation: 'cartApplyCoupon',
  kind: 'mutation',
  hash: 'ad5913651f9aff08f2da5ee5e0879cc1ca48b60491fd4a50d715e2b1d7e52acf',
}

export const cartRemoveCouponDocument: PersistedDocument<types.CartRemoveCouponMutation, types.CartRemoveCouponMutationVariables> = {
  operation: 'cartRemoveCoupon',
  kind: 'mutation',
  hash: '903e6061f4c310092e908b6f1f71e55e32899c34403dde30aa6c5878c0489073',
}

export const cartUseGoDollarDocument: PersistedDocument<types.CartUseGoDollarMutation, types.CartUseGoDollarMutationVariables> = {
  operation: 'cartUseGoDollar',
  kind: 'mutation',
  hash: '00375b9280b1bc611b1ad3e94532ba1c9eb0da9bcc76366c59c43ec4968b2b4a',
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

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '684c8e4afaa9d959ec865698b7d5de5f17afeaf0160be4fc1ed8bf4d6e03dc3d',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: '940df39b5fbf54557cd62c145368ab4a050fc0beae38ea672d49a5deda0afc4b',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: '6d604ca337372a546b2a822e11df21876342b71d44efc8436292ddb00cd6258d',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '128e7dc0a031e3a26244202263cb2bdcd4f2f34bbe335284e33908ca8867ff14',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: '0ffe13e95f51a781517937ecb07fc1e09f4239715352eee519864e984cc3707d',
}

export const cartApplyCouponDocument: PersistedDocument<types.CartApplyCouponMutation, types.CartApplyCouponMutationVariables> = {
  operation: 'cartApplyCoupon',
  kind: 'mutation',
  hash: '6027c2cc7151d0a4b21807bb1ceb331fdf9e34106e18c2646f3a1193b2f4d6bd',
}

export const cartRemoveCouponDocument: PersistedDocument<types.CartRemoveCouponMutation, types.CartRemoveCouponMutationVariables> = {
  operation: 'cartRemoveCoupon',
  kind: 'mutation',
  hash: '17fd110f483038e05f9fb9df4d6b0907b4bb1870ade5810967bd4c74c891fa98',
}

export const cartUseGoDollarDocument: PersistedDocument<types.CartUseGoDollarMutation, types.CartUseGoDollarMutationVariables> = {
  operation: 'cartUseGoDollar',
  kind: 'mutation',
  hash: '1500ff3e7edcc3eb65f59cee34de1c12bb4db8da977e2ee66a047fd118a7b5cd',
}

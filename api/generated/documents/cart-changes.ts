// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '00a3ac102556e54e37068fa060bbb2c644b87a67bea769784dc42df90e5a8011',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: '14a86ca6d1ad19a929cbae31dc926f0980bc1bd11beadacc51a4d5ba2b089dc4',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: '3890b113fa108399b7862f5db99d3d7c36a25e6d6f21ad0acdefb6c51577f1fb',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '228125f9b7666bb6fe86263ae5fcec9787b790b54f429035c78f803d5f17ec3c',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: 'deee4ef3b5b890c370ca38df763ddb14853659090245f678e0a399c10ef964ad',
}

export const cartApplyCouponDocument: PersistedDocument<types.CartApplyCouponMutation, types.CartApplyCouponMutationVariables> = {
  operation: 'cartApplyCoupon',
  kind: 'mutation',
  hash: '0b09d75377db3a8678b32a64b823998cdafb062c48818bebf78a4c2562cd7e0a',
}

export const cartRemoveCouponDocument: PersistedDocument<types.CartRemoveCouponMutation, types.CartRemoveCouponMutationVariables> = {
  operation: 'cartRemoveCoupon',
  kind: 'mutation',
  hash: '1ff6e0c1a4bfaa0057b7a39456e67379184fcff85b919350945f3bef35ffe14b',
}

export const cartUseGoDollarDocument: PersistedDocument<types.CartUseGoDollarMutation, types.CartUseGoDollarMutationVariables> = {
  operation: 'cartUseGoDollar',
  kind: 'mutation',
  hash: '7c7035820a3eee8448c32ec9769c8502dc0258c4389c6bb8c3c611c4a1948696',
}

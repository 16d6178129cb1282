// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '51c3a4f80f6e95f9f5706d5c4131f103f3b1e5f3308fd22a7009d438069b7dfc',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: '6a67cbbbf4878e8feb6d1045a88dabb5bbc085692d44c2fda741547bf9343b53',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: '4aa5b47fdff84b8c5aca3dcf985eac8c32caaa31daf3f0cc7c88a115b1bfcc19',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '2d84bc667af4b61d5678b90288f733c2cfe847989ca6366433c93c13ec60a400',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: '036b48c5c5829ea77d5a27943095bfa363f618ac2f97045714e96821096cc110',
}

export const cartApplyCouponDocument: PersistedDocument<types.CartApplyCouponMutation, types.CartApplyCouponMutationVariables> = {
  operation: 'cartApplyCoupon',
  kind: 'mutation',
  hash: 'ec9f27472b7f372f620ab8fc18cec4c472fb4436d38610fb7a27965fef3a54db',
}

export const cartRemoveCouponDocument: PersistedDocument<types.CartRemoveCouponMutation, types.CartRemoveCouponMutationVariables> = {
  operation: 'cartRemoveCoupon',
  kind: 'mutation',
  hash: 'cb021df14a31c23aad1742c2f00b8c5247167d20e1b027998939a01f0bcb460d',
}

export const cartUseGoDollarDocument: PersistedDocument<types.CartUseGoDollarMutation, types.CartUseGoDollarMutationVariables> = {
  operation: 'cartUseGoDollar',
  kind: 'mutation',
  hash: '2d18f54fbf0c1e6d8e9fa5b430bee43b60c9668a982b0aaf5ad9ec2ac3e39b15',
}

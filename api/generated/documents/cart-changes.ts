// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '486200d6d1e593189c4267de3e79375945af3c41ff018f2407a7e7e7be6d6377',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: '79a2a7b09f804e1313e80f7a5174688d6ae61d1032cacb5e255ce29544f391d3',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: '173b5ef71a4b01b5a96f263fe6c11636c20a6e657c783a5c16ecfff33147f366',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: '8278466d3cf8cdda1fe342eeeb5695ff2f9edf11dea3d5312c62a4e8be374ad3',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: '8fcbd7c9eae73373d782b6257a1deb267dd91d86a99ca01aecbf9785c36bf6b8',
}

export const cartApplyCouponDocument: PersistedDocument<types.CartApplyCouponMutation, types.CartApplyCouponMutationVariables> = {
  operation: 'cartApplyCoupon',
  kind: 'mutation',
  hash: 'bce4e269a321734d2498c4e1f3947c02fbd0a91d2d85255f94d55b84292a2308',
}

export const cartRemoveCouponDocument: PersistedDocument<types.CartRemoveCouponMutation, types.CartRemoveCouponMutationVariables> = {
  operation: 'cartRemoveCoupon',
  kind: 'mutation',
  hash: '801e8c8c481f9144209e833c975ac37b7b670ba28fa584955f3536967351a966',
}

export const cartUseGoDollarDocument: PersistedDocument<types.CartUseGoDollarMutation, types.CartUseGoDollarMutationVariables> = {
  operation: 'cartUseGoDollar',
  kind: 'mutation',
  hash: '5dc0a5bb377a6ebd105869a2b8eeffece6000366996c3e1ec7afa75673ed0ad8',
}

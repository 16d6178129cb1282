// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const cartUpdateDocument: PersistedDocument<types.CartUpdateMutation, types.CartUpdateMutationVariables> = {
  operation: 'cartUpdate',
  kind: 'mutation',
  hash: '6916351315565e477238d91c97dc13879b64e4cb4233cbe13fdcb24a9cdc07d2',
}

export const cartItemUpdateDocument: PersistedDocument<types.CartItemUpdateMutation, types.CartItemUpdateMutationVariables> = {
  operation: 'cartItemUpdate',
  kind: 'mutation',
  hash: '2d53707b0160fd2be3d1b7edee86632719707e548719b02348871b4e095b2b53',
}

export const cartDeleteDocument: PersistedDocument<types.CartDeleteMutation, types.CartDeleteMutationVariables> = {
  operation: 'cartDelete',
  kind: 'mutation',
  hash: 'fd366c91c6959f557c2fe3f8e8fbce0b97e14ed147dbe76848e71c4456b842d7',
}

export const cartSelectUpdateDocument: PersistedDocument<types.CartSelectUpdateMutation, types.CartSelectUpdateMutationVariables> = {
  operation: 'cartSelectUpdate',
  kind: 'mutation',
  hash: 'ed5bcd8126f1b4fd5d599a46a6e6ca895c9edbdbcce9015617221520f85632e1',
}

export const cartChooseGiftsDocument: PersistedDocument<types.CartChooseGiftsMutation, types.CartChooseGiftsMutationVariables> = {
  operation: 'cartChooseGifts',
  kind: 'mutation',
  hash: 'cb74f968f4472f0fdaed9366247c86287e89acd91c4b7b4abeb99009bc8cd776',
}

export const cartApplyCouponDocument: PersistedDocument<types.CartApplyCouponMutation, types.CartApplyCouponMutationVariables> = {
  operation: 'cartApplyCoupon',
  kind: 'mutation',
  hash: '16f5d1d10616c40a9b6c156e20cd845b64dcc64449eb92e356e9a925b4486709',
}

export const cartRemoveCouponDocument: PersistedDocument<types.CartRemoveCouponMutation, types.CartRemoveCouponMutationVariables> = {
  operation: 'cartRemoveCoupon',
  kind: 'mutation',
  hash: 'dfb9f876c8459310e0392d11d244c229ac23b084e8451e55172db6e532bc78f1',
}

export const cartUseGoDollarDocument: PersistedDocument<types.CartUseGoDollarMutation, types.CartUseGoDollarMutationVariables> = {
  operation: 'cartUseGoDollar',
  kind: 'mutation',
  hash: 'f22b45a93bdf78f29275be834af95e2cdba27d971ad505471e6b603763956c65',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const checkoutDocument: PersistedDocument<types.CheckoutQuery, types.CheckoutQueryVariables> = {
  operation: 'checkout',
  kind: 'query',
  hash: 'f30493c6459e1258e500ce0dbeff2797d6bae4311449579131c007db8bb994ae',
}

export const queryCheckBaseInfoDocument: PersistedDocument<types.QueryCheckBaseInfoQuery, types.QueryCheckBaseInfoQueryVariables> = {
  operation: 'queryCheckBaseInfo',
  kind: 'query',
  hash: '53c429cda9dcb53a7ed2b2552e59c4e6f32e95ffa6ceee9812e19a426b3bf6cc',
}

export const queryAdditionalServiceDocument: PersistedDocument<types.QueryAdditionalServiceQuery, types.QueryAdditionalServiceQueryVariables> = {
  operation: 'queryAdditionalService',
  kind: 'query',
  hash: '120e63637996c768eb1e305735b81cf0e6583ce2a1838876a873e004dedb7907',
}

export const cartItemCalculateDocument: PersistedDocument<types.CartItemCalculateQuery, types.CartItemCalculateQueryVariables> = {
  operation: 'cartItemCalculate',
  kind: 'query',
  hash: '5cacab371491d7deefedfe674b9f3745ab280202090887b299db9a93f67e7556',
}

export const createOrderDocument: PersistedDocument<types.CreateOrderMutation, types.CreateOrderMutationVariables> = {
  operation: 'createOrder',
  kind: 'mutation',
  hash: '2398b1e5d5ef298e137ac0af7d15111511f72d7b06efa690c2ef3dd6ed371002',
}

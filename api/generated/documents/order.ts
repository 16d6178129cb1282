// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getOrderListDocument: PersistedDocument<types.GetOrderListQuery, types.GetOrderListQueryVariables> = {
  operation: 'getOrderList',
  kind: 'query',
  hash: '78ac7c97e7f96b206608d3d6928f1eaf4f2127359fb3c05d849d54dd2b7b21fd',
}

export const getOrderDetailDocument: PersistedDocument<types.GetOrderDetailQuery, types.GetOrderDetailQueryVariables> = {
  operation: 'getOrderDetail',
  kind: 'query',
  hash: 'd5e089a190483fb28a654135faf6051a73e0602e7bd73bbcf6dcbbad12f9cc83',
}

export const orderCancelDocument: PersistedDocument<types.OrderCancelMutation, types.OrderCancelMutationVariables> = {
  operation: 'orderCancel',
  kind: 'mutation',
  hash: '6e444e54cb9d0ada288c3d7bf7d2652e1568007e2bde7645c902e9a152ebd267',
}

export const orderBuyAgainDocument: PersistedDocument<types.OrderBuyAgainMutation, types.OrderBuyAgainMutationVariables> = {
  operation: 'orderBuyAgain',
  kind: 'mutation',
  hash: 'dc1afd13289a1df3ea702ce4b2a6a7c839d4ae5faaea1736b63124bacd295086',
}

export const payDocument: PersistedDocument<types.PayMutation, types.PayMutationVariables> = {
  operation: 'pay',
  kind: 'mutation',
  hash: '74e7cc7ec265d4858a9d196c7724ab679d316f096b5a465855e7f98d9b3eede8',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getOrderListDocument: PersistedDocument<types.GetOrderListQuery, types.GetOrderListQueryVariables> = {
  operation: 'getOrderList',
  kind: 'query',
  hash: 'e5ba4f5c6763b2590dbe10bca21db7ce3e6f388f164a3578b69b8a5d8b4aee2c',
}

export const getOrderDetailDocument: PersistedDocument<types.GetOrderDetailQuery, types.GetOrderDetailQueryVariables> = {
  operation: 'getOrderDetail',
  kind: 'query',
  hash: '8db49dbb7a1897889633ce22f0e614d36a05c5444663fce28d85d64c88c37ef8',
}

export const orderCancelDocument: PersistedDocument<types.OrderCancelMutation, types.OrderCancelMutationVariables> = {
  operation: 'orderCancel',
  kind: 'mutation',
  hash: '5c3453f86da51a3f148542f55201820fdf8a2da9ac3743afe8700084f652054c',
}

export const orderBuyAgainDocument: PersistedDocument<types.OrderBuyAgainMutation, types.OrderBuyAgainMutationVariables> = {
  operation: 'orderBuyAgain',
  kind: 'mutation',
  hash: '5eeeb68efee8cf8df87e40bb03fa47a8b73b2533146a3f5c946b6b9f21114509',
}

export const payDocument: PersistedDocument<types.PayMutation, types.PayMutationVariables> = {
  operation: 'pay',
  kind: 'mutation',
  hash: '74e7cc7ec265d4858a9d196c7724ab679d316f096b5a465855e7f98d9b3eede8',
}

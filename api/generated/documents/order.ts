// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getOrderListDocument: PersistedDocument<types.GetOrderListQuery, types.GetOrderListQueryVariables> = {
  operation: 'getOrderList',
  kind: 'query',
  hash: '61ccf10ceb35c521db20134b9234617adadea33c2b42f4c818c22f2aaca48547',
}

export const getOrderDetailDocument: PersistedDocument<types.GetOrderDetailQuery, types.GetOrderDetailQueryVariables> = {
  operation: 'getOrderDetail',
  kind: 'query',
  hash: 'cdeaafb5e407e0be827bef13640ecf7a45bbbed7c3744ab4efa4ab951ac557cb',
}

export const orderCancelDocument: PersistedDocument<types.OrderCancelMutation, types.OrderCancelMutationVariables> = {
  operation: 'orderCancel',
  kind: 'mutation',
  hash: 'e13a460fa882e43451c7f49f03b222c7b6421e7c501f274d17a8bce1dea4dfaa',
}

export const orderBuyAgainDocument: PersistedDocument<types.OrderBuyAgainMutation, types.OrderBuyAgainMutationVariables> = {
  operation: 'orderBuyAgain',
  kind: 'mutation',
  hash: 'abee4527d2690b8db22404be28f02ee1f2298a1b712cfb184f1ec4cc99345b8e',
}

export const payDocument: PersistedDocument<types.PayMutation, types.PayMutationVariables> = {
  operation: 'pay',
  kind: 'mutation',
  hash: '74e7cc7ec265d4858a9d196c7724ab679d316f096b5a465855e7f98d9b3eede8',
}

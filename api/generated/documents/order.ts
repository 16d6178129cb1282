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
  hash: '2ddae641224020daabc55cfdfc8bf695d73c323520c71535bb95f926f4a968b7',
}

export const orderCancelDocument: PersistedDocument<types.OrderCancelMutation, types.OrderCancelMutationVariables> = {
  operation: 'orderCancel',
  kind: 'mutation',
  hash: '841a90baef119b1173121a3d09be0464999c3e3569515430dd0933b670fdd954',
}

export const orderBuyAgainDocument: PersistedDocument<types.OrderBuyAgainMutation, types.OrderBuyAgainMutationVariables> = {
  operation: 'orderBuyAgain',
  kind: 'mutation',
  hash: '952522a46ecfac5cc67d0ef1c2225a4f25c6d69fcebec214ad91cc161f02a554',
}

export const payDocument: PersistedDocument<types.PayMutation, types.PayMutationVariables> = {
  operation: 'pay',
  kind: 'mutation',
  hash: '74e7cc7ec265d4858a9d196c7724ab679d316f096b5a465855e7f98d9b3eede8',
}

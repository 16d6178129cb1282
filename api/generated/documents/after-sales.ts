// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const afterSalesOptionsDocument: PersistedDocument<types.AfterSalesOptionsQuery, types.AfterSalesOptionsQueryVariables> = {
  operation: 'afterSalesOptions',
  kind: 'query',
  hash: '572335f24f1d18cd16d21a21dd7fb2389d8488fd83cc8d9e963c62b459f828e7',
}

export const getAfterSalesRecordDocument: PersistedDocument<types.GetAfterSalesRecordQuery, types.GetAfterSalesRecordQueryVariables> = {
  operation: 'getAfterSalesRecord',
  kind: 'query',
  hash: '2cefd6a7545658bac2fffd5b9a327b5e63b4dca8fefd915cce3b8b1db97d3cec',
}

export const getAfterSalesOrderDetailDocument: PersistedDocument<types.GetAfterSalesOrderDetailQuery, types.GetAfterSalesOrderDetailQueryVariables> = {
  operation: 'getAfterSalesOrderDetail',
  kind: 'query',
  hash: '3d541da5d41a29437aa6dad74a75755bfe62250caac10b6084a53f2de47369f8',
}

export const createAfterSalesOrderDocument: PersistedDocument<types.CreateAfterSalesOrderMutation, types.CreateAfterSalesOrderMutationVariables> = {
  operation: 'createAfterSalesOrder',
  kind: 'mutation',
  hash: 'b556f2ddf96e87dc9d2c8f7631908300b42cf5c44960b7a9536658709bd3d889',
}

export const cancelAfterSalesDocument: PersistedDocument<types.CancelAfterSalesMutation, types.CancelAfterSalesMutationVariables> = {
  operation: 'cancelAfterSales',
  kind: 'mutation',
  hash: '83dc522b1a54bd54ae26cc9262b0be9ddee8a611d21eff3ba2087320dd288700',
}

export const sendBackAfterSalesDocument: PersistedDocument<types.SendBackAfterSalesMutation, types.SendBackAfterSalesMutationVariables> = {
  operation: 'sendBackAfterSales',
  kind: 'mutation',
  hash: '2db0bc5b95c93509c54a36d87165fa03e63784318289536e5026d4da3e5d4f65',
}

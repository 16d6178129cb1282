// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const afterSalesOptionsDocument: PersistedDocument<types.AfterSalesOptionsQuery, types.AfterSalesOptionsQueryVariables> = {
  operation: 'afterSalesOptions',
  kind: 'query',
  hash: 'afe475f224ae0dcb0b11af64399d40bfd077601fc927b54ad863ba7dfec0b335',
}

export const getAfterSalesRecordDocument: PersistedDocument<types.GetAfterSalesRecordQuery, types.GetAfterSalesRecordQueryVariables> = {
  operation: 'getAfterSalesRecord',
  kind: 'query',
  hash: 'a90f3d05d2fe871971951d5dca45ec8f34d2fbb3461cf0b9657499f480149618',
}

export const getAfterSalesOrderDetailDocument: PersistedDocument<types.GetAfterSalesOrderDetailQuery, types.GetAfterSalesOrderDetailQueryVariables> = {
  operation: 'getAfterSalesOrderDetail',
  kind: 'query',
  hash: '350706eaab19b2f2b798703c1d258683e8cf8e4478e383d1b1c12b4b1e62b668',
}

export const createAfterSalesOrderDocument: PersistedDocument<types.CreateAfterSalesOrderMutation, types.CreateAfterSalesOrderMutationVariables> = {
  operation: 'createAfterSalesOrder',
  kind: 'mutation',
  hash: 'b556f2ddf96e87dc9d2c8f7631908300b42cf5c44960b7a9536658709bd3d889',
}

export const cancelAfterSalesDocument: PersistedDocument<types.CancelAfterSalesMutation, types.CancelAfterSalesMutationVariables> = {
  operation: 'cancelAfterSales',
  kind: 'mutation',
  hash: '337f41696fee2c10fd3aa2ea3eb51dfb850f5534fac629ee55d1ac029c9f9fbd',
}

export const sendBackAfterSalesDocument: PersistedDocument<types.SendBackAfterSalesMutation, types.SendBackAfterSalesMutationVariables> = {
  operation: 'sendBackAfterSales',
  kind: 'mutation',
  hash: '86e3e73f284dc19228286d0916020f7a7500a9165cc6114377f4b97e5044af16',
}

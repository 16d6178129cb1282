// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const queryCouponsDocument: PersistedDocument<types.QueryCouponsQuery, types.QueryCouponsQueryVariables> = {
  operation: 'queryCoupons',
  kind: 'query',
  hash: '90b1a826b5a90457451008239f49ae4088af1ee3f5bae9f3d093873fb4b519e4',
}

export const couponClaimDocument: PersistedDocument<types.CouponClaimMutation, types.CouponClaimMutationVariables> = {
  operation: 'couponClaim',
  kind: 'mutation',
  hash: '14274da0a8842125dd04d1e30af74d554d4f9ebf6822e379f7ef8b5c7ba54e2a',
}

export const queryGoDollarDocument: PersistedDocument<types.QueryGoDollarQuery, types.QueryGoDollarQueryVariables> = {
  operation: 'queryGoDollar',
  kind: 'query',
  hash: '4949bdd8bcf5b1b665ff254ab6bbcdea3c59f0cdb7b595a7bb250f1c63ae6df3',
}

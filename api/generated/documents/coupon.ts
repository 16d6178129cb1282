// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const queryCouponsDocument: PersistedDocument<types.QueryCouponsQuery, types.QueryCouponsQueryVariables> = {
  operation: 'queryCoupons',
  kind: 'query',
  hash: '6c138f56d064baa592e7fa7a39d8e39ec9cd69343fa9f601000ae73d238b482f',
}

export const couponDetailDocument: PersistedDocument<types.CouponDetailQuery, types.CouponDetailQueryVariables> = {
  operation: 'couponDetail',
  kind: 'query',
  hash: 'b14952f25ef0e56b401682d79301f22a6dc8c427446d8c57f0131e2bed248a89',
}

export const registrationCouponsDocument: PersistedDocument<types.RegistrationCouponsQuery, types.RegistrationCouponsQueryVariables> = {
  operation: 'registrationCoupons',
  kind: 'query',
  hash: '0bf4d1d7aa755a203594511d6624d7649f2b653f56eb8d4e4fbbb2033e200eff',
}

export const couponClaimDocument: PersistedDocument<types.CouponClaimMutation, types.CouponClaimMutationVariables> = {
  operation: 'couponClaim',
  kind: 'mutation',
  hash: 'a9bf3a861af78a6f42fafc2e36792a3c29178cbdc527ea140f510bac246bfa5e',
}

export const queryGoDollarDocument: PersistedDocument<types.QueryGoDollarQuery, types.QueryGoDollarQueryVariables> = {
  operation: 'queryGoDollar',
  kind: 'query',
  hash: '6fce72cc530db9ef1077ea970a5a04673f2dbef9ec6fd2563b799ce0c5d7305e',
}

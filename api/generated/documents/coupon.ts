// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const queryCouponsDocument: PersistedDocument<types.QueryCouponsQuery, types.QueryCouponsQueryVariables> = {
  operation: 'queryCoupons',
  kind: 'query',
  hash: 'd528e561d977f8d30259507c9caa74b6aed7f336de2ecb9195f6794cb2827b71',
}

export const couponDetailDocument: PersistedDocument<types.CouponDetailQuery, types.CouponDetailQueryVariables> = {
  operation: 'couponDetail',
  kind: 'query',
  hash: '474c7861923fa0c15132c0a17104396387135a068d07021f353b10d9ae5edcd0',
}

export const registrationCouponsDocument: PersistedDocument<types.RegistrationCouponsQuery, types.RegistrationCouponsQueryVariables> = {
  operation: 'registrationCoupons',
  kind: 'query',
  hash: '0bf4d1d7aa755a203594511d6624d7649f2b653f56eb8d4e4fbbb2033e200eff',
}

export const couponClaimDocument: PersistedDocument<types.CouponClaimMutation, types.CouponClaimMutationVariables> = {
  operation: 'couponClaim',
  kind: 'mutation',
  hash: 'd93dcd958f17c00b41ac69289eda29d3f7657f8b1572acdbefe0d3640a0331c1',
}

export const queryGoDollarDocument: PersistedDocument<types.QueryGoDollarQuery, types.QueryGoDollarQueryVariables> = {
  operation: 'queryGoDollar',
  kind: 'query',
  hash: '6fce72cc530db9ef1077ea970a5a04673f2dbef9ec6fd2563b799ce0c5d7305e',
}

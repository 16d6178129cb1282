// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../../client/api.ts'
import type * as types from '../operations.ts'

export const getProductByCodeDocument: PersistedDocument<types.GetProductByCodeQuery, types.GetProductByCodeQueryVariables> = {
  operation: 'getProductByCode',
  kind: 'query',
  hash: 'd3b72beaf15386b241fedbf39ab3b37b81ea4019810691dd240886579cf26b55',
}

export const productByCodeDocument: PersistedDocument<types.ProductByCodeQuery, types.ProductByCodeQueryVariables> = {
  operation: 'productByCode',
  kind: 'query',
  hash: 'db7862589e9c66eb3d3867cd74eb96ad3b889212e95999c2259b94c7f868781d',
}

export const productByCodeNoCacheDocument: PersistedDocument<types.ProductByCodeNoCacheQuery, types.ProductByCodeNoCacheQueryVariables> = {
  operation: 'productByCodeNoCache',
  kind: 'query',
  hash: '9b448df7c89f2b68930c2ed5cdc885e9a5d4adfff453fce6bce1039d785ac52c',
}

export const getProductListGqlDocument: PersistedDocument<types.GetProductListGqlQuery, types.GetProductListGqlQueryVariables> = {
  operation: 'getProductListGql',
  kind: 'query',
  hash: '21ee7f0015ae251e9ed7240ffed97da50285dcab4acde06a00cca0441d077fc1',
}

export const filterConditionGqlDocument: PersistedDocument<types.FilterConditionGqlQuery, types.FilterConditionGqlQueryVariables> = {
  operation: 'filterConditionGql',
  kind: 'query',
  hash: '84420abccd756f77c420a142b4844fc4547d3e02a7183a557aeb79dff512b45d',
}

export const getRecommendProductListDocument: PersistedDocument<types.GetRecommendProductListQuery, types.GetRecommendProductListQueryVariables> = {
  operation: 'getRecommendProductList',
  kind: 'query',
  hash: '31461e61b4acce8bdf08e2263e755790a13ebaad398d957b544795ff6cb06115',
}

export const guessLikesDocument: PersistedDocument<types.GuessLikesQuery, types.GuessLikesQueryVariables> = {
  operation: 'guessLikes',
  kind: 'query',
  hash: '5ec86bd36a68fcd5884bb7bcf6f8aa8bb247b440b8d0acc052c3fc4afb4626ae',
}

export const productDetailGqlDocument: PersistedDocument<types.ProductDetailGqlQuery, types.ProductDetailGqlQueryVariables> = {
  operation: 'productDetailGql',
  kind: 'query',
  hash: '813f9214289ae3ff6fbb71d0d743a594037f863ad3dcde07b9a24b2445424f28',
}

export const productDetailExInfoGqlDocument: PersistedDocument<types.ProductDetailExInfoGqlQuery, types.ProductDetailExInfoGqlQueryVariables> = {
  operation: 'productDetailExInfoGql',
  kind: 'query',
  hash: '50953b7df18e96a3e2e10abf33f722b62f56da86a6d277afe4050fefe8f744cf',
}

export const productDetailFBInfoGqlDocument: PersistedDocument<types.ProductDetailFBInfoGqlQuery, types.ProductDetailFBInfoGqlQueryVariables> = {
  operation: 'productDetailFBInfoGql',
  kind: 'query',
  hash: 'bfd8861efe4bb4c206d799673cd5c400857e28cfb8264925021c66e4b44eb2fb',
}

export const brandsGqlDocument: PersistedDocument<types.BrandsGqlQuery, types.BrandsGqlQueryVariables> = {
  operation: 'brandsGql',
  kind: 'query',
  hash: '382ad16f09dd2260b838ae4f3e73a6f28cb512f8730f3e19d3bd6615b4ef0323',
}

export const categoryCountDocument: PersistedDocument<types.CategoryCountQuery, types.CategoryCountQueryVariables> = {
  operation: 'categoryCount',
  kind: 'query',
  hash: 'b3e3924fa43d6cd4e26ef818b3186bb26fbff54d435f0b294914b436ce4b9002',
}

export const getCategoriesDocument: PersistedDocument<types.GetCategoriesQuery, types.GetCategoriesQueryVariables> = {
  operation: 'getCategories',
  kind: 'query',
  hash: '74246b69a3724e70d6e1fd5465010ffdb92e33add88af20f3787ba05eff37f7e',
}

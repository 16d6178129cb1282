// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getProductByCodeDocument: PersistedDocument<types.GetProductByCodeQuery, types.GetProductByCodeQueryVariables> = {
  operation: 'getProductByCode',
  kind: 'query',
  hash: 'b6441a6cc09e9b7f97e863d5b53c3b0aec5871bafec7931b2f52f8d2ee1c20eb',
}

export const productByCodeDocument: PersistedDocument<types.ProductByCodeQuery, types.ProductByCodeQueryVariables> = {
  operation: 'productByCode',
  kind: 'query',
  hash: '4ab267d4a9c38465710fe0a272b781b69c0f8d61e17ed7c8d7dc6d5793f7d1df',
}

export const productByCodeNoCacheDocument: PersistedDocument<types.ProductByCodeNoCacheQuery, types.ProductByCodeNoCacheQueryVariables> = {
  operation: 'productByCodeNoCache',
  kind: 'query',
  hash: '5b05360ffb8f6736a991434bba055cad0a97c4a0f3b88354aab7d0abbe0b547d',
}

export const getProductListGqlDocument: PersistedDocument<types.GetProductListGqlQuery, types.GetProductListGqlQueryVariables> = {
  operation: 'getProductListGql',
  kind: 'query',
  hash: 'd2dad17afe6110f0053c3670a8dc9249c5f80be991940b98fc9ab3d89e487991',
}

export const filterConditionGqlDocument: PersistedDocument<types.FilterConditionGqlQuery, types.FilterConditionGqlQueryVariables> = {
  operation: 'filterConditionGql',
  kind: 'query',
  hash: '84420abccd756f77c420a142b4844fc4547d3e02a7183a557aeb79dff512b45d',
}

export const getRecommendProductListDocument: PersistedDocument<types.GetRecommendProductListQuery, types.GetRecommendProductListQueryVariables> = {
  operation: 'getRecommendProductList',
  kind: 'query',
  hash: '9ff3d53cb031f50cc9aa843ea2972b518c951de2ce74d8c9397b01d9f3ae86e0',
}

export const guessLikesDocument: PersistedDocument<types.GuessLikesQuery, types.GuessLikesQueryVariables> = {
  operation: 'guessLikes',
  kind: 'query',
  hash: '80556abbcabeb24fc541b5c5fbb02c284f42b5e8808d1a93c14e605ee4b2ed83',
}

export const productDetailGqlDocument: PersistedDocument<types.ProductDetailGqlQuery, types.ProductDetailGqlQueryVariables> = {
  operation: 'productDetailGql',
  kind: 'query',
  hash: '471983780bd918ac145a142090be3883160ec206a475cfaee85e9b729f455855',
}

export const productDetailExInfoGqlDocument: PersistedDocument<types.ProductDetailExInfoGqlQuery, types.ProductDetailExInfoGqlQueryVariables> = {
  operation: 'productDetailExInfoGql',
  kind: 'query',
  hash: 'a798a3f7e0eb487a44e44ad91e2a2e514dd478bd61fb2c569167881a32df1e13',
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

export const nearKeywordsDocument: PersistedDocument<types.NearKeywordsQuery, types.NearKeywordsQueryVariables> = {
  operation: 'nearKeywords',
  kind: 'query',
  hash: 'f4c2f69c8a0ce77ab0edda1c31871c5938f8757b3c8e728658d8bf60124331b0',
}

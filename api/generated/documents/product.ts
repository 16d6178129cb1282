// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getProductByCodeDocument: PersistedDocument<types.GetProductByCodeQuery, types.GetProductByCodeQueryVariables> = {
  operation: 'getProductByCode',
  kind: 'query',
  hash: '353bdfd2778b7c653ac6c1d90a2bcb03bdb5ea446b2acb57e2e5295ccc246322',
}

export const productByCodeDocument: PersistedDocument<types.ProductByCodeQuery, types.ProductByCodeQueryVariables> = {
  operation: 'productByCode',
  kind: 'query',
  hash: '2b7dfebbacae05e5c51cc0ae4cd75530fa97e97adb7574bdd5bfb0f9754c8739',
}

export const productByCodeNoCacheDocument: PersistedDocument<types.ProductByCodeNoCacheQuery, types.ProductByCodeNoCacheQueryVariables> = {
  operation: 'productByCodeNoCache',
  kind: 'query',
  hash: 'b88563df489b8c650505b4d485557e65d8e2f4cb4f153fec4f886d5ac36afe3e',
}

export const getProductListGqlDocument: PersistedDocument<types.GetProductListGqlQuery, types.GetProductListGqlQueryVariables> = {
  operation: 'getProductListGql',
  kind: 'query',
  hash: '29337ca78d37b972c0db5b4e45c157c4d01e852957530f44c39fa53da4f0b3ed',
}

export const filterConditionGqlDocument: PersistedDocument<types.FilterConditionGqlQuery, types.FilterConditionGqlQueryVariables> = {
  operation: 'filterConditionGql',
  kind: 'query',
  hash: '84420abccd756f77c420a142b4844fc4547d3e02a7183a557aeb79dff512b45d',
}

export const getRecommendProductListDocument: PersistedDocument<types.GetRecommendProductListQuery, types.GetRecommendProductListQueryVariables> = {
  operation: 'getRecommendProductList',
  kind: 'query',
  hash: '059ce8d6467c3dbedbb975056bc36849a09e4cefd875617c041a329d7813e27f',
}

export const guessLikesDocument: PersistedDocument<types.GuessLikesQuery, types.GuessLikesQueryVariables> = {
  operation: 'guessLikes',
  kind: 'query',
  hash: 'a729c0893847412eb07e9c7ec8cd9ac37847f3768696d1572ecd6134d012c0dd',
}

export const productDetailGqlDocument: PersistedDocument<types.ProductDetailGqlQuery, types.ProductDetailGqlQueryVariables> = {
  operation: 'productDetailGql',
  kind: 'query',
  hash: 'a5f88f1d928777999ee820decb81ebd640e75be9a730dce6c61d3061a4b18f78',
}

export const productDetailExInfoGqlDocument: PersistedDocument<types.ProductDetailExInfoGqlQuery, types.ProductDetailExInfoGqlQueryVariables> = {
  operation: 'productDetailExInfoGql',
  kind: 'query',
  hash: 'fbf8562d5ab9a2c000fd03b90b71267a13db37755b511df24d584ee341544fc3',
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

export const searchSuggestionsDocument: PersistedDocument<types.SearchSuggestionsQuery, types.SearchSuggestionsQueryVariables> = {
  operation: 'searchSuggestions',
  kind: 'query',
  hash: 'd0fa0497ba12998ccfc8c1b8c837632dc60b39af29249e09aeaa7df59075c087',
}

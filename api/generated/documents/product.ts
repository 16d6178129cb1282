// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const productPricesDocument: PersistedDocument<types.ProductPricesQuery, types.ProductPricesQueryVariables> = {
  operation: 'productPrices',
  kind: 'query',
  hash: '5d2d7b51a11ac86a17970cd09b7a1f1d219c265167bfabf193d2b0804e5c9b07',
}

export const productByCodeDocument: PersistedDocument<types.ProductByCodeQuery, types.ProductByCodeQueryVariables> = {
  operation: 'productByCode',
  kind: 'query',
  hash: '099221b1cb5ea38c8b97b9607b1a897eccc886710ecafeb0a705fd472fccf704',
}

export const productByCodeNoCacheDocument: PersistedDocument<types.ProductByCodeNoCacheQuery, types.ProductByCodeNoCacheQueryVariables> = {
  operation: 'productByCodeNoCache',
  kind: 'query',
  hash: '9c7d2e80f0a6193ef2f22d1d1424d427dfcf644e5b7c41bb0ee4d9ba66d31ec9',
}

export const getProductListGqlDocument: PersistedDocument<types.GetProductListGqlQuery, types.GetProductListGqlQueryVariables> = {
  operation: 'getProductListGql',
  kind: 'query',
  hash: '03ce7890e4847d22911cff665f5cf35822f77c5120194b30dd70f4cb78bee09f',
}

export const filterConditionGqlDocument: PersistedDocument<types.FilterConditionGqlQuery, types.FilterConditionGqlQueryVariables> = {
  operation: 'filterConditionGql',
  kind: 'query',
  hash: '29987e3dc29764587e8ef4307578f23a1f048bf89ea38b2b5b0a5a5ddbdb7963',
}

export const getRecommendProductListDocument: PersistedDocument<types.GetRecommendProductListQuery, types.GetRecommendProductListQueryVariables> = {
  operation: 'getRecommendProductList',
  kind: 'query',
  hash: '0a2586447572a9ae3a4dcfaf4273c96b3505b9dc48f69c7b341b19ae0f2f4224',
}

export const guessLikesDocument: PersistedDocument<types.GuessLikesQuery, types.GuessLikesQueryVariables> = {
  operation: 'guessLikes',
  kind: 'query',
  hash: '174051a39fe4e644228edb15b71df3f1a3154f6203b27c1ed5e0dab9b410ae75',
}

export const productDetailGqlDocument: PersistedDocument<types.ProductDetailGqlQuery, types.ProductDetailGqlQueryVariables> = {
  operation: 'productDetailGql',
  kind: 'query',
  hash: 'c848ee304296c83a67b2b9d23e99bf792c313b3bb12403da4d6d3c9c3cc65812',
}

export const productDetailExInfoGqlDocument: PersistedDocument<types.ProductDetailExInfoGqlQuery, types.ProductDetailExInfoGqlQueryVariables> = {
  operation: 'productDetailExInfoGql',
  kind: 'query',
  hash: '140cd295dec3df7dc326357c3e2fbdac9e60f9115d8ffeee4e5d581a877c7114',
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
  hash: 'ba26aff4e9c6611e09c6b882f3f46350ed429578dc9d955edf7751605dc6024b',
}

// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
import type { PersistedDocument } from '../persisted-document.ts'
import type * as types from '../operations.ts'

export const getNavMenuDocument: PersistedDocument<types.GetNavMenuQuery, types.GetNavMenuQueryVariables> = {
  operation: 'getNavMenu',
  kind: 'query',
  hash: 'cd5c2d7507a93c10f0e3b94a3e8decadaae7becd0b4112a74e8a731d79187ddb',
}

export const getDocsMenuDocument: PersistedDocument<types.GetDocsMenuQuery, types.GetDocsMenuQueryVariables> = {
  operation: 'getDocsMenu',
  kind: 'query',
  hash: '552611dfb265dee801cb72f83d50155c0f2f97363692f0c43f3f1bd6c30d5276',
}

export const getDocsDetailDocument: PersistedDocument<types.GetDocsDetailQuery, types.GetDocsDetailQueryVariables> = {
  operation: 'getDocsDetail',
  kind: 'query',
  hash: 'd304a1779a4bd706631fe1a3636611353339ac6ab89f329d1c6c4e29ba808c9b',
}

export const getDocsByParentDocument: PersistedDocument<types.GetDocsByParentQuery, types.GetDocsByParentQueryVariables> = {
  operation: 'getDocsByParent',
  kind: 'query',
  hash: 'e60af9bc9546e7d92e0f9a70afce15bac7587b62076701e45aaa648562e0900c',
}

export const seoInfoDocument: PersistedDocument<types.SeoInfoQuery, types.SeoInfoQueryVariables> = {
  operation: 'seoInfo',
  kind: 'query',
  hash: 'eef5e19f8ba97b1a47aad6f60939f682806c7f304f7c4804134b31b9748f26c7',
}

export const seoCompileDocument: PersistedDocument<types.SeoCompileQuery, types.SeoCompileQueryVariables> = {
  operation: 'seoCompile',
  kind: 'query',
  hash: '9ca80a37b33d1ad902a02dcc6a320f0c39a211129afc6a3adec522a6478173d3',
}

export const seoOptimizeDocument: PersistedDocument<types.SeoOptimizeQuery, types.SeoOptimizeQueryVariables> = {
  operation: 'seoOptimize',
  kind: 'query',
  hash: '00358a74e43b7f79f45e368b6992d91391a63487bb5678358be7666178cc9527',
}

export const viewDataDocument: PersistedDocument<types.ViewDataQuery, types.ViewDataQueryVariables> = {
  operation: 'viewData',
  kind: 'query',
  hash: '596848130273e72bd5705b1b55a1188021091a7d3a717592d93a299522fe19ec',
}

export const cms2loadContentDocument: PersistedDocument<types.Cms2loadContentQuery, types.Cms2loadContentQueryVariables> = {
  operation: 'cms2loadContent',
  kind: 'query',
  hash: 'bf0105b74949b1c433ddcf64655a5b0a36dd66217d9346a5d5788051d9d69ffd',
}

export const categoryByPathDocument: PersistedDocument<types.CategoryByPathQuery, types.CategoryByPathQueryVariables> = {
  operation: 'categoryByPath',
  kind: 'query',
  hash: '8889f443d85cebfafd03d6197cb558b9e3d1a4ede31aca897ead81b48bcb0e1d',
}

export const brandByPathDocument: PersistedDocument<types.BrandByPathQuery, types.BrandByPathQueryVariables> = {
  operation: 'brandByPath',
  kind: 'query',
  hash: '5fc4dffbce7cc6e5a7b53079c73901b378c4f8d856a8a7b14542062d0980b166',
}

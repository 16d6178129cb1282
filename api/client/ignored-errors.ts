/** Operations whose failure nobody is told of: the page goes on without their answer. Source: C-320, M-218, CO-126. */
export const IGNORES_ERRORS: ReadonlySet<string> = new Set([
  'queryVisitorMemberInfo',
  'isVisitor',
  'queryIsVisitor',
  'loginAsVisitor',
  'visitorLogin',
  'guessLikes',
  'getRecommendProductList',
  'productDetailFBInfoGql',
  'seoInfo',
  'seoCompile',
  'seoOptimize',
  'viewData',
  'cms2loadContent',
  'getNavMenu',
  'getDocsMenu',
])

/** Operations whose failure is not reported: the page works without their answer. Source: C-320, M-218, CO-126. */
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

import type { Api } from '#api/client/api.ts'
import { HOME_SEO_CODES } from '#api/rules/home-pages.ts'
import { contentSeo, homeSeo, seoInfo, type SeoTexts } from '#api/client/navigation.ts'
import { productSeoCode } from '#blocks/shop/catalogue/product-detail/product-texts.ts'
import type { ShopRoute } from '#blocks/page/shop-route.ts'

/** The key under which SEO texts of a page are on file. Source: C-302. */
export function seoCodeOf(route: ShopRoute, pathname: string): string {
  if (route.kind === 'product') return productSeoCode(route.code)
  if (route.kind === 'screen' && route.screen === 'document') return `document:${route.params.code}`
  if (route.kind === 'content' || route.kind === 'screen')
    return pathname === '/' ? 'home' : pathname.slice(1)
  const { place } = route
  return place.kind === 'all' ? 'list' : `${place.kind}:${place.code}`
}

/**
 * Stored texts of a page for search engines; `undefined` when there is nothing. Home pages have theirs compiled; other content
 * and goods have them looked up. Source: C-303, C-304, C-361, LO-107.
 */
export async function seoTextsFor(
  api: Api,
  route: ShopRoute,
  pathname: string,
): Promise<SeoTexts | undefined> {
  const code = seoCodeOf(route, pathname)
  const ask = HOME_SEO_CODES.includes(code)
    ? homeSeo(api)
    : route.kind === 'content'
      ? contentSeo(api, [code])
      : seoInfo(api, [code])
  return (await ask).find(({ pageCode }) => pageCode === code)
}

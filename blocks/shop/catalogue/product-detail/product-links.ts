import { dashed, productPath, productsHref } from '#api/rules/address.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { DEFAULT_LOCALE, type Locale, toShort } from '#locales/locale.ts'

type Category = ProductDetail['categories'][number]

/** The list of a brand: its name in lower case, joined by dashes. Source: C-024, LO-84. */
export const brandHref = ({ name }: { readonly name: string }): string =>
  `/brand/${encodeURIComponent(dashed(name))}`

/** The list of a category: the names on the way down to it. Source: C-022, C-023. */
export const categoryHref = ({ path }: Category, categories: readonly Category[]): string =>
  productsHref(
    path.split('/').map(code => categories.find(category => category.code === code)?.navFrontName ?? code),
  )

/**
 * The ways down to the categories a product is in, each from the top: `Men › Outerwear › Shells`. One that lies on the way
 * to another has none of its own. Source: C-080.
 */
export const categoryTrails = (categories: readonly Category[]): readonly (readonly Category[])[] =>
  categories
    .filter(({ path }) => !categories.some(other => other.path.startsWith(`${path}/`)))
    .map(({ path }) => {
      const codes = path.split('/')
      return codes.flatMap(code => categories.find(category => category.code === code) ?? [])
    })

/** The address to share: the same whatever the brand's name or the section in the present one. Source: CO-09, CO-21. */
export function shareHref({ code }: Pick<ProductDetail, 'code'>, locale: Locale): string {
  const path = productPath(code)
  return locale === DEFAULT_LOCALE ? path : `${path}?lang=${toShort(locale)}`
}

/** Source: C-096. */
export const WISH_LIST_HREF = '/user/wish'

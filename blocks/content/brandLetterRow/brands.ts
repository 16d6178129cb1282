import type { BrandLetterRowOptions } from './block.ts'

export type Brand = BrandLetterRowOptions['brands'][number]

/** Visible brands per layout. Source: L-331. */
export const BRANDS_PER_PAGE = { desktop: 5, mobile: 3 } as const

/** Brands with a logo or a name; the editor shows all. */
export const shownBrands = (brands: readonly Brand[], isBuilder: boolean): readonly Brand[] =>
  brands.filter(({ logo, name }) => isBuilder || logo || name)

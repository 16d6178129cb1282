import type { BrandLetterRowOptions } from './block.ts'

export type Brand = BrandLetterRowOptions['brands'][number]

/** Brands in view, by layout. Source: L-331. */
export const BRANDS_PER_PAGE = { desktop: 5, mobile: 3 } as const

/** Those with a logo or a name; the editor sees every one. */
export const shownBrands = (brands: readonly Brand[], isBuilder: boolean): readonly Brand[] =>
  brands.filter(({ logo, name }) => isBuilder || logo || name)

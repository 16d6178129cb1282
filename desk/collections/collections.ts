import { attributes } from './attributes/definition.ts'
import { brands } from './brands/definition.ts'
import { categories } from './categories/definition.ts'
import { charts } from './charts/definition.ts'
import { coupons } from './coupons/definition.ts'
import { labels } from './labels/definition.ts'
import { promotions } from './promotions/definition.ts'

/** All collections, in the order of the navigation. */
export const collections = [categories, brands, attributes, charts, labels, promotions, coupons] as const
export type CollectionName = (typeof collections)[number]['name']

import { attributes } from './attributes/definition.ts'
import { brands } from './brands/definition.ts'
import { categories } from './categories/definition.ts'
import { charts } from './charts/definition.ts'
import { labels } from './labels/definition.ts'

/** All collections, in the order of the navigation. */
export const collections = [categories, brands, attributes, charts, labels] as const
export type CollectionName = (typeof collections)[number]['name']

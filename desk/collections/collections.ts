import { brands } from './brands/definition.ts'

/** All collections, in the order of the navigation. */
export const collections = [brands] as const
export type CollectionName = (typeof collections)[number]['name']

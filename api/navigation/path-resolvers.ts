import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Context } from '../context.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { brandByPath } from './brand-by-path.ts'
import { MAX_PATH_NAMES } from '../rules/address.ts'
import { type CategoryPaths, categoryPaths, categoryTrail } from './menu-category.ts'

/** Made once per version of the catalogue. */
const known = new WeakMap<Catalogue, CategoryPaths>()

function pathsOf(catalogue: Catalogue): CategoryPaths {
  const paths = known.get(catalogue) ?? categoryPaths(catalogue)
  known.set(catalogue, paths)
  return paths
}

/** Longer segments belong to nothing (characters). */
const MAX_SEGMENT = 200

const isPlausible = (segment: string) => segment.length > 0 && segment.length <= MAX_SEGMENT

/** Resolves addresses of lists. Source: C-023, CO-09, CO-12. */
export const pathQueries = {
  categoryByPath(_, { segments }, { view: { catalogue } }) {
    if (segments.length > MAX_PATH_NAMES || !segments.every(isPlausible)) return null
    const paths = pathsOf(catalogue)
    const category = paths.find(segments)
    if (!category) return null
    const { zh_HK: zh, en_US: en } = paths.hrefs(category)
    return { category, trail: categoryTrail(category), hrefs: { zh, en } }
  },
  brandByPath(_, { segment }, { view: { catalogue }, locale }) {
    const brand = isPlausible(segment) ? brandByPath(catalogue, segment) : undefined
    return brand ? { ...brand, name: brand.name[locale] } : null
  },
} satisfies QueryResolvers<Context>

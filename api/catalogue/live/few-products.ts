import { runAtOnce } from '../../shared/steps.ts'
import { ATTRIBUTE_CODES } from '../../rules/attribute-codes.ts'
import type { Catalogue, Spu } from '../catalogue.ts'
import { withChanges } from './spu-collection.ts'

/** Products beside those that are looked at: enough for rows of recommendations. */
const BESIDE = 48

/** Codes of products that a product recommends. */
const recommended = ({ attributes }: Spu): readonly string[] =>
  ATTRIBUTE_CODES.recommendCode.flatMap(name =>
    (attributes.find(({ code }) => code === name)?.values ?? []).flatMap(value =>
      typeof value === 'string' ? value : value.displayName.zh_HK.split(','),
    ),
  )

/** The first products on the shelf that share a category with some others. */
function neighbours({ spus }: Catalogue, own: readonly Spu[]): readonly Spu[] {
  const categories = new Set(own.flatMap(spu => spu.categories))
  const found: Spu[] = []
  for (const spu of spus.values()) {
    if (spu.onShelves && spu.categories.some(code => categories.has(code))) found.push(spu)
    if (found.length === BESIDE) break
  }
  return found
}

/**
 * A catalogue with the products of a style, and some around them as recommendations need. Its indexes are made in milliseconds, whatever
 * the size of the shop.
 */
export function fewProducts(catalogue: Catalogue, style: string): Catalogue {
  const own = catalogue.styles.get(style) ?? []
  const named = own.flatMap(recommended).flatMap(code => catalogue.spus.get(code.trim()) ?? [])
  const few = new Map([...own, ...named, ...neighbours(catalogue, own)].map(spu => [spu.code, spu]))
  return { ...catalogue, ...runAtOnce(withChanges(undefined, [...few.values()])) }
}

import { RECOMMEND_SLOTS } from '#api/client/product/recommendations.ts'
import { parseCodes } from '../../../page/parse-codes.ts'

/** Sources of a slot's product. */
export type Slot =
  | { readonly by: 'codes'; readonly codes: readonly string[] }
  | { readonly by: 'categories'; readonly codes: readonly string[] }

/** Items read from one attribute. Source: L-171, LO-67. */
const MAX_ITEMS = 5

interface Attribute {
  readonly code: string
  readonly values: readonly { readonly code: string; readonly displayName: string }[]
}

/** The first five comma-separated items of a recommend attribute. Source: L-171, LO-67. */
const itemsOf = (attributes: readonly Attribute[], code: string): readonly string[] => {
  const values = attributes.find(attribute => attribute.code === code)?.values ?? []
  return parseCodes(values.map(value => value.displayName || value.code).join(',')).slice(0, MAX_ITEMS)
}

/** Up to two slots; within one, codes win over categories. Source: L-326, C-298, LO-35, CO-81. */
export const slotsOf = (attributes: readonly Attribute[]): Slot[] =>
  RECOMMEND_SLOTS.flatMap(({ code, category }): Slot[] => {
    const codes = itemsOf(attributes, code)
    if (codes.length > 0) return [{ by: 'codes', codes }]
    const categories = itemsOf(attributes, category)
    return categories.length > 0 ? [{ by: 'categories', codes: categories }] : []
  })

import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'
import type { Steps } from '../../shared/steps.ts'

/** Sources of words and filters, apart from skus. */
const factsOf = ({ title, subTitle, brands, categories, attributes, options }: Spu) =>
  JSON.stringify([title, subTitle, brands, categories, attributes, options])

/** A product carried over from one reading to the next keeps its texts, so most are compared by identity. */
const isSameSpu = (one: Spu, other: Spu): boolean =>
  one === other ||
  (one.code === other.code &&
    (one.title === other.title || factsOf(one) === factsOf(other)) &&
    one.skus.length === other.skus.length &&
    one.skus.every((sku, at) => {
      const twin = other.skus[at]
      return twin?.code === sku.code && twin.isEnabled === sku.isEnabled && twin.size === sku.size
    }))

/** References of products, as text. */
const surroundingsOf = ({ brands, categories, attributes }: Catalogue) =>
  JSON.stringify([
    [...brands.values()].map(({ code, name }) => [code, name]),
    [...categories.values()].map(({ code, path, name }) => [code, path, name]),
    [...attributes.values()].map(({ code, attributeType, values }) => [
      code,
      attributeType,
      [...values.values()].map(({ code: value, displayName }) => [value, displayName]),
    ]),
  ])

/** Products compared between two steps. */
const SPUS_AT_ONCE = 256

/** Whether two versions have the same products with the same texts, codes and sizes; prices and stock do not matter. */
export function* isSameContent(one: Catalogue, other: Catalogue): Steps<boolean> {
  if (one === other) return true
  if (one.spus.size !== other.spus.size) return false
  const others = other.spus.values()
  let compared = 0
  for (const spu of one.spus.values()) {
    const twin = others.next().value
    if (!twin || !isSameSpu(spu, twin)) return false
    compared += 1
    if (compared % SPUS_AT_ONCE === 0) yield
  }
  return surroundingsOf(one) === surroundingsOf(other)
}

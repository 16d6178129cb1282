import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'

/** What filters look at, apart from SKUs. */
const filterFacts = ({ brands, categories, attributes, options }: Spu) =>
  JSON.stringify([brands, categories, attributes, options])

/** What only words are made from. */
const wordFacts = ({ title, subTitle, labels }: Spu) => JSON.stringify([title, subTitle, labels])

/** A product carried over from one reading to the next keeps its texts. */
const isCarriedOver = (one: Spu, other: Spu) => one.title === other.title

/** Returns true if two versions of a product have the same SKUs, by code. */
export const hasSameSkus = (one: Spu, other: Spu): boolean =>
  one.skus.length === other.skus.length && one.skus.every((sku, at) => other.skus[at]?.code === sku.code)

/** Returns true if filters find two versions of a product by the same values; prices and stock do not matter. */
export const isFilteredAlike = (one: Spu, other: Spu): boolean =>
  (isCarriedOver(one, other) || filterFacts(one) === filterFacts(other)) &&
  one.skus.length === other.skus.length &&
  one.skus.every((sku, at) => {
    const twin = other.skus[at]
    return twin?.isEnabled === sku.isEnabled && twin.size === sku.size
  })

/** Returns true if a search finds two versions of a product by the same words. */
export const isFoundAlike = (one: Spu, other: Spu): boolean =>
  (isCarriedOver(one, other) ||
    (wordFacts(one) === wordFacts(other) && filterFacts(one) === filterFacts(other))) &&
  hasSameSkus(one, other)

/** References of products, as text. */
export const surroundingsOf = ({ brands, categories, attributes, labels }: Catalogue): string =>
  JSON.stringify([
    [...brands.values()].map(({ code, name }) => [code, name]),
    [...categories.values()].map(({ code, path, name, navFrontName }) => [code, path, name, navFrontName]),
    [...attributes.values()].map(({ code, attributeType, values }) => [
      code,
      attributeType,
      [...values.values()].map(({ code: value, displayName }) => [value, displayName]),
    ]),
    [...labels.values()].map(({ code, frontName }) => [code, frontName]),
  ])

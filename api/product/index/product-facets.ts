import type { BothTexts } from '#locales/locale.ts'
import type { Catalogue, Category, Spu } from '../../catalogue/catalogue.ts'
import { type Steps, visitSteps } from '../../shared/steps.ts'
import { addMember, createFacetGroup, type FacetGroup, type Members } from './facet-group.ts'
import { categoriesOf } from '../product-parts.ts'
import { compareSizes, letterOfSize, sizeKey, sizeTableOf } from '../../rules/sizes.ts'

type Colour = Spu['options']['colour'][number]

/** The filters of products, independent of caller and time. */
export interface ProductFacets {
  /** Products of a category's descendants count as its own. */
  readonly categories: FacetGroup
  readonly brands: FacetGroup
  /** By code; every attribute of the catalogue with coded values. */
  readonly attributes: ReadonlyMap<string, FacetGroup>
  readonly colours: FacetGroup
  /** Label of a colour: as the first product in the order of codes has it. */
  readonly colourOf: ReadonlyMap<string, Colour>
  /** Sizes that can be chosen, and the letter sizes that numeric ones belong to. Source: CO-40. */
  readonly sizes: FacetGroup
  /** Label of a size: as the first product in the order of codes has it. */
  readonly sizeNameOf: ReadonlyMap<string, BothTexts>
}

/** From the first level down, each category before what is below it. */
const inTreeOrder = (categories: readonly Category[]): Category[] =>
  categories.flatMap(category => [category, ...inTreeOrder(category.children)])

/** Products looked at between two steps. */
const SPUS_AT_ONCE = 512

/** Calls `visit` for each product with its number. */
const visitProducts = (spus: readonly Spu[], visit: (spu: Spu, product: number) => void) =>
  visitSteps(spus, visit, SPUS_AT_ONCE)

const remember = <Value>(map: Map<string, Value>, key: string, value: Value) => {
  if (!map.has(key)) map.set(key, value)
}

function* sizeFacet(spus: readonly Spu[], { attributes }: Catalogue) {
  const members: Members = new Map()
  const sizeNameOf = new Map<string, BothTexts>()
  yield* visitProducts(spus, (spu, product) => {
    const genders = spu.attributes
      .filter(({ code }) => attributes.get(code)?.attributeType === 'gender')
      .flatMap(({ values }) => values.filter(value => typeof value === 'string'))
    const table = sizeTableOf(
      genders,
      spu.options.size.map(({ code }) => code),
    )
    for (const { code, name, frontName } of spu.options.size)
      remember(sizeNameOf, sizeKey(code), frontName ?? name)
    for (const { isEnabled, size } of spu.skus) {
      if (!isEnabled || size === null) continue
      addMember(members, sizeKey(size), product)
      const letter = table && letterOfSize(table, size)
      if (letter !== undefined) addMember(members, letter, product)
    }
  })
  const sizes = createFacetGroup(spus.length, members, [...members.keys()].toSorted(compareSizes))
  return { sizes, sizeNameOf }
}

function* colourFacet(spus: readonly Spu[]) {
  const members: Members = new Map()
  const colourOf = new Map<string, Colour>()
  yield* visitProducts(spus, (spu, product) => {
    for (const colour of spu.options.colour) {
      addMember(members, colour.code, product)
      remember(colourOf, colour.code, colour)
    }
  })
  return { colours: createFacetGroup(spus.length, members, [...members.keys()].toSorted()), colourOf }
}

function* attributeFacets(spus: readonly Spu[], catalogue: Catalogue) {
  const byCode = new Map<string, Members>()
  yield* visitProducts(spus, (spu, product) => {
    for (const { code, values } of spu.attributes) {
      let members = byCode.get(code)
      if (!members) byCode.set(code, (members = new Map()))
      for (const value of values) {
        const key = typeof value === 'string' ? value : value.code
        if (key !== undefined) addMember(members, key, product)
      }
    }
  })
  const groups = new Map<string, FacetGroup>()
  for (const { code, values } of catalogue.attributes.values()) {
    groups.set(code, createFacetGroup(spus.length, byCode.get(code) ?? new Map(), values.keys()))
    yield
  }
  return groups
}

/** @param spus in the order of the index */
export function* createProductFacets(catalogue: Catalogue, spus: readonly Spu[]): Steps<ProductFacets> {
  const [inCategory, ofBrand]: [Members, Members] = [new Map(), new Map()]
  yield* visitProducts(spus, (spu, product) => {
    for (const { code } of categoriesOf(spu, catalogue)) addMember(inCategory, code, product)
    for (const code of spu.brands) addMember(ofBrand, code, product)
  })
  const categoryCodes = inTreeOrder(catalogue.roots).map(({ code }) => code)
  yield
  const categories = createFacetGroup(spus.length, inCategory, categoryCodes)
  yield
  const brands = createFacetGroup(spus.length, ofBrand, catalogue.brands.keys())
  yield
  return {
    categories,
    brands,
    attributes: yield* attributeFacets(spus, catalogue),
    ...(yield* colourFacet(spus)),
    ...(yield* sizeFacet(spus, catalogue)),
  }
}

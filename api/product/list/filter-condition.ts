import { toWire } from '../../shared/money.ts'
import { forEachIn } from '../index/bitset.ts'
import type { FacetGroup } from '../index/facet-group.ts'
import type { FilterLabels } from '../view/filter-labels.ts'
import type { Gathering } from './product-list.ts'
import { attributeFilter, type Criteria, select } from '../view/selection.ts'
import { countStyles, type Styles, stylesByValue } from '../index/style-groups.ts'
import type { Selection, ViewIndex } from '../view/view-index.ts'

/** Unit of counting: products that were found, or their styles. */
interface Counting {
  readonly selection: Selection
  /** Absent, products are counted. */
  readonly styles: Styles | undefined
}

/**
 * The values of one filter that occur, with counts that ignore what is chosen in it. Source: CO-33.
 *
 * @param labels in the order of the group's keys
 */
function counted<Label, Value>(
  { selection, styles }: Counting,
  filter: string,
  group: FacetGroup,
  labels: readonly Label[],
  withCount: (label: Label, count: number) => Value,
): Value[] {
  const { products, size } = selection.without(filter)
  const counts = styles ? stylesByValue(styles, group, products) : group.countsIn(products, size)
  return labels.flatMap((label, at) => {
    const count = counts[at] ?? 0
    return count > 0 ? [withCount(label, count)] : []
  })
}

/** Number of products at each price; gifts are left out. A style counts once at each of its prices. */
function countedPrices(index: ViewIndex, { selection, styles }: Counting) {
  const { steps, stepOf } = index.salePrices()
  const counts = new Uint32Array(steps.length + 1)
  const isCounted = new Set<number>()
  forEachIn(selection.without('price').products, product => {
    const step = stepOf[product] ?? steps.length
    if (styles) {
      const atThisPrice = step * styles.count + (styles.numberOf[product] ?? 0)
      if (isCounted.has(atThisPrice)) return
      isCounted.add(atThisPrice)
    }
    counts[step] = (counts[step] ?? 0) + 1
  })
  return steps.flatMap((price, at) => {
    const count = counts[at] ?? 0
    return count > 0 ? [{ salePrice: toWire(price), count }] : []
  })
}

/** Filters of a list. Source: C-115, C-125, C-126, CO-33. */
export function filterCondition(
  index: ViewIndex,
  labels: FilterLabels,
  criteria: Criteria,
  { gatherStyles = false }: Gathering = {},
) {
  const selection = select(index, criteria)
  const styles = gatherStyles ? index.catalogue.styles() : undefined
  const counting = { selection, styles }
  const { brands, categories } = index.catalogue.facets()
  return {
    totalCount: styles ? countStyles(styles, selection.products) : selection.size,
    categories: counted(
      counting,
      'categories',
      categories,
      labels.categories,
      ({ code, name, frontName, categoryPath }, count) => ({ code, name, frontName, categoryPath, count }),
    ),
    attributes: labels.attributes.flatMap(({ attributeType, code, name, group, values: known }) => {
      const values = counted(
        counting,
        attributeFilter(code),
        group,
        known,
        ({ key, value, frontName, imageUrl }, total) => ({ key, value, frontName, imageUrl, total }),
      )
      return values.length > 0 ? [{ attributeType, code, name, values }] : []
    }),
    salePrices: countedPrices(index, counting),
    brands: counted(counting, 'brands', brands, labels.brands, ({ code, name, imageUrl }, count) => ({
      code,
      name,
      imageUrl,
      count,
    })),
  }
}

import type { Catalogue, Spu } from '../catalogue.ts'
import { campaignOf } from '../campaign.ts'
import type { ParsedLine, ParsedSpu } from '../format/import-schema.ts'
import { rowOf, type SingleRow, type SingleRowKind, spuRowsOf } from '../rows/stored-rows.ts'
import type { Site } from '../site/site.ts'
import { keepReadingState, type ReadingState, readingStateOf } from './catalogue-reader.ts'
import { spuOf } from './product-rows.ts'
import { changedPromotions, promotionParts } from './promotion-index.ts'
import {
  attributeOf,
  brandOf,
  byCode,
  categoryNodeOf,
  categoryTree,
  chartOf,
  inCodeOrder,
  inShownOrder,
  labelOf,
  nodeOfCategory,
} from './small-rows.ts'
import { layeredCollection } from './spu-collection.ts'

/** Entries with some replaced or added, in their order. */
const withEntries = <Entry extends { readonly code: string }>(
  known: Iterable<Entry>,
  changes: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): Entry[] => {
  const codes = new Set(changes.map(({ code }) => code))
  return [...[...known].filter(({ code }) => !codes.has(code)), ...changes].toSorted(compare)
}

/** Brands, categories, labels, size charts, attributes and campaigns; those without a line are the same objects. */
function smallParts(
  catalogue: Catalogue,
  rowsOf: <Kind extends SingleRowKind>(kind: Kind) => SingleRow<Kind>[],
): Partial<Catalogue> {
  const [brands, labels] = [rowsOf('brand').map(brandOf), rowsOf('label').map(labelOf)]
  const charts = rowsOf('chart').map(chartOf)
  const [attributes, campaigns] = [rowsOf('attribute').map(attributeOf), rowsOf('campaign').map(campaignOf)]
  const categories = rowsOf('category').map(categoryNodeOf)
  const nodes = () => [...catalogue.categories.values()].map(nodeOfCategory)
  return {
    ...(brands.length > 0 && {
      brands: byCode(withEntries(catalogue.brands.values(), brands, inShownOrder)),
    }),
    ...(categories.length > 0 && categoryTree(withEntries(nodes(), categories, inShownOrder))),
    ...(labels.length > 0 && { labels: byCode(withEntries(catalogue.labels.values(), labels, inCodeOrder)) }),
    ...(charts.length > 0 && { charts: byCode(withEntries(catalogue.charts.values(), charts, inCodeOrder)) }),
    ...(attributes.length > 0 && {
      attributes: byCode(withEntries(catalogue.attributes.values(), attributes, inShownOrder)),
    }),
    ...(campaigns.length > 0 && {
      campaigns: byCode(withEntries(catalogue.campaigns.values(), campaigns, inCodeOrder)),
    }),
  }
}

/** A product as its line says. What orders have bought and hold of it stays. */
function spuOfLine(line: ParsedSpu, before: Spu | undefined, { sharing }: ReadingState): Spu {
  const { spu, skus } = spuRowsOf(line)
  const reserved = new Map(before?.skus.map(sku => [sku.code, sku.reserved]))
  return spuOf(
    { ...spu, sold: before?.soldUnits ?? 0, recently_sold: before?.recentlySoldUnits ?? 0 },
    skus.map(sku => ({ ...sku, reserved: reserved.get(sku.code) ?? 0 })),
    sharing,
  )
}

/** Products that own some SKUs. Those named are looked at first: promotions rarely price what they do not show. */
function ownersOf(skus: ReadonlySet<string>, named: readonly Spu[], { spus }: Catalogue): Spu[] {
  const left = new Set(skus)
  const owners: Spu[] = []
  const look = (spu: Spu) => {
    const count = left.size
    for (const { code } of spu.skus) left.delete(code)
    if (left.size < count) owners.push(spu)
  }
  named.forEach(look)
  if (left.size > 0)
    for (const spu of spus.values()) {
      look(spu)
      if (left.size === 0) break
    }
  return owners
}

/**
 * The catalogue in memory as if checked lines had been imported. Pure and quick: what the lines leave alone is shared, and not
 * looked at. The version is that of the catalogue below. Never ask the shop's views for it: they would take it for the newest one.
 *
 * @param catalogue as it was read, or the result of another call
 * @param lines without problems (`format/check-lines.ts`)
 * @param site in place of that of the catalogue
 */
export function catalogueWith(
  catalogue: Catalogue,
  lines: readonly ParsedLine[],
  site: Site = catalogue.site,
): Catalogue {
  if (lines.length === 0 && site === catalogue.site) return catalogue
  const kinds = Map.groupBy(lines, ({ kind }) => kind)
  const rowsOf = <Kind extends SingleRowKind>(kind: Kind) =>
    (kinds.get(kind) ?? []).map(line => rowOf(kind, line))
  const state = readingStateOf(catalogue)
  const { index, touched } = changedPromotions(state.promotions, rowsOf('promotion'))
  const spuLines = lines.filter(line => line.kind === 'spu')
  const own = spuLines.map(line => spuOfLine(line, catalogue.spus.get(line.code), state))
  const replaced = new Set(own.map(({ code }) => code))
  const shown = [...touched.spus].flatMap(code => catalogue.spus.get(code) ?? [])
  const priced = ownersOf(touched.skus, shown, catalogue)
  const others = [...new Set([...shown, ...priced])].filter(({ code }) => !replaced.has(code))
  const changes = [
    ...own.map(index.applied),
    ...others.map(index.applied).filter(spu => spu !== catalogue.spus.get(spu.code)),
  ]
  const next: Catalogue = {
    ...catalogue,
    site,
    ...smallParts(catalogue, rowsOf),
    ...(index !== state.promotions && promotionParts(index)),
    ...(changes.length > 0 && layeredCollection(catalogue, changes)),
  }
  keepReadingState(next, { ...state, promotions: index })
  return next
}

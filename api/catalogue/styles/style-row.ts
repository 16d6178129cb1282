import { folded } from '../../rules/folded.ts'
import type { BothTexts } from '#locales/locale.ts'
import { type Gap, GAPS, gapsOf, styleFindings } from '../../rules/style-findings.ts'
import type { Sku, Spu } from '../catalogue.ts'

/** A style as a list shows it: the colours of one garment together. */
export interface StyleRow {
  readonly style: string
  readonly title: BothTexts
  readonly picUrl: string
  readonly brands: readonly string[]
  readonly categories: readonly string[]
  readonly labels: readonly string[]
  readonly colours: number
  readonly skus: number
  /** `some`: some of its colours. */
  readonly shelf: 'on' | 'some' | 'off'
  /** Lowest and highest sale price, cents; `null` where nothing has one. */
  readonly lowest: number | null
  readonly highest: number | null
  /** Units that can be sold; `null` where nothing is counted. */
  readonly free: number | null
  /** First ever listed, epoch milliseconds: the latest of its colours. */
  readonly listed: number
  /** Groups in which it lacks something. */
  readonly gaps: readonly Gap[]
  /** Texts as a search reads them: codes and both titles, folded. */
  readonly text: string
}

const distinct = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

function shelfOf(spus: readonly Spu[]): StyleRow['shelf'] {
  const on = spus.filter(({ onShelves }) => onShelves).length
  if (on === spus.length) return 'on'
  return on === 0 ? 'off' : 'some'
}

function freeUnits(skus: readonly Sku[]): number | null {
  const counted = skus.flatMap(({ inventory }) => (inventory === null ? [] : [Math.max(0, inventory)]))
  return counted.length === 0 ? null : counted.reduce((sum, units) => sum + units, 0)
}

/** Lists of gaps, shared by all rows. */
const GAP_LISTS = new Map<string, readonly Gap[]>([
  ['', []],
  [GAPS.join(), GAPS],
])

function gapList(spus: readonly Spu[]): readonly Gap[] {
  const gaps = gapsOf(styleFindings(spus))
  const known = GAP_LISTS.get(gaps.join())
  if (!known) GAP_LISTS.set(gaps.join(), gaps)
  return known ?? gaps
}

/** The row of a style. @param spus its colours, at least one */
export function styleRow(style: string, spus: readonly [Spu, ...Spu[]]): StyleRow {
  const [first] = spus
  const skus = spus.flatMap(spu => spu.skus)
  const prices = skus.flatMap(({ salePrice }) => (salePrice === null ? [] : [salePrice]))
  const codes = [...spus.map(({ code }) => code), ...skus.map(({ code }) => code)]
  const titles = [...new Set(spus.flatMap(({ title }) => [title.zh_HK, title.en_US]))]
  return {
    style,
    title: first.title,
    picUrl: first.picUrl ?? first.images.find(({ type }) => type === 'MAIN')?.url ?? '',
    brands: distinct(spus.map(({ brands }) => brands)),
    categories: distinct(spus.map(({ categories }) => categories)),
    labels: distinct(spus.map(({ labels }) => labels)),
    colours: spus.length,
    skus: skus.length,
    shelf: shelfOf(spus),
    lowest: prices.length === 0 ? null : Math.min(...prices),
    highest: prices.length === 0 ? null : Math.max(...prices),
    free: freeUnits(skus),
    listed: Math.max(...spus.map(({ firstListTime }) => firstListTime)),
    gaps: gapList(spus),
    text: folded([style, ...codes, ...titles].join('\n')),
  }
}

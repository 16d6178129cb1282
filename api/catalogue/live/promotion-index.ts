import type { BothTexts } from '#locales/locale.ts'
import type { Selectable } from 'kysely'
import type { PromotionTable } from '../../database/tables.ts'
import type { PromotionPrice } from '../pricing.ts'
import { ascending, type Catalogue, type Promotion, type Spu } from '../catalogue.ts'
import type { PromotionType } from '../format/promotion-rule.ts'
import type { AccountScope, ParsedPromotion } from '../format/import-schema.ts'
import { readRule } from '../format/promotion-rule.ts'
import { sameRow } from '../rows/stored-rows.ts'
import { layeredMap } from './layered-map.ts'
import { inCodeOrder } from './small-rows.ts'

type Row = Selectable<PromotionTable>

/** Columns of texts and lists were written by `stored-rows.ts`, from checked lines. */
const read = <Value>(json: string) => JSON.parse(json) as Value

/** A promotion that was not stopped, with the unit prices it brings. */
interface ReadPromotion {
  readonly row: Row
  readonly promotion: Promotion
  readonly prices: readonly {
    readonly of: 'sku' | 'spu'
    readonly code: string
    readonly price: PromotionPrice
  }[]
}

/** Promotions by product shown on, and their unit prices by sku code and by spu code. Lists are in the order of promotions. */
export interface PromotionIndex {
  /** By priority, then code. */
  readonly promotions: ReadonlyMap<string, ReadPromotion>
  readonly shown: ReadonlyMap<string, readonly Promotion[]>
  readonly prices: Readonly<Record<'sku' | 'spu', ReadonlyMap<string, readonly PromotionPrice[]>>>
  /** The product as it shows and costs under these promotions; the same object when nothing differs. */
  readonly applied: (spu: Spu) => Spu
}

const NONE: readonly never[] = []

const promotionOf = (row: Row): Promotion => ({
  code: row.code,
  type: row.type as PromotionType, // only checked lines are stored
  name: read<BothTexts>(row.name),
  description: read<BothTexts>(row.description),
  priority: row.priority,
  accountScope: row.account_scope as AccountScope, // as above
  levels: read<string[]>(row.levels),
  beginTime: row.begin_time,
  endTime: row.end_time,
  isStopped: row.is_stopped === 1,
  exchange: read<Promotion['exchange']>(row.exchange),
  rule: readRule(row.type as PromotionType, read<unknown>(row.rule)), // as above
  spus: read<string[]>(row.spu_codes),
})

function readPromotion(row: Row): ReadPromotion {
  const promotion = promotionOf(row)
  const { code: promotionCode, accountScope, levels, beginTime, endTime } = promotion
  const period = { promotionCode, accountScope, levels, beginTime, endTime }
  return {
    row,
    promotion,
    prices: read<ParsedPromotion['prices']>(row.prices).map(entry => ({
      of: 'spu' in entry ? ('spu' as const) : ('sku' as const),
      code: 'spu' in entry ? entry.spu : entry.sku,
      price: { ...period, price: entry.price },
    })),
  }
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

const byPromotion = (entries: readonly ReadPromotion[]) =>
  new Map(entries.map(entry => [entry.promotion.code, entry]))

/** Promotions and prices by the goods that have them. */
function goodsOf(entries: readonly ReadPromotion[]): Pick<PromotionIndex, 'shown' | 'prices'> {
  const shown = new Map<string, Promotion[]>()
  const prices = { sku: new Map<string, PromotionPrice[]>(), spu: new Map<string, PromotionPrice[]>() }
  const add = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }
  for (const { promotion, prices: own } of entries) {
    for (const spu of promotion.spus) add(shown, spu, promotion)
    for (const { of, code, price } of own) add(prices[of], code, price)
  }
  return { shown, prices }
}

/**
 * Promotions ready to be applied to products.
 * @param known an earlier index: given back when nothing differs, and rows that stayed the same are not read again
 */
export function promotionIndex(rows: readonly Row[], known: PromotionIndex | undefined): PromotionIndex {
  const running = rows.filter(row => row.is_stopped === 0)
  const readAll = running.map(row => {
    const before = known?.promotions.get(row.code)
    return before && sameRow(before.row, row) ? before : readPromotion(row)
  })
  if (known && isSameList([...known.promotions.values()], readAll)) return known

  return indexOf({ promotions: byPromotion(readAll), ...goodsOf(readAll) })
}

/** Completes an index. */
function indexOf(parts: Omit<PromotionIndex, 'applied'>): PromotionIndex {
  const { shown, prices } = parts
  const applied = (spu: Spu): Spu => {
    const promotions = shown.get(spu.code) ?? NONE
    const forSpu = prices.spu.get(spu.code) ?? NONE
    let isSame = isSameList(spu.promotions, promotions)
    const skus = spu.skus.map(sku => {
      const forSku = prices.sku.get(sku.code) ?? NONE
      const promotionPrices = forSku.length === 0 ? forSpu : [...forSpu, ...forSku]
      if (isSameList(sku.promotionPrices, promotionPrices)) return sku
      isSame = false
      return { ...sku, promotionPrices }
    })
    return isSame ? spu : { ...spu, skus, promotions }
  }
  return { ...parts, applied }
}

/** The parts of a catalogue that follow from its promotions alone. */
export const promotionParts = ({
  promotions,
}: Pick<PromotionIndex, 'promotions'>): Pick<Catalogue, 'promotions' | 'priceChanges'> => {
  const all = [...promotions.values()].map(({ promotion }) => promotion)
  return {
    promotions: new Map(all.map(promotion => [promotion.code, promotion])),
    priceChanges: ascending(all.flatMap(({ beginTime, endTime }) => [beginTime, endTime])),
  }
}

const inOrder = (one: Promotion, other: Promotion) => one.priority - other.priority || inCodeOrder(one, other)

/** Goods whose promotions or promotion prices may differ between two indexes. */
interface TouchedGoods {
  readonly spus: ReadonlySet<string>
  readonly skus: ReadonlySet<string>
}

function touchedGoods(changed: readonly ReadPromotion[]): TouchedGoods {
  const spus = new Set(changed.flatMap(({ promotion }) => promotion.spus))
  const skus = new Set<string>()
  for (const { prices } of changed) for (const { of, code } of prices) (of === 'spu' ? spus : skus).add(code)
  return { spus, skus }
}

/** A map of lists in which some promotions are replaced. */
function withEntries<Entry>(
  known: ReadonlyMap<string, readonly Entry[]>,
  {
    keys,
    isGone,
    added,
    compare,
  }: {
    readonly keys: Iterable<string>
    readonly isGone: (entry: Entry) => boolean
    readonly added: ReadonlyMap<string, readonly Entry[]>
    readonly compare: (one: Entry, other: Entry) => number
  },
): ReadonlyMap<string, readonly Entry[]> {
  const changes = new Map<string, readonly Entry[] | undefined>()
  for (const key of keys) {
    const kept = (known.get(key) ?? []).filter(entry => !isGone(entry))
    const list = [...kept, ...(added.get(key) ?? [])].toSorted(compare)
    changes.set(key, list.length > 0 ? list : undefined)
  }
  return layeredMap(known, changes)
}

/**
 * An index in which some promotions are replaced, added or stopped, and the goods that this may touch. Takes time for those alone,
 * however many promotions and products there are.
 */
export function changedPromotions(
  known: PromotionIndex,
  rows: readonly Row[],
): { readonly index: PromotionIndex; readonly touched: TouchedGoods } {
  const differing = rows.filter(row => {
    const before = known.promotions.get(row.code)
    return before ? !sameRow(before.row, row) : row.is_stopped === 0
  })
  const codes = new Set(differing.map(({ code }) => code))
  const after = differing.filter(row => row.is_stopped === 0).map(readPromotion)
  const before = [...codes].flatMap(code => known.promotions.get(code) ?? [])
  const touched = touchedGoods([...before, ...after])
  if (codes.size === 0) return { index: known, touched }
  const entries = [...[...known.promotions.values()].filter(({ row }) => !codes.has(row.code)), ...after]
  const promotions = byPromotion(entries.toSorted((one, other) => inOrder(one.promotion, other.promotion)))
  const ofPrice = ({ promotionCode }: PromotionPrice) => promotions.get(promotionCode)?.promotion
  const added = goodsOf(after)
  const changedPrices = (of: 'sku' | 'spu', keys: Iterable<string>) =>
    withEntries(known.prices[of], {
      keys,
      isGone: ({ promotionCode }) => codes.has(promotionCode),
      added: added.prices[of],
      compare(one, other) {
        const [first, second] = [ofPrice(one), ofPrice(other)]
        return first && second ? inOrder(first, second) : 0
      },
    })
  const shown = withEntries(known.shown, {
    keys: touched.spus,
    isGone: ({ code }) => codes.has(code),
    added: added.shown,
    compare: inOrder,
  })
  const prices = { sku: changedPrices('sku', touched.skus), spu: changedPrices('spu', touched.spus) }
  return { index: indexOf({ promotions, shown, prices }), touched }
}

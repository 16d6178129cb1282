import type { BothTexts } from '#locales/locale.ts'
import type { Selectable } from 'kysely'
import type { PromotionTable } from '../../database/tables.ts'
import type { PromotionPrice } from '../pricing.ts'
import type { Promotion, Spu } from '../catalogue.ts'
import type { PromotionType } from '../format/promotion-rule.ts'
import type { AccountScope, ParsedPromotion } from '../format/import-schema.ts'
import { readRule } from '../format/promotion-rule.ts'
import { sameRow } from '../rows/stored-rows.ts'

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

/** Promotions by product shown on, and their unit prices by sku code and by spu code. */
export interface PromotionIndex {
  readonly promotions: ReadonlyMap<string, ReadPromotion>
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

  const shown = new Map<string, Promotion[]>()
  const prices = { sku: new Map<string, PromotionPrice[]>(), spu: new Map<string, PromotionPrice[]>() }
  const add = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }
  for (const { promotion, prices: entries } of readAll) {
    for (const spu of promotion.spus) add(shown, spu, promotion)
    for (const { of, code, price } of entries) add(prices[of], code, price)
  }

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
  return { promotions: new Map(readAll.map(entry => [entry.promotion.code, entry])), applied }
}

import type { Database } from '../../database/database.ts'
import { chunks } from '../../shared/chunks.ts'
import { storedRows, storedSpus, type Write } from '../rows/catalogue-writer.ts'
import type { ImportLine } from '../format/import-schema.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { atOneMoment } from '../rows/moment.ts'
import { compactLine, lineOfRow, lineOfSpu } from '../rows/stored-lines.ts'
import { SINGLE_ROW_KINDS, type SingleRowKind, type SpuRows } from '../rows/stored-rows.ts'

/** Receives one line of a file, without its end; may return a promise. */
export type LineSink = (line: string) => void | Promise<void>

/** Codes in the same order on every database, whatever its collation. */
async function codesOf(trx: Write, table: SingleRowKind | 'spu'): Promise<string[]> {
  const rows = await trx
    .selectFrom(table as 'spu')
    .select('code')
    .execute()
  return rows.map(({ code }) => code).toSorted()
}

/** Calls `take` with every product in the order of codes, some hundred in memory at a time. */
export async function eachSpu(trx: Write, take: (rows: SpuRows) => void | Promise<void>): Promise<void> {
  for (const part of chunks(await codesOf(trx, 'spu'))) {
    const found = await storedSpus(trx, part)
    for (const code of part) {
      const rows = found.get(code)
      if (rows) await take(rows)
    }
  }
}

/** Codes of the goods by the kind of their lines, those of stopped promotions too. */
export async function storedGoods(db: Database): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>()
  for (const kind of [...SINGLE_ROW_KINDS, 'spu'] as const)
    found.set(kind, new Set(await atOneMoment(db, trx => codesOf(trx, kind))))
  return found
}

type CampaignLine = Extract<ImportLine, { kind: 'campaign' }>
type PromotionLine = Extract<ImportLine, { kind: 'promotion' }>

interface Goods {
  readonly hasSpu: (code: string) => boolean
  /** The product a SKU belongs to; `undefined` for an unknown one. */
  readonly ownerOf: (sku: string) => string | undefined
}

/** Which products and skus there are. */
async function exportedGoods(trx: Write): Promise<Goods> {
  const spus = new Set(await codesOf(trx, 'spu'))
  const skus = await trx.selectFrom('sku').select(['code', 'spu_code']).execute()
  const owners = new Map(skus.map(({ code, spu_code }) => [code, spu_code]))
  return { hasSpu: code => spus.has(code), ownerOf: sku => owners.get(sku) }
}

/**
 * A promotion without what it says of skus and products that are gone: it means nothing in the shop, and an import would refuse
 * it. An add-on of which no sku is left goes too, since one that names none offers them all.
 */
function withoutGone(line: PromotionLine, { hasSpu, ownerOf }: Goods): PromotionLine {
  const { spus = [], prices = [], exchange = [] } = line
  return {
    ...line,
    spus: spus.filter(hasSpu),
    prices: prices.filter(entry => ('spu' in entry ? hasSpu(entry.spu) : ownerOf(entry.sku) !== undefined)),
    exchange: exchange.flatMap(offer => {
      const skus = offer.skus?.filter(({ sku }) => ownerOf(sku) === offer.spu) ?? []
      const isEmptied = skus.length === 0 && (offer.skus ?? []).length > 0
      return hasSpu(offer.spu) && !isEmptied ? [{ ...offer, skus }] : []
    }),
  }
}

/** A campaign without products that are gone. One that is left without any would cover all, so it goes on naming what it named. */
function withoutGoneProducts(line: CampaignLine, { hasSpu }: Goods): CampaignLine {
  const spus = line.spus?.filter(hasSpu) ?? []
  return spus.length > 0 ? { ...line, spus } : line
}

const kept = (line: ImportLine, goods: Goods): ImportLine => {
  if (line.kind === 'promotion') return withoutGone(line, goods)
  return line.kind === 'campaign' ? withoutGoneProducts(line, goods) : line
}

/** Kinds that name products, which are above them. */
const NAMES_GOODS: ReadonlySet<SingleRowKind> = new Set(['promotion', 'campaign'])

/**
 * Writes the whole catalogue as lines that `importCatalogue` takes: what is referred to first, each kind in the order of its
 * codes, only what differs from the defaults. The same catalogue gives the same bytes on every database.
 *
 * @param exportedAt written into the first line, so that an import notices stock that moved since. Epoch milliseconds
 * @returns lines per kind
 */
export const exportCatalogue = (
  db: Database,
  write: LineSink,
  exportedAt?: number,
): Promise<Record<string, number>> =>
  atOneMoment(db, async trx => {
    if (exportedAt !== undefined)
      await write(JSON.stringify({ kind: 'export', at: isoInHongKong(exportedAt) }))
    const counts: Record<string, number> = {}
    const goods = await exportedGoods(trx)
    const writeSingles = async (kind: SingleRowKind) => {
      const codes = await codesOf(trx, kind)
      for (const part of chunks(codes)) {
        const rows = await storedRows(trx, kind, part)
        for (const code of part) {
          const row = rows.get(code)
          if (!row) continue
          const line = lineOfRow(kind, row)
          await write(JSON.stringify(compactLine(kept(line, goods))))
        }
      }
      if (codes.length > 0) counts[kind] = codes.length
    }
    for (const kind of SINGLE_ROW_KINDS) if (!NAMES_GOODS.has(kind)) await writeSingles(kind)
    await eachSpu(trx, async rows => {
      await write(JSON.stringify(compactLine(lineOfSpu(rows))))
      counts['spu'] = (counts['spu'] ?? 0) + 1
    })
    for (const kind of NAMES_GOODS) await writeSingles(kind)
    return counts
  })

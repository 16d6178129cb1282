import type { BothTexts } from '#locales/locale.ts'
import { stringsIn } from '../../shared/strings-in.ts'
import { ordersOfProduct } from '../../stock/sold.ts'
import type { Read } from '../rows/catalogue-writer.ts'
import type { RecordChange, RecordKind } from '../rows/change-log.ts'
import type { SpuContent } from '../rows/stored-rows.ts'

/** Something that needs a record. */
export interface Use {
  readonly kind: RecordKind | 'order'
  /** Code of a record, or the number of an order. */
  readonly code: string
  readonly name?: BothTexts
}

type Record = Pick<RecordChange, 'kind' | 'code'>

/** Uses that are named; the others are only counted. */
const NAMED = 10
/** Products whose texts are looked through between two turns. */
const PAGE = 1000

/** Lists of a product that name records of a kind. */
const NAMING: Partial<globalThis.Record<RecordKind, (content: SpuContent) => readonly string[]>> = {
  brand: ({ brands }) => brands,
  category: ({ categories }) => categories,
  label: ({ labels }) => labels,
  chart: ({ chart }) => (chart === undefined ? [] : [chart]),
  attribute: ({ attributes }) => attributes.map(({ code }) => code),
}

/** Products that name a record. Every product is looked at, by the database and page by page. */
async function products(db: Read, { kind, code }: Record): Promise<readonly Use[]> {
  const namesIn = NAMING[kind]
  if (!namesIn) return []
  const uses: Use[] = []
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom('spu')
      .select('code')
      .where('code', '>', after)
      .orderBy('code')
      .limit(PAGE)
      .execute()
    const last = page.at(-1)?.code
    if (last === undefined) return uses
    // The database leaves out products that do not hold the code anywhere.
    const rows = await db
      .selectFrom('spu')
      .select(['code', 'content'])
      .where('code', '>', after)
      .where('code', '<=', last)
      .where('content', 'like', `%${JSON.stringify(code)}%`)
      .execute()
    for (const row of rows) {
      const content = JSON.parse(row.content) as SpuContent // written by `spuRowsOf`
      if (namesIn(content).includes(code)) uses.push({ kind: 'spu', code: row.code, name: content.title })
    }
    after = last
  }
}

async function subcategories(db: Read, { kind, code }: Record): Promise<readonly Use[]> {
  if (kind !== 'category') return []
  const rows = await db
    .selectFrom('category')
    .select(['code', 'name'])
    .where('parent_code', '=', code)
    .execute()
  return rows.map(row => ({ kind: 'category', code: row.code, name: JSON.parse(row.name) as BothTexts }))
}

/** Promotions and campaigns that name a product or one of its SKUs. */
async function promotions(db: Read, { kind, code }: Record): Promise<readonly Use[]> {
  if (kind !== 'spu') return []
  const skus = await db.selectFrom('sku').select('code').where('spu_code', '=', code).execute()
  return offersNaming(db, new Set([code, ...skus.map(sku => sku.code)]))
}

/** Promotions and campaigns that name any of these products and SKUs. */
export async function offersNaming(db: Read, names: ReadonlySet<string>): Promise<readonly Use[]> {
  const isNamed = (...texts: readonly string[]) =>
    texts.some(text => stringsIn(JSON.parse(text)).some(word => names.has(word)))
  const rows = await db.selectFrom('promotion').selectAll().execute()
  const campaigns = await db.selectFrom('campaign').selectAll().execute()
  return [
    ...rows
      .filter(row => isNamed(row.spu_codes, row.prices, row.exchange, row.rule))
      .map(row => ({ kind: 'promotion' as const, code: row.code, name: JSON.parse(row.name) as BothTexts })),
    ...campaigns
      .filter(row => isNamed(row.spu_codes, row.rule))
      .map(row => ({ kind: 'campaign' as const, code: row.code, name: JSON.parse(row.name) as BothTexts })),
  ]
}

/** The first of some uses, and how many there are. */
export const firstOf = (uses: readonly Use[]): { readonly uses: readonly Use[]; readonly count: number } => ({
  uses: uses.slice(0, NAMED),
  count: uses.length,
})

/** Uses of a record; those of `besides`, which go together with it, do not count. */
export async function usesOf(
  db: Read,
  record: Record,
  besides: readonly Record[] = [],
): Promise<{ readonly uses: readonly Use[]; readonly count: number }> {
  const all = [
    ...(await subcategories(db, record)),
    ...(await products(db, record)),
    ...(await promotions(db, record)),
  ].filter(use => !besides.some(({ kind, code }) => kind === use.kind && code === use.code))
  // A product that was ever sold stays: returns, refunds and reports look it up.
  const sold = record.kind === 'spu' ? await ordersOfProduct(db, record.code) : undefined
  const orders = (sold?.orders ?? []).map((code): Use => ({ kind: 'order', code }))
  return { uses: [...all, ...orders].slice(0, NAMED), count: all.length + (sold?.count ?? 0) }
}

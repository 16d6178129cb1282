import type { Database } from '../../database/database.ts'

/** A product on the shelf and when its line was last changed, in epoch milliseconds. */
export interface ListedProduct {
  readonly code: string
  readonly changedAt: number
}

/** Every product on the shelf, in the order of codes. One statement. */
export async function listedProducts(db: Database): Promise<readonly ListedProduct[]> {
  const rows = await db
    .selectFrom('spu')
    .select(['code', 'changed_at'])
    .where('on_shelves', '=', 1)
    .orderBy('code')
    .execute()
  return rows.map(({ code, changed_at }) => ({ code, changedAt: changed_at }))
}

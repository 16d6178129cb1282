import type { Migration } from 'kysely/migration'

interface OrderRow {
  readonly code: string
  readonly owner_code: string
  readonly external_no: string
}
interface LineRow {
  readonly order_code: string
  readonly content: string
}

/**
 * What lists of orders search, and an index that answers counts and pages of an owner's orders by itself.
 * Source: M-245, MO-61.
 */
export const orderListIndexes: Migration = {
  async up(db) {
    await db.schema
      .createTable('order_search')
      .addColumn('order_code', 'text', column => column.primaryKey().references('order_head.code'))
      .addColumn('owner_code', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('order_search_of_owner').on('order_search').column('owner_code').execute()
    await db.schema.dropIndex('order_head_of_owner').execute()
    await db.schema
      .createIndex('order_head_of_owner')
      .on('order_head')
      .columns(['owner_code', 'created_at', 'code', 'status'])
      .execute()

    const heads = (await db
      .selectFrom('order_head')
      .select(['code', 'owner_code', 'external_no'])
      .execute()) as OrderRow[]
    const lines = (await db.selectFrom('order_line').select(['order_code', 'content']).execute()) as LineRow[]
    const byOrder = Map.groupBy(lines, line => line.order_code)
    for (const { code, owner_code, external_no } of heads) {
      const names = (byOrder.get(code) ?? []).flatMap(({ content }) => {
        const { name } = JSON.parse(content) as { readonly name?: Readonly<Record<string, string>> }
        return Object.values(name ?? {})
      })
      const words = [external_no, ...new Set(names)].join('\n').toLowerCase()
      await db.insertInto('order_search').values({ order_code: code, owner_code, words }).execute()
    }
  },
}

import type { Migration } from 'kysely/migration'

/** Orders read at once. */
const AT_ONCE = 500

/** Last day of people who work in the shops, and the guide of an order as a column, so that sales are summed up by guide. */
export const roster: Migration = {
  async up(db) {
    await db.schema.alterTable('staff').addColumn('active_until', 'bigint').execute()
    await db.schema
      .alterTable('order_head')
      .addColumn('guide_code', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createIndex('order_head_of_guide')
      .on('order_head')
      .columns(['guide_code', 'created_at'])
      .execute()
    for (let after = ''; ; ) {
      const rows: readonly { code: string; content: string }[] = await db
        .selectFrom('order_head')
        .select(['code', 'content'])
        .where('code', '>', after)
        .where('content', 'like', '%"guideCode":"%')
        .where('content', 'not like', '%"guideCode":""%')
        .orderBy('code')
        .limit(AT_ONCE)
        .execute()
      for (const { code, content } of rows) {
        const { guideCode } = JSON.parse(content) as { readonly guideCode?: unknown }
        if (typeof guideCode === 'string' && guideCode !== '')
          await db.updateTable('order_head').set({ guide_code: guideCode }).where('code', '=', code).execute()
      }
      const last = rows.at(-1)
      if (!last) return
      after = last.code
    }
  },
}

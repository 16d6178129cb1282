import type { Migration } from 'kysely/migration'

/** Products by their style: staff edit the colours of a garment together. */
export const spuStyleIndex: Migration = {
  async up(db) {
    await db.schema.createIndex('spu_style').on('spu').columns(['style', 'code']).execute()
  },
}

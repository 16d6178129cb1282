import { migrateContent } from './migrations.ts'
import type { ContentTables, SharedDatabase } from './tables.ts'

const FILLING = { kind: 'mark', id: 'filling' } as const
const SECRET = { kind: 'secret', id: 'shop' } as const

/** The signing secret that all processes of a database share: the first one given wins. */
export async function readSharedSecret(database: SharedDatabase, fresh: string): Promise<string> {
  const db = database.$extendTables<ContentTables>()
  await migrateContent(db)
  await db
    .insertInto('content_document')
    .values({ ...SECRET, document: JSON.stringify(fresh) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { document } = await db
    .selectFrom('content_document')
    .select('document')
    .where('kind', '=', SECRET.kind)
    .where('id', '=', SECRET.id)
    .executeTakeFirstOrThrow()
  return JSON.parse(document) as string // our own writing
}

/** Present in the database while a new shop is filled. */
export function fillingMark(database: SharedDatabase) {
  const db = database.$extendTables<ContentTables>()
  return {
    isThere: async () =>
      (await db
        .selectFrom('content_document')
        .select('id')
        .where('kind', '=', FILLING.kind)
        .where('id', '=', FILLING.id)
        .executeTakeFirst()) !== undefined,
    async put() {
      await db
        .insertInto('content_document')
        .values({ ...FILLING, document: 'true' })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    async remove() {
      await db
        .deleteFrom('content_document')
        .where('kind', '=', FILLING.kind)
        .where('id', '=', FILLING.id)
        .execute()
    },
  }
}

import { Kysely } from 'kysely'
import { postgresDialect } from '#platform/database/postgres.ts'
import type { JobTables } from '#platform/jobs/jobs.ts'
import { openFileStorage } from '../files/open-file-storage.ts'
import type { Storage } from '../storage.ts'
import { openTableStorage } from '../tables/open-table-storage.ts'

const report = (error: unknown) => {
  throw error
}

/** A storage by its place: a folder, or the address of a PostgreSQL that has the tables. */
export async function openPlace(
  place: string,
): Promise<{ readonly storage: Storage; readonly close: () => Promise<void> }> {
  if (!place.startsWith('postgres')) {
    const storage = await openFileStorage(place, { report })
    return { storage, close: storage.close }
  }
  const database = new Kysely<JobTables>({
    dialect: postgresDialect(place, { failed: report, recovered: () => {} }),
  })
  const storage = await openTableStorage({ database, url: place, report })
  return {
    storage,
    async close() {
      await storage.close()
      await database.destroy()
    },
  }
}

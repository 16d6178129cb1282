import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { emptyDatabase } from '#content-store/testing/postgres.ts'
import { migrateContent } from '#content-store/storage/migrations.ts'
import { openPlace } from './open-place.ts'

/** Empty places of both kinds, gone after the test. */
export const PLACES = {
  async files(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), 'cairn-storage-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true }))
    return directory
  },
  async tables(): Promise<string> {
    const { url, database } = await emptyDatabase()
    await migrateContent(database)
    return url
  },
}

/** The storage of a place, closed after the test. */
export async function openForTest(place: string) {
  const { storage, close } = await openPlace(place)
  onTestFinished(close)
  return storage
}

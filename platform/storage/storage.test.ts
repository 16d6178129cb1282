import { beforeAll, describe } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { testStorage } from './storage.contract.ts'
import { openForTest, PLACES } from './testing/places.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

describe.each(['files', 'tables'] as const)('a storage in %s', kind => {
  testStorage(async () => {
    const place = await PLACES[kind]()
    return { storage: await openForTest(place), reopen: () => openForTest(place) }
  })
})

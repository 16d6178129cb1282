import { beforeAll, describe } from 'vitest'
import { testPageRepository } from './pages.contract.ts'
import { testStorage } from './content.contract.ts'
import { emptyDatabase, openProcess } from '../testing/postgres.ts'
import { freshPostgres } from '#api/testing/databases.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

const open = async () => {
  const place = await emptyDatabase()
  return { storage: await openProcess(place), reopen: () => openProcess(place) }
}

describe('content in tables', () => {
  testPageRepository(async () => {
    const { storage, reopen } = await open()
    return { repository: storage.repository, reopen: async () => (await reopen()).repository }
  })
  testStorage(open)
})

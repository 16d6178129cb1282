import { beforeAll, describe } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { testPageRepository } from '../repository.contract.ts'
import { openTables } from '../testing/postgres.ts'
import { openPageRows } from './page-rows.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

describe('pages as rows', () => {
  testPageRepository(async () => {
    const open = await openTables()
    const reopen = async () => {
      const { db, feed } = await open()
      return openPageRows(db, feed)
    }
    return { repository: await reopen(), reopen }
  })
})

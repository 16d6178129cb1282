import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from './commerce.ts'
import { type Database, openDatabase } from './database/database.ts'
import { asText, spu, surroundings } from './testing/catalogue-lines.ts'

const LOGIN = 'mutation { loginAsVisitor { userErrors { message } } }'
const READ = '{ shop { products(filters: { keyword: "rope" }) { pageInfo { totalCount } } } }'
const SAID =
  'The shop cannot save anything at the moment. Nothing was changed. Please try again in a few minutes.'

describe('while a shop runs, its disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-disk-'))
  let db: Database
  let shop: Commerce
  const logged: string[] = []
  beforeAll(async () => {
    db = await openDatabase({ url: `sqlite:${join(folder, 'shop.db')}` })
    const logger = { error: (_: object, message: string) => void logged.push(message) }
    shop = await createCommerce({ database: db, pollMs: 0, logger })
    await shop.importCatalogue(asText([...surroundings, spu('rope')]))
  })
  afterAll(async () => {
    await shop.close()
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  const execute = (query: string) => shop.execute({ query, locale: 'en_US' })
  /** Writes until a page more is needed. */
  const writeUntilRefused = async () => {
    for (let times = 0; times < 500; times += 1) {
      const { errors } = await execute(LOGIN)
      if (errors) return errors
    }
    throw new Error('Nothing was refused.')
  }
  const pages = async (name: 'page_count' | 'max_page_count') =>
    Object.values((await sql.raw<Record<string, number>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0] ?? 0

  test.each([
    [
      'becomes full',
      async () => sql.raw(`pragma max_page_count = ${await pages('page_count')}`).execute(db),
      async () => sql.raw('pragma max_page_count = 1000000').execute(db),
    ],
    [
      'becomes read-only',
      async () => sql.raw('pragma query_only = 1').execute(db),
      async () => sql.raw('pragma query_only = 0').execute(db),
    ],
  ])('%s: writes are refused in words, reads go on, and it recovers by itself', async (_, breaks, mends) => {
    await breaks()
    const [error] = await writeUntilRefused()
    expect(error?.extensions).toEqual({ code: 'STORAGE_UNAVAILABLE' })
    expect(error?.message).toBe(SAID)
    expect(JSON.stringify(error)).not.toMatch(/SQLITE|stack|shop\.db/)
    expect((await execute(READ)).errors).toBeUndefined()
    await mends()
    expect((await execute(LOGIN)).errors).toBeUndefined()
    expect(logged).toContain('A GraphQL field failed')
  })
})

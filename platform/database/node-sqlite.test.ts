import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#api/database/database.ts'

/** Two connections to one file stand for two processes. */
let folder: string
let shop: Database
let other: Database
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-sqlite-'))
  const url = `sqlite:${join(folder, 'shop.db')}`
  shop = await openDatabase({ url })
  other = await openDatabase({ url })
})
afterAll(async () => {
  await Promise.all([shop.destroy(), other.destroy()])
  rmSync(folder, { recursive: true })
})

const label = (code: string) => ({ code, front_name: '{}', description: '{}' })
const codes = async () =>
  (await shop.selectFrom('label').select('code').orderBy('code').execute()).map(row => row.code)

/** Holds the write lock of the file until the function is called. */
async function lock(): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const transaction = other.transaction().execute(async trx => {
    await trx.deleteFrom('label').where('code', '=', 'none').execute()
    held.resolve()
    await promise
  })
  await held.promise
  return async () => {
    resolve()
    await transaction
  }
}

test('a write waits for another process, and the event loop turns meanwhile', async () => {
  const unlock = await lock()
  let isWritten = false
  const writes = Promise.all([
    shop.insertInto('label').values(label('waited')).execute(),
    shop.transaction().execute(trx => trx.insertInto('label').values(label('in-transaction')).execute()),
  ]).then(() => {
    isWritten = true
  })
  const start = performance.now()
  for (let turn = 0; turn < 100; turn += 1) await nextTurn()
  expect(performance.now() - start).toBeLessThan(2000)
  expect(isWritten).toBe(false)
  expect(await codes()).toEqual([])
  await unlock()
  await writes
  expect(await codes()).toEqual(['in-transaction', 'waited'])
})

test('a transaction that only reads sees one moment, and neither waits for writers nor holds them up', async () => {
  const unlock = await lock()
  const seen = await shop
    .transaction()
    .setAccessMode('read only')
    .execute(async trx => {
      const before = await trx.selectFrom('label').select('code').execute()
      await unlock()
      await shop.insertInto('label').values(label('later')).execute()
      return [before.length, (await trx.selectFrom('label').select('code').execute()).length]
    })
  expect(seen[1]).toBe(seen[0])
  expect(await codes()).toContain('later')
})

test('a transaction that only reads cannot write', async () => {
  const attempt = shop
    .transaction()
    .setAccessMode('read only')
    .execute(trx => trx.insertInto('label').values(label('no')).execute())
  await expect(attempt).rejects.toThrow('readonly')
})

import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

describe('transactions that end in the same turn of the event loop', () => {
  let disk: DatabaseSync
  beforeAll(() => {
    disk = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true })
    return () => disk.close()
  })
  /** What has been committed, as another process sees it. */
  const onDisk = (prefix: string) =>
    disk
      .prepare('select code from label where code like ? order by code')
      .all(`${prefix}-%`)
      .map(row => row['code'])
  const insert = (code: string) =>
    shop.transaction().execute(trx => trx.insertInto('label').values(label(code)).execute())

  test('are committed together, and none resolves before', async () => {
    const seen = await Promise.all(
      ['a', 'b', 'c'].map(async name => {
        const before = onDisk('together')
        await insert(`together-${name}`)
        return [before.length, onDisk('together').length]
      }),
    )
    expect(seen).toEqual([
      [0, 3],
      [0, 3],
      [0, 3],
    ])
  })

  test('one that fails is rolled back alone', async () => {
    const results = await Promise.allSettled([
      insert('alone-a'),
      shop.transaction().execute(async trx => {
        await trx.insertInto('label').values(label('alone-b')).execute()
        await trx.insertInto('label').values(label('alone-a')).execute()
      }),
      insert('alone-c'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(onDisk('alone')).toEqual(['alone-a', 'alone-c'])
  })

  test('all fail when SQLite itself rolls back, as it does on a full disk', async () => {
    const results = await Promise.allSettled([
      insert('full-a'),
      shop.transaction().execute(async trx => {
        await sql`rollback`.execute(trx)
        await sql`insert into label (code) values (null)`.execute(trx)
      }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(onDisk('full')).toEqual([])
    await insert('full-b')
    expect(onDisk('full')).toEqual(['full-b'])
  })

  test('each sees what those before it have done', async () => {
    const count = () =>
      shop.transaction().execute(async trx => {
        const known = await trx.selectFrom('label').select('code').where('code', 'like', 'count-%').execute()
        await trx
          .insertInto('label')
          .values(label(`count-${known.length}`))
          .execute()
      })
    await Promise.all([count(), count(), count()])
    expect(onDisk('count')).toEqual(['count-0', 'count-1', 'count-2'])
  })

  test('a statement outside them neither sees what is not on the disk yet nor becomes part of it', async () => {
    const writing = insert('outside-a')
    // The transaction has ended and waits for its commit.
    for (let at = 0; at < 50; at += 1) await Promise.resolve()
    const reading = codes().then(known => [
      known.filter(code => code.startsWith('outside')),
      onDisk('outside'),
    ])
    expect(onDisk('outside')).toEqual([])
    await writing
    expect(await reading).toEqual([['outside-a'], ['outside-a']])
  })

  test('are on the disk although a test has stopped the clock', async () => {
    vi.useFakeTimers()
    try {
      await insert('clock-a')
    } finally {
      vi.useRealTimers()
    }
    expect(onDisk('clock')).toEqual(['clock-a'])
  })

  test('are on the disk when the database is closed at once', async () => {
    const closing = await openDatabase({ url: `sqlite:${join(folder, 'shop.db')}` })
    const writing = closing
      .transaction()
      .execute(trx => trx.insertInto('label').values(label('close-a')).execute())
    for (let at = 0; at < 50; at += 1) await Promise.resolve()
    await closing.destroy()
    await writing
    expect(onDisk('close')).toEqual(['close-a'])
  })
})

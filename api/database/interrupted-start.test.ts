import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { NEXT_MIGRATIONS } from '../testing/next-version.ts'
import { BEFORE_FOLDING, schemaOf } from '../testing/schema-listing.ts'
import { type Database, openDatabase } from './database.ts'
import { FOLDED } from './migrations/folded.ts'
import type { Tables } from './tables.ts'

const START = join(import.meta.dirname, '..', 'testing', 'killed-start.ts')
const ORDERS = 500

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-interrupted-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a process that is killed after a number of statements. */
async function killedStart(file: string, statements: number): Promise<void> {
  const start = spawn(process.execPath, [START, `sqlite:${file}`, String(statements)], { stdio: 'inherit' })
  const [, signal] = await once(start, 'exit')
  expect(signal).toBe('SIGKILL')
}

/** Opens a database with the version that the killed start was of. */
const openNext = (file: string) =>
  connect<Tables & { readonly order_day: { readonly code: string } }>({
    url: `sqlite:${file}`,
    migrations: NEXT_MIGRATIONS,
    folded: FOLDED,
  })

const order = (number: number) => ({
  code: `O${number}`,
  external_no: `E${number}`,
  owner_code: `M${number % 7}`,
  is_member: 1,
  client_key: `K${number}`,
  request_hash: 'hash',
  email: 'shopper@example.com',
  locale: 'zh_HK' as const,
  status: 'UNPAID' as const,
  is_paid: 0,
  cancelled_by: null,
  is_evaluated: 0,
  version: 1,
  created_at: number,
  pay_until: number,
  product_amount: 100,
  discount: 0,
  coupon: 0,
  freight: 0,
  service_fee: 0,
  deduction: 0,
  amount: 100,
  content: '{}',
})

/** Adds orders to the database of a shop. */
async function addOrders(db: Database): Promise<void> {
  await db.transaction().execute(async trx => {
    for (let number = 0; number < ORDERS; number += 1)
      await trx
        .insertInto('order_head')
        .values(order(number) as never)
        .execute()
  })
  await db.destroy()
}

test('a first start that is killed while it makes tables is completed by the next one', {
  timeout: 60_000,
}, async () => {
  const folder = await emptyFolder()
  const whole = await openNext(':memory:')
  const expected = await schemaOf(whole)
  await whole.destroy()
  for (const statements of [4, 9, 40, 120]) {
    const file = join(folder, `${statements}.db`)
    await killedStart(file, statements)
    const db = await openNext(file)
    expect(await schemaOf(db)).toEqual(expected)
    await db.destroy()
  }
})

test('an upgrade of a shop with orders that is killed is completed by the next start, with every order', {
  timeout: 60_000,
}, async () => {
  const folder = await emptyFolder()
  const filled = join(folder, 'earlier.db')
  await addOrders(await openDatabase({ url: `sqlite:${filled}` }))
  for (const statements of [9, 14, 18, 24, 300]) {
    const file = join(folder, `${statements}.db`)
    await copyFile(filled, file)
    await killedStart(file, statements)
    const db = await openNext(file)
    expect(await db.selectFrom('order_head').select('code').execute()).toHaveLength(ORDERS)
    expect(await db.selectFrom('order_day').select('code').execute()).toHaveLength(ORDERS)
    await db.destroy()
  }
})

test('an upgrade from a version before migrations were folded that is killed is completed by the next start', {
  timeout: 60_000,
}, async () => {
  const folder = await emptyFolder()
  const earlier = join(folder, 'earlier.db')
  const made = new DatabaseSync(earlier)
  made.exec(await readFile(BEFORE_FOLDING, 'utf8'))
  made.close()
  for (const statements of [1, 2, 3, 5, 8, 14, 20]) {
    const file = join(folder, `${statements}.db`)
    await copyFile(earlier, file)
    await killedStart(file, statements)
    const db = await openNext(file)
    expect(await db.selectFrom('member_level').select('code').execute()).toHaveLength(3)
    expect(await db.selectFrom('order_day').select('code').execute()).toEqual([])
    await db.destroy()
  }
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { type Database, MIGRATIONS, openDatabase } from './database.ts'
import type { Tables } from './tables.ts'

const START = join(import.meta.dirname, '..', 'testing', 'killed-start.ts')
/** Tables of an earlier version end here: orders are there, and migrations that follow count them. */
const EARLIER = '0030'
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

const earlier = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < EARLIER))

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

/** A database of an earlier version with orders in it. */
async function filledEarlier(file: string): Promise<void> {
  const db = (await connect<Tables>({ url: `sqlite:${file}`, migrations: earlier })) as Database
  await db.transaction().execute(async trx => {
    for (let number = 0; number < ORDERS; number += 1)
      await trx
        .insertInto('order_head')
        .values(order(number) as never)
        .execute()
  })
  await db.destroy()
}

const tablesOf = async (db: Database) =>
  (await db.introspection.getTables()).map(({ name, columns }) => [name, columns.map(column => column.name)])

test('a first start that is killed while it makes tables is completed by the next one', {
  timeout: 60_000,
}, async () => {
  const folder = await emptyFolder()
  const whole = await openDatabase({ url: 'sqlite::memory:' })
  const expected = await tablesOf(whole)
  await whole.destroy()
  for (const statements of [4, 9, 40, 120]) {
    const file = join(folder, `${statements}.db`)
    await killedStart(file, statements)
    const db = await openDatabase({ url: `sqlite:${file}` })
    expect(await tablesOf(db)).toEqual(expected)
    await db.destroy()
  }
})

test('an upgrade of a shop with orders that is killed is completed by the next start, and every order is counted', {
  timeout: 60_000,
}, async () => {
  const folder = await emptyFolder()
  const filled = join(folder, 'earlier.db')
  await filledEarlier(filled)
  for (const statements of [9, 14, 18, 24]) {
    const file = join(folder, `${statements}.db`)
    await copyFile(filled, file)
    await killedStart(file, statements)
    const db = await openDatabase({ url: `sqlite:${file}` })
    const orders = await db.selectFrom('order_head').select('code').execute()
    expect(orders).toHaveLength(ORDERS)
    const { sum } = await db
      .selectFrom('order_count')
      .select(({ fn }) => fn.sum('orders').as('sum'))
      .where('owner_code', 'like', 'M%')
      .executeTakeFirstOrThrow()
    expect(Number(sum)).toBe(ORDERS)
    await db.destroy()
  }
})

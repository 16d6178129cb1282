import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAfterSalesStore } from '#api/after-sales/after-sales-store.ts'
import { createCommerce } from '#api/commerce.ts'
import { type Database, openDatabase } from '#api/database/database.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { newOrder } from '#api/order/testing.ts'
import { asText, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { runScript } from './testing/run-script.ts'

let folder: string
let db: Database
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-orders-'))
  db = await openDatabase({ url: `sqlite:${join(folder, 'shop.db')}` })
  const commerce = await createCommerce({ database: db, pollMs: 0 })
  const goods = ['jacket', 'cup'].map(code => spu(code, { skus: [sku(code, { inventory: 100 })] }))
  await commerce.importCatalogue(asText([...surroundings, ...goods]))
  await commerce.close()
})
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true })
})

const orders = (...args: readonly string[]) => runScript('orders', args, { folder })

/** The number of a paid order. */
async function paidOrder(): Promise<string> {
  const store = createOrderStore(db)
  const placed = await store.place(newOrder({ jacket: 2, cup: 1 }), Date.now())
  if (!placed.ok) throw new Error(placed.refusal.reason)
  const { code, externalNo } = placed.value.order
  const attempt = await store.openAttempt(code, 'visa', Date.now())
  const { ref, amount } = attempt ?? { ref: '', amount: 0 }
  await store.settle({ ref, payRef: 'p', isPaid: true, amount }, Date.now())
  return externalNo
}

test('an order is shipped in part, then whole, received, and paid back in part, while the shop is running', async () => {
  const number = await paidOrder()
  const ship = ['ship', number, '--carrier', 'SF', '--number', 'SF123456', '--by', 'ada']
  expect(await orders(...ship, '--lines', '1:1')).toMatchObject({ code: 0 })
  const { output } = await orders(...ship)
  expect(output).toContain(`Order ${number}: WAIT_RECEIVE, HK$330.00`)
  expect(output).toContain('1  jacket  Jacket: 2 ordered, 2 shipped, 0 received')
  expect(output).toMatch(/2 {2}SF SF123456, lines 1:1,2:1, shipped .* on its way/)
  expect(output).toContain('SHIPPED  operator:ada')
  expect((await orders('received', number)).output).toContain('WAIT_EVALUATE')
  const { output: json } = await orders('refund', number, '--amount', '12.50', '--reason', 'A tear', '--json')
  expect(JSON.parse(json)).toMatchObject({
    number,
    refunds: [{ amount: 1250, reason: 'SHOP', state: 'QUEUED' }],
  })
}, 60_000)

test('a return is approved, received and paid back, and another is refused with its reason (MO-70, MO-73)', async () => {
  const number = await paidOrder()
  await orders('ship', number, '--carrier', 'SF', '--number', 'SF123456')
  await orders('received', number)
  const order = await createOrderStore(db).findByNumber(number)
  const ask = async (clientKey: string) => {
    const asked = await createAfterSalesStore(db).apply(
      order?.code ?? '',
      {
        type: 'RETURN',
        reason: 'FAULTY',
        memo: 'The zip is broken.',
        method: 'SHOP',
        photoIds: [],
        lines: [{ position: 0, quantity: 1, exchangeSku: '' }],
        clientKey,
      },
      { actor: 'shopper', now: Date.now() },
    )
    if (!asked.ok) throw new Error(asked.refusal.code)
    return asked.value.head.code
  }
  const [code, other] = [await ask('first key'), await ask('second key')]
  expect((await orders('returns', '--status', 'NEW')).output).toContain(`${code}  `)
  expect((await orders('approve', code, '--by', 'ada')).output).toContain(
    `Return ${code} of order ${number}: RETURN, WAIT_SEND_BACK`,
  )
  expect((await orders('received-back', code)).output).toContain('BACK_IN_STORAGE')
  const { output } = await orders('refund-return', code)
  expect(output).toContain('Refund HK$100.00: QUEUED')
  expect(output).toContain('AFTER_SALES_WAIT_SEND_BACK  operator:ada')
  expect(
    JSON.parse((await orders('refuse', other, '--reason', 'It was worn.', '--json')).output),
  ).toMatchObject({
    status: 'AUDIT_FAILED',
    answer: 'It was worn.',
  })
  expect(await orders('approve', other)).toMatchObject({
    code: 1,
    output: `Return ${other} is AUDIT_FAILED, so this is not possible.\n`,
  })
  const photos = join(folder, 'photos')
  await db
    .insertInto('after_sales_photo')
    .values({
      id: 'front',
      order_code: order?.code ?? '',
      after_sales_code: code,
      bytes: Buffer.from('picture'),
      created_at: 0,
    })
    .execute()
  await orders('return-show', code, '--photos', photos)
  expect(await readFile(join(photos, 'front.jpg'), 'utf8')).toBe('picture')
  expect((await orders('return-show', 'A1')).output).toBe('There is no return A1.\n')
}, 60_000)

test('a return is asked for in a shopper’s name, by the shopper’s rules; the same key gives it again (MO-70)', async () => {
  const number = await paidOrder()
  const ask = (...more: readonly string[]) => orders('create-return', number, '--reason', 'FAULTY', ...more)
  expect(await ask('--lines', '1:1')).toMatchObject({
    code: 1,
    output: 'These goods have not arrived yet.\n',
  })
  await orders('ship', number, '--carrier', 'SF', '--number', 'SF123456')
  await orders('received', number)
  const wish = [
    '--lines',
    '1:1',
    '--method',
    'SHOP',
    '--memo',
    'By phone',
    '--key',
    'a call of today',
    '--json',
  ]
  const asked = JSON.parse((await ask(...wish, '--by', 'ada')).output)
  expect(asked).toMatchObject({
    order: number,
    type: 'RETURN',
    status: 'NEW',
    method: 'SHOP',
    memo: 'By phone',
    lines: [{ line: 1, skuCode: 'jacket', quantity: 1 }],
    events: expect.arrayContaining([
      expect.objectContaining({ kind: 'AFTER_SALES_NEW', actor: 'operator:ada' }),
    ]),
  })
  expect(JSON.parse((await ask(...wish)).output).number).toBe(asked.number)
  expect(await ask('--lines', '1:2')).toMatchObject({
    code: 1,
    output: 'Only 1 of these units can still be returned.\n',
  })
  expect(await ask('--type', 'EXCHANGE', '--lines', '1:1:cup')).toMatchObject({
    code: 1,
    output: 'Goods can be exchanged for other colours and sizes of the same product.\n',
  })
  expect((await ask('--type', 'EXCHANGE', '--lines', '1:1')).output).toContain('EXCHANGE, NEW')
  expect(await ask('--lines', '1')).toMatchObject({ code: 2, output: expect.stringContaining('line:units') })
}, 60_000)

test('what an order does not allow is said, and ends with 1', async () => {
  const number = await paidOrder()
  expect(await orders('cancel', number, '--reason', 'Sold out')).toMatchObject({ code: 0 })
  expect(await orders('ship', number, '--carrier', 'SF', '--number', 'SF123456')).toMatchObject({
    code: 1,
    output: `Order ${number} is CANCELED, so this is not possible.\n`,
  })
  expect(await orders('show', '1', '--json')).toMatchObject({
    code: 1,
    output: '{"error":"There is no order 1."}\n',
  })
  expect((await orders('list', '--status', 'CANCELED')).output).toContain(number)
}, 60_000)

test('an order that is not paid is cancelled, too; a list for programs holds whole orders, amounts in cents', async () => {
  const placed = await createOrderStore(db).place(newOrder({ cup: 2 }), Date.now())
  if (!placed.ok) throw new Error(placed.refusal.reason)
  const { externalNo: number } = placed.value.order
  expect((await orders('cancel', number, '--reason', 'A mistake')).output).toContain(
    `Order ${number}: CANCELED`,
  )
  const [latest, ...more] = JSON.parse((await orders('list', '--most', '1', '--json')).output)
  expect(more).toEqual([])
  expect(latest).toMatchObject({
    number,
    amount: placed.value.order.amounts.amount,
    lines: [{ line: 1, skuCode: 'cup', quantity: 2 }],
  })
}, 60_000)

test('units that never ship are closed; a refusal of the desk is printed in English, and ends with 1', async () => {
  const number = await paidOrder()
  await orders('ship', number, '--carrier', 'SF', '--number', 'SF123456', '--lines', '2:1')
  const closed = JSON.parse(
    (await orders('close-units', number, '--reason', 'Lost', '--write-off', '--json')).output,
  )
  expect(closed.lines).toMatchObject([
    { skuCode: 'jacket', closed: 2 },
    { skuCode: 'cup', closed: 0 },
  ])
  expect(await orders('refund', number, '--amount', '9999', '--reason', 'A tear')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^At most HK\$.* of this order can be refunded\.\n$/),
  })
  expect(await orders('track', number, '--shipment', '7', '--remark', 'Here')).toMatchObject({
    code: 1,
    output: 'This order does not have this shipment.\n',
  })
}, 60_000)

test.each([
  [['list', '--status', 'LOST'], 'Unknown status “LOST”'],
  [['ship', 'NUMBER', '--carrier', 'OWL'], 'Unknown carrier “OWL”. Known carriers: SF, DHL, SHOP.'],
  [['ship', 'NUMBER', '--carrier', 'SF', '--lines', '0:1'], '--lines takes line:units'],
  [['refund', 'NUMBER', '--amount', '-5', '--reason', 'x'], '--amount'],
  [['returns', '--status', 'LOST'], 'Use one of NEW, WAIT_SEND_BACK'],
  [['approve'], 'The number of the return is missing.'],
  [['refuse', 'A1'], '--reason is missing.'],
  [['teach', 'NUMBER'], 'Unknown command “teach”.'],
])(
  'wrong usage %j is named, and ends with 2',
  async (args, message) => {
    const number = await paidOrder()
    const { code, output } = await orders(...args.map(arg => (arg === 'NUMBER' ? number : arg)))
    expect([code, output]).toEqual([2, expect.stringContaining(message)])
  },
  60_000,
)

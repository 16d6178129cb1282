import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder } from '#api/order/testing.ts'
import { putStock } from '#api/order/testing.ts'
import { createOrderStore } from '#api/order/order-store.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import type { OperationTable } from '#operators/operation.ts'
import { may } from '#operators/rights.ts'
import { deskOperations, recordOperations } from './operations.ts'
import { HOLDERS, serveDesk } from './testing/serve-desk.ts'

const ALL = [deskOperations, recordOperations]
  .flatMap(Object.entries)
  .flatMap(([area, table]) =>
    Object.entries(table as OperationTable).map(
      ([name, operation]) => [`${area}.${name}`, operation] as const,
    ),
  )
const NOW = Date.UTC(2026, 10, 23, 4)

describeOnBothDatabases('operations of the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await putStock(open().db, { cup: 10 })
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())

  test.each(ALL)('%s asks for its right before anything else', async (name, { kind, right }) => {
    const question = kind === 'read' ? { input: 0 } : { body: { no: 'such field' } }
    for (const holder of HOLDERS) {
      const { status } = await served.ask(name, { role: holder.role, ...question })
      expect(status).toBe(may(holder, right) ? 400 : 403)
    }
    expect((await served.ask(name, question)).status).toBe(401)
  })

  test('a change that was made is noted in the audit log; a refused one and a read are not', async () => {
    const placed = await createOrderStore(open().db).place(newOrder({ cup: 1 }), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const number = placed.value.order.externalNo
    const role = 'publisher'
    await served.ask('orders.find', { role, input: { number } })
    await served.ask('orders.cancel-unpaid', { role, body: { number, reason: '' } })
    expect(served.notes).toEqual([])
    await served.ask('orders.cancel-unpaid', { role, body: { number, reason: 'A mistake' } })
    expect(served.notes).toEqual([['publisher', 'orders.cancel-unpaid', number]])
  })

  test('the document describes each operation to operators who are signed in: address, right, input', async () => {
    expect((await served.send('openapi.json')).status).toBe(401)
    const response = await served.send('openapi.json', { role: 'editor' })
    const document = (await response.json()) as {
      openapi: string
      paths: Record<
        string,
        Record<'get' | 'post', { 'x-right': string; requestBody: unknown; parameters: unknown }>
      >
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).toSorted()).toEqual(ALL.map(([name]) => `/${name}`).toSorted())
    expect(document.paths['/orders.refund']?.post).toMatchObject({
      'x-right': 'money.refund',
      requestBody: {
        content: {
          'application/json': {
            schema: { required: ['number', 'amount', 'reason'], additionalProperties: false },
          },
        },
      },
    })
    expect(document.paths['/orders.list']?.get.parameters).toMatchObject([{ name: 'input', in: 'query' }])
  })

  test.each([
    ['no JSON', '?input={', 400],
    ['two inputs', '?input={}&input={}', 400],
    ['an unknown field', `?input=${encodeURIComponent('{"size":1,"more":1}')}`, 400],
    ['no input at all', '', 200],
  ])('a read with %s is answered %3$s', async (_, query, status) => {
    expect((await served.send(`orders.list${query}`, { role: 'publisher' })).status).toBe(status)
  })
})

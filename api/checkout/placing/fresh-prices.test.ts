import { beforeAll, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../../commerce.ts'
import type { ImportLine } from '../../catalogue/format/import-schema.ts'
import { importCatalogue } from '../../catalogue/import/import-catalogue.ts'
import { asText, promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { CHEAP } from '../../testing/members.ts'
import { NOW } from '../../testing/serve.ts'
import { CREATE_ORDER, orderInput, TEST_PROVIDER } from '../testing.ts'

const jacket = (salePrice: number) =>
  spu('jacket', { salePrice, skus: [sku('jacket-1', { inventory: 1000 })] })

describe.each([
  ['that is read soon', 5000],
  ['of which only the goods are read', 0],
])('an order right after an import by another process %s', (_, freshWaitMs) => {
  describeOnBothDatabases('and placed', open => {
    let commerce: Commerce
    let token: string
    beforeAll(async () => {
      await importCatalogue(open().db, asText([...surroundings, jacket(90_000)]))
      commerce = await createCommerce({
        database: open().db,
        clock: () => NOW,
        // Looks for changes only where an operation asks for it.
        pollMs: 0,
        freshWaitMs,
        services: { passwordCost: CHEAP, paymentProvider: TEST_PROVIDER },
      })
      token = (await commerce.services.sessions.startVisitor(NOW)).token
      return () => commerce.close()
    })
    const change = async (lines: readonly ImportLine[]) =>
      expect((await importCatalogue(open().db, asText(lines))).problems).toEqual([])
    const place = async (change?: object) => {
      const input = orderInput({ 'jacket-1': 1 }, change)
      const { data } = await commerce.execute({
        query: CREATE_ORDER,
        variables: { input },
        token,
        locale: 'en_US',
      })
      return data?.['createOrder'] as {
        readonly order: { readonly amount: { readonly amount: number } } | null
        readonly userErrors: readonly {
          readonly code: string
          readonly field: string
          readonly message: string
        }[]
      }
    }

    test('is refused at the old price, and placed at the new one (C-250, CO-95)', async () => {
      expect((await place()).order?.amount.amount).toBe(930)
      await change([jacket(95_000)])
      const { order, userErrors } = await place()
      expect(order).toBeNull()
      expect(userErrors.map(({ code, field }) => `${code} ${field}`)).toEqual([
        'ORDER_PRICE_CHANGED orderLines.0.price',
        'ORDER_PRICE_CHANGED amount',
        'ORDER_PRICE_CHANGED productAmount',
      ])
      expect(userErrors[0]?.message).toContain('950')
      const { orderLines } = orderInput({ 'jacket-1': 1 })
      const now = { orderLines: orderLines.map(line => ({ ...line, price: 950 })) }
      const placed = await place({ ...now, amount: 980, productAmount: 950 })
      expect(placed.order?.amount.amount).toBe(980)
    })

    test('at the new price is placed at once, though this process has yet to see it (CO-95)', async () => {
      await change([jacket(90_000)])
      expect((await place()).order?.amount.amount).toBe(930)
    })

    test('counts an offer that has just begun (CO-95)', async () => {
      await change([promotion('ten', { type: 'DIRECT_REDUCE', spus: ['jacket'], rule: { reduce: 1000 } })])
      const { order, userErrors } = await place()
      expect(order).toBeNull()
      expect(userErrors.map(({ code, field }) => `${code} ${field}`)).toContain(
        'ORDER_PRICE_CHANGED discount',
      )
    })
  })
})

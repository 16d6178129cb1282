import { beforeAll, expect, test } from 'vitest'
import { CREATE_ORDER, orderInput, placingShop } from '../checkout/testing.ts'
import type { Commerce } from '../commerce.ts'
import { cartAddDocument } from '../generated/documents.ts'
import { sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'

const LINES = 50
const MOST = 20
const codes = Array.from({ length: LINES }, (_, at) => `p${at}`)

describeOnBothDatabases('an order of fifty lines', open => {
  let commerce: Commerce
  beforeAll(async () => {
    const goods = codes.map(code => spu(code, { skus: [sku(`${code}-1`, { inventory: 50 })] }))
    commerce = await placingShop({ database: open().db, goods: [...surroundings, ...goods] })
    return () => commerce.close()
  })

  const stock = async () => {
    const rows = await open().db.selectFrom('sku_stock').select(['reserved', 'is_unpublished']).execute()
    return [...new Set(rows.map(row => `${row.reserved} ${row.is_unpublished}`))]
  }

  test(`is placed in at most ${MOST} statements, and cancelled in fewer (C-354, CO-97)`, async () => {
    const { statements } = open()
    const { token } = await commerce.services.sessions.startVisitor(NOW)
    const inputs = codes.map(code => ({ skuCode: `${code}-1`, quantity: 2 }))
    await commerce.createServerApi({ token }).run(cartAddDocument, { inputs })
    const before = statements.length
    const input = orderInput(Object.fromEntries(codes.map(code => [`${code}-1`, 2])))
    const { data, errors } = await commerce.execute({ query: CREATE_ORDER, variables: { input }, token })
    const sent = statements.slice(before)
    expect(errors).toBeUndefined()
    const { order, userErrors } = (data ?? {})['createOrder'] as {
      order: { code: string }
      userErrors: object[]
    }
    expect(userErrors).toEqual([])
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST)
    expect(await stock()).toEqual(['2 1'])

    const placed = statements.length
    expect(await commerce.services.orders.cancel(order.code, 'SHOPPER', NOW, 'INPUT_ERROR')).toBe(true)
    expect(statements.length - placed).toBeLessThan(MOST)
    expect(await stock()).toEqual(['0 1'])
  })
})

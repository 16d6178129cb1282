import { expect, test } from 'vitest'
import { createCommerce } from '../commerce.ts'
import { openDatabase } from '../database/database.ts'
import { cartAddDocument, loginAsVisitorDocument } from '../generated/documents.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'

test('a new visitor’s first add takes four statements: a session made and read, a bag and a line written (C-328)', async () => {
  const statements: string[] = []
  const database = await openDatabase({
    url: 'sqlite::memory:',
    log: ({ query }) => void statements.push(query.sql.split('"', 2).join('')),
  })
  const commerce = await createCommerce({ database, pollMs: 0 })
  const goods = [...surroundings, spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })] })]
  await commerce.importCatalogue(asText(goods))
  statements.length = 0
  const { loginAsVisitor } = await commerce.createServerApi({}).run(loginAsVisitorDocument, {})
  const api = commerce.createServerApi({ token: loginAsVisitor.token ?? '' })
  const { cartAdd } = await api.run(cartAddDocument, { inputs: [{ skuCode: 'jacket-1', quantity: 1 }] })
  expect(cartAdd.userErrors).toEqual([])
  expect(statements).toEqual([
    'insert into session',
    'select session',
    'insert into cart',
    'insert into cart_line',
  ])
  await commerce.close()
})

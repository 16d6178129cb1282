import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { type Commerce, createCommerce } from '../commerce.ts'
import { newOrder } from '../order/testing.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { receivedOrder } from './testing.ts'

const text = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const size = (code: string) => ({ code, name: text(code, code) })
const PARKA = spu('parkas', {
  options: {
    colour: [{ code: 'moss', name: text('苔綠', 'Moss') }],
    size: [size('M'), size('L'), size('XL'), size('XXL')],
  },
  skus: [
    sku('parka', { colour: 'moss', size: 'M', inventory: 5 }),
    sku('parka-l', { colour: 'moss', size: 'L', inventory: null }),
    sku('parka-xl', { colour: 'moss', size: 'XL', inventory: 0 }),
    sku('parka-xxl', { colour: 'moss', size: 'XXL', isEnabled: false }),
  ],
})

describeOnBothDatabases('what goods can be exchanged for (MO-73)', open => {
  let commerce: Commerce
  let buyer: { readonly token: string; readonly code: string }

  beforeAll(async () => {
    commerce = await createCommerce({ database: open().db, clock: () => NOW, pollMs: 0 })
    const { problems } = await commerce.importCatalogue(
      asText([...surroundings, PARKA, spu('hosiery', { skus: [sku('socks')] })]),
    )
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    const { token, session } = await commerce.services.sessions.startVisitor(NOW)
    buyer = { token, code: session.userCode }
    return () => commerce.close()
  })

  /** Parkas, and socks whose product was taken out of the catalogue. */
  const buy = () => {
    const lines = newOrder({ parka: 2, socks: 1 }).lines.map(line =>
      line.skuCode === 'parka' ? { ...line, spuCode: 'parkas' } : line,
    )
    return receivedOrder(open().db, {
      now: NOW,
      units: { parka: 2, socks: 1 },
      change: { owner: { code: buyer.code, isMember: false }, lines },
    })
  }
  const run = async (query: string, locale: Locale = 'en_US') => {
    const { data } = await commerce.execute({ query, token: buyer.token, locale })
    return data?.['answer'] as any // the test knows what it asked for
  }
  const linesOf = async (orderNo: string, locale?: Locale) =>
    (
      await run(
        `{ answer: afterSalesOptions(orderNo: "${orderNo}") { lines { exchanges { skuCode colour size isInStock isSame } } } }`,
        locale,
      )
    ).lines
  const exchange = (orderNo: string, skuCode: string) =>
    run(
      `mutation { answer: createAfterSalesOrder(input: { orderNo: "${orderNo}", type: EXCHANGE, reason: WRONG_SIZE, method: COURIER, clientKey: "exchange for ${skuCode}", lines: [{ lineId: "1", quantity: 1, exchangeSkuCode: "${skuCode}" }] }) { afterSalesOrder { lines { exchangeSkuCode exchangeSkuProperties { name value } } } userErrors { code } } }`,
    )

  test('each line names the enabled SKUs of its product, and those in stock', async () => {
    const { externalNo } = await buy()
    const [goods, gone] = await linesOf(externalNo)
    expect(goods.exchanges).toEqual([
      { skuCode: 'parka', colour: 'Moss', size: 'M', isInStock: true, isSame: true },
      { skuCode: 'parka-l', colour: 'Moss', size: 'L', isInStock: true, isSame: false },
      { skuCode: 'parka-xl', colour: 'Moss', size: 'XL', isInStock: false, isSame: false },
    ])
    expect(gone.exchanges).toEqual([])
    expect((await linesOf(externalNo, 'zh_HK'))[0].exchanges[0].colour).toBe('苔綠')
  })

  test('what was named is taken, and the record says what comes instead; others are refused', async () => {
    const { externalNo } = await buy()
    for (const other of ['parka-xxl', 'socks', 'unknown'])
      expect(await exchange(externalNo, other)).toEqual({
        afterSalesOrder: null,
        userErrors: [{ code: 'AFTER_SALES_EXCHANGE' }],
      })
    const { afterSalesOrder, userErrors } = await exchange(externalNo, 'parka-l')
    expect(userErrors).toEqual([])
    expect(afterSalesOrder.lines).toEqual([
      {
        exchangeSkuCode: 'parka-l',
        exchangeSkuProperties: [
          { name: 'Colour', value: 'Moss' },
          { name: 'Size', value: 'L' },
        ],
      },
    ])
  })
})

import { expect, test } from 'vitest'
import { whyPrice } from '../../order/reading/why-price.ts'
import { promotion, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { logInNew } from '../../testing/members.ts'
import { CREATE_ORDER, orderInput, type PlacingAnswer, placingShop } from '../testing.ts'

describeOnBothDatabases('an order keeps where the prices of its pages came from', open => {
  test('and says it in the words of a try-out: sale price, promotion price, discount, gift (C-207 … C-211)', async () => {
    const week = { zh_HK: '保暖週', en_US: 'Fleece week' }
    const spend = { zh_HK: '滿減', en_US: 'Spend and save' }
    const commerce = await placingShop({
      database: open().db,
      goods: [
        ...surroundings,
        spu('jacket'),
        spu('fleece', { salePrice: 100_000, skus: [sku('fleece-1')] }),
        spu('cup', { salePrice: null, skus: [sku('cup-1')] }),
        promotion('WEEK', { name: week, spus: ['fleece'], prices: [{ spu: 'fleece', price: 90_000 }] }),
        promotion('SPEND', {
          type: 'SATISFY_REDUCE',
          name: spend,
          spus: ['fleece'],
          rule: { tiers: [{ from: { units: 1 }, reduce: 10_000 }] },
        }),
        promotion('CUP', {
          type: 'PRESENT',
          spus: ['jacket'],
          rule: { from: { units: 1 }, gifts: [{ sku: 'cup-1' }] },
        }),
      ],
    })
    const { token } = await logInNew(commerce.services, { password_hash: null })
    const input = orderInput({ 'jacket-1': 1, 'fleece-1': 1 }, {})
    const place = (more: object) =>
      commerce.execute({
        query: CREATE_ORDER,
        variables: { input: { ...input, ...more } },
        token,
        locale: 'en_US',
      })
    const gift = { skuCode: 'cup-1', quantity: 1, lineType: 'GIFT', activityId: 'CUP', price: 0 }
    const amounts = { amount: 1700, discount: 100 }
    const { data } = await place({ orderLines: [...input.orderLines, gift], ...amounts })
    const placed = data?.['createOrder'] as PlacingAnswer | undefined
    expect(placed?.userErrors).toEqual([])
    const stored = await commerce.services.orders.find(placed?.order?.code ?? '')
    expect(stored?.lines.map(({ content }) => content.origin)).toEqual([
      { source: 'SALE', base: 90_000 },
      { source: 'PROMOTION', base: 100_000, by: week },
      undefined,
    ])
    expect(stored?.lines.map(line => whyPrice(line, stored).map(({ en_US }) => en_US))).toEqual([
      ['HK$900 each on its page, its sale price.', 'It costs HK$900.'],
      [
        'HK$900 each on its page, the price of “Fleece week”. Without it, HK$1,000.',
        '“Spend and save” takes HK$100 off.',
        'It costs HK$800.',
      ],
      ['Free, the gift of “Autumn offer”.'],
    ])
    await commerce.close()
  })
})

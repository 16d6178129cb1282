import { expect, test } from 'vitest'
import { campaign, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { CREATE_ORDER, orderInput, placingShop } from '../testing.ts'
import { logInNew } from '../../testing/members.ts'

describeOnBothDatabases('a coupon that brings a gift', open => {
  test('is spent by the order, which has the gift as a line that costs nothing (M-151, C-252)', async () => {
    const commerce = await placingShop({
      database: open().db,
      goods: [
        ...surroundings,
        spu('jacket'),
        spu('cup', { salePrice: null, skus: [sku('cup-1', { inventory: 1 })] }),
        campaign('CUP', {
          type: 'PROMOTION_COUPON',
          grant: 'ISSUED',
          off: { gift: { sku: 'cup-1' } },
          from: 50_000,
        }),
      ],
    })
    const { code, token } = await logInNew(commerce.services, { password_hash: null })
    await commerce.issueCoupon('CUP', code)
    const [coupon] = await commerce.services.coupons.ofMember(code)
    const id = coupon?.id ?? ''
    const input = orderInput({ 'jacket-1': 1 }, {})
    const gift = { skuCode: 'cup-1', quantity: 1, lineType: 'GIFT', activityId: id, price: 0 }
    const { data } = await commerce.execute({
      query: CREATE_ORDER,
      variables: {
        input: {
          ...input,
          orderLines: [...input.orderLines, gift],
          discountCodes: [{ couponCode: id, couponType: 'PROMOTION_COUPON' }],
        },
      },
      token,
      locale: 'en_US',
    })
    expect(data?.['createOrder']).toMatchObject({
      userErrors: [],
      order: { orderLines: [{ isGift: false }, { skuCode: 'cup-1', isGift: true, amount: { amount: 0 } }] },
    })
    expect((await commerce.services.coupons.ofMember(code))[0]?.state).toBe('FREEZE')
    await commerce.close()
  })
})

import { expect, test } from 'vitest'
import { createCommerce } from '../commerce.ts'
import { asText, campaign, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { addMember, READABLE } from '../testing/members.ts'
import { NOW } from '../testing/serve.ts'
import { CREATE_ORDER, orderInput, TEST_PROVIDER } from './testing.ts'

describeOnBothDatabases('a coupon that brings a gift', open => {
  test('is spent by the order, which has the gift as a line that costs nothing (M-151, C-252)', async () => {
    const commerce = await createCommerce({
      database: open().db,
      clock: () => NOW,
      pollMs: 0,
      services: { ...READABLE, paymentProvider: TEST_PROVIDER },
    })
    await commerce.importCatalogue(
      asText([
        ...surroundings,
        spu('jacket'),
        spu('cup', { salePrice: null, skus: [sku('cup-1', { inventory: 1 })] }),
        campaign('CUP', {
          type: 'PROMOTION_COUPON',
          grant: 'ISSUED',
          off: { gift: { sku: 'cup-1' } },
          from: 50_000,
        }),
      ]),
    )
    const account = await addMember(commerce.services, { email: 'cup@example.com', password_hash: null })
    const who = { userCode: account.user_code, levelCode: account.level_code }
    const { token } = await commerce.services.sessions.startMember(who, true, NOW)
    await commerce.issueCoupon('CUP', who.userCode)
    const [coupon] = await commerce.services.coupons.ofMember(who.userCode)
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
    expect((await commerce.services.coupons.ofMember(who.userCode))[0]?.state).toBe('FREEZE')
    await commerce.close()
  })
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { bagCalls } from '../../client/cart/cart-changes.ts'
import type { Commerce } from '../../commerce.ts'
import { createCodeBatches } from '../../coupon/codes/code-batches.ts'
import { someCodes } from '../../coupon/codes/testing.ts'
import { checkBooks } from '../../order/books/books.ts'
import { campaign, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { booksOf } from '../../testing/books.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { orderInput, placingShop, shoppersOf } from '../testing.ts'

const goods = [
  ...surroundings,
  spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })] }),
  campaign('MANY', { grant: 'UNIQUE' }),
  campaign('FIRST', { grant: 'UNIQUE', firstOrderOnly: true, limitPerShopper: null }),
]

describeOnBothDatabases('codes that count once, in the bag and in orders', open => {
  let commerce: Commerce
  let code = ''
  let other = ''
  let batch = ''
  const { place, pay, cancel } = shoppersOf(
    () => commerce,
    () => NOW,
  )
  beforeAll(async () => {
    commerce = await placingShop({ database: open().db, goods })
    return () => commerce.close()
  })
  beforeEach(async () => {
    const made = await someCodes(open().db, 'MANY', { count: 2, now: NOW })
    ;[code = '', other = ''] = made.codes
    batch = made.batch
  })

  const visitor = async () => (await commerce.services.sessions.startVisitor(NOW)).token
  const withJacket = async (token: string) => {
    const calls = bagCalls(commerce.createServerApi({ locale: 'en_US', token }))
    await calls.add([{ skuCode: 'jacket-1', quantity: 1, categories: [] }])
    return calls
  }
  const order = async (token: string, couponCode: string) =>
    place(
      orderInput(
        { 'jacket-1': 1 },
        { discountCodes: [{ couponCode, couponType: 'PROMOTION_CODE' }], coupon: 100, amount: 830 },
      ),
      token,
    )
  const reasonFor = async (token: string, typed: string) => {
    const { success, userErrors } = await (await withJacket(token)).applyCoupon(typed)
    return success ? 'applied' : userErrors[0]?.code
  }
  const stateOf = async (typed: string) => (await createCodeBatches(open().db).find('MANY', typed))?.state

  test('a visitor types one like a shared code, and the order holds it until it is paid (C-216, C-217, C-218)', async () => {
    const token = await visitor()
    const calls = await withJacket(token)
    const { cart } = await calls.applyCoupon(` ${code.toLowerCase()} `)
    expect(cart?.calculation.discountCodes).toMatchObject([
      { couponCode: code, couponType: 'PROMOTION_CODE', couponAmount: { amount: 100 } },
    ])
    expect(await stateOf(code)).toBe('FREE')
    const placed = await order(token, code)
    expect(placed.userErrors).toEqual([])
    expect(await stateOf(code)).toBe('HELD')
    await pay(placed)
    expect(await stateOf(code)).toBe('USED')
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('each reason is named: held by the own order, gone for others, used, withdrawn (C-219)', async () => {
    const [token, stranger] = [await visitor(), await visitor()]
    const placed = await order(token, code)
    expect(await reasonFor(token, code)).toBe('COUPON_HELD')
    expect(await reasonFor(stranger, code)).toBe('COUPON_GONE')
    await cancel(placed)
    expect(await stateOf(code)).toBe('FREE')
    expect(await reasonFor(stranger, code)).toBe('applied')
    await pay(await order(token, code))
    expect(await reasonFor(token, code)).toBe('COUPON_USED')
    expect(await reasonFor(stranger, code)).toBe('COUPON_GONE')
    const deed = { by: 'ada', now: NOW, reason: 'Lost' }
    await createCodeBatches(open().db).withdrawCode('MANY', other, deed)
    expect(await reasonFor(stranger, other)).toBe('COUPON_CODE_EXPIRED')
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('a shopper uses as many of a campaign as it allows, whichever codes they are', async () => {
    const token = await visitor()
    const placed = await order(token, code)
    expect(await reasonFor(token, other)).toBe('COUPON_HELD')
    expect((await order(token, other)).userErrors).toMatchObject([{ code: 'COUPON_HELD' }])
    await pay(placed)
    expect(await reasonFor(token, other)).toBe('COUPON_USED')
    expect(await stateOf(other)).toBe('FREE')
    expect(await reasonFor(await visitor(), other)).toBe('applied')
  })

  test('one that is withdrawn between the bag and the order refuses the order (C-222)', async () => {
    const token = await visitor()
    expect(await reasonFor(token, code)).toBe('applied')
    const batches = createCodeBatches(open().db)
    await batches.withdraw(batch, { by: 'ada', now: NOW, reason: 'Leaked' })
    const { order: none, userErrors } = await order(token, code)
    expect([none, userErrors[0]?.code]).toEqual([null, 'COUPON_CODE_EXPIRED'])
  })

  test('one for a first order counts for a first order alone (C-229)', async () => {
    const token = await visitor()
    const { codes } = await someCodes(open().db, 'FIRST', { count: 1, now: NOW })
    const [first = ''] = codes
    expect(await reasonFor(token, first)).toBe('applied')
    await pay(await order(token, code))
    expect(await reasonFor(token, first)).toBe('COUPON_FIRST_ORDER')
  })

  test('made-up codes are guesses: after thirty, a right one is not looked up either', async () => {
    const token = await visitor()
    for (let at = 0; at < 30; at += 1)
      expect(await reasonFor(token, `TRAIL-AAAA-${1000 + at}`)).toBe('COUPON_INVALID')
    expect(await reasonFor(token, code)).toBe('COUPON_TOO_MANY')
    // Without dashes it is the same code.
    expect(await reasonFor(await visitor(), code.replaceAll('-', ''))).toBe('applied')
  })
})

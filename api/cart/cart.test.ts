import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../commerce.ts'
import { cartAddDocument, createFavoriteGqlDocument, loginAsVisitorDocument } from '../generated/documents.ts'
import { sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { openCommerce } from '../testing/serve.ts'

const lines = [
  ...surroundings,
  spu('jacket', {
    skus: [
      sku('few', { inventory: 3 }),
      sku('none', { inventory: 0, isEnabled: true }),
      sku('uncounted', { inventory: null }),
      sku('disabled', { isEnabled: false }),
    ].map((own, at) => ({ ...own, size: `s${at}` })),
    options: {
      size: [0, 1, 2, 3].map(at => ({ code: `s${at}`, name: { zh_HK: `${at}`, en_US: `${at}` } })),
    },
  }),
  spu('off', { onShelves: false }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
})
const api = (token?: string, locale: 'zh_HK' | 'en_US' = 'en_US') =>
  commerce.createServerApi({ locale, token })
const line = (skuCode: string, quantity = 1) => ({ skuCode, quantity })
type Line = ReturnType<typeof line>

describe('putting things into the bag', () => {
  const add = async (inputs: readonly Line[], locale?: 'zh_HK' | 'en_US') =>
    (await api(undefined, locale).run(cartAddDocument, { inputs })).cartAdd

  test.each<[string, Line[], [string, string | null][]]>([
    ['says that there is no bag yet', [line('few', 3)], [['CART_UNAVAILABLE', null]]],
    ['also for what is not counted', [line('uncounted', 500)], [['CART_UNAVAILABLE', null]]],
    ['refuses what is not known (C-369, CO-50)', [line('x')], [['CART_OFF_SHELF', 'inputs.0.skuCode']]],
    ['knows codes by their letter case', [line('FEW')], [['CART_OFF_SHELF', 'inputs.0.skuCode']]],
    ['refuses what is off shelf (C-369)', [line('off-1')], [['CART_OFF_SHELF', 'inputs.0.skuCode']]],
    ['refuses what cannot be chosen', [line('disabled')], [['CART_OFF_SHELF', 'inputs.0.skuCode']]],
    ['refuses less than one (C-370, CO-50)', [line('few', 0)], [['CART_QTY_LIMIT', 'inputs.0.quantity']]],
    ['refuses more than there is (C-366)', [line('few', 4)], [['UEC11003', 'inputs.0.quantity']]],
    ['refuses what is sold out (C-366)', [line('none')], [['UEC11003', 'inputs.0.quantity']]],
    [
      'counts lines of one sku together',
      [line('few', 2), line('few', 2)],
      [['UEC11003', 'inputs.1.quantity']],
    ],
    [
      'tells about every line',
      [line('few'), line('x', 0), line('few', -1)],
      [
        ['CART_OFF_SHELF', 'inputs.1.skuCode'],
        ['CART_QTY_LIMIT', 'inputs.2.quantity'],
      ],
    ],
  ])('%s', async (_, inputs, expected) => {
    const { success, userErrors } = await add(inputs)
    expect(success).toBe(false)
    expect(userErrors.map(({ code, field }) => [code, field ?? null])).toEqual(expected)
  })

  test('speaks both languages', async () => {
    const words = async (inputs: Line[], locale: 'zh_HK' | 'en_US') =>
      (await add(inputs, locale)).userErrors.map(({ message }) => message)
    expect(await words([line('few')], 'en_US')).toEqual(['The bag is not open yet. Please check back soon.'])
    expect(await words([line('few')], 'zh_HK')).toEqual(['購物袋功能即將推出，敬請期待。'])
    const refused = [line('few', 9), line('none'), line('x'), line('few', 0)]
    expect(await words(refused, 'en_US')).toEqual([
      'Only 3 left in stock.',
      'This item is sold out.',
      'This item is no longer on sale.',
      'Please choose at least 1.',
    ])
    expect(await words(refused, 'zh_HK')).toEqual([
      '庫存只餘 3 件。',
      '此商品已售罄。',
      '此商品已下架。',
      '請選擇最少 1 件。',
    ])
  })

  test('takes fifty lines at a time', async () => {
    expect((await add(Array.from({ length: 50 }, () => line('uncounted')))).userErrors).toHaveLength(1)
    const tooMany = add(Array.from({ length: 51 }, () => line('uncounted')))
    await expect(tooMany).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('marking a favourite', () => {
  const mark = (token?: string) =>
    api(token).run(createFavoriteGqlDocument, { input: { skuCode: 'few' }, maxCount: 100 })

  test('is for members: callers without a session and visitors must sign in (C-097, C-349)', async () => {
    const refusal = { code: '401', message: 'Please sign in first.' }
    await expect(mark()).rejects.toMatchObject(refusal)
    const { loginAsVisitor } = await api().run(loginAsVisitorDocument, {})
    await expect(mark(loginAsVisitor.token ?? '')).rejects.toMatchObject(refusal)
  })

  test('an ended session gives its own code (C-323)', async () => {
    await expect(mark('gone')).rejects.toMatchObject({ code: '00510104' })
  })
})

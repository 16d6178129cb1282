import { beforeAll, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { documentTexts } from '../generated/document-texts.ts'
import {
  cartAddDocument,
  cartChooseGiftsDocument,
  cartDeleteDocument,
  cartDocument,
  cartItemUpdateDocument,
  cartSelectUpdateDocument,
  cartUpdateDocument,
  loginAsVisitorDocument,
} from '../generated/documents.ts'
import { asText, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'

const LINES = 20
const MOST = 8
const spus = Array.from({ length: 40 }, (_, at) => `p${at}`)
const skuOf = (at: number) => `p${at}-1`

/** Two hundred activities, each of which concerns goods of the bag. */
const activities = Array.from({ length: 200 }, (_, at) => {
  const own = { spus: spus.filter((__, product) => product % 20 !== at % 20), priority: at % 7 }
  const name = { zh_HK: `優惠 ${at}`, en_US: `Offer ${at}` }
  const tiers = [{ from: { amount: 100_000 }, reduce: 1000 }]
  return at === 0
    ? promotion('gift', {
        ...own,
        name,
        type: 'PRESENT',
        rule: { from: { units: 1 }, gifts: [{ sku: 'cup-1' }] },
      })
    : promotion(`less-${at}`, { ...own, name, type: 'SATISFY_REDUCE', rule: { tiers } })
})
const lines = [
  ...surroundings,
  ...spus.map(code => spu(code, { skus: [sku(`${code}-1`, { inventory: 50 })] })),
  spu('cup', { salePrice: null, listPrice: 9900 }),
  ...activities,
]

describeOnBothDatabases('a bag of twenty lines and two hundred activities', open => {
  let commerce: Commerce
  let token = ''
  beforeAll(async () => {
    commerce = await createCommerce({ database: open().db, clock: () => NOW, pollMs: 0, keepAnswers: false })
    await commerce.importCatalogue(asText(lines))
    const api = commerce.createServerApi({})
    token = (await api.run(loginAsVisitorDocument, {})).loginAsVisitor.token ?? ''
    const inputs = Array.from({ length: LINES }, (_, at) => ({ skuCode: skuOf(at), quantity: 1 }))
    await commerce.createServerApi({ token }).run(cartAddDocument, { inputs })
    return () => commerce.close()
  })

  const cartItems = Array.from({ length: LINES }, (_, at) => ({ skuCode: skuOf(at), quantity: 1 }))
  const textOf = ({ hash }: { readonly hash: string }) => documentTexts[hash] ?? ''
  const CALLS: readonly [string, string, object][] = [
    ['is read', textOf(cartDocument), {}],
    [
      'is calculated',
      'query ($cartItems: [CartCalculateItem!]!) { cartItemCalculate(input: { cartItems: $cartItems }) { amount { amount } activities { id message } } }',
      { cartItems },
    ],
    ['gets another line', textOf(cartAddDocument), { inputs: [{ skuCode: skuOf(LINES), quantity: 1 }] }],
    [
      'changes every quantity',
      textOf(cartUpdateDocument),
      { inputs: cartItems.map(item => ({ ...item, quantity: 2 })) },
    ],
    [
      'changes a variant',
      textOf(cartItemUpdateDocument),
      { oldSkuCode: skuOf(0), newSkuCode: skuOf(30), quantity: 1 },
    ],
    ['changes its selection', textOf(cartSelectUpdateDocument), { selected: false, skuCodes: [skuOf(3)] }],
    ['gets a gift chosen', textOf(cartChooseGiftsDocument), { activityId: 'gift', skuCodes: ['cup-1'] }],
    ['loses lines', textOf(cartDeleteDocument), { skuCodes: [skuOf(1), skuOf(2)] }],
  ]

  test.each(CALLS)(`%s in at most ${MOST} statements (C-168, C-214)`, async (_, query, variables) => {
    const { statements } = open()
    const before = statements.length
    const { data, errors } = await commerce.execute({ query, variables, token })
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).not.toContain('"success":false')
    const sent = statements.slice(before)
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MOST)
  })

  test('the first line of a new visitor goes into the bag in five statements, BEGIN and COMMIT included', async () => {
    const { statements } = open()
    const { token: own } = (await commerce.createServerApi({}).run(loginAsVisitorDocument, {})).loginAsVisitor
    const before = statements.length
    const inputs = [{ skuCode: skuOf(0), quantity: 1 }]
    const { cartAdd } = await commerce.createServerApi({ token: own ?? '' }).run(cartAddDocument, { inputs })
    expect(cartAdd.userErrors).toEqual([])
    const sent = statements.slice(before)
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(5)
  })
})

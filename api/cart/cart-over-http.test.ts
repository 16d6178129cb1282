import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { asText, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { freshPostgres } from '../testing/databases.ts'
import { CHEAP, logInNew } from '../testing/members.ts'
import { postTogether } from '../testing/post-together.ts'
import { listen, NOW } from '../testing/serve.ts'

const DAY = 86_400_000
const many = (code: string, inventory = 500) => [sku(code, { inventory })]

const goods = [
  ...surroundings,
  ...Array.from({ length: 60 }, (_, at) => spu(`p${at}`, { skus: many(`p${at}-1`) })),
  spu('boots', { salePrice: 60_000, skus: many('boots-1') }),
  spu('socks', { salePrice: 4990, skus: many('socks-1') }),
  spu('few', { skus: many('few-1', 3) }),
  spu('off', { onShelves: false }),
  promotion('trail', {
    type: 'EXCHANGE',
    spus: ['boots'],
    exchange: [{ spu: 'socks', price: 2000, limit: 2 }],
    rule: { from: { amount: 100_000 } },
  }),
]

/** What the tests ask of a bag. */
const BAG = `version ableCartItems { lineId lineType quantity promoPrice { amount } sku { code } } disableCartItems { lineId }
  calculation { productAmount { amount } amount { amount } }`
const RESULT = `success cart { ${BAG} } userErrors { code field }`

interface Bag {
  readonly version: number
  readonly ableCartItems: readonly {
    readonly lineId: string
    readonly lineType: string
    readonly quantity: number
    readonly promoPrice: { readonly amount: number }
    readonly sku: { readonly code: string }
  }[]
  readonly calculation: Readonly<Record<'productAmount' | 'amount', { readonly amount: number }>>
}
interface Result {
  readonly success: boolean
  readonly cart: Bag
  readonly userErrors: readonly { readonly code: string; readonly field: string }[]
}
interface Told<Data> {
  readonly data?: Data
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

/** Removed after the file's tests. */
async function sqliteFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-cart-'))
  return `sqlite:${join(folder, 'shop.db')}`
}

describe.each([
  ['SQLite', sqliteFile],
  ['PostgreSQL', freshPostgres],
] as const)('bags over HTTP on %s', (_, newDatabase) => {
  let clock = NOW
  let commerce: Commerce
  /** Two processes' engines on one database. */
  let urls: readonly string[] = []

  beforeAll(async () => {
    const database = await newDatabase()
    const open = () =>
      createCommerce({ database, clock: () => clock, pollMs: 0, services: { passwordCost: CHEAP } })
    commerce = await open()
    await commerce.importCatalogue(asText(goods))
    const second = await open()
    urls = [await listen(commerce), await listen(second)]
    return async () => {
      await Promise.all([commerce.close(), second.close()])
      if (database.startsWith('sqlite:'))
        await rm(join(database.slice('sqlite:'.length), '..'), { recursive: true })
    }
  }, 60_000)

  const urlOf = (at: number) => urls[at % urls.length] ?? ''
  const post = async (body: string, token?: string) =>
    fetch(urlOf(0), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body,
    })
  async function ask<Data>(query: string, token?: string, variables: object = {}): Promise<Told<Data>> {
    return (await (await post(JSON.stringify({ query, variables }), token)).json()) as Told<Data>
  }

  const newVisitor = async (previousToken?: string) => {
    const { data } = await ask<{ loginAsVisitor: { token: string } }>(
      'mutation ($previousToken: String) { loginAsVisitor(previousToken: $previousToken) { token } }',
      undefined,
      { previousToken },
    )
    return data?.loginAsVisitor.token ?? ''
  }
  const newMember = async (email: string) => {
    const { token } = await logInNew(commerce.services, { email }, clock)
    return token
  }
  const bagOf = async (token: string): Promise<Bag | undefined> =>
    (await ask<{ cart: Bag }>(`{ cart { ${BAG} } }`, token)).data?.cart
  const inShort = (bag: Bag | undefined) =>
    (bag?.ableCartItems ?? []).map(({ quantity, sku: { code } }) => `${quantity} ${code}`)

  const ADD = `mutation ($inputs: [CartAddInput!]!, $version: Int) { cartAdd(inputs: $inputs, expectedVersion: $version) { ${RESULT} } }`
  const line = (skuCode: string, quantity = 1, extProps?: string) => ({ skuCode, quantity, extProps })
  const add = async (token: string, ...inputs: object[]) => {
    const told = await ask<{ cartAdd: Result }>(ADD, token, { inputs })
    return told.data?.cartAdd
  }
  /** The same call so many times at once, from both engines in turn. */
  const addTogether = async (token: string, inputs: readonly object[], version?: number) => {
    const calls = inputs.map((input, at) => ({
      url: urlOf(at),
      token,
      body: { query: ADD, variables: { inputs: [input], version } },
    }))
    const answers = await postTogether<Told<{ cartAdd: Result }>>(calls)
    return answers.map(({ data, errors }) => {
      if (!data) throw new Error(JSON.stringify(errors))
      return data.cartAdd
    })
  }
  const times = <Item>(count: number, item: (at: number) => Item) =>
    Array.from({ length: count }, (_, at) => item(at))
  const codesOf = (results: readonly Result[]) =>
    results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))

  describe('at once', () => {
    test('fifty adds to one bag lose none (C-328)', async () => {
      const token = await newVisitor()
      const results = await addTogether(
        token,
        times(50, at => line(at % 2 ? 'boots-1' : 'p1-1')),
      )
      expect(codesOf(results)).toEqual([])
      const bag = await bagOf(token)
      expect(inShort(bag).toSorted()).toEqual(['25 boots-1', '25 p1-1'])
      expect(bag?.version).toBe(50)
      expect(results.map(({ cart }) => cart.version).toSorted((a, b) => a - b)).toEqual(
        times(50, at => at + 1),
      )
    })

    test('no limit is passed: 99 units and 50 products (C-191, C-192, C-367, C-368)', async () => {
      const units = await newVisitor()
      const manyUnits = await addTogether(
        units,
        times(30, () => line('p1-1', 5)),
      )
      expect(inShort(await bagOf(units))).toEqual(['95 p1-1'])
      expect(codesOf(manyUnits)).toEqual(times(11, () => 'UEC11012'))
      const kinds = await newVisitor()
      const manyKinds = await addTogether(
        kinds,
        times(60, at => line(`p${at}-1`)),
      )
      expect((await bagOf(kinds))?.ableCartItems).toHaveLength(50)
      expect(codesOf(manyKinds)).toEqual(times(10, () => 'UEC11005'))
    })

    test('of changes that expect one version one wins, and the others get the bag as it is', async () => {
      const token = await newVisitor()
      await add(token, line('p1-1'))
      const results = await addTogether(
        token,
        times(20, () => line('p1-1')),
        1,
      )
      expect(results.filter(({ success }) => success)).toHaveLength(1)
      expect(codesOf(results)).toEqual(times(19, () => 'CART_VERSION_CONFLICT'))
      expect(results.every(({ cart }) => cart.version === 2)).toBe(true)
      expect(inShort(await bagOf(token))).toEqual(['2 p1-1'])
    })

    test('tabs that merge one visitor’s bag merge it once (M-070, MO-33, CO-59)', async () => {
      const [visitor, member] = [await newVisitor(), await newMember(`merge-${urls.length}@example.com`)]
      await add(visitor, line('p1-1', 3), line('p2-1'))
      await add(member, line('p1-1', 2))
      const query = `mutation { mergeUserCart(input: { anonymousToken: "${visitor}" }) { success } }`
      const answers = await postTogether<Told<{ mergeUserCart: { success: boolean } }>>(
        times(8, at => ({ url: urlOf(at), token: member, body: { query } })),
      )
      expect(answers.map(({ data }) => data?.mergeUserCart.success)).toEqual(times(8, () => true))
      expect(inShort(await bagOf(member)).toSorted()).toEqual(['1 p2-1', '5 p1-1'])
    })
  })

  describe('a visitor’s bag', () => {
    test('is there on day ten, when the session has ended; not on day thirty (CO-60, MO-109)', async () => {
      const token = await newVisitor()
      await add(token, line('p1-1', 2))
      clock = NOW + 10 * DAY
      expect(await ask('{ cart { version } }', token)).toMatchObject({
        errors: [{ extensions: { code: '00510104' } }],
      })
      const back = await newVisitor(token)
      expect(inShort(await bagOf(back))).toEqual(['2 p1-1'])
      expect(inShort(await bagOf(await newVisitor(token)))).toEqual([])
      clock = NOW + 30 * DAY
      const late = await newVisitor(back)
      expect(inShort(await bagOf(late))).toEqual([])
      await add(late, line('p2-1'))
      expect(inShort(await bagOf(late))).toEqual(['1 p2-1'])
      clock = NOW
    })
  })

  describe('bad input changes nothing', () => {
    /** Asks with a bag of one line, and gives what was answered after a look that the bag is as before. */
    async function refused<Data>(query: string, variables: object = {}, other?: string) {
      const token = await newVisitor()
      await add(token, line('p1-1', 2))
      const before = await bagOf(token)
      const told = await ask<Data>(query.replace('OTHER', other ?? ''), token, variables)
      expect(await bagOf(token)).toEqual(before)
      return told
    }
    const addOn = JSON.stringify({ activityId: 'trail' })

    test.each<[string, object, string, string]>([
      ['an unknown SKU (C-369)', line('unknown'), 'CART_OFF_SHELF', 'skuCode'],
      ['a SKU with signs in it', line("p1-1' or '1'='1"), 'CART_OFF_SHELF', 'skuCode'],
      ['an empty SKU', line(''), 'CART_OFF_SHELF', 'skuCode'],
      ['goods off the shelf (C-369)', line('off-1'), 'CART_OFF_SHELF', 'skuCode'],
      ['no unit (C-370)', line('p2-1', 0), 'CART_QTY_LIMIT', 'quantity'],
      ['a negative number (C-370)', line('p2-1', -5), 'CART_QTY_LIMIT', 'quantity'],
      ['a negative number of what is there (C-370)', line('p1-1', -1), 'CART_QTY_LIMIT', 'quantity'],
      ['more than there are (C-366)', line('few-1', 4), 'UEC11003', 'quantity'],
      ['100 units (C-367)', line('p2-1', 100), 'UEC11012', 'quantity'],
      ['units beyond the limit with those there (C-367)', line('p1-1', 98), 'UEC11012', 'quantity'],
      ['a number beyond all stock (C-366)', line('p2-1', 2_147_483_647), 'UEC11003', 'quantity'],
      [
        'an add-on without its condition (C-371)',
        line('socks-1', 1, addOn),
        'CART_ADDON_THRESHOLD',
        'extProps',
      ],
      ['an add-on that is not offered (C-371)', line('p2-1', 1, addOn), 'CART_ADDON_NOT_ALLOWED', 'extProps'],
      [
        'an add-on of an unknown promotion (CO-50)',
        line('socks-1', 1, '{"activityId":"x"}'),
        'CART_ADDON_EXPIRED',
        'extProps',
      ],
    ])('adding %s', async (_, input, code, field) => {
      const { data } = await refused<{ cartAdd: Result }>(ADD, { inputs: [input] })
      expect(data?.cartAdd).toMatchObject({
        success: false,
        userErrors: [{ code, field: `inputs.0.${field}` }],
      })
    })

    test('the 51st product is refused, more of those there are not (C-192, C-368)', async () => {
      const token = await newVisitor()
      await add(token, ...times(50, at => line(`p${at}-1`)))
      const more = await add(token, line('p50-1'), line('p1-1'))
      expect(more?.userErrors).toEqual([{ code: 'UEC11005', field: 'inputs.0.skuCode' }])
      const bag = await bagOf(token)
      expect(bag?.ableCartItems).toHaveLength(50)
      expect(inShort(bag)).toContain('2 p1-1')
    })

    test.each<[string, unknown]>([
      ['a fraction', 1.5],
      ['beyond 32 bits', 10_000_000_000],
      ['text', '3'],
      ['nothing', null],
      ['a list', [1]],
    ])('a quantity that is %s is no call (C-190)', async (_, quantity) => {
      const told = await refused(ADD, { inputs: [{ skuCode: 'p2-1', quantity }] })
      expect(told.data ?? null).toBeNull()
      expect(told.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    })

    test.each([
      ['a price', `mutation { cartAdd(inputs: [{ skuCode: "p2-1", quantity: 1, price: 1 }]) { success } }`],
      ['a list that is null (C-190)', `mutation { cartUpdate(inputs: null) { success } }`],
      ['no list (C-190)', `mutation { cartUpdate { success } }`],
      [
        'another bag',
        `mutation { cartAdd(cartId: "V1", inputs: [{ skuCode: "p2-1", quantity: 1 }]) { success } }`,
      ],
    ])('a call with %s is refused as a whole', async (_, query) => {
      const { errors } = await refused(query)
      expect(errors?.[0]?.extensions.code).toMatch(/^(GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT)$/)
    })

    test('a price that travels along is not read (CO-65, C-334)', async () => {
      const token = await newVisitor()
      const cheap = JSON.stringify({ price: 1, promoPrice: 1, addCartPrice: 1, activityId: 7 })
      const added = await add(token, line('boots-1', 1, cheap))
      expect(added?.cart.calculation.productAmount.amount).toBe(600)
      const { data } = await ask<{ cartItemCalculate: { productAmount: { amount: number } } }>(
        `{ cartItemCalculate(input: { cartItems: [{ skuCode: "boots-1", quantity: 1, price: 0.01, lineType: SALABLE_PRODUCT }] }) { productAmount { amount } } }`,
        token,
      )
      expect(data?.cartItemCalculate.productAmount.amount).toBe(600)
    })

    test('a line of another shopper’s bag is not found, changed or removed', async () => {
      const other = await newVisitor()
      const theirs = (await add(other, line('boots-1', 3)))?.cart
      const id = theirs?.ableCartItems[0]?.lineId ?? ''
      const update = await refused<{ cartUpdate: Result }>(
        `mutation { cartUpdate(inputs: [{ lineId: "OTHER", quantity: 9 }]) { ${RESULT} } }`,
        {},
        id,
      )
      expect(update.data?.cartUpdate.userErrors).toEqual([
        { code: 'CART_LINE_NOT_FOUND', field: 'inputs.0.lineId' },
      ])
      const removal = await refused<{ cartDelete: Result }>(
        `mutation { cartDelete(lineIds: ["OTHER"]) { ${RESULT} } }`,
        {},
        id,
      )
      expect(removal.data?.cartDelete.success).toBe(true)
      expect(await bagOf(other)).toEqual(theirs)
    })

    test('a body of ten megabytes gets no further than the door', async () => {
      const token = await newVisitor()
      const inputs = times(200_000, () => line('p1-1'))
      const body = JSON.stringify({ query: ADD, variables: { inputs } }).padEnd(10 * 1024 * 1024)
      const answer = await post(body, token)
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] })
      expect(await bagOf(token)).toMatchObject({ version: 0 })
    })

    test('a bag needs a session, and one that holds (C-167, C-323)', async () => {
      for (const [token, code] of [
        [undefined, '401'],
        ['made-up', '00510104'],
        ['x'.repeat(5000), '00510104'],
      ] as const) {
        const { errors } = await ask(ADD, token, { inputs: [line('p1-1')] })
        expect(errors?.[0]?.extensions.code).toBe(code)
      }
    })
  })
})

import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAddressStore } from '../address/address-store.ts'
import { createAccountStore, isAccount, type NewAccount } from '../auth/account-store.ts'
import { mergeBags } from '../cart/bag.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { orderInput, placingShop, shoppersOf } from '../checkout/testing.ts'
import type { Commerce } from '../commerce.ts'
import type { Database } from '../database/database.ts'
import { checkBooks } from '../order/books/books.ts'
import { MERGE_COUNTS, type MergeChoice } from '../rules/member-merge.ts'
import { booksOf } from '../testing/books.ts'
import { campaign, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { createDataRequests } from './data-requests.ts'
import { eraseMember } from './erase-member.ts'
import { mergeCountsOf } from './merge-counts.ts'
import { mergeMembers, planMerge } from './merge-members.ts'
import { allTexts } from './testing.ts'

const STAYS: MergeChoice = {
  email: 'stays',
  mobile: 'stays',
  name: 'stays',
  nickName: 'stays',
  birthday: 'stays',
}
let wishes = 0
const deed = (reason = 'Called us: both are hers') => ({
  wish: `merge-${(wishes += 1)}`,
  by: 'ada',
  now: NOW,
  reason,
})

const GOODS = [
  ...surroundings,
  spu('jacket', { skus: [sku('jacket-1', { inventory: 100_000 })] }),
  spu('hat', { skus: [sku('hat-1', { inventory: 100_000 })] }),
  campaign('OWN', { type: 'PROMOTION_COUPON', grant: 'ISSUED', limitPerShopper: null }),
  campaign('TAKE100', { limitPerShopper: null }),
]

const joinBags = (db: Pick<Commerce, 'findSku'>) => (stays: never, closes: never) =>
  mergeBags(stays, closes, { now: NOW, find: db.findSku, addOnOf: () => undefined, mostUnits: 99 })

/** GO DOLLAR that an order takes. */
const USED = 7

/** Tables that name an owner, each with the column. */
async function ownersIn(db: Database, code: string): Promise<readonly string[]> {
  const texts = await allTexts(db)
  const kept = ['account.', 'member_event.', 'member_name.', 'referral.user_code']
  return texts.flatMap(([place, text]) =>
    text === code && !kept.some(each => place.startsWith(each)) ? [place] : [],
  )
}

describeOnBothDatabases('merging two accounts of one person', open => {
  let commerce: Commerce
  const shoppers = shoppersOf(
    () => commerce,
    () => NOW,
  )
  beforeAll(async () => {
    commerce = await placingShop({ database: open().db, goods: GOODS })
    return () => commerce.close()
  })
  const accountOf = async (code: string) => {
    const account = await createAccountStore(open().db).byCode(code)
    if (!account) throw new Error(`${code} is gone`)
    return account
  }
  const countsOf = async (code: string) => mergeCountsOf(open().db, await accountOf(code))
  const merge = (from: string, into: string, chosen = STAYS, how = deed()) =>
    mergeMembers(open().db, { from, into }, { chosen, joinBags: joinBags(commerce) as never }, how)
  const addressOf = (line: string) => ({
    deliveryMethod: 'EXPRESS' as const,
    selfPickupShopCode: '',
    address: {
      receiverFirstName: 'Mei',
      receiverLastName: 'Chan',
      receiverMobile: '+852 91234567',
      receiverEmail: '',
      countryId: '810000',
      districtId: '810006',
      townId: '81000601',
      province: '',
      city: '',
      district: '',
      address: line,
      address2: '',
      receiverZipcode: '',
    },
  })

  interface Life {
    readonly orders: readonly {
      readonly units: number
      readonly end: 'unpaid' | 'paid' | 'cancelled'
      readonly withCode: boolean
    }[]
    readonly lots: readonly number[]
    readonly coupons: number
    readonly addresses: readonly string[]
    readonly wishes: readonly string[]
    readonly bag: Readonly<Record<string, number>>
  }
  const life: fc.Arbitrary<Life> = fc.record({
    orders: fc.array(
      fc.record({
        units: fc.integer({ min: 1, max: 3 }),
        end: fc.constantFrom('unpaid', 'paid', 'cancelled'),
        withCode: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    lots: fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 3 }),
    coupons: fc.integer({ min: 0, max: 2 }),
    addresses: fc.uniqueArray(fc.constantFrom('1 Pine Road', '2 Oak Road', '3 Elm Road'), { maxLength: 3 }),
    wishes: fc.uniqueArray(fc.constantFrom('jacket-1', 'hat-1', 'gone-1'), { maxLength: 3 }),
    bag: fc.dictionary(fc.constantFrom('jacket-1', 'hat-1'), fc.integer({ min: 1, max: 20 }), { maxKeys: 2 }),
  })

  async function live({ orders, lots, coupons, addresses, wishes: skus, bag }: Life) {
    const { db } = open()
    const member = await shoppers.newMember()
    await shoppers.grant(member.code, 10 * USED, NOW + 90 * 86_400_000)
    for (const { units, end, withCode } of orders) {
      const coupon = withCode ? 100 : 0
      const change = {
        coupon,
        amount: units * 900 + (units > 1 ? 0 : 30) - coupon - USED,
        prePayDeductions: USED,
        deductionAmount: USED,
        ...(withCode && { discountCodes: [{ couponCode: 'TAKE100', couponType: 'PROMOTION_CODE' }] }),
      }
      const placed = await shoppers.place(orderInput({ 'jacket-1': units }, change), member.token)
      if (!placed.order) throw new Error(JSON.stringify(placed.userErrors))
      if (end === 'paid') await shoppers.pay(placed)
      if (end === 'cancelled') await shoppers.cancel(placed)
    }
    for (const granted of lots) await shoppers.grant(member.code, granted, NOW + 100 * 86_400_000)
    for (let at = 0; at < coupons; at += 1) await commerce.issueCoupon('OWN', member.code)
    const book = createAddressStore(db)
    for (const line of addresses)
      await book.add(member.code, addressOf(line), {
        limits: { max: 99, byCountry: {} },
        isDefault: false,
        now: NOW,
      })
    for (const skuCode of skus)
      await commerce.services.favorites.add(member.code, skuCode, { max: 99, now: NOW })
    await createCartStore(db).change({ code: member.code, isMember: true }, NOW, () => ({
      lines: Object.entries(bag).map(([skuCode, quantity]) => ({
        id: `${member.code} ${skuCode}`,
        skuCode,
        activityCode: '',
        quantity,
        isSelected: true,
        addedPrice: 900,
        extProps: '',
        updatedAt: NOW,
      })),
    }))
    return member
  }

  test('sums are the same before and after, nothing is lost or doubled, and the books balance', async () => {
    const { db } = open()
    await fc.assert(
      fc.asyncProperty(life, life, async (one, other) => {
        const [into, from] = [await live(one), await live(other)]
        const [had, came] = [await countsOf(into.code), await countsOf(from.code)]
        const merged = await merge(from.code, into.code)
        if (!merged.ok) throw new Error(merged.refusal)
        const { after, before, sameAddresses, sameWishes } = merged.value
        expect([before, merged.value.came]).toEqual([had, came])
        expect(after).toEqual(await countsOf(into.code))
        for (const name of MERGE_COUNTS) {
          const lost =
            { addresses: sameAddresses, wishes: sameWishes, sessions: came.sessions }[name as never] ?? 0
          expect([name, after[name]]).toEqual([name, had[name] + came[name] - lost])
        }
        expect(sameAddresses).toBe(one.addresses.filter(each => other.addresses.includes(each)).length)
        expect(sameWishes).toBe(one.wishes.filter(each => other.wishes.includes(each)).length)
        expect(await ownersIn(db, from.code)).toEqual([])
        const defaults = (await createAddressStore(db).of(into.code)).filter(({ isDefault }) => isDefault)
        expect(defaults).toHaveLength(after.addresses === 0 ? 0 : 1)
      }),
      { numRuns: 12 },
    )
    expect(await checkBooks(booksOf(db))).toEqual([])
  }, 120_000)

  test('an order that is placed meanwhile belongs to the account that stays, or is refused as signed out', async () => {
    const { db } = open()
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const [into, from] = [await shoppers.newMember(), await shoppers.newMember()]
      const [merged, ...placed] = await Promise.all([
        merge(from.code, into.code),
        ...[1, 2, 3].map(async units => {
          try {
            const { order, userErrors } = await shoppers.place(orderInput({ 'hat-1': units }), from.token)
            return order ? 'placed' : userErrors.map(({ code }) => code).join()
          } catch (error) {
            return String(error)
          }
        }),
      ])
      expect(merged.ok).toBe(true)
      for (const each of placed) outcomes.add(each)
      const orders = await db
        .selectFrom('order_head')
        .select('owner_code')
        .where('owner_code', 'in', [from.code, into.code])
        .execute()
      expect(orders.filter(({ owner_code }) => owner_code === from.code)).toEqual([])
      expect(orders).toHaveLength(placed.filter(each => each === 'placed').length)
    }
    for (const outcome of outcomes) expect(outcome).toMatch(/^placed$|00510104/)
    expect(await checkBooks(booksOf(db))).toEqual([])
  }, 120_000)

  const person = async (account: Partial<NewAccount>) => {
    const made = await createAccountStore(open().db).create({
      country_code: 'HK',
      first_name: 'Mei',
      last_name: 'Chan',
      sign_up_method: 'memberSignUp',
      created_at: NOW,
      ...account,
    })
    if (!isAccount(made)) throw new Error(`Taken: ${made.taken.join()}`)
    return made.user_code
  }

  describe('the account that stays', () => {
    test('has the chosen contacts, the higher level and the newest consent; what is freed can be used again', async () => {
      const into = await person({
        email: 'mei@work.example',
        is_email_verified: 1,
        mobile: '+852 91110001',
        is_mobile_verified: 1,
        marketing_consent: 1,
        consent_at: NOW - 2000,
      })
      const from = await person({
        email: 'mei@home.example',
        is_email_verified: 1,
        first_name: 'May',
        nick_name: 'Maymay',
        level_code: 'GOLD',
        marketing_consent: 0,
        consent_at: NOW - 1000,
        staff_code: 'S-77',
        staff_name: 'Mei Chan',
        birthday: '1990-05-17',
        birth_month: 5,
      })
      const merged = await merge(from, into, {
        ...STAYS,
        email: 'closes',
        nickName: 'closes',
        birthday: 'closes',
      })
      expect(merged.ok).toBe(true)
      expect(await accountOf(into)).toMatchObject({
        email: 'mei@home.example',
        is_email_verified: 1,
        mobile: '+852 91110001',
        first_name: 'Mei',
        nick_name: 'Maymay',
        birthday: '1990-05-17',
        level_code: 'GOLD',
        marketing_consent: 0,
        consent_at: NOW - 1000,
        staff_code: 'S-77',
      })
      expect(await accountOf(from)).toMatchObject({
        email: null,
        staff_code: null,
        is_suspended: 1,
        merged_into: into,
      })
      const accounts = createAccountStore(open().db)
      expect(await accounts.isFormer({ email: 'mei@work.example' })).toBe(true)
      expect(await accounts.isFormer({ email: 'mei@home.example' })).toBe(false)
      await person({ email: 'mei@work.example', is_email_verified: 1 })
      expect(await accounts.isFormer({ email: 'mei@work.example' })).toBe(false)
    })

    test('a repeated call gives the same report and changes nothing; the history of both names the other', async () => {
      const { db } = open()
      const [into, from] = [await shoppers.newMember(), await shoppers.newMember()]
      const how = deed()
      const first = await merge(from.code, into.code, STAYS, how)
      expect(await merge(from.code, into.code, STAYS, how)).toEqual(first)
      const events = await db
        .selectFrom('member_event')
        .select(['user_code', 'kind', 'before_value', 'reason'])
        .where('user_code', 'in', [into.code, from.code])
        .orderBy('kind')
        .execute()
      expect(events).toEqual([
        { user_code: into.code, kind: 'MERGED', before_value: from.code, reason: how.reason },
        { user_code: from.code, kind: 'MERGED_INTO', before_value: into.code, reason: how.reason },
      ])
    })
  })

  describe('is refused, and changes nothing:', () => {
    test.each([
      [
        'one account with itself',
        'SAME',
        async () => {
          const { code } = await shoppers.newMember()
          return [code, code]
        },
      ],
      ['an account that is not there', 'GONE', async () => [(await shoppers.newMember()).code, 'M404']],
      [
        'one that was merged before',
        'GONE',
        async () => {
          const [one, two, three] = [
            await shoppers.newMember(),
            await shoppers.newMember(),
            await shoppers.newMember(),
          ]
          await merge(one.code, two.code)
          return [one.code, three.code]
        },
      ],
      [
        'a suspended one',
        'SUSPENDED',
        async () => [
          await person({ email: 's1@example.com', is_suspended: 1 }),
          (await shoppers.newMember()).code,
        ],
      ],
      [
        'two members of staff',
        'BOTH_STAFF',
        async () => [
          await person({ email: 's2@example.com', staff_code: 'S-1' }),
          await person({ email: 's3@example.com', staff_code: 'S-2' }),
        ],
      ],
      [
        'a running request about personal data',
        'DATA_REQUEST',
        async () => {
          const [one, two] = [await shoppers.newMember(), await shoppers.newMember()]
          await createDataRequests(open().db).note(
            { id: `request of ${two.code}`, userCode: two.code, kind: 'ACCESS' },
            deed(),
          )
          return [one.code, two.code]
        },
      ],
    ] as const)('%s', async (_, problem, two) => {
      const [from = '', into = ''] = await two()
      const before = await createAccountStore(open().db).byCode(into)
      expect(await merge(from, into)).toEqual({ ok: false, refusal: problem })
      const plan = await planMerge(open().db, { from, into })
      expect(plan.ok ? plan.value.problems : [plan.refusal]).toEqual([problem])
      expect(await createAccountStore(open().db).byCode(into)).toEqual(before)
    })

    test('a choice that leaves no contact', async () => {
      const [from, into] = [
        await person({ email: 'n1@example.com' }),
        await person({ email: 'n2@example.com' }),
      ]
      expect(await merge(from, into, { ...STAYS, email: 'stays', mobile: 'closes' })).toMatchObject({
        ok: true,
      })
      const [other, mobile] = [
        await person({ email: 'n3@example.com' }),
        await person({ mobile: '+852 91110002' }),
      ]
      expect(await merge(other, mobile, { ...STAYS, mobile: 'closes' })).toEqual({
        ok: false,
        refusal: 'NO_CONTACT',
      })
    })
  })

  test('erasing the person leaves nothing of either account, and no other account changes', async () => {
    const { db } = open()
    const into = await person({
      email: 'oriole@feather.example',
      is_email_verified: 1,
      first_name: 'Oriole',
      last_name: 'Feather',
    })
    const from = await person({
      email: 'kestrel@wingspan.example',
      is_email_verified: 1,
      mobile: '+852 97770001',
      is_mobile_verified: 1,
      first_name: 'Kestrel',
      last_name: 'Wingspan',
    })
    const book = createAddressStore(db)
    await book.add(from, addressOf('9 Wingspan Lane'), {
      limits: { max: 9, byCountry: {} },
      isDefault: true,
      now: NOW,
    })
    for (const [id, email] of [
      ['m1', 'oriole@feather.example'],
      ['m2', 'kestrel@wingspan.example'],
    ] as const)
      await db
        .insertInto('feedback')
        .values({
          id: `${id} ${into}`,
          name: 'A reader',
          email,
          subject: 'Hello',
          mobile: null,
          content: 'From Kestrel Wingspan, or Oriole',
          locale: 'en_US',
          created_at: NOW,
          forwarded_at: null,
        })
        .execute()
    await commerce.services.members.signOut(from, deed('Ms Wingspan (9777 0001) lost her phone'))
    expect(await merge(from, into, STAYS, deed('Kestrel Wingspan is Oriole Feather'))).toMatchObject({
      ok: true,
    })
    const account = await accountOf(into)
    expect((await commerce.services.members.facts(account, NOW)).messages).toHaveLength(2)
    expect(await eraseMember(db, from, deed())).toMatchObject({ refusal: { reason: 'gone' } })
    expect(await eraseMember(db, into, deed('Asked in writing'))).toMatchObject({ ok: true })
    const left = (await allTexts(db)).flatMap(([place, text]) =>
      /oriole|feather|kestrel|wingspan|97770001|9777 0001/i.test(text) ? [place] : [],
    )
    expect(left).toEqual([])
    expect(await accountOf(from)).toMatchObject({ first_name: '', erased_at: NOW })
    const { rows } = await sql<{
      count: number | string
    }>`select count(*) as count from account where first_name = 'Siu Ming'`.execute(db)
    expect(Number(rows[0]?.count)).toBeGreaterThan(0)
  })
})

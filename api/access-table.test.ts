import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Commerce } from './commerce.ts'
import { createCommerce } from './commerce.ts'
import type { Account } from './auth/account-store.ts'
import { schema } from './schema.ts'
import { GOODS, MUTATIONS, QUERIES, type Role, ROLES } from './testing/access-cases.ts'
import { describeOnBothDatabases, emptyTables } from './testing/databases.ts'
import { addMember, READABLE } from './testing/members.ts'
import { everythingOf } from './testing/selection.ts'
import { NOW } from './testing/serve.ts'

const nameOf = (ask: string) => /^\w+/.exec(ask)?.[0] ?? ''

describe('the table of who may do what', () => {
  test.each([
    ['Query', schema.getQueryType(), QUERIES],
    ['Mutation', schema.getMutationType(), MUTATIONS],
  ] as const)('names every operation of the schema: %s', (_, type, cases) => {
    const operations = Object.keys(type?.getFields() ?? {}).sort()
    expect([...new Set(cases.map(({ ask }) => nameOf(ask)))].sort()).toEqual(operations)
  })
})

test('a visitor is kept from what belongs to members and from nothing else (M-003)', () => {
  const kept = [...QUERIES, ...MUTATIONS].filter(({ outcome }) => outcome.visitor === '401')
  expect([...new Set(kept.map(({ ask }) => nameOf(ask)))].sort()).toEqual([
    'accountInfo',
    'cancelFavorite',
    'cancelFavorites',
    'cartMerge',
    'couponClaim',
    'couponDetail',
    'createDeliveryAddress',
    'createFavorite',
    'createFavoriteGql',
    'deleteDeliveryAddress',
    'deliveryAddresses',
    'mergeUserCart',
    'queryCoupons',
    'queryFavorites',
    'queryGoDollar',
    'queryMemberInfo',
    'querySimpleMemberInfo',
    'queryUserInformation',
    'setDefaultDeliveryAddress',
    'updateDeliveryAddress',
    'updateMember',
    'updatePassword',
  ])
})

describeOnBothDatabases('who may do what', open => {
  let commerce: Commerce
  let people: Readonly<Record<'member' | 'other' | 'staff', Account>>
  const tokens = new Map<Role, string | undefined>()

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => NOW,
      pollMs: 0,
      services: { ...READABLE, usesOutbox: true },
    })
    return () => commerce.close()
  })

  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'session', 'rate_limit', 'verify_code', 'feedback', 'account')
    const add = (mark: string, mobile: string, more = {}) =>
      addMember(commerce.services, {
        email: `${mark}@example.com`,
        mobile,
        first_name: `${mark}first`,
        last_name: `${mark}last`,
        nick_name: `${mark}nick`,
        ...more,
      })
    people = {
      member: await add('heron', '+852 91111111'),
      other: await add('otter', '+852 92222222'),
      staff: await add('badger', '+852 93333333', { staff_code: 'S7', staff_name: 'badgerstaff' }),
    }
    const { sessions: store } = commerce.services
    const openFor = (account: Account) =>
      store.startMember({ userCode: account.user_code, levelCode: account.level_code }, false, NOW)
    tokens.set('none', undefined)
    tokens.set('ended', 'x'.repeat(43))
    tokens.set('visitor', (await store.startVisitor(NOW)).token)
    tokens.set('order', (await store.startOrder('O-1', NOW)).token)
    for (const role of ['member', 'other', 'staff'] as const)
      tokens.set(role, (await openFor(people[role])).token)
  })

  const run = async (kind: 'query' | 'mutation', ask: string, role: Role) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    const field = type?.getFields()[nameOf(ask)]
    if (!field) throw new Error(`${ask} is not in the schema.`)
    const filled = ask
      .replaceAll('MEMBER_EMAIL', people.member.email ?? '')
      .replaceAll('MEMBER_TOKEN', tokens.get('member') ?? '')
    const selection = GOODS[nameOf(ask)] ?? everythingOf(field.type)
    const query = `${kind} ${nameOf(ask)} { answer: ${filled} ${selection} }`
    return commerce.execute({ query, token: tokens.get(role), locale: 'en_US' })
  }

  const outcomeOf = ({ data, errors }: Awaited<ReturnType<typeof run>>): string => {
    const [error] = errors ?? []
    if (error) return String(error.extensions['code'])
    const answer: unknown = data?.['answer']
    const refusals =
      typeof answer === 'object' && answer !== null && 'userErrors' in answer ? answer.userErrors : []
    return Array.isArray(refusals) && refusals.length > 0 ? 'refused' : 'answers'
  }

  /** What only its owner may read. */
  const secretsOf = ({ email, mobile, first_name, nick_name, user_code, password_hash }: Account) =>
    [email, mobile, first_name, nick_name, user_code, password_hash].map(String)

  const cases = [
    ...QUERIES.map(one => ({ kind: 'query' as const, ...one })),
    ...MUTATIONS.map(one => ({ kind: 'mutation' as const, ...one })),
  ].flatMap(one => ROLES.map(role => ({ ...one, role, expected: one.outcome[role] })))

  test.each(cases)('$role asks $ask: $expected (M-022, M-074)', async ({ kind, ask, role, expected }) => {
    const result = await run(kind, ask, role)
    expect(outcomeOf(result)).toBe(expected)
    const told = JSON.stringify(result)
    for (const [owner, account] of Object.entries(people)) {
      if (owner === role) continue
      for (const secret of secretsOf(account)) expect(told).not.toContain(secret)
    }
    expect(told).not.toContain('$argon2id$')
  })

  test.each(['member', 'other', 'staff'] as const)('a %s reads their own (M-007)', async role => {
    for (const ask of ['customer', 'queryMemberInfo', 'accountInfo'])
      expect(JSON.stringify(await run('query', ask, role))).toContain(people[role].nick_name)
  })
})

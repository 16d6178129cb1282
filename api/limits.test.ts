import { beforeAll, describe, expect, test } from 'vitest'
import { importCatalogue } from './catalogue/import/import-catalogue.ts'
import { type Commerce, createCommerce } from './commerce.ts'
import type { Tables } from './database/tables.ts'
import { type Database, openDatabase } from './database/database.ts'
import { schema } from './schema.ts'
import { MUTATIONS } from './testing/access-cases.ts'
import { asText, sku, spu, surroundings } from './testing/catalogue-lines.ts'
import { addMember, READABLE } from './testing/members.ts'
import { everythingOf } from './testing/selection.ts'
import { listen, NOW } from './testing/serve.ts'

const full = () => Promise.resolve(false)

/** What strangers may do, with words for the one operation that needs goods. */
const asks = MUTATIONS.filter(({ outcome }) => outcome.none !== '401').map(({ ask }) =>
  ask.replace('input: { skuCode: "x", email', 'input: { skuCode: "gone", email'),
)

describe('callers without a session write nothing that no limit bounds (MO-11, MO-19, MO-84, MO-86)', () => {
  let db: Database
  let commerce: Commerce
  let address = ''

  beforeAll(async () => {
    db = await openDatabase({ url: 'sqlite::memory:' })
    const goods = spu('shoe', { skus: [sku('gone', { inventory: 0 })] })
    await importCatalogue(db, asText([...surroundings, goods]))
    commerce = await createCommerce({
      database: db,
      clock: () => NOW,
      pollMs: 0,
      services: { ...READABLE, usesOutbox: true },
    })
    await addMember(commerce.services, { email: 'ming@example.com', is_email_verified: 1 })
    address = await listen(commerce)
    return async () => {
      await commerce.close()
      await db.destroy()
    }
  })

  const run = async (ask: string) => {
    const name = /^\w+/.exec(ask)?.[0] ?? ''
    const field = schema.getMutationType()?.getFields()[name]
    if (!field) throw new Error(`${ask} is not in the schema.`)
    const filled = ask.replaceAll('MEMBER_EMAIL', 'ming@example.com')
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `mutation m { answer: ${filled} ${everythingOf(field.type)} }` }),
    })
    return JSON.stringify(await response.json())
  }

  /** Every row there is. */
  const everything = async () => {
    const tables = await db.introspection.getTables()
    const rows = await Promise.all(
      tables.map(({ name }) =>
        db
          .selectFrom(name as keyof Tables)
          .selectAll()
          .execute(),
      ),
    )
    return JSON.stringify(rows)
  }

  test('with every limit reached, no operation changes a row, and those that would say why', async () => {
    const open = await everything()
    await run('loginAsVisitor')
    expect(await everything()).not.toBe(open)

    const { services } = commerce
    const { guard, limiter } = services
    Object.assign(services, {
      guard: { ...guard, admits: full },
      limiter: { ...limiter, take: full },
    })
    const before = await everything()
    const refused = new Set<string>()
    for (const ask of asks) {
      const answer = await run(ask)
      expect([ask, await everything()]).toEqual([ask, before])
      if (answer.includes('TOO_MANY')) refused.add(/^\w+/.exec(ask)?.[0] ?? '')
    }
    expect([...refused].sort()).toEqual([
      'addTeaser',
      'arrivalNoticeCreateGql',
      'createFeedback',
      'createMember',
      'getImageVerifyCode',
      'imageVerificationCreate',
      'loginAsVisitor',
      'queryVisitorToken',
      'queryVisitorTokenAction',
      'resetPassword',
      'sendEmailVerifyCode',
      'sendSmsVerifyCode',
      'subscribeEmail',
      'subscribeNewsLetter',
      'userLogin',
      'userRegister',
      'visitorLogin',
    ])
  })
})

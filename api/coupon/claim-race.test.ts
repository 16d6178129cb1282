import { beforeAll, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { asText, campaign, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { READABLE, logInNew } from '../testing/members.ts'
import { listen, NOW } from '../testing/serve.ts'

const CLAIMS = 64
const DOCUMENT =
  'mutation couponClaim($code: String!) { couponClaim(code: $code) { coupon { id } userErrors { code } } }'

interface Claimed {
  readonly coupon: { readonly id: string } | null
  readonly userErrors: readonly { readonly code: string }[]
}

describeOnBothDatabases('claims at once, over HTTP', open => {
  let commerce: Commerce
  let url: string

  beforeAll(async () => {
    commerce = await createCommerce({ database: open().db, clock: () => NOW, pollMs: 0, services: READABLE })
    const coupon = { type: 'PROMOTION_COUPON', grant: 'CLAIM', limit: 1 } as const
    const { problems } = await commerce.importCatalogue(
      asText([
        ...surroundings,
        campaign('LAST-ONE', coupon),
        campaign('MANY', { ...coupon, limit: null, limitPerShopper: 1 }),
      ]),
    )
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    url = await listen(commerce)
    return () => commerce.close()
  })

  async function newMember(): Promise<string> {
    const { token } = await logInNew(commerce.services, { password_hash: null })
    return token
  }

  /** All requests are built first and leave together. */
  async function claimTogether(tokens: readonly string[], code: string): Promise<readonly Claimed[]> {
    let open: () => void = () => undefined
    const barrier = new Promise<void>(resolve => (open = resolve))
    const claims = tokens.map(async token => {
      await barrier
      const answer = await fetch(`${url}/couponClaim`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'channel-code': '100',
          lang: 'en_US',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query: DOCUMENT, operationName: 'couponClaim', variables: { code } }),
      })
      const { data, errors } = (await answer.json()) as { data?: { couponClaim: Claimed }; errors?: unknown }
      if (!data) throw new Error(JSON.stringify(errors))
      return data.couponClaim
    })
    open()
    return Promise.all(claims)
  }
  const counted = (code: string) =>
    open().db.selectFrom('coupon').selectAll().where('campaign_code', '=', code).execute()

  test(`of ${CLAIMS} members who claim the last coupon at once, one gets it (C-217)`, async () => {
    const tokens: string[] = []
    for (let at = 0; at < CLAIMS; at++) tokens.push(await newMember())
    const answers = await claimTogether(tokens, 'LAST-ONE')
    expect(answers.filter(({ coupon }) => coupon !== null)).toHaveLength(1)
    expect(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      Array.from({ length: CLAIMS - 1 }, () => 'COUPON_GONE'),
    )
    expect(await counted('LAST-ONE')).toHaveLength(1)
  }, 60_000)

  test(`a member who claims ${CLAIMS} times at once gets one coupon (C-217)`, async () => {
    const token = await newMember()
    const answers = await claimTogether(
      Array.from({ length: CLAIMS }, () => token),
      'MANY',
    )
    expect(answers.filter(({ coupon }) => coupon !== null)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code)))).toEqual(
      new Set(['COUPON_CLAIMED']),
    )
    expect(await counted('MANY')).toHaveLength(1)
  }, 60_000)
})

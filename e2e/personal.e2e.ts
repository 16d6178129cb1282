import { demoMembers } from '#demo/people.ts'
import { describe, expect, test } from 'vitest'
import { shopOrigin } from './browser.ts'
import { someProduct } from './goods.ts'
import { logInByApi } from './member.ts'

const origin = shopOrigin()

/** A member's token, and the texts that must never be in a page. */
async function logIn(member: Parameters<typeof logInByApi>[1]) {
  const { token, customer } = await logInByApi(origin, member)
  const { email, mobile, memberInfo } = customer
  return { token, secrets: [token, email, mobile, memberInfo.name].filter(secret => secret !== null) }
}

const read = async (path: string, token?: string) => {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: token ? { cookie: `auth_token=${token}; is_visitor=0`, authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, body: await response.text(), location: response.headers.get('location') }
}

/** Public pages. Each is read twice, so that the second response comes from the cache. */
const OPEN = ['/', '/?lang=en', '/list', '/products/men', '/cart', '/contact-us', '/storeLocator', '/member']
const GUARDED = ['/user', '/user/profile', '/user/password', '/user/orders']

describe('kept pages', async () => {
  const [one, other] = await Promise.all(demoMembers.slice(0, 2).map(logIn))
  if (!one || !other) throw new Error('The demo has two members at least')
  const secrets = [...one.secrets, ...other.secrets]

  const open = [...OPEN, await someProduct(origin)]

  /** A page as each gets it, between two looks of a visitor that are equal: what other tests order changes pages at any moment. */
  async function readAll(path: string) {
    for (let round = 1; ; round += 1) {
      const before = await read(path)
      const asMember = await read(path, one?.token)
      const again = await read(path, one?.token)
      const asOther = await read(path, other?.token)
      const asVisitor = await read(path)
      if (before.body === asVisitor.body || round === 5) return { asMember, again, asOther, asVisitor }
    }
  }

  test.each(open.flatMap(path => [path, path === '/' ? '/_page' : `/_page${path}`]))(
    '%s is the same for a member, another member and a visitor (L-005, LO-26)',
    async path => {
      const { asMember, again, asOther, asVisitor } = await readAll(path)
      expect(asVisitor.status).toBe(200)
      expect(secrets.filter(secret => asMember.body.includes(secret))).toEqual([])
      expect(again.body).toBe(asMember.body)
      expect(asOther.body).toBe(asMember.body)
      expect(asVisitor.body).toBe(asMember.body)
    },
  )

  test.each(GUARDED)('%s opens for members, the same for each, and names neither', async path => {
    const [mine, theirs, asVisitor] = [
      await read(path, one.token),
      await read(path, other.token),
      await read(path),
    ]
    expect([mine.status, theirs.status, asVisitor.status]).toEqual([200, 200, 302])
    expect(asVisitor.location).toBe(`/login?redirectUrl=${encodeURIComponent(path)}`)
    expect(secrets.filter(secret => mine.body.includes(secret))).toEqual([])
    expect(theirs.body).toBe(mine.body)
  })

  test.each([
    ['without a session', 'x'.repeat(43)],
    ['far too long', 'x'.repeat(5000)],
    ['that is none', '%00<script>'],
  ])('a token %s opens nothing and breaks nothing', async (_, token) => {
    expect((await read('/user', token)).status).toBe(302)
    expect((await read('/', token)).status).toBe(200)
  })
})

import { thirdPartyLogin } from '#api/client/account/identity.ts'
import { addMember } from '#api/testing/members.ts'
import { describe, expect, test } from 'vitest'
import { createIdentityProvider } from '#demo/dev/identity-provider.ts'
import { oidcProvider } from './oidc-provider.ts'
import { type Browser, createBrowser, fragmentOf, openLoginTest, redirectTarget } from './testing.ts'

let now = Date.now()
const clock = () => now

/** The form of the test provider's page, filled in by its first person. */
const formOf = (there: URL, change: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(there.searchParams),
  person: 'person-1',
  decision: 'continue',
  ...change,
})

describe('the way to a third party and back', async () => {
  const { origin, commerce, logged } = await openLoginTest({ clock })
  const leave = async (browser: Browser, query = '', type = 'FACE_BOOK') =>
    redirectTarget(await browser.visit(`${origin}/auth/${type}${query}`))
  /** Up to the address the third party sends the browser back to. */
  const decide = async (browser: Browser, change: Readonly<Record<string, string>> = {}, query = '') => {
    const there = await leave(browser, query)
    return redirectTarget(await browser.visit(`${origin}/dev/identity/authorize`, formOf(there, change)))
  }
  const walk = async (browser: Browser, change: Readonly<Record<string, string>> = {}, query = '') =>
    fragmentOf(await browser.visit((await decide(browser, change, query)).href))

  test('leads with state, nonce and proof key to the provider, and back with a ticket in the fragment (M-025, M-055, MO-24)', async () => {
    const browser = createBrowser()
    const there = await leave(browser, '?redirectUrl=/user/wish')
    expect(there.pathname).toBe('/dev/identity/authorize')
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${origin}/auth/FACE_BOOK/callback`,
      scope: 'openid profile email phone',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'zh-HK',
    })
    const back = redirectTarget(await browser.visit(`${origin}/dev/identity/authorize`, formOf(there)))
    const response = await browser.visit(back.href)
    expect(redirectTarget(response)).toMatchObject({ pathname: '/linkAccount', search: '' })
    const { ticket = '', ...rest } = Object.fromEntries(fragmentOf(response))
    expect(rest).toEqual({ type: 'FACE_BOOK', redirectUrl: '/user/wish' })

    const token = browser.jar.get('auth_token') ?? ''
    const api = commerce.createServerApi({ locale: 'zh_HK', token })
    const answer = await thirdPartyLogin(api, { appType: 'FACE_BOOK', appIdentifier: ticket })
    expect(answer).toMatchObject({
      nickName: '陳小美',
      email: 'siumei.chan@people.example',
      mobile: null,
      token: null,
      userErrors: [],
    })
  })

  test('the ticket works only in the browser that came back', async () => {
    const ticket = (await walk(createBrowser())).get('ticket') ?? ''
    const { token } = await commerce.services.sessions.startVisitor(now)
    const answer = await thirdPartyLogin(commerce.createServerApi({ token }), {
      appType: 'FACE_BOOK',
      appIdentifier: ticket,
    })
    expect(answer.userErrors).toMatchObject([{ code: 'THIRD_PARTY_REFUSED' }])
  })

  test('a browser with a session keeps it; one without gets a visitor’s', async () => {
    const browser = createBrowser()
    await walk(browser)
    const token = browser.jar.get('auth_token') ?? ''
    expect(browser.jar.get('is_visitor')).toBe('1')
    await walk(browser)
    expect(browser.jar.get('auth_token')).toBe(token)
    browser.jar.set('auth_token', 'one-that-is-over')
    await walk(browser)
    expect(browser.jar.get('auth_token')).not.toBe('one-that-is-over')
  })

  test('Facebook linking ends in three ways: refused, failed, vouched for (M-059, M-285, M-286, MO-25)', async () => {
    const browser = createBrowser()
    const refused = await walk(browser, { decision: 'refuse' }, '?redirectUrl=/cart')
    expect(Object.fromEntries(refused)).toEqual({
      outcome: 'refused',
      type: 'FACE_BOOK',
      redirectUrl: '/cart',
    })
    const failed = await walk(browser, { decision: 'fail' })
    expect(Object.fromEntries(failed)).toEqual({ outcome: 'failed', type: 'FACE_BOOK', redirectUrl: '/' })
    expect([...(await walk(browser)).keys()]).toEqual(['ticket', 'type', 'redirectUrl'])
  })

  describe('a session is never replaced unasked (M-055, M-056)', () => {
    const redeem = async (browser: Browser, appIdentifier: string) =>
      thirdPartyLogin(
        commerce.createServerApi({ locale: 'en_US', token: browser.jar.get('auth_token') ?? '' }),
        { appType: 'FACE_BOOK', appIdentifier },
      )
    /** A browser in which a member is logged in. */
    const asMember = async (browser: Browser, email: string) => {
      const account = await addMember(commerce.services, { email, mobile: null })
      const member = { userCode: account.user_code, levelCode: account.level_code }
      const { token } = await commerce.services.sessions.startMember(member, false, now)
      browser.jar.set('auth_token', token)
      browser.jar.delete('is_visitor')
      return account
    }
    const arrive = async (browser: Browser) => redeem(browser, (await walk(browser)).get('ticket') ?? '')

    test.each([
      ['a page of this shop', { 'sec-fetch-site': 'same-origin' }, false],
      ['a page of the shop, by an old browser', { referer: 'SHOP/login' }, false],
      ['another site', { 'sec-fetch-site': 'cross-site', referer: 'SHOP/login' }, true],
      ['a sibling domain', { 'sec-fetch-site': 'same-site' }, true],
      ['a mail or a typed address', { 'sec-fetch-site': 'none' }, true],
      ['another site, by an old browser', { referer: 'https://evil.example/SHOP/' }, true],
      ['a page without referrer, by an old browser', {}, true],
    ])('begun by %s', async (_, given, isAsked) => {
      const from = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value.replace('SHOP', origin)]),
      )
      const browser = createBrowser(from)
      const answer = await arrive(browser)
      expect(answer).toMatchObject({ token: null, userErrors: [] })
      const question = { ticket: expect.any(String), account: 'siumei.chan@people.example', isMember: false }
      expect(answer.question).toEqual(isAsked ? question : null)
      expect(answer.thirdPartyId === null).toBe(isAsked)
    })

    test('the answer to the question goes on, once, and in this browser only', async () => {
      const browser = createBrowser({})
      const agreement = (await arrive(browser)).question?.ticket ?? ''
      const other = createBrowser()
      other.jar.set('auth_token', (await commerce.services.sessions.startVisitor(now)).token)
      expect(await redeem(browser, agreement)).toMatchObject({
        question: null,
        nickName: '陳小美',
        userErrors: [],
      })
      expect((await redeem(browser, agreement)).userErrors).toMatchObject([{ code: 'THIRD_PARTY_REFUSED' }])
      const second = (await arrive(browser)).question?.ticket ?? ''
      expect((await redeem(other, second)).userErrors).toMatchObject([{ code: 'THIRD_PARTY_REFUSED' }])
    })

    test('a member is asked before another account opens, and stays logged in without an answer', async () => {
      const owner = await asMember(createBrowser(), 'owner@cairn.example')
      const linked = createBrowser()
      const pending = (await arrive(linked)).thirdPartyId ?? ''
      expect(await commerce.services.pendingIdentities.consume(pending, owner.user_code, now)).toBe(true)

      const browser = createBrowser()
      await asMember(browser, 'present@cairn.example')
      const present = browser.jar.get('auth_token') ?? ''
      const { question, token } = await arrive(browser)
      expect(token).toBeNull()
      expect(question).toMatchObject({ account: 'owner@cairn.example', isMember: true })
      expect(await commerce.services.sessions.find(present, now)).toBeDefined()

      const agreed = await redeem(browser, question?.ticket ?? '')
      expect(agreed.customer).toMatchObject({ email: 'owner@cairn.example' })
      expect(await commerce.services.sessions.find(present, now)).toBeUndefined()

      browser.jar.set('auth_token', agreed.token ?? '')
      expect(await arrive(browser)).toMatchObject({ question: null, token: expect.any(String) })

      // A visitor of the shop's own log-in page goes in at once.
      expect(await arrive(createBrowser())).toMatchObject({ question: null, token: expect.any(String) })
      // An operation without a way to ask refuses.
      const forced = createBrowser({})
      const ticket = (await walk(forced)).get('ticket') ?? ''
      const { data } = await commerce.execute({
        query: `mutation { facebookLogin(appIdentifier: "${ticket}") { token userErrors { code } } }`,
        token: forced.jar.get('auth_token') ?? '',
      })
      expect(data).toEqual({ facebookLogin: { token: null, userErrors: [{ code: 'THIRD_PARTY_REFUSED' }] } })
    })

    test('a return under another session than the one that began is asked about, a planted cookie included', async () => {
      const browser = createBrowser()
      await walk(browser)
      const back = await decide(browser)
      browser.jar.set('auth_token', (await commerce.services.sessions.startVisitor(now)).token)
      const ticket = fragmentOf(await browser.visit(back.href)).get('ticket') ?? ''
      expect((await redeem(browser, ticket)).question).toMatchObject({ isMember: false })
    })
  })

  test('an error of the provider’s own is a failure', async () => {
    const browser = createBrowser()
    const state = (await leave(browser)).searchParams.get('state')
    const address = `${origin}/auth/FACE_BOOK/callback?error=server_error&state=${state}`
    expect(fragmentOf(await browser.visit(address)).get('outcome')).toBe('failed')
  })

  describe('state', () => {
    const outcome = async (browser: Browser, back: URL) =>
      fragmentOf(await browser.visit(back.href)).get('outcome')

    test('missing, mangled or made up: refused', async () => {
      for (const state of [undefined, '', 'short', 'x'.repeat(43), 'ö;=']) {
        const browser = createBrowser()
        const back = await decide(browser)
        if (state === undefined) back.searchParams.delete('state')
        else back.searchParams.set('state', state)
        expect(await outcome(browser, back)).toBe('failed')
      }
    })

    test('another browser’s way back leads nowhere (log-in forgery)', async () => {
      const back = await decide(createBrowser())
      expect(await outcome(createBrowser(), back)).toBe('failed')
    })

    test('with the same beginning but another end is refused', async () => {
      const browser = createBrowser()
      const back = await decide(browser)
      const state = back.searchParams.get('state') ?? ''
      back.searchParams.set('state', state.slice(0, 8) + 'x'.repeat(35))
      expect(await outcome(browser, back)).toBe('failed')
    })

    test('each way is walked once, even by a browser that keeps its cookie', async () => {
      const browser = createBrowser()
      const back = await decide(browser)
      const kept = new Map(browser.jar)
      expect(await outcome(browser, back)).toBeNull()
      expect(await outcome(browser, back)).toBe('failed')
      for (const [name, value] of kept) browser.jar.set(name, value)
      expect(await outcome(browser, back)).toBe('failed')
    })

    test('holds for ten minutes', async () => {
      const browser = createBrowser()
      const back = await decide(browser)
      now += 600_000
      expect(await outcome(browser, back)).toBe('failed')
    })

    test('of one third party is no good at another', async () => {
      const browser = createBrowser()
      const back = await decide(browser)
      back.pathname = '/auth/GOOGLE/callback'
      expect(await outcome(browser, back)).toBe('failed')
    })

    test('two ways at once do not get into each other’s', async () => {
      const browser = createBrowser()
      const [one, two] = [await decide(browser), await decide(browser)]
      expect(await outcome(browser, two)).toBeNull()
      expect(await outcome(browser, one)).toBeNull()
    })

    test('its cookie is sealed, out of reach of scripts, and only sent to /auth', async () => {
      const browser = createBrowser()
      const state = (await leave(browser)).searchParams.get('state') ?? ''
      const [line = ''] = browser.cookieLines
      expect(line).toMatch(/^cairn_way_[\w-]{8}=ey[\w.-]+; Max-Age=600; Path=\/auth; HttpOnly; SameSite=Lax$/)
      expect(line).not.toContain(state)
    })
  })

  test('a code of another sign-in, or an identity signed for another nonce, is refused', async () => {
    const [mine, theirs] = [createBrowser(), createBrowser()]
    const [back, stolen] = [await decide(mine), await decide(theirs)]
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect(fragmentOf(await mine.visit(back.href)).get('outcome')).toBe('failed')
    expect((await walk(createBrowser(), { nonce: 'another' })).get('outcome')).toBe('failed')
  })

  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:1',
  ])('redirectUrl %j goes home instead (M-029, MO-10)', async redirectUrl => {
    const query = `?${new URLSearchParams({ redirectUrl })}`
    expect((await walk(createBrowser(), {}, query)).get('redirectUrl')).toBe('/')
  })

  test('nothing of it is kept, sent on in a referrer, or found', async () => {
    const browser = createBrowser()
    const start = await browser.visit(`${origin}/auth/FACE_BOOK`)
    const end = await browser.visit((await decide(browser)).href)
    for (const { status, headers } of [start, end]) {
      expect(status).toBe(303)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
  })

  test('what is logged of a failure holds no state, code or token', async () => {
    const browser = createBrowser()
    const back = await decide(browser, { decision: 'fail' })
    logged.length = 0
    await browser.visit(back.href)
    const text = JSON.stringify(logged)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ appType: 'FACE_BOOK', name: 'ClientError' })
    for (const secret of [back.searchParams.get('code'), back.searchParams.get('state')])
      expect(text).not.toContain(secret)
  })

  test('a third party without adapter has no way at all', async () => {
    for (const path of ['/auth/WECHAT', '/auth/face_book', '/auth/FACE_BOOK/else', '/auth/QQ/callback'])
      expect((await createBrowser().visit(origin + path)).status).toBe(404)
  })
})

describe('behind https', async () => {
  const { origin } = await openLoginTest({ clock, isSecure: true })
  test('cookies are marked Secure', async () => {
    const browser = createBrowser()
    const there = redirectTarget(await browser.visit(`${origin}/auth/GOOGLE`))
    const back = redirectTarget(await browser.visit(`${origin}/dev/identity/authorize`, formOf(there)))
    await browser.visit(back.href)
    expect(browser.cookieLines.length).toBeGreaterThan(3)
    for (const line of browser.cookieLines) expect(line).toMatch(/; Secure/)
  })
})

describe('a provider that cannot be trusted or reached', async () => {
  const impostor = await createIdentityProvider({ clock })
  const { origin } = await openLoginTest({
    clock,
    providersOf: identity => {
      const adapter = (
        appType: 'FACE_BOOK' | 'INSTAGRAM' | 'GOOGLE',
        answer: (request: Request) => Promise<Response>,
      ) =>
        oidcProvider({
          appType,
          name: appType,
          issuer: place => `${place.origin}/dev/identity`,
          clientId: identity.clientId,
          clientSecret: identity.clientSecret,
          answer,
        })
      return [
        // Keys of another provider: the signature is invalid.
        adapter('FACE_BOOK', request =>
          request.url.endsWith('/jwks') ? impostor.answer(request) : identity.answer(request),
        ),
        adapter('INSTAGRAM', async request => {
          const answer = await identity.answer(request)
          if (!request.url.endsWith('/userinfo')) return answer
          return Response.json({ ...((await answer.json()) as object), sub: 'person-2' })
        }),
        adapter('GOOGLE', () => Promise.reject(new TypeError('fetch failed'))),
      ]
    },
  })

  test.each(['FACE_BOOK', 'INSTAGRAM'])(
    'wrong signature, or a profile of another person: failed (%s)',
    async type => {
      const browser = createBrowser()
      const there = redirectTarget(await browser.visit(`${origin}/auth/${type}`))
      const back = redirectTarget(await browser.visit(`${origin}/dev/identity/authorize`, formOf(there)))
      expect(fragmentOf(await browser.visit(back.href)).get('outcome')).toBe('failed')
    },
  )

  test('out of reach: told as a failure of the way there, never as an error page (M-285, MO-25)', async () => {
    const response = await createBrowser().visit(`${origin}/auth/GOOGLE?redirectUrl=/cart`)
    expect(response.status).toBe(303)
    expect(Object.fromEntries(fragmentOf(response))).toEqual({
      outcome: 'failed',
      type: 'GOOGLE',
      redirectUrl: '/cart',
    })
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import type { Api, PersistedDocument, RunHow } from '#api/client/api.ts'
import { REGISTERED, shopperStore } from '#blocks/shop/session/shopper.ts'
import { createSession } from './session.ts'
import { createSessionKeeper } from './session-keeper.ts'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const HOUR = 3_600_000
const OVER = ['00510104', '401', '10110143'] as const

type Answer = Readonly<Record<string, unknown>>

/** A shop with one browser: cookies, storage, an address, and an api that answers by operation. */
function browser({
  pathname = '/user/orders',
  search = '',
  token,
  isVisitor = true,
  answers = {},
}: {
  pathname?: string
  search?: string
  token?: string
  isVisitor?: boolean
  answers?: Readonly<Record<string, (used: string | undefined) => Answer | Promise<Answer>>>
} = {}) {
  const clock = { now: NOW }
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const tab = new Map<string, string>()
  const jar = new Map<string, string>()
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (/max-age=0(;|$)/.test(text)) jar.delete(name)
      else jar.set(name, value)
    },
  }
  const keeper = createSessionKeeper({
    document,
    storage: () => storage,
    isSecure: false,
    clock: () => clock.now,
  })
  if (token) keeper.keep(token, { expiresAt: NOW + HOUR, isVisitor })
  const calls: { operation: string; token: string | undefined; variables: unknown }[] = []
  let visitors = 0
  const usual: Readonly<Record<string, (used: string | undefined) => Answer>> = {
    loginAsVisitor: () => ({
      loginAsVisitor: {
        token: `visitor${++visitors}`,
        expiresAt: NOW + 168 * HOUR,
        isReturning: false,
        userErrors: [],
      },
    }),
    queryVisitorMemberInfo(used) {
      if (used === 'old') throw new ApiError('00510104', 'over')
      const isThem = !used?.startsWith('member')
      return { queryVisitorMemberInfo: { isVisitor: isThem, memberInfo: null, userCode: 'u' } }
    },
    querySimpleMemberInfo: () => ({
      querySimpleMemberInfo: { name: '陳大文', nickName: 'Man', staffCode: null, balance: null },
    }),
    mergeUserCart: () => ({ mergeUserCart: { success: true, userErrors: [] } }),
    userLogout: () => ({ userLogout: { success: true, userErrors: [] } }),
  }
  const bare: Api = {
    locale: 'zh_HK',
    async run<Result, Variables>(
      { operation }: PersistedDocument<Result, Variables>,
      variables: Variables,
      how?: RunHow,
    ) {
      const used = how?.token ?? keeper.token()
      calls.push({ operation, token: used, variables })
      const answer = answers[operation] ?? usual[operation]
      if (!answer) throw new Error(`No answer to ${operation}`)
      return (await answer(used)) as Result // the test's own answers
    },
    productsByCode: () => Promise.resolve([]),
  }
  const location = { pathname, search, assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() }
  const make = () =>
    createSession({
      bare,
      keeper,
      place: {
        location,
        tab: () => ({
          getItem: key => tab.get(key) ?? null,
          setItem: (key, value) => void tab.set(key, value),
          removeItem: key => void tab.delete(key),
        }),
        clock: () => clock.now,
        isForMembers: () => pathname.startsWith('/user'),
      },
    })
  return {
    ...make(),
    make,
    keeper,
    kept,
    tab,
    jar,
    calls,
    location,
    clock,
    operations: () => calls.map(call => call.operation),
  }
}

const failing = (code: string) => () => {
  throw new ApiError(code, 'over')
}
/** An operation of an account page, and one whose errors are ignored. */
const asking = (operation: string): PersistedDocument<Answer, object> => ({
  operation,
  kind: 'query',
  hash: operation,
})

beforeEach(() => shopperStore.set({}))

describe('a page begins', () => {
  test('without a token as a visitor: one visitor login, then a stored token (C-165, M-015, L-166)', async () => {
    const { session, operations, keeper } = browser()
    expect(await Promise.all([session.start(), session.isVisitor()])).toMatchObject([
      { isVisitor: true },
      true,
    ])
    expect(operations()).toEqual(['loginAsVisitor'])
    expect(keeper.token()).toBe('visitor1')
    expect(shopperStore.get().shopper).toMatchObject({ isVisitor: true, name: '' })
  })

  test('what is no GraphQL goes by the session’s token too: photos of returned goods (MO-70)', () => {
    const { api } = browser({ token: 'member1', isVisitor: false })
    expect(api.token?.()).toBe('member1')
  })

  test('as the visitor from before, whose session ran out: the bag comes back (CO-60, MO-109)', async () => {
    const first = browser()
    await first.session.start()
    first.jar.clear() // eight days later the cookies are gone
    await first.make().session.start()
    expect(first.calls.map(({ variables }) => variables)).toEqual([{}, { previousToken: 'visitor1' }])
  })

  test('in two tabs at once: the visitor from before stays, whichever answer comes last (CO-60)', async () => {
    for (const isLast of [true, false]) {
      const answer = (isReturning: boolean) => ({
        loginAsVisitor: {
          token: isReturning ? 'same' : 'other',
          expiresAt: NOW + HOUR,
          isReturning,
          userErrors: [],
        },
      })
      let isReturning = !isLast
      const shop = browser({
        answers: {
          loginAsVisitor: () => {
            isReturning = !isReturning
            return answer(!isReturning)
          },
        },
      })
      shop.kept.set('last_visitor', 'before')
      await Promise.all([shop.session.start(), shop.make().session.start()])
      expect(shop.keeper.token()).toBe('same')
      expect(shop.kept.get('last_visitor')).toBe('same')
    }
  })

  test.each([
    ['begins as a returning visitor', undefined],
    ['asks whose a visitor’s token is', 'visitor0'],
  ])('a login that is faster than a page that %s stays (M-019, M-305)', async (_, token) => {
    const answer = Promise.withResolvers<void>()
    const slow = { token: 'visitor9', expiresAt: NOW + HOUR, isReturning: true, userErrors: [] }
    const shop = browser({
      ...(token && { token }),
      answers: {
        loginAsVisitor: () => answer.promise.then(() => ({ loginAsVisitor: slow })),
        queryVisitorMemberInfo: () =>
          answer.promise.then(() => ({ queryVisitorMemberInfo: { isVisitor: true } })),
      },
    })
    const started = shop.session.start()
    shop.keeper.keep('member1', { expiresAt: NOW + HOUR, isVisitor: false })
    answer.resolve()
    await started
    expect([shop.keeper.token(), shop.keeper.isVisitor()]).toEqual(['member1', false])
  })

  test('after a login there is no visitor to come back', () => {
    const { keeper } = browser({ token: 'visitor0' })
    expect(keeper.lastVisitor()).toBe('visitor0')
    keeper.keep('member1', { expiresAt: NOW + HOUR, isVisitor: false })
    expect(keeper.lastVisitor()).toBeUndefined()
  })

  test('with a token by asking whose it is; a visitor’s member info is not asked for (C-166, M-016, M-017)', async () => {
    const { session, operations } = browser({ token: 'visitor0' })
    expect((await session.start()).isVisitor).toBe(true)
    expect(operations()).toEqual(['queryVisitorMemberInfo'])
  })

  test('as a member with name, staff code and balance, kept as member info (C-166, M-017, M-307, L-037, LO-76)', async () => {
    const { session, operations, kept } = browser({ token: 'member1', isVisitor: false })
    expect(await session.start()).toEqual({ isVisitor: false, name: '陳大文', staffCode: '', balance: null })
    expect(operations()).toEqual(['queryVisitorMemberInfo', 'querySimpleMemberInfo'])
    expect(JSON.parse(kept.get('member_info') ?? '')).toMatchObject({ name: '陳大文' })
  })

  test('greets by the nickname where there is no name (LO-76)', async () => {
    const { session } = browser({
      token: 'member1',
      isVisitor: false,
      answers: {
        querySimpleMemberInfo: () => ({
          querySimpleMemberInfo: { name: '', nickName: 'Man', staffCode: 'S1', balance: 120 },
        }),
      },
    })
    expect(await session.start()).toEqual({ isVisitor: false, name: 'Man', staffCode: 'S1', balance: 120 })
  })

  test('a failure is not remembered: the next who asks tries again', async () => {
    let isDown = true
    const { session } = browser({
      token: 'visitor0',
      answers: {
        queryVisitorMemberInfo: () => {
          if (isDown) throw new ApiError('NETWORK', 'down')
          return { queryVisitorMemberInfo: { isVisitor: true } }
        },
      },
    })
    await expect(session.start()).rejects.toThrow('down')
    isDown = false
    expect(await session.isVisitor()).toBe(true)
  })
})

describe('a session is over', () => {
  test.each(OVER)(
    '%s on an account page: the login is cleared, login opens and leads back (M-022, C-323)',
    async code => {
      const { api, jar, kept, location } = browser({
        token: 'member1',
        isVisitor: false,
        search: '?months=3',
        answers: { getOrderList: failing(code) },
      })
      await expect(api.run(asking('getOrderList'), {})).rejects.toMatchObject({ code })
      expect([...jar, ...kept]).toEqual([])
      expect(location.assign).toHaveBeenCalledExactlyOnceWith(
        '/login?redirectUrl=%2Fuser%2Forders%3Fmonths%3D3',
      )
      expect(location.reload).not.toHaveBeenCalled()
    },
  )

  test.each(['/login', '/register', '/liveChat', '/preview/shell/account'])(
    '%s stays where it is (M-023, C-324, LO-11)',
    async pathname => {
      const { api, location, keeper } = browser({
        pathname,
        token: 'member1',
        isVisitor: false,
        answers: { anything: used => (used === 'member1' ? failing('401')() : { fine: true }) },
      })
      expect(await api.run(asking('anything'), {})).toEqual({ fine: true })
      expect(keeper.token()).toBe('visitor1')
      expect(location.assign).not.toHaveBeenCalled()
      expect(location.reload).not.toHaveBeenCalled()
    },
  )

  test.each(OVER)(
    '%s, a visitor, ignored errors: one reload without the token, never login (M-024, C-325)',
    async code => {
      const { api, location, keeper, clock, make } = browser({
        pathname: '/',
        token: 'old',
        answers: { viewData: failing(code) },
      })
      await expect(api.run(asking('viewData'), {})).rejects.toMatchObject({ code })
      expect(location.reload).toHaveBeenCalledOnce()
      expect(keeper.token()).toBeUndefined()
      // The page reloads and fails again: no loop (MO-07, CO-128).
      keeper.keep('visitor7', { expiresAt: NOW + HOUR, isVisitor: true })
      clock.now = NOW + 29_999
      await expect(make().api.run(asking('viewData'), {})).rejects.toMatchObject({ code })
      expect(location.reload).toHaveBeenCalledOnce()
      expect(location.assign).not.toHaveBeenCalled()
      clock.now = NOW + 30_000
      await expect(make().api.run(asking('viewData'), {})).rejects.toMatchObject({ code })
      expect(location.reload).toHaveBeenCalledTimes(2)
    },
  )

  test('a visitor’s other calls run once more with a new visitor’s session (CO-127)', async () => {
    const { api, calls, location } = browser({
      token: 'old',
      answers: { productByCode: used => (used === 'old' ? failing('00510104')() : { products: [] }) },
    })
    expect(
      await Promise.all([api.run(asking('productByCode'), {}), api.run(asking('productByCode'), {})]),
    ).toEqual([{ products: [] }, { products: [] }])
    expect(calls.filter(({ operation }) => operation === 'loginAsVisitor')).toHaveLength(1)
    expect(location.assign).not.toHaveBeenCalled()
  })

  test('what only members may ask leads a visitor to login; their session, and so their bag, stays', async () => {
    const { api, keeper, location } = browser({
      token: 'visitor0',
      answers: { queryMemberInfo: failing('401') },
    })
    await expect(api.run(asking('queryMemberInfo'), {})).rejects.toMatchObject({ code: '401' })
    expect(keeper.token()).toBe('visitor0')
    expect(location.assign).toHaveBeenCalledOnce()
  })

  test('only where that fails too does a visitor go to login (CO-127)', async () => {
    const { api, location } = browser({
      token: 'old',
      answers: { productByCode: failing('401'), loginAsVisitor: failing('NETWORK') },
    })
    await expect(api.run(asking('productByCode'), {})).rejects.toMatchObject({ code: '401' })
    expect(location.assign).toHaveBeenCalledOnce()
  })

  test('an HTTP 401 from a proxy counts as well (MO-06)', async () => {
    const { api, location } = browser({
      token: 'member1',
      isVisitor: false,
      answers: { getOrderList: failing('HTTP_401') },
    })
    await expect(api.run(asking('getOrderList'), {})).rejects.toThrow('over')
    expect(location.assign).toHaveBeenCalledOnce()
  })

  test('any other failure logs no member out (M-279)', async () => {
    const { api, location, keeper } = browser({
      token: 'member1',
      isVisitor: false,
      answers: { getOrderList: failing('UEC6001') },
    })
    await expect(api.run(asking('getOrderList'), {})).rejects.toMatchObject({ code: 'UEC6001' })
    expect(keeper.token()).toBe('member1')
    expect(location.assign).not.toHaveBeenCalled()
  })

  test('a call with a token of its own speaks for that token alone (C-313, M-078)', async () => {
    const { api, keeper, calls, location } = browser({
      token: 'visitor0',
      answers: { getOrderDetailByVisitor: failing('00510104') },
    })
    await expect(api.run(asking('getOrderDetailByVisitor'), {}, { token: 'order' })).rejects.toThrow('over')
    expect(calls).toMatchObject([{ token: 'order' }])
    expect(keeper.token()).toBe('visitor0')
    expect(location.assign).not.toHaveBeenCalled()
  })
})

describe('the member a page shows is no longer the one who is logged in', () => {
  /** The caller gets no answer while the page reloads. */
  const expectReload = async (asked: Promise<unknown>, { location }: ReturnType<typeof browser>) => {
    const settled = vi.fn<() => void>()
    asked.then(settled, settled)
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalled())
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
  }
  const open = (more: Parameters<typeof browser>[0] = {}) =>
    browser({
      token: 'member1',
      isVisitor: false,
      answers: { updateMember: used => ({ by: used }) },
      ...more,
    })

  test('another member in another tab: nothing typed for the one is saved to the other (M-022, M-074)', async () => {
    const page = open({ pathname: '/' })
    page.keeper.keep('member2', { expiresAt: NOW + HOUR, isVisitor: false })
    await expectReload(page.api.run(asking('updateMember'), {}), page)
    expect(page.calls).toEqual([])
  })

  test.each([
    ['ran out', undefined],
    ['logged out elsewhere', 'visitor9'],
  ])('%s: a member’s page reloads, so that login leads back to it (M-022, M-074)', async (_, other) => {
    const page = open({ pathname: '/user/profile' })
    page.keeper.clear()
    if (other) page.keeper.keep(other, { expiresAt: NOW + HOUR, isVisitor: true })
    await expectReload(page.session.look(), page)
    page.location.reload.mockClear()
    await expectReload(page.api.run(asking('updateMember'), {}), page)
    expect(page.calls).toEqual([])
  })

  test('a public page goes on as a visitor’s with what is typed on it, and greets no member (L-032, L-037)', async () => {
    const { api, session, keeper, location } = open({ pathname: '/contact-us' })
    await session.start()
    keeper.clear()
    expect(await api.run(asking('updateMember'), {})).toEqual({ by: undefined })
    expect(shopperStore.get().shopper).toMatchObject({ isVisitor: true, name: '' })
    expect(location.reload).not.toHaveBeenCalled()
  })

  test('checkout stays the member’s: nothing is ordered as a visitor, and a login goes on with it (M-022, M-076)', async () => {
    const { api, session, keeper, location, calls } = open({ pathname: '/checkout' })
    await session.start()
    const before = calls.length
    keeper.clear()
    await expect(session.look()).rejects.toMatchObject({ code: '401' })
    await expect(api.run(asking('createOrder'), {})).rejects.toMatchObject({ code: '401' })
    expect(calls).toHaveLength(before)
    expect(shopperStore.get()).toMatchObject({ isOver: true, shopper: { isVisitor: false } })
    expect(location.reload).not.toHaveBeenCalled()
    await session.signedIn({ token: 'member1', expiresAt: NOW + HOUR })
    expect(shopperStore.get().isOver).toBe(false)
  })

  test('a visitor’s page stays as it is when a member logs in elsewhere', async () => {
    const { session, api, keeper, location } = open({ token: 'visitor0', isVisitor: true })
    keeper.keep('member2', { expiresAt: NOW + HOUR, isVisitor: false })
    await session.look()
    expect(await api.run(asking('updateMember'), {})).toEqual({ by: 'member2' })
    expect(location.reload).not.toHaveBeenCalled()
  })

  test('logging in from the page itself is no change of that kind', async () => {
    const { session, location } = open()
    await session.signedIn({ token: 'member2', expiresAt: NOW + HOUR })
    await session.look()
    expect(location.reload).not.toHaveBeenCalled()
  })

  test('a session that ran out by itself leaves no member info behind (M-307)', async () => {
    const { keeper, make, kept, jar } = open({ pathname: '/' })
    keeper.write('member_info', '{"name":"May"}')
    jar.clear()
    await make().session.start()
    expect(kept.has('member_info')).toBe(false)
  })
})

describe('logging in', () => {
  const member = { token: 'member1', expiresAt: NOW + 2 * HOUR }

  test('keeps the token, believes the server’s flag, merges the visitor’s bag (M-019, M-070, M-072)', async () => {
    const { session, keeper, calls } = browser({ token: 'visitor0' })
    await session.signedIn(member)
    expect([keeper.token(), keeper.isVisitor()]).toEqual(['member1', false])
    expect(calls).toMatchObject([
      { operation: 'queryVisitorMemberInfo', token: 'member1' },
      { operation: 'mergeUserCart', token: 'member1', variables: { input: { anonymousToken: 'visitor0' } } },
      { operation: 'cart', token: 'member1' },
    ])
  })

  test('a login that turns out a visitor’s stays one (M-019, MO-04)', async () => {
    const { session, keeper, operations } = browser({
      answers: { queryVisitorMemberInfo: () => ({ queryVisitorMemberInfo: { isVisitor: true } }) },
    })
    await session.signedIn(member)
    expect(keeper.isVisitor()).toBe(true)
    expect(operations()).toEqual(['queryVisitorMemberInfo', 'cart'])
  })

  test('a flag is up while the bags are merged (M-071)', async () => {
    const flags: unknown[] = []
    const { session } = browser({
      token: 'visitor0',
      answers: {
        mergeUserCart: () => {
          flags.push(shopperStore.get().isMerging)
          return { mergeUserCart: { success: true, userErrors: [] } }
        },
      },
    })
    await session.signedIn(member)
    expect([...flags, shopperStore.get().isMerging]).toEqual([true, false])
  })

  test('what the merge could not take over waits for the bag’s page (CO-59)', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('window', {
      sessionStorage: { setItem: (key: string, text: string) => kept.set(key, text) },
    })
    const notice = 'Your bag is full. These items could not be added: Boots.'
    const { session } = browser({
      token: 'visitor0',
      answers: { mergeUserCart: () => ({ mergeUserCart: { success: true, notice, userErrors: [] } }) },
    })
    await session.signedIn(member)
    expect(kept.get('cairn:merge-notice')).toBe(notice)
    vi.unstubAllGlobals()
  })

  test('a merge that fails is tried again at the next start; the login stands (MO-33)', async () => {
    let isDown = true
    const shop = browser({
      token: 'visitor0',
      answers: {
        mergeUserCart: () => {
          if (isDown) throw new ApiError('NETWORK', 'down')
          return { mergeUserCart: { success: true, userErrors: [] } }
        },
      },
    })
    await shop.session.signedIn(member)
    expect(shop.keeper.token()).toBe('member1')
    isDown = false
    await shop.make().session.start()
    await expect.poll(() => shop.kept.has('pending_merge')).toBe(false)
    expect(shop.calls.at(-1)).toMatchObject({ operation: 'mergeUserCart' })
  })

  test('remembers the account to fill in next time, or none (M-034, MO-14)', async () => {
    const { session } = browser()
    await session.signedIn({ ...member, remembered: '+852 91234567' })
    expect(session.lastUser()).toBe('+852 91234567')
    await session.signedIn(member)
    expect(session.lastUser()).toBe('')
  })

  test('logging out ends the session on the server, clears it here and goes home (M-020, M-021, L-032)', async () => {
    const { session, calls, keeper, location, make, tab } = browser({ token: 'member1', isVisitor: false })
    tab.set(REGISTERED, '{"name":"May"}')
    await Promise.all([session.signOut(), session.signOut()])
    // Going back does not welcome by name who has left.
    expect(tab.has(REGISTERED)).toBe(false)
    expect(calls).toMatchObject([{ operation: 'userLogout', token: 'member1' }])
    expect(calls).toHaveLength(1)
    expect(keeper.token()).toBeUndefined()
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/')
    // The reloaded home page begins as a visitor.
    expect((await make().session.start()).isVisitor).toBe(true)
    expect(keeper.token()).toBe('visitor1')
  })

  test('also where the server does not answer', async () => {
    const { session, keeper, location } = browser({
      token: 'member1',
      isVisitor: false,
      answers: { userLogout: failing('NETWORK') },
    })
    await session.signOut()
    expect(keeper.token()).toBeUndefined()
    expect(location.assign).toHaveBeenCalledOnce()
  })
})

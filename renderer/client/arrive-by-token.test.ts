import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import type { Api, PersistedDocument } from '#api/client/api.ts'
import type { OpenedSession } from '#blocks/page/view.ts'
import { shopMessages } from '#locales/catalogue.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { accountIn, arriveByToken } from './arrive-by-token.ts'

const tokenOf = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

test.each([
  [tokenOf({ email: 'lok@cairn.example' }), 'lok@cairn.example'],
  [tokenOf({ email: '美@例.example' }), '美@例.example'],
  [tokenOf({ email: 'lok@cairn.example', sub: 'M1' }), ''],
  [tokenOf({ sub: 'M1' }), ''],
  ['made.up.token', ''],
  ['', ''],
])('the account that %s names is “%s” (MO-28)', (token, account) => expect(accountIn(token)).toBe(account))

describe('arriving by single sign-on', () => {
  const reload = vi.fn<() => void>()
  const signedIn = vi.fn<(session: OpenedSession) => Promise<void>>(() => Promise.resolve())
  const session = { signedIn, signOut: () => Promise.resolve(), lastUser: () => '', mayBeMember: () => false }
  const asked: unknown[] = []
  const apiOf = (answer: () => unknown): Api => ({
    locale: 'en_US',
    async run<Result, Variables>({ operation }: PersistedDocument<Result, Variables>, variables: Variables) {
      asked.push([operation, variables])
      return answer() as Result // the test's own answer
    },
    productsByCode: () => Promise.resolve([]),
  })
  const arrive = (answer: () => unknown) =>
    arriveByToken('T', { api: apiOf(answer), session, messages: shopMessages('en_US') })

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { reload })
    vi.clearAllMocks()
    asked.length = 0
    dismissToast()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('one call with it; the session is taken, then the page reloads (M-061, M-062, L-014, C-047)', async () => {
    const customer = { account: 'a@b.hk' }
    await arrive(() => ({
      ssoLogin: { token: 'member1', expiresAt: '1970-01-01T08:00:09+08:00', customer, userErrors: [] },
    }))
    expect(asked).toEqual([['ssoLogin', { ssoToken: 'T' }]])
    expect(signedIn).toHaveBeenCalledExactlyOnceWith({ token: 'member1', expiresAt: 9000 })
    expect(reload).toHaveBeenCalledOnce()
  })

  test.each([
    [
      'a refusal',
      'SSO_EXPIRED',
      () => ({
        ssoLogin: { token: null, userErrors: [{ code: 'SSO_EXPIRED', message: 'x', field: null }] },
      }),
    ],
    [
      'an error',
      '401',
      () => {
        throw new ApiError('401', 'x')
      },
    ],
  ])(
    '%s: a toast names its code, stays its time, then the page reloads (M-064, L-394)',
    async (_, code, answer) => {
      const arriving = arrive(answer)
      await vi.advanceTimersByTimeAsync(1999)
      expect(currentToast()).toMatchObject({ message: `SSO error ${code}`, status: 'error' })
      expect(reload).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await arriving
      expect(reload).toHaveBeenCalledOnce()
      expect(signedIn).not.toHaveBeenCalled()
    },
  )
})

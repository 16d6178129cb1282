import { expect, test } from 'vitest'
import type { Provider } from './provider.ts'
import { createBrowser, fragmentOf, openLoginTest, redirectTarget } from './testing.ts'

/** A third party that accepts every callback, so that only the router can refuse. */
const credulous = (appType: Provider['appType']): Provider => ({
  appType,
  name: appType,
  authorizeUrl: async (_, { state }) => new URL(`https://third.example/?state=${state}`),
  identify: async () => ({
    appType,
    issuer: 'https://third.example',
    subject: 'person-1',
    nickName: null,
    email: null,
    mobile: null,
  }),
})

const { origin } = await openLoginTest({
  clock: () => Date.now(),
  providersOf: () => [credulous('FACE_BOOK'), credulous('INSTAGRAM')],
})
const leave = async () => {
  const browser = createBrowser()
  const state =
    redirectTarget(await browser.visit(`${origin}/auth/FACE_BOOK`)).searchParams.get('state') ?? ''
  const comeBack = async (change: string, type = 'FACE_BOOK') =>
    [...fragmentOf(await browser.visit(`${origin}/auth/${type}/callback?code=c&state=${change}`)).keys()][0]
  return { state, comeBack }
}

test('the way out is the way in', async () => {
  const { state, comeBack } = await leave()
  expect(await comeBack(state)).toBe('ticket')
})

test('a state that only begins like the one sent is refused by the shop itself (M-059, M-285)', async () => {
  const { state, comeBack } = await leave()
  expect(await comeBack(state.slice(0, 8) + 'x'.repeat(35))).toBe('outcome')
})

test('a way that began at one third party does not end at another (M-059, M-285)', async () => {
  const { state, comeBack } = await leave()
  expect(await comeBack(state, 'INSTAGRAM')).toBe('outcome')
})

import { expect, test, vi } from 'vitest'
import { guessingLetter } from './guessing-mail.ts'
import { delayAfter, GUESSING } from './failed-sign-ins.ts'
import { json, PASSWORD, serveForTest } from '#content-store/testing/serve-for-test.ts'

const SESSION = '/content/editor/session'

/** Operators' sign-ins, each from a network address of its own. */
async function setUp() {
  const onGuessing = vi.fn<(name: string, failures: number) => void>()
  const shop = await serveForTest({ onGuessing })
  let count = 0
  const signIn = (name: string, password: string, cookie = '') => {
    count += 1
    const { headers, ...init } = json({ name, password })
    return fetch(`${shop.host}${SESSION}`, {
      ...init,
      headers: { ...headers, cookie, 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` },
    })
  }
  return { ...shop, signIn, onGuessing }
}
const device = (response: Response) =>
  response.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith('cairn_operator_device='))
    ?.split(';')[0]

test('150 guesses at one operator from 150 addresses: five are looked at, then each waits longer', async () => {
  const { signIn, clock } = await setUp()
  const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => signIn('admin', `guess ${i}`)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(GUESSING.free)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(145)
  expect(refused[0]?.headers.get('retry-after')).toBe('15')

  clock.pass(15_000)
  expect((await signIn('admin', 'one more')).status).toBe(401)
  expect((await signIn('admin', PASSWORD)).headers.get('retry-after')).toBe('30')
  clock.pass(30_000)
  expect((await signIn('admin', PASSWORD)).status).toBe(200)
  expect((await signIn('admin', 'forgotten what was before')).status).toBe(401)
})

test('an unknown name waits like a known one, and other operators do not wait', async () => {
  const { signIn } = await setUp()
  const statuses: number[] = []
  for (let i = 0; i < 7; i += 1) statuses.push((await signIn('stranger', 'x')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect((await signIn('editor', PASSWORD)).status).toBe(200)
})

test('the operator’s own browser is let in while others guess; another operator’s browser is not', async () => {
  const { signIn } = await setUp()
  const own = device(await signIn('admin', PASSWORD))
  const other = device(await signIn('editor', PASSWORD))
  for (let i = 0; i < 6; i += 1) await signIn('admin', 'x')
  expect((await signIn('admin', PASSWORD)).status).toBe(429)
  expect((await signIn('admin', PASSWORD, other)).status).toBe(429)
  expect((await signIn('admin', PASSWORD, own)).status).toBe(200)
})

test('a copied browser gets no more tries than a stranger', async () => {
  const { signIn } = await setUp()
  const own = device(await signIn('admin', PASSWORD))
  const statuses: number[] = []
  for (let i = 0; i < 7; i += 1) statuses.push((await signIn('admin', 'x', own)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})

test('ten failures in a row are reported once; those of an unknown name are not', async () => {
  const { signIn, clock, onGuessing } = await setUp()
  for (let i = 1; i <= 12; i += 1) {
    await signIn('admin', 'x')
    await signIn('stranger', 'x')
    clock.pass(delayAfter(i))
  }
  expect(onGuessing.mock.calls).toEqual([['admin', 10]])
})

test('the letter about guesses is in both languages', () => {
  const { subject, text } = guessingLetter({
    name: 'Ada',
    failures: 1000,
    editor: 'https://shop.example/editor',
    shopNameIn: locale => (locale === 'zh_HK' ? '山脊' : 'Ridge'),
  })
  expect(subject).toMatch(/^【山脊】.*\[Ridge\]/)
  expect(subject).toContain('操作員的密碼')
  expect(subject).toContain('operator’s password')
  expect(text.match(/1,000/g)).toHaveLength(2)
  expect(text).toContain('https://shop.example/editor')
})

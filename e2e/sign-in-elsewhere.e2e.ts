import { demoMembers } from '#demo/people.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS } from './browser.ts'
import {
  expectKind,
  forgetSession,
  PASSWORD,
  registerByApi,
  sessionOf,
  newPerson,
  wordsIn,
} from './member.ts'

const { origin, visit } = openBrowser()

const lok = demoMembers.at(2)
if (!lok) throw new Error('The demo has three members.')

const CASES = [
  ['zh', 'phone'],
  ['en', 'desktop'],
] as const

/** Signs in at the test provider as a new person. */
async function vouch(
  page: Page,
  { nickname, email, decision = 'continue' }: Readonly<Record<string, string>>,
) {
  await page.waitForURL('**/dev/identity/authorize?**')
  await page.locator('[name=person][value=other]').check()
  await page.locator('[name=nickname]').fill(nickname ?? '')
  await page.locator('[name=email]').fill(email ?? '')
  await page.locator(`[name=decision][value=${decision}]`).click()
}

describe.each(CASES)('logging in by a third party, in %s on a %s', (lang, device) => {
  const locale = lang === 'zh' ? 'zh_HK' : 'en_US'
  const words = wordsIn(locale).account
  const viewport = { width: WIDTHS[device], height: 900 }
  const open = (path: string) => visit(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, { viewport })
  const toFacebook = (page: Page) =>
    page.getByRole('link', { name: words.login.thirdParty.replace('{name}', 'Facebook') }).click()

  test('an unknown identity links to an account by its password, and opens it ever after (M-025, M-055, M-056, M-057)', async () => {
    const member = newPerson()
    await registerByApi(origin, member)
    const { email } = member
    const visited = await open('/login?redirectUrl=/user/profile')
    const { page } = visited
    await toFacebook(page)
    await vouch(page, { nickname: '阿山', email })
    await page.waitForURL(`${origin}/linkAccount`)
    await page.getByText('阿山').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await expectKind(page, 'visitor')
    const asVisitor = (await sessionOf(page))['auth_token']?.value

    await expect.poll(() => page.locator('main [name="identifier"]').inputValue()).toBe(email)
    await page.locator('main [name="password"]').fill(PASSWORD)
    await page.getByRole('button', { name: words.linkAccount.submitExisting, exact: true }).click()
    await expectKind(page, 'member')
    await page.waitForURL('**/user/profile')
    expect((await sessionOf(page))['auth_token']?.value).not.toBe(asVisitor)

    await forgetSession(page)
    await page.goto('/login?redirectUrl=/user')
    await toFacebook(page)
    await vouch(page, { nickname: '阿山', email })
    await page.waitForURL(`${origin}/user`)
    await expectKind(page, 'member')
    expectNoProblems(visited)
  })

  test('refusing and failing are told apart, and lead back to the log-in (M-059, M-285, M-286, MO-25)', async () => {
    const visited = await open('/login?redirectUrl=/user/profile')
    const { page } = visited
    for (const [decision, said] of [
      ['refuse', words.linkAccount.refused],
      ['fail', words.linkAccount.failed],
    ] as const) {
      await page.goto('/login?redirectUrl=/user/profile')
      await toFacebook(page)
      await vouch(page, { nickname: 'Stranger', decision })
      await page.getByText(said.replace('{name}', 'Facebook')).waitFor()
      expect(new URL(page.url()).hash).toBe('')
      await page.getByRole('link', { name: words.linkAccount.toLogin }).click()
      await page.waitForURL('**/login?redirectUrl=**')
    }
    expectNoProblems(visited)
  })
})

describe('single sign-on', () => {
  /** The address that another site of the company would send a member to. */
  const linkFor = async (page: Page, account: string) => {
    await page.goto('/dev/sso')
    await page.locator('[name=account]').fill(account)
    await page.locator('main form button').click()
    const href = await page.locator('main a.primary').getAttribute('href')
    return new URL(href ?? '', origin).searchParams.get('token') ?? ''
  }

  /** Opens an address with a token, and agrees to be signed in. */
  const arriveAndAgree = async (page: Page, address: string, name: string) => {
    await page.goto(address)
    await page.getByRole('dialog', { name }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('dialog').getByRole('button').last().press('Enter')
  }
  const AS_LOK = `You are about to sign in as ${lok.email}`

  /** The page has loaded once more. */
  const comesBack = (page: Page) =>
    page.waitForFunction(() => {
      const [arrival] = performance.getEntriesByType('navigation')
      return (arrival as PerformanceNavigationTiming).type === 'reload' && document.readyState === 'complete'
    })

  test('any address with a token logs in once; the token leaves the address, all else stays (C-047, M-061, M-062, M-063, M-227)', async () => {
    const visited = await visit('/?lang=en')
    const { page } = visited
    const token = await linkFor(page, lok.email)

    const sent: string[] = []
    page.on('request', request => {
      const headers = request.headers()
      const isArrival = request.isNavigationRequest() && request.url().includes('token=')
      if (!isArrival && (request.url() + (headers['referer'] ?? '')).includes(token)) sent.push(request.url())
    })
    const [response] = await Promise.all([
      page.waitForResponse(answer => answer.url().includes('/ssoLogin')),
      arriveAndAgree(page, `/list?sort=1&token=${token}`, AS_LOK),
    ])
    expect(response.ok()).toBe(true)
    await comesBack(page)
    await expectKind(page, 'member')
    expect(new URL(page.url()).search).toBe('?sort=1')
    // Neither in an address nor in a referrer of anything the page asked for (MO-28).
    expect(sent).toEqual([])

    await page.goto('/user/profile')
    expect(new URL(page.url()).pathname).toBe('/user/profile')
    expectNoProblems(visited)
  })

  test('a page of members asks to log in, and the token does (M-061, M-074, MO-29)', async () => {
    const visited = await visit('/?lang=en')
    const { page } = visited
    const token = await linkFor(page, lok.email)
    await arriveAndAgree(page, `/user/profile?token=${token}`, AS_LOK)
    await expect.poll(() => page.url()).toBe(`${origin}/user/profile`)
    await expectKind(page, 'member')
    expectNoProblems(visited)
  })

  test('an invalid token shows its code, and the page loads again without it (M-064)', async () => {
    const { page } = await visit('/healthz')
    // The message stands for a few seconds only: it is waited for from the start, and what comes after it as well.
    await Promise.all([
      page.getByText('SSO error SSO_BAD_TOKEN').waitFor(),
      arriveAndAgree(page, '/list?lang=en&token=made.up.token', 'This link signs you in'),
    ])
    await comesBack(page)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/list')
    await expectKind(page, 'visitor')
  })
})

test('a callback without a started sign-in fails and signs no member in (M-059, MO-25)', async () => {
  const { page } = await visit('/auth/FACE_BOOK/callback?state=made-up&code=x')
  await page.getByText(wordsIn('zh_HK').account.linkAccount.failed).waitFor()
  expect(page.url()).toBe(`${origin}/linkAccount`)
  expect(await axeFindings(page)).toEqual([])
  await expectKind(page, 'visitor')
})

// A visit of their own: axe reads style sheets in ways that the pages' policy forbids, which the console tells.
test.each(['/auth/GOOGLE', '/dev/sso'])('axe finds nothing at %s', async path => {
  const { page } = await visit(path)
  expect(await axeFindings(page)).toEqual([])
})

import { demoMembers } from '#demo/people.ts'
import type { Locale } from '#locales/locale.ts'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest, holdRequests } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS } from './browser.ts'
import {
  codeTo,
  expectKind,
  forgetSession,
  logIn,
  logInByApi,
  memberCookies,
  newestTo,
  PASSWORD,
  register,
  registerByApi,
  sessionOf,
  newPerson,
  wordsIn,
} from './member.ts'

const { origin, visit } = openBrowser()

const DEVICES = {
  phone: { viewport: { width: WIDTHS.phone, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: WIDTHS.desktop, height: 900 } },
} as const

const HOUR = 3600

/** A new person who reads in one language. */
function journey(lang: 'zh' | 'en', device: keyof typeof DEVICES) {
  const locale: Locale = lang === 'zh' ? 'zh_HK' : 'en_US'
  const person = newPerson()
  return {
    locale,
    email: person.email,
    words: wordsIn(locale).account,
    join: () => registerByApi(origin, person),
    open: (path: string, on = device) =>
      visit(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, {
        ...DEVICES[on],
        ...person.from,
      }),
  }
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
/** Presses "log out" among the parts of the account; the header has one as well, once it knows who is here. */
async function logOut(page: Page, { account }: ReturnType<typeof wordsIn>): Promise<void> {
  await atRest(page)
  await button(page.locator('main'), account.nav.signOut).click()
}

const CASES = [
  ['zh', 'phone'],
  ['en', 'desktop'],
] as const

/** How long a session lasts from now, in hours. */
const lifeOf = async (page: Page) =>
  (((await sessionOf(page))['auth_token']?.expires ?? 0) - Date.now() / 1000) / HOUR

describe.each(CASES)('a member’s way through the shop, in %s on a %s', (lang, device) => {
  test('arrives, registers by a code, edits the profile, switches language, logs out (M-015, M-035, M-048, M-051, M-092)', async () => {
    const { locale, email, words, open } = journey(lang, device)
    const visited = await open('/')
    const { page } = visited
    await expectKind(page, 'visitor')
    const asVisitor = (await sessionOf(page))['auth_token']?.value

    await page.goto('/register?redirectUrl=/user/profile')
    await register(page, { origin, email, locale })
    await expectKind(page, 'member')
    // A login replaces the token. The session lasts two hours without “remember me” (M-306, MO-20).
    expect((await sessionOf(page))['auth_token']?.value).not.toBe(asVisitor)
    const life = await lifeOf(page)
    expect([life > 1.9, life <= 2]).toEqual([true, true])
    await page.getByRole('link', { name: words.registerSuccess.goOn }).click()

    await page.waitForURL(`${origin}/user/profile`)
    await atRest(page)
    const nick = field(page, 'nickName')
    await nick.fill('Wanderer')
    await button(page, words.profile.save).first().click()
    await page.getByText(words.profile.saved).waitFor()
    await page.reload()
    await expect.poll(() => nick.inputValue()).toBe('Wanderer')

    // The other language, without leaving the page (L-033).
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[hreflang]')?.click()
    })
    const other = wordsIn(lang === 'zh' ? 'en_US' : 'zh_HK')
    await page.getByRole('heading', { level: 1, name: other.account.profile.title }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/profile')

    await logOut(page, other)
    await page.waitForURL(`${origin}/`)
    await expectKind(page, 'visitor')
    await page.goto('/user/profile')
    expect(page.url()).toBe(`${origin}/login?redirectUrl=%2Fuser%2Fprofile`)
    expectNoProblems(visited)
  })

  test('comes back, fails until a picture must be read, then is remembered (M-030, M-031, M-034, M-305, MO-11)', async () => {
    const { locale, email, open, join } = journey(lang, device)
    await join()
    const { page } = await open('/login?redirectUrl=/user')
    const picture = field(page, 'imageVerifyCode')
    for (let failure = 1; failure <= 3; failure++) {
      expect(await picture.count()).toBe(0)
      // The message of the previous attempt stays until this one is answered.
      const answered = page.waitForResponse(answer => answer.url().includes('/userLogin'))
      await logIn(page, { account: email, password: `wrong${failure}${failure}`, locale })
      await answered
      await page.locator('main [role="alert"], main [aria-invalid="true"]').first().waitFor()
    }
    await picture.waitFor()
    await logIn(page, { account: email, password: PASSWORD, locale })
    await expect.poll(() => picture.getAttribute('aria-invalid')).toBe('true')
    expect(await axeFindings(page)).toEqual([])

    // The failed login has asked for a new picture.
    await atRest(page)
    await picture.fill((await newestTo(origin, 'image-code')).text)
    await field(page, 'rememberMe').evaluate((box: HTMLInputElement) => box.click())
    await logIn(page, { account: email, password: PASSWORD, locale })
    await page.waitForURL(`${origin}/user`)
    await expectKind(page, 'member')
    const life = await lifeOf(page)
    expect([life > 167, life <= 168]).toEqual([true, true])

    await logOut(page, wordsIn(locale))
    await page.waitForURL(`${origin}/`)
    await page.goto('/login')
    await expect.poll(() => field(page, 'identifier').inputValue()).toBe(email)
    await expect.poll(() => field(page, 'rememberMe').isChecked()).toBe(true)
  })
})

/** Each language and each device has a new password; the other session is on the other device. */
describe.each([
  ['zh', 'phone', 'desktop'],
  ['en', 'desktop', 'phone'],
] as const)('passwords, in %s on a %s', (lang, device, otherDevice) => {
  test('a changed one ends the session on the other device (M-065, MO-30)', async () => {
    const { locale, email, words, open } = journey(lang, device)
    const other = await open('/register', otherDevice)
    await register(other.page, { origin, email, locale })
    await other.page.getByRole('heading', { name: words.registerSuccess.title }).waitFor()
    expect(await axeFindings(other.page)).toEqual([])
    const { page } = await open('/login?redirectUrl=/user/password')
    await logIn(page, { account: email, password: PASSWORD, locale })
    await page.waitForURL(`${origin}/user/password`)
    await atRest(page)
    await field(page, 'oldPassword').fill(PASSWORD)
    await field(page, 'password').fill('another5walk')
    await field(page, 'confirmPassword').fill('another5walk')
    await button(page, words.password.submit).click()
    await page.getByText(words.password.changed).first().waitFor()

    await other.page.goto('/user')
    expect(other.page.url()).toBe(`${origin}/login?redirectUrl=%2Fuser`)
    await page.goto('/user')
    expect(page.url()).toBe(`${origin}/user`)
  })

  test('a forgotten one is reset with a code (M-068, MO-31)', async () => {
    const { locale, email, words, open, join } = journey(lang, device)
    await join()
    const { page } = await open('/resetPassword')
    await atRest(page)
    await field(page, 'identifier').fill(email)
    await button(page, words.forms.code.send).click()
    await page.getByText(words.forms.code.sent.replace('{receiver}', email)).waitFor()
    await field(page, 'verifyCode').fill(await codeTo(origin, email))
    await field(page, 'password').fill('third6walk')
    await field(page, 'confirmPassword').fill('third6walk')
    await button(page, words.resetPassword.submit).click()
    await page.waitForURL(`${origin}/user`)
    await expectKind(page, 'member')

    await forgetSession(page)
    await page.goto('/login?redirectUrl=/user')
    await logIn(page, { account: email, password: 'third6walk', locale })
    await expect.poll(() => page.url()).toBe(`${origin}/user`)
  })
})

test('what a tab shows of a member goes when another tab logs out, untouched (M-020, M-022, M-074)', async () => {
  const [member] = demoMembers
  if (!member) throw new Error('The demo has members.')
  const { page, context } = await visit('/robots.txt')
  await context.addCookies(memberCookies(origin, (await logInByApi(origin, member)).token))
  await page.goto('/user/profile')
  await field(page, 'firstName').waitFor()
  await page.waitForFunction(() => localStorage.getItem('member_info') !== null)
  const other = await context.newPage()
  await other.goto('/user/profile')
  await logOut(other, wordsIn('zh_HK'))
  await expect.poll(() => page.url()).toBe(`${origin}/login?redirectUrl=%2Fuser%2Fprofile`)
})

test('a button pressed before the shop’s scripts are there is pressed again when they are (M-020, M-087)', async () => {
  const [member] = demoMembers
  if (!member) throw new Error('The demo has members.')
  const { page, context } = await visit('/robots.txt')
  await context.addCookies(memberCookies(origin, (await logInByApi(origin, member)).token))
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/user?lang=en', { waitUntil: 'commit' })
  await page.locator('main').getByRole('button', { name: 'Log out' }).first().click()
  release()
  await expect.poll(() => page.url()).toBe(`${origin}/`)
  await expectKind(page, 'visitor')
})

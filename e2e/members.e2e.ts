import type { Locale } from '#locales/locale.ts'
import { describe, expect, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS } from './browser.ts'
import {
  codeTo,
  expectKind,
  logIn,
  newestTo,
  PASSWORD,
  register,
  sessionOf,
  somebody,
  wordsIn,
} from './member.ts'

const { origin, visit } = openBrowser()

const DEVICES = {
  phone: { viewport: { width: WIDTHS.phone, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: WIDTHS.desktop, height: 900 } },
} as const

const CASES = [
  ['zh', 'phone'],
  ['en', 'phone'],
  ['zh', 'desktop'],
  ['en', 'desktop'],
] as const

const HOUR = 3600

describe.each(CASES)('a member’s way through the shop, in %s on a %s', (lang, device) => {
  const locale: Locale = lang === 'zh' ? 'zh_HK' : 'en_US'
  const words = wordsIn(locale)
  const open = (path: string, from: object) =>
    visit(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, {
      ...DEVICES[device],
      ...from,
      hasPictures: false,
    })

  test('arrives, registers by a code, edits the profile, switches language, logs out (M-015, M-035, M-048, M-051, M-092)', async () => {
    const { from, email } = somebody()
    const visited = await open('/', from)
    const { page } = visited
    await expectKind(page, 'visitor')
    const asVisitor = (await sessionOf(page))['auth_token']?.value

    await page.goto('/register?redirectUrl=/user/profile')
    await register(page, { origin, email, locale })
    await expectKind(page, 'member')
    const session = await sessionOf(page)
    // A login never keeps the token it came with. Two hours, for nobody asked to be remembered (M-306, MO-20).
    expect(session['auth_token']?.value).not.toBe(asVisitor)
    const life = (session['auth_token']?.expires ?? 0) - Date.now() / 1000
    expect([life > 1.9 * HOUR, life <= 2 * HOUR]).toEqual([true, true])
    await page.getByRole('link', { name: words.account.registerSuccess.goOn }).click()

    await page.waitForURL('**/user/profile')
    const nick = page.locator('main [name="nickName"]')
    await nick.fill('Wanderer')
    await page.getByRole('button', { name: words.account.profile.save, exact: true }).first().click()
    await page.getByText(words.account.profile.saved).waitFor()
    await page.reload()
    await expect.poll(() => nick.inputValue()).toBe('Wanderer')

    // The other language, without losing the page (M-312, L-033).
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[hreflang]')?.click()
    })
    const other = wordsIn(lang === 'zh' ? 'en_US' : 'zh_HK')
    await page.getByRole('heading', { level: 1, name: other.account.profile.title }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/profile')

    await page.getByRole('button', { name: other.account.nav.signOut }).first().click()
    await page.waitForURL(`${origin}/`)
    await expectKind(page, 'visitor')
    await page.goto('/user/profile')
    expect(page.url()).toBe(`${origin}/login?redirectUrl=%2Fuser%2Fprofile`)
    expectNoProblems(visited)
  })

  test('fails until a picture must be read, then is remembered (M-030, M-031, M-034, M-305, MO-11)', async () => {
    const { from, email } = somebody()
    const { page } = await open('/register', from)
    await register(page, { origin, email, locale })
    await page.context().clearCookies({ name: 'auth_token' })
    await page.context().clearCookies({ name: 'is_visitor' })

    await page.goto('/login?redirectUrl=/user')
    const picture = page.locator('main [name="imageVerifyCode"]')
    for (let failure = 1; failure <= 3; failure++) {
      expect(await picture.count()).toBe(0)
      await logIn(page, { account: email, password: `wrong${failure}${failure}`, locale })
      await page.locator('main [role="alert"], main [aria-invalid="true"]').first().waitFor()
    }
    await picture.waitFor()
    await logIn(page, { account: email, password: PASSWORD, locale })
    await expect.poll(() => picture.getAttribute('aria-invalid')).toBe('true')
    expect(await axeFindings(page)).toEqual([])

    await picture.fill((await newestTo(origin, 'image-code')).text)
    await page.locator('main [name="rememberMe"]').evaluate((box: HTMLInputElement) => box.click())
    await logIn(page, { account: email, password: PASSWORD, locale })
    await page.waitForURL('**/user')
    await expectKind(page, 'member')
    const life = ((await sessionOf(page))['auth_token']?.expires ?? 0) - Date.now() / 1000
    expect([life > 167 * HOUR, life <= 168 * HOUR]).toEqual([true, true])

    await page.getByRole('button', { name: words.account.nav.signOut }).first().click()
    await page.waitForURL(`${origin}/`)
    await page.goto('/login')
    await expect.poll(() => page.locator('main [name="identifier"]').inputValue()).toBe(email)
  })
})

describe('passwords, in a browser', () => {
  const locale = 'en_US'
  const words = wordsIn(locale).account

  test('a changed password ends the session on the other device (M-065, MO-30)', async () => {
    const { from, email } = somebody()
    const phone = await visit('/register?lang=en', { ...DEVICES.phone, ...from, hasPictures: false })
    await register(phone.page, { origin, email, locale })
    const desk = await visit('/login?lang=en&redirectUrl=/user/password', { ...from, hasPictures: false })
    await logIn(desk.page, { account: email, password: PASSWORD, locale })
    await desk.page.waitForURL('**/user/password')

    const name = (field: string) => desk.page.locator(`main [name="${field}"]`)
    await name('oldPassword').fill(PASSWORD)
    await name('password').fill('another5walk')
    await name('confirmPassword').fill('another5walk')
    await desk.page.getByRole('button', { name: words.password.submit, exact: true }).click()
    await desk.page.getByText(words.password.changed).waitFor()

    await phone.page.goto('/user')
    await phone.page.waitForURL('**/login?redirectUrl=%2Fuser')
    await desk.page.goto('/user')
    await desk.page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(desk.page.url()).pathname).toBe('/user')
  })

  test('a forgotten one is set anew with a code (M-068, MO-31)', async () => {
    const { from, email } = somebody()
    const { page } = await visit('/register?lang=en', { ...from, hasPictures: false })
    await register(page, { origin, email, locale })
    await page.context().clearCookies({ name: 'auth_token' })
    await page.goto('/resetPassword')
    const name = (field: string) => page.locator(`main [name="${field}"]`)
    await name('identifier').fill(email)
    await page.getByRole('button', { name: words.forms.code.send, exact: true }).click()
    await page.getByText(words.forms.code.sent.replace('{receiver}', email)).waitFor()
    await name('verifyCode').fill(await codeTo(origin, email))
    await name('password').fill('third6walk')
    await name('confirmPassword').fill('third6walk')
    await page.getByRole('button', { name: words.resetPassword.submit, exact: true }).click()
    await page.waitForURL('**/user')
    await expectKind(page, 'member')
    expect(new URL(page.url()).pathname).toBe('/user')
  })
})

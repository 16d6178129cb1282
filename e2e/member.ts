import { catalogue } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { ask } from './api.ts'
import { atRest } from './at-rest.ts'

/** The shop's texts in a language, for finding buttons by name. */
export const wordsIn = (locale: Locale) => catalogue[locale]

let people = 0

/** A new person: an e-mail address, and a network address whose limits no other test uses up. */
export function newPerson(): {
  readonly from: { readonly extraHTTPHeaders: Record<string, string> }
  readonly email: string
} {
  people += 1
  const address = `203.0.113.${people}`
  return {
    from: { extraHTTPHeaders: { 'X-Forwarded-For': address } },
    email: `walker-${Date.now().toString(36)}-${people}@cairn.example`,
  }
}

interface Message {
  readonly subject: string
  readonly text: string
}

/** The newest message to a receiver in the shop's development outbox. Waits for the first one. */
export async function newestTo(origin: string, to: string): Promise<Message> {
  const messages = async (): Promise<readonly Message[]> =>
    (await (await fetch(`${origin}/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()).messages
  await expect.poll(async () => (await messages()).length).toBeGreaterThan(0)
  const [newest] = await messages()
  if (!newest) throw new Error(`Nothing was sent to ${to}`)
  return newest
}

/** The six digits of the newest message to a receiver. Waits until the newest message has a code. */
export async function codeTo(origin: string, to: string): Promise<string> {
  const code = async () => /\b\d{6}\b/.exec((await newestTo(origin, to)).text)?.[0]
  await expect.poll(code).toBeDefined()
  return (await code()) ?? ''
}

export const PASSWORD = 'walk4ever'

/** Fills in and submits the registration form, and waits for the welcome page. */
export async function register(
  page: Page,
  { origin, email, locale }: { readonly origin: string; readonly email: string; readonly locale: Locale },
): Promise<void> {
  const { forms, register: words } = wordsIn(locale).account
  await atRest(page)
  const name = (field: string) => page.locator(`main [name="${field}"]`)
  await name('email').fill(email)
  await page.getByRole('button', { name: forms.code.send, exact: true }).click()
  await name('verifyCode').fill(await codeTo(origin, email))
  await name('password').fill(PASSWORD)
  await name('confirmPassword').fill(PASSWORD)
  await name('appellation').selectOption('MS')
  await page.getByText(forms.sex.F, { exact: true }).click()
  await name('firstName').fill(locale === 'zh_HK' ? '大文' : 'Tai Man')
  await name('lastName').fill(locale === 'zh_HK' ? '陳' : 'Chan')
  await name('birthMonth').selectOption('5')
  await name('agreesToTerms').evaluate((box: HTMLInputElement) => box.click())
  await page.getByRole('button', { name: words.submit, exact: true }).click()
  await page.waitForURL('**/register/success')
}

/** Fills in and submits the login form. */
export async function logIn(
  page: Page,
  { account, password, locale }: { account: string; password: string; locale: Locale },
): Promise<void> {
  await atRest(page)
  await page.locator('main [name="identifier"]').fill(account)
  await page.locator('main [name="password"]').fill(password)
  await page
    .locator('main form')
    .getByRole('button', { name: wordsIn(locale).account.login.submit, exact: true })
    .click()
}

const LOGIN = `mutation userLogin($input: UserLoginInput!) {
  userLogin(userLoginInput: $input) { token customer { email mobile memberInfo { name } } }
}`
const SEND_CODE = `mutation sendEmailVerifyCode($input: EmailVerifyCodeInput!) {
  sendEmailVerifyCode(input: $input) { success }
}`
const REGISTER = `mutation userRegister($input: UserRegisterInput!) {
  userRegister(userRegisterInput: $input) { token }
}`

/** Registers a person without a browser, for tests that begin after it. The password is `PASSWORD`. */
export async function registerByApi(
  origin: string,
  { email, from }: ReturnType<typeof newPerson>,
  more: { readonly referrerCode?: string } = {},
): Promise<void> {
  const headers = { lang: 'zh_HK', ...from.extraHTTPHeaders }
  await ask(origin, '', SEND_CODE, { input: { email, purpose: 'REGISTER' } }, headers)
  const input = {
    email,
    countryCode: 'HK',
    verifiedBy: 'EMAIL',
    verifyCode: await codeTo(origin, email),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    appellation: 'MS',
    firstName: 'Tai Man',
    lastName: 'Chan',
    sex: 'F',
    birthMonth: 5,
    agreesToTerms: true,
    ...more,
  }
  const { userRegister } = await ask<{ userRegister: { token: string | null } }>(
    origin,
    '',
    REGISTER,
    { input },
    headers,
  )
  expect(userRegister.token).toBeTruthy()
}

interface LoggedIn {
  readonly token: string
  readonly customer: {
    readonly email: string
    readonly mobile: string | null
    readonly memberInfo: { readonly name: string }
  }
}

/** Logs in without a browser, for tests about something else. */
export async function logInByApi(
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<LoggedIn> {
  const { userLogin } = await ask<{ userLogin: LoggedIn }>(origin, '', LOGIN, {
    input: { account: email, password },
  })
  return userLogin
}

/** The cookies of a member's browser. */
export const memberCookies = (origin: string, token: string) => [
  { name: 'auth_token', value: token, url: origin },
  { name: 'is_visitor', value: '0', url: origin },
]

/** Deletes the session's cookies, as if the session had expired. Leaves the page first, because it would react by navigating. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  for (const name of ['auth_token', 'is_visitor']) await page.context().clearCookies({ name })
}

/** The session's cookies, by name. */
export async function sessionOf(
  page: Page,
): Promise<Readonly<Record<string, { value: string; expires: number }>>> {
  const cookies = await page.context().cookies()
  return Object.fromEntries(cookies.map(({ name, value, expires }) => [name, { value, expires }]))
}

/** Waits until the page knows whether a visitor or a member is shopping. */
export async function expectKind(page: Page, kind: 'visitor' | 'member'): Promise<void> {
  const flag = async () => (await sessionOf(page))['is_visitor']?.value
  await expect.poll(flag).toBe(kind === 'visitor' ? '1' : '0')
}

import { DESK_PATH } from '#desk/address.ts'
import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { codeAt } from '#operators/second-factor/testing.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { countedHands } from './counted-hands.ts'
import { openPageList } from './editor-page.ts'
import { KEY_PRESS } from './keystroke-model.ts'
import { signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const NAME = 'dee'
const [FIRST, SECOND] = ['correct horse', 'another battery']

afterAll(async () => {
  const client = await signedInClient(origin, 'admin')
  if ((await client.read('operators.list', {})).some(({ name }) => name === NAME))
    await client.change('operators.remove', { name: NAME, reason: 'The test is over' })
})

async function signInDee(page: Page, password: string) {
  await page.goto('/editor/pages')
  await page.getByLabel('Name').fill(NAME)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('an admin adds an operator, who signs in and changes the password; the admin ends the session (LO-13)', async () => {
  const { page: admin, context: adminContext } = await visit('/robots.txt')
  await openPageList(admin, 'admin')
  await admin.getByRole('link', { name: 'Operators', exact: true }).click()
  await heading(admin, 'Operators').waitFor()
  await admin.getByRole('table', { name: 'Operators' }).waitFor()
  expect(await axeFindings(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Add without an invitation' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add operator' })
  await dialog.getByLabel('Name').fill(NAME)
  await dialog.getByLabel('Role').selectOption({ label: 'Publisher' })
  await dialog.getByLabel('Password', { exact: true }).fill(FIRST)
  expect(await axeFindings(admin)).toEqual([])
  await admin.keyboard.press('Enter')
  const row = admin.getByRole('row').filter({ hasText: NAME })
  await row.getByText('Not signed in').waitFor()

  const { page: dee, context: deeContext } = await visit('/?lang=en')
  await signInDee(dee, FIRST)
  await heading(dee, 'Pages').waitFor()
  expect(await dee.getByRole('link', { name: 'Operators', exact: true }).count()).toBe(0)
  await dee.getByRole('button', { name: /^Account of/ }).click()
  await dee.getByRole('menuitem', { name: 'Change password' }).click()
  await dee.getByLabel('Current password').fill(FIRST)
  await dee.getByLabel('New password').fill(SECOND)
  await dee.keyboard.press('Enter')
  await dee.getByText('Password changed').waitFor()

  await admin.reload()
  await row.getByText('1 open session').waitFor()
  await row.getByRole('button', { name: /^Sign out/ }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await row.getByText('Not signed in').waitFor()
  await dee.reload()
  await heading(dee, 'Sign in to the page builder').waitFor()
  await signInDee(dee, FIRST)
  await dee.getByText('Name or password is wrong.').waitFor()
  await signInDee(dee, SECOND)
  await heading(dee, 'Pages').waitFor()
  await Promise.all([adminContext.close(), deeContext.close()])
})

test('the routes of accounts answer admins alone (LO-13)', async () => {
  const client = await signedInClient(origin, 'publisher')
  await expect(client.read('operators.list', {})).rejects.toMatchObject({ status: 403 })
  const asked = await fetch(`${origin}${DESK_PATH}/operators.list`, { headers: { origin } })
  expect(asked.status).toBe(401)
})

describe('two-step sign-in and sessions', () => {
  const PERSON = 'fay'

  afterAll(async () => {
    const client = await signedInClient(origin, 'admin')
    if ((await client.read('operators.list', {})).some(({ name }) => name === PERSON))
      await client.change('operators.remove', { name: PERSON, reason: 'The test is over' })
  })

  async function signIn(page: Page, more: readonly string[] = []) {
    await page.goto('/editor/account')
    await page.getByLabel('Name').fill(PERSON)
    await page.getByLabel('Password').fill(FIRST)
    await page.keyboard.press('Enter')
    for (const code of more) {
      await page.getByLabel('Code from your authenticator app').fill(code)
      await page.keyboard.press('Enter')
    }
  }

  test('an operator sets it up by the keyboard, signs in with a code elsewhere, and ends that session', async () => {
    const client = await signedInClient(origin, 'admin')
    await client.change('operators.add', { name: PERSON, role: 'editor', password: FIRST })
    const { page } = await visit('/?lang=en')
    await signIn(page)
    await heading(page, 'My account').waitFor()
    await page.getByText('Chrome on Linux').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Set up' }).press('Enter')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
    // The page has the focus in the field of the code.
    const used = codeAt(secret, Date.now())
    await page.keyboard.type(used)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
    const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'I have saved them' }).press('Enter')
    await page.getByText('10 recovery codes are left.').waitFor()

    const { page: other } = await visit('/?lang=en')
    // The code of the set-up counts once.
    await signIn(other, [used])
    await other.getByText(/^The code is wrong/).waitFor()
    expect(await axeFindings(other)).toEqual([])
    await other.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await other.getByLabel('Recovery code').fill(codes[0] ?? '')
    await other.keyboard.press('Enter')
    await heading(other, 'My account').waitFor()
    await other.getByText('9 recovery codes are left.').waitFor()

    await page.reload()
    await page.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click()
    await page.getByText('Signed out there').waitFor()
    await other.reload()
    await heading(other, 'Sign in to the page builder').waitFor()
  })
})

test('an operator is hired within 45 seconds, joins by the link, and is let go within 10', async () => {
  const name = `gil${Date.now() % 100_000}`
  const { page: admin } = await visit('/robots.txt')
  await openPageList(admin, 'admin')
  await admin.goto('/editor/operators')
  await admin.getByRole('table', { name: 'Operators' }).waitFor()
  const hire = countedHands(admin)
  await hire.press('Invite operator')
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Name').and(dialog.locator(':focus')).waitFor()
  await hire.fill('Name', name, dialog)
  await hire.fill('Email', `${name}@shop.example`, dialog)
  await hire.act(() => dialog.getByLabel('Role').selectOption({ label: 'Publisher' }), 'p')
  await hire.act(() => dialog.getByLabel('Last day').fill('2099-12-31'), '31122099')
  expect(await axeFindings(admin)).toEqual([])
  await hire.press('Send invitation', dialog)
  const link = await admin.getByLabel('Link').inputValue()
  expect(hire.seconds()).toBeLessThan(45)
  expect(await axeFindings(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Done' }).click()
  await admin
    .getByRole('row')
    .filter({ hasText: name })
    .getByText(/^Link valid until/)
    .waitFor()

  const { page: person } = await visit('/?lang=en')
  await person.goto(link)
  await heading(person, `Welcome, ${name}`).waitFor()
  expect(await axeFindings(person)).toEqual([])
  await person.getByLabel('Password', { exact: true }).fill(FIRST)
  await person.keyboard.press('Enter')
  await heading(person, 'Protect your account').waitFor()
  expect(await axeFindings(person)).toEqual([])
  await person.getByRole('button', { name: 'Later' }).click()
  await heading(person, 'Home').waitFor()

  await admin.reload()
  const row = admin.getByRole('row').filter({ hasText: name })
  await row.getByText('1 open session').waitFor()
  const go = countedHands(admin)
  await go.press(`Let go of ${name}`)
  await admin.getByLabel('Reason').and(admin.locator(':focus')).waitFor()
  await go.act(() => admin.getByLabel('Hand over to').selectOption('publisher'), 'p')
  await admin.getByLabel('Reason').fill('Left')
  expect(await axeFindings(admin)).toEqual([])
  await admin.getByLabel('Reason').press('Enter')
  expect(go.seconds() + 'Left'.length * KEY_PRESS + KEY_PRESS).toBeLessThan(10)
  await admin.getByText(`${name} was let go`).waitFor()
  await row.waitFor({ state: 'detached' })
  await person.reload()
  await heading(person, 'Sign in to the page builder').waitFor()
  await person.goto(link)
  await person.getByText(/^This link is not valid/).waitFor()
})

import { DESK_PATH } from '#desk/address.ts'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const NAME = 'dee'
const [FIRST, SECOND] = ['correct horse', 'another battery']

afterAll(async () => {
  const client = await signedInClient(origin, 'admin')
  if ((await client.read('operators.list', {})).some(({ name }) => name === NAME))
    await client.change('operators.remove', { name: NAME })
})

async function signInDee(page: Page, password: string) {
  await page.goto('/editor/pages')
  await page.getByLabel('Name').fill(NAME)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('an admin adds an operator, who signs in and changes the password; the admin ends the session (LO-13)', async () => {
  const { page: admin, context: adminContext } = await visit('/?lang=en')
  await signInAs(admin, 'admin')
  await admin.getByRole('link', { name: 'Operators', exact: true }).click()
  await heading(admin, 'Operators').waitFor()
  await admin.getByRole('table', { name: 'Operators' }).waitFor()
  expect(await axeFindings(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Add operator' }).click()
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

import { expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin } from './browser.ts'
import { logInByApi, memberCookies, newPerson, PASSWORD, registerByApi } from './member.ts'

const { visit } = openBrowser()

test('a member saves an address, finds it in the list, and takes a removal back (M-096 … M-099, MO-43)', async () => {
  const person = newPerson()
  await registerByApi(shopOrigin(), person)
  const { token } = await logInByApi(shopOrigin(), { email: person.email, password: PASSWORD })
  const visited = await visit('/robots.txt')
  const { page } = visited
  await page.context().addCookies(memberCookies(shopOrigin(), token))
  await page.goto(`${shopOrigin()}/user/address?lang=en`)
  await atRest(page)
  await page.getByRole('link', { name: 'Add an address', exact: true }).click()
  await page.waitForURL('**/user/address/update')
  const form = page.getByRole('form', { name: 'Add an address', exact: true })
  await form.getByLabel('Mobile number', { exact: true }).fill('9123 4567')
  await form.getByLabel('District', { exact: true }).selectOption('Wan Chai')
  await form.getByLabel('Area', { exact: true }).selectOption('Causeway Bay')
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Save address', exact: true }).click()
  expect(await form.getByLabel('Address', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Address', { exact: true }).fill('8 Trail Road')
  await form.getByRole('button', { name: 'Save address', exact: true }).click()

  await page.waitForURL('**/user/address')
  const card = page.getByRole('article').filter({ hasText: '8 Trail Road' })
  await card.getByText('Causeway Bay, Wan Chai, Hong Kong', { exact: true }).waitFor()
  await card.getByText('Default', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('heading', { name: 'You have no saved addresses', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await card.getByText('Default', { exact: true }).waitFor()
  await page.reload()
  await card.getByText('+852 91234567', { exact: true }).waitFor()
  expectNoProblems(visited)
})

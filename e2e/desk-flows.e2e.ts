import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser, shopOrigin } from './browser.ts'
import { countedHands } from './counted-hands.ts'
import { signInAs } from './editor-page.ts'
import { TARP } from './goods.ts'
import { logInByApi, newPerson, PASSWORD, registerByApi } from './member.ts'
import { signedInClient } from './operator.ts'
import { fillBag, placeOrder, toGatewayByApi, visitorByApi } from './orders.ts'

const { visit } = openBrowser()

/** Most seconds that a trained person takes, by the keystroke-level model, with texts at hand. */
const MOST = { menu: 120, legalPage: 180, price: 15, refund: 20, dataRequest: 300 } as const
/** A text that lies ready is copied whole. */
const PASTED = 'copy'

/** As it is typed: day, month, year, hour, minute. */
const IN_FORCE = '010120990000'

type Hands = ReturnType<typeof countedHands>

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function atHome() {
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'admin')
  await page.goto('/editor')
  await heading(page, 'Home').waitFor()
  return { page, hands: countedHands(page) }
}

const goTo = (page: Page, hands: Hands, screen: string) =>
  hands.act(() =>
    page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).first().click(),
  )

/** Fills the form of a menu entry and creates it. */
async function fillEntry(
  page: Page,
  hands: Hands,
  [code, zh, en, address]: readonly [string, string, string, string],
) {
  await hands.fill('Code', code)
  await hands.fill('Name (Chinese)', zh)
  await hands.fill('Name (English)', en)
  await hands.fill('Address', address)
  await hands.press('Create')
  await heading(page, en).waitFor()
}

/** Opens the one member that a search has found. */
async function openFound(page: Page, hands: Hands) {
  const found = page.locator('tbody').getByRole('link')
  await expect.poll(() => found.count()).toBe(1)
  await hands.act(() => found.click())
}

test('the menu of a season is made within two minutes: an entry of its own at the front, another below it', async () => {
  const { page, hands } = await atHome()
  const code = `season-${Date.now() % 100_000}`
  await goTo(page, hands, 'Menu tree')
  await heading(page, 'Menu tree').waitFor()
  const tree = page.getByRole('region', { name: 'Header and drawer' })
  const preview = page.frameLocator('iframe[title="Preview of the menus"]')
  await preview.getByRole('navigation', { name: 'Main menu' }).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await hands.act(() => tree.getByRole('link', { name: 'New entry', exact: true }).click())
  await fillEntry(page, hands, [code, '冬季', 'Winter', '/list?keyword=winter'])
  await goTo(page, hands, 'Menu tree')
  await hands.act(() => page.getByRole('link', { name: 'New entry below Winter' }).click())
  await fillEntry(page, hands, [`${code}-boots`, '雪靴', 'Snow boots', '/list?keyword=boots'])
  await goTo(page, hands, 'Menu tree')
  const handle = tree.getByRole('button', { name: 'Move Winter' })
  await handle.waitFor()
  const above = await tree.getByRole('button', { name: /^Move / }).count()
  await hands.act(async () => {
    for (let step = 0; step < above; step += 1) await handle.press('Alt+ArrowUp')
  }, 'up, held')
  const first = preview.getByRole('navigation', { name: 'Main menu' }).first().getByRole('link').first()
  await expect.poll(() => first.innerText()).toBe('Winter')
  await hands.press('Save')
  await page
    .getByText(/^Saved\./)
    .first()
    .waitFor()
  expect(hands.seconds()).toBeLessThan(MOST.menu)

  const { page: shop } = await visit('/?lang=en')
  await shop
    .getByRole('navigation', { name: 'Main menu' })
    .first()
    .getByRole('link', { name: 'Winter' })
    .waitFor()
  const client = await signedInClient(shopOrigin(), 'admin')
  for (const each of [`${code}-boots`, code]) {
    const { base } = await client.read('menus.find', { code: each })
    await client.change('menus.remove', { code: each, base, wish: `remove ${each}`, reason: '' })
  }
})

test('a legal page gets a new version within three minutes, with the difference beside it and its instant', async () => {
  const { page, hands } = await atHome()
  await goTo(page, hands, 'Documents')
  await hands.act(() =>
    page.getByRole('row').getByRole('link', { name: 'Privacy policy', exact: true }).click(),
  )
  await heading(page, 'Privacy policy').waitFor()
  await hands.press('New version from the one in force')
  const later = page.getByRole('group', { name: 'Later versions', exact: true })
  await hands.act(() => later.getByRole('button', { name: /^2 · / }).click())
  for (const [language, text] of [
    ['Chinese', '我們只保存送貨所需的資料。'],
    ['English', 'We keep only what delivery needs.'],
  ] as const)
    await hands.act(async () => {
      await later
        .getByRole('textbox', { name: `Text (${language})`, exact: true })
        .last()
        .click()
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    }, PASTED)
  await hands.act(async () => {
    await later.getByRole('spinbutton', { name: 'day, In force from' }).last().click()
    await page.keyboard.type(IN_FORCE)
  }, IN_FORCE)
  expect(await axeFindings(page)).toEqual([])
  await hands.press('Save')
  await page
    .getByText(/^Saved\./)
    .first()
    .waitFor()
  await hands.act(() => page.getByText('What version 2 changes of version 1').click())
  await page.getByText('We keep only what delivery needs.').first().waitFor()
  await page.getByText(/^Version 2: begins on 1 Jan 2099/).waitFor()
  expect(hands.seconds()).toBeLessThan(MOST.legalPage)
  const { page: shop } = await visit('/privacy-policy?lang=en')
  await heading(shop, 'Privacy policy').waitFor()
  expect(await shop.getByText('We keep only what delivery needs.').count()).toBe(0)

  const client = await signedInClient(shopOrigin(), 'admin')
  const { line, base } = await client.read('documents.find', { code: 'privacy-policy' })
  const changes = [{ path: 'versions', before: (line as { versions: unknown }).versions, after: [] }]
  await client.change('documents.save', {
    code: 'privacy-policy',
    base,
    wish: 'one version',
    reason: '',
    changes,
  })
})

test('a member is found and the prices of their bag are explained within 15 seconds', async () => {
  const person = newPerson()
  await registerByApi(shopOrigin(), person)
  const { token } = await logInByApi(shopOrigin(), { email: person.email, password: PASSWORD })
  await fillBag(shopOrigin(), token, { [TARP]: 2 })
  const { page, hands } = await atHome()
  await goTo(page, hands, 'Members')
  const search = page.getByRole('searchbox', { name: 'Email, mobile, order number or name' })
  await hands.act(() => search.fill(person.email), PASTED)
  await openFound(page, hands)
  await hands.press('Explain prices')
  const result = page.getByRole('region', { name: 'Result' })
  await result.getByText(/^2 × /).waitFor()
  await result.getByRole('heading', { name: 'What counted' }).waitFor()
  expect(hands.seconds()).toBeLessThan(MOST.price)
  expect(await axeFindings(page)).toEqual([])
})

test('a part of an order is refunded within 20 seconds', async () => {
  const { email } = newPerson()
  const token = await visitorByApi(shopOrigin())
  const number = await placeOrder(shopOrigin(), { token, skuCode: TARP, email })
  await (await toGatewayByApi(shopOrigin(), token, number))()
  const { page, hands } = await atHome()
  const client = await signedInClient(shopOrigin(), 'admin')
  await expect
    .poll(async () => (await client.read('orders.find', { number })).refundable.amount)
    .toBeGreaterThan(0)
  await page.goto(`/editor/orders/${number}`)
  await hands.press('Refund')
  const dialog = page.getByRole('dialog')
  await hands.fill('Amount', '20', dialog)
  await hands.fill('Reason', 'Late', dialog)
  await hands.press('Continue', dialog)
  await hands.press('Refund', dialog)
  await page.getByText('A refund of HK$20 is on its way').waitFor()
  expect(hands.seconds()).toBeLessThan(MOST.refund)
})

test('a request for personal data is noted, answered with one readable file, and closed within five minutes', async () => {
  const person = newPerson()
  await registerByApi(shopOrigin(), person)
  const { page, hands } = await atHome()
  await goTo(page, hands, 'Members')
  const search = page.getByRole('searchbox', { name: 'Email, mobile, order number or name' })
  await hands.act(() => search.fill(person.email), PASTED)
  await openFound(page, hands)
  const dialog = page.getByRole('dialog')
  await hands.press('Note a request')
  await hands.fill('Reason', 'Asked by mail for all data', dialog)
  await hands.press('Note', dialog)
  await page.getByText('The request is noted and due in 40 days').waitFor()
  await hands.press('Export data')
  await hands.fill('Reason', 'Asked by mail', dialog)
  const [saved] = await Promise.all([page.waitForEvent('download'), hands.press('Export', dialog)])
  expect(await readFile(await saved.path(), 'utf8')).toContain(person.email)
  await hands.press('Close')
  await hands.fill('Reason', 'Sent by mail', dialog)
  await hands.press('Close request', dialog)
  await page.getByText('The request is closed').waitFor()
  expect(hands.seconds()).toBeLessThan(MOST.dataRequest)
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import {
  canvasOf,
  chooseVersion,
  openAs,
  openPage,
  pressBlock,
  publish,
  saved,
  openPageList,
  signInByForm,
  toolbar,
} from './editor-page.ts'
import { draftBlock, draftWith, inEnglishToo } from './operator.ts'

const { visit, origin } = openBrowser()

const banner = (id: string, sort: number) => draftBlock(id, 'banner', {}, { sort, name: id })
const ids = (page: Page) =>
  canvasOf(page)
    .locator('[data-cairn-id]')
    .evaluateAll(elements => elements.map(element => element.getAttribute('data-cairn-id')))

const opened = (role: 'editor' | 'publisher', key: string) => openAs(visit, role, key)

/** Another operator signs in in the place of the one who is there. */
async function signInInstead(page: Page, present: string, role: 'editor' | 'publisher') {
  await page.goto('/editor/pages')
  await page.getByRole('button', { name: new RegExp(present) }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByLabel('Name').waitFor()
  await signInByForm(page, role)
}

/** Opens a page and takes up what could not be saved of it. */
async function restore(page: Page, key: string) {
  await openPage(page, key)
  await page
    .getByRole('alertdialog', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Restore them' })
    .click()
}

async function removeBlock(page: Page, id: string) {
  await pressBlock(page, id)
  await page.keyboard.press('Delete')
}

test('two operators on one page: different blocks merge, and one field that both change asks (LO-14)', async () => {
  const { pageKey, client } = await draftWith(origin, 'two-operators', [
    banner('one', 1),
    banner('two', 2),
    banner('three', 3),
  ])
  const [ada, bo] = [await opened('editor', pageKey), await opened('publisher', pageKey)]
  const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name' })
  const openFrame = async (page: Page, id: string) => {
    await pressBlock(page, id)
    await page.getByRole('tab', { name: 'Frame' }).click()
  }
  // The panels of both are there before a line is cut.
  await openFrame(bo.page, 'two')
  await nameOf(bo.page).fill('Two')
  await expect
    .poll(async () => (await client.read('pages.find', { key: pageKey })).draft.components[1]?.name)
    .toBe('Two')

  // Bo is cut off while Ada works: other blocks merge once the line is back.
  await bo.context.setOffline(true)
  await removeBlock(ada.page, 'one')
  await saved(ada.page)
  await nameOf(bo.page).fill('Two of Bo')
  await bo.context.setOffline(false)
  await saved(bo.page)
  await expect.poll(() => ids(bo.page)).toEqual(['two', 'three'])
  await expect
    .poll(async () => (await client.read('pages.find', { key: pageKey })).draft.components[0]?.name)
    .toBe('Two of Bo')

  // Both name one block: Bo sees both names and chooses.
  await openFrame(ada.page, 'two')
  await expect.poll(() => nameOf(ada.page).inputValue()).toBe('Two of Bo')
  await bo.context.setOffline(true)
  await nameOf(bo.page).fill('Two again of Bo')
  await nameOf(ada.page).fill('Two of Ada')
  await saved(ada.page)
  await bo.context.setOffline(false)
  const question = bo.page.getByRole('alertdialog', { name: 'Another operator changed the same parts' })
  await question.getByText('“Two of Ada”').waitFor()
  await question.getByText('“Two again of Bo”').waitFor()
  await question.getByRole('button', { name: 'Use mine' }).click()
  await expect
    .poll(async () => (await client.read('pages.find', { key: pageKey })).draft.components[0]?.name)
    .toBe('Two again of Bo')
  await Promise.all([ada.context.close(), bo.context.close()])
})

test('rolling back asks, and a second press at the same spot publishes nothing (LO-14)', async () => {
  const { pageKey, client } = await draftWith(origin, 'roll-back', [banner('one', 1)])
  const { page, context } = await opened('publisher', pageKey)
  await publish(page)
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  await page.reload()
  await chooseVersion(page, /^Version 1/)
  const button = page.getByRole('button', { name: 'Roll back to this version', exact: true })
  // Waits until the dialog stands still.
  await button.hover()
  const spot = await button.boundingBox()
  if (!spot) throw new Error('No button to press')
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2]
  await page.mouse.click(x, y)
  const question = page.getByRole('dialog', { name: 'Publish version 1 again?' })
  await question.getByRole('button', { name: 'Publish version 1' }).click()
  await page.getByText('Version 3 is live.').waitFor()
  await question.waitFor({ state: 'hidden' })
  await page.mouse.click(x, y)
  await question.waitFor()
  expect((await client.read('pages.find', { key: pageKey })).liveVersion).toBe(3)
  await context.close()
})

test('undo that would remove what a colleague wrote says whose it is and shows it; kept, it stays', async () => {
  const { pageKey, client } = await draftWith(origin, 'undo-asks', [banner('one', 1)])
  const [ada, bo] = [await opened('editor', pageKey), await opened('publisher', pageKey)]
  await pressBlock(ada.page, 'one')
  await ada.page.keyboard.press('Control+d')
  await saved(ada.page)
  await expect.poll(async () => (await ids(bo.page)).length).toBe(2)
  const copy = (await ids(bo.page)).find(id => id !== 'one') ?? ''
  await pressBlock(bo.page, copy)
  await bo.page.getByRole('tab', { name: 'Frame' }).click()
  await bo.page.getByRole('textbox', { name: 'Name' }).fill('Named by Bo')
  await saved(bo.page)
  await ada.page.getByRole('tab', { name: 'Outline' }).click()
  await ada.page.getByText('Named by Bo').first().waitFor()

  await toolbar(ada.page, 'Undo').click()
  const question = ada.page.getByRole('dialog', { name: 'Other operators have worked here' })
  await question.getByText('What you would remove (Named by Bo) was changed since by publisher:').waitFor()
  await question.getByText('“Named by Bo”').waitFor()
  expect(await axeFindings(ada.page)).toEqual([])
  await question.getByRole('button', { name: 'Keep it' }).click()
  await saved(ada.page)
  expect(
    (await client.read('pages.find', { key: pageKey })).draft.components.map(({ name }) => name),
  ).toEqual(['one', 'Named by Bo'])
  await Promise.all([ada.context.close(), bo.context.close()])
})

test('what one operator could not save is neither offered to another nor sent by them; it waits for who made it (LO-14)', async () => {
  const { pageKey, client } = await draftWith(origin, 'unsent-of-one', [banner('one', 1), banner('two', 2)])
  const { page, context } = await opened('editor', pageKey)
  await pressBlock(page, 'one')
  // The session ends, and the operator goes on.
  await context.clearCookies({ name: 'cairn_operator' })
  await page.keyboard.press('Delete')
  const again = page.getByRole('alertdialog', { name: 'Sign in again' })
  await again.getByLabel('Name').fill('publisher')
  await again.getByLabel('Password').fill('cairn-publisher')
  await page.keyboard.press('Enter')
  await page
    .getByText('This browser holds changes by editor that could not be saved.', { exact: false })
    .waitFor()
  await expect.poll(() => ids(page)).toEqual(['one', 'two'])
  const stored = async () =>
    (await client.read('pages.find', { key: pageKey })).draft.components.map(({ id }) => id)
  expect(await stored()).toEqual(['one', 'two'])

  await signInInstead(page, 'publisher', 'editor')
  await restore(page, pageKey)
  await expect.poll(stored).toEqual(['two'])
  await context.close()
})

test('a page that comes to the other language in another window says so, and opens in both', async () => {
  const { pageKey, client } = await draftWith(origin, 'language-elsewhere', [banner('one', 1)])
  const { page, context } = await opened('editor', pageKey)
  await inEnglishToo(client, pageKey, 'Elsewhere')
  await page.getByText('This page now exists in English too.').waitFor()
  await page.getByRole('button', { name: 'Open again' }).click()
  await page.getByText('This page now exists in English too.').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'English' }).first().waitFor()
  expect(await ids(page)).toEqual(['one'])
  await context.close()
})

/** An editor who makes three steps without a line; `reconnect` restores it for that tab alone. */
async function threeSteps(key: string) {
  const { pageKey, client } = await draftWith(origin, key, [
    banner('one', 1),
    banner('two', 2),
    banner('three', 3),
  ])
  const { page, context } = await opened('editor', pageKey)
  // The form is there before the line is cut.
  await pressBlock(page, 'two')
  await page.getByRole('tab', { name: 'Frame' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.waitFor()
  const line = await context.newCDPSession(page)
  const cut = (offline: boolean) =>
    line.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await cut(true)
  await name.fill('Two without a line')
  await removeBlock(page, 'one')
  await pressBlock(page, 'three')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => ids(page)).toEqual(['three', 'two'])
  return {
    page,
    context,
    pageKey,
    reconnect: () => cut(false),
    stored: async () =>
      (await client.read('pages.find', { key: pageKey })).draft.components.map(
        block => `${block.id} ${block.name}`,
      ),
    labels: async (by: string) =>
      (await client.read('pages.activity', { key: pageKey }))
        .filter(step => step.by === by)
        .map(step => step.label)
        .toSorted(),
  }
}

const UNTOUCHED = ['one one', 'two two', 'three three']
const STEPPED = ['three three', 'two Two without a line']

test('another operator signs in in a second tab while one works without a line: the first tab says who is signed in, and the steps wait for who made them (case 10)', async () => {
  const { page, context, pageKey, reconnect, stored, labels } = await threeSteps('two-tabs')
  const second = await context.newPage()
  await signInInstead(second, 'editor', 'publisher')
  const ofPublisher = await labels('publisher')

  await reconnect()
  await page.getByText('You are signed in as publisher. This browser holds changes by editor').waitFor()
  await expect.poll(() => ids(page)).toEqual(['one', 'two', 'three'])
  expect(await axeFindings(page)).toEqual([])
  expect(await stored()).toEqual(UNTOUCHED)

  await signInInstead(page, 'publisher', 'editor')
  await restore(page, pageKey)
  await expect.poll(stored).toEqual(STEPPED)
  expect(await labels('editor')).toEqual(['move', 'remove', 'rename'])
  expect(await labels('publisher')).toEqual(ofPublisher)
  await context.close()
})

test('where the session only ended, the first tab asks for the operator who made the steps, and says who is signed in (case 10)', async () => {
  const { page, context, reconnect, stored, labels } = await threeSteps('two-tabs-ended')
  await context.clearCookies({ name: 'cairn_operator' })
  const second = await context.newPage()
  await second.goto('/robots.txt')
  await openPageList(second, 'publisher')
  const ofPublisher = await labels('publisher')

  await reconnect()
  const again = page.getByRole('alertdialog', { name: 'Sign in again' })
  await again.getByText(/^You are signed in as publisher now\. These changes were made by editor\./).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await stored()).toEqual(UNTOUCHED)
  await again.getByLabel('Password').fill('cairn-editor')
  await page.keyboard.press('Enter')
  await expect.poll(stored).toEqual(STEPPED)
  await again.waitFor({ state: 'hidden' })
  expect(await labels('editor')).toEqual(['move', 'remove', 'rename'])
  expect(await labels('publisher')).toEqual(ofPublisher)
  await context.close()
})

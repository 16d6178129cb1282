import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, chooseVersion, openPage, publish, saved, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const banner = (id: string, sort: number) => draftBlock(id, 'banner', {}, { sort, name: id })
const ids = (page: Page) =>
  canvasOf(page)
    .locator('[data-cairn-id]')
    .evaluateAll(elements => elements.map(element => element.getAttribute('data-cairn-id')))

async function opened(role: 'editor' | 'publisher', key: string) {
  const { page, context } = await visit('/?lang=en')
  await signInAs(page, role)
  await openPage(page, key)
  return { page, context }
}

async function removeBlock(page: Page, id: string) {
  await canvasOf(page)
    .locator(`[data-cairn-id="${id}"]`)
    .click({ position: { x: 5, y: 5 } })
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
    await canvasOf(page)
      .locator(`[data-cairn-id="${id}"]`)
      .click({ position: { x: 5, y: 5 } })
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

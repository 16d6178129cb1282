import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, openPage, publish, saved, signInAs, toolbar } from './editor-page.ts'
import { draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const banner = (id: string, sort: number) => ({
  id,
  sort,
  name: id,
  code: 'banner',
  version: 1,
  pageId: '',
  section: 'main',
  style: {},
  options: {},
  values: {},
  childComponents: [],
})
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

test('two operators, different blocks: no draft is lost, and both learn what happened (LO-14)', async () => {
  const { pageKey } = await draftWith(origin, 'two-operators', [
    banner('one', 1),
    banner('two', 2),
    banner('three', 3),
  ])
  const [ada, bo] = [await opened('editor', pageKey), await opened('publisher', pageKey)]
  // Bo is cut off while Ada saves, so that the two drafts meet.
  await canvasOf(bo.page)
    .locator('[data-cairn-id="two"]')
    .click({ position: { x: 5, y: 5 } })
  await bo.page.getByRole('tab', { name: 'Content' }).waitFor()
  await bo.page.getByRole('group').first().waitFor()
  await bo.context.setOffline(true)
  await removeBlock(ada.page, 'one')
  await saved(ada.page)
  await bo.page.keyboard.press('Delete')
  await bo.context.setOffline(false)
  const conflict = bo.page.getByRole('alertdialog', { name: 'Another operator has changed this page' })
  await conflict.waitFor()
  await conflict.getByText('Only in yours: one').waitFor()
  await conflict.getByText('Only in theirs: two').waitFor()
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click()

  // Ada's screen follows, says so, and brings her draft back.
  await ada.page.getByText(/saved a newer draft/).waitFor()
  await expect.poll(() => ids(ada.page)).toEqual(['one', 'three'])
  await ada.page.getByRole('button', { name: 'Open versions' }).click()
  const kept = ada.page.getByRole('region', { name: 'Replaced drafts' })
  await kept.getByRole('button', { name: 'Use as draft' }).first().click()
  await expect.poll(() => ids(ada.page)).toEqual(['two', 'three'])
  await ada.page.keyboard.press('Escape')
  await saved(ada.page)

  // The publisher's canvas follows before anything goes live.
  await expect.poll(() => ids(bo.page)).toEqual(['two', 'three'])
  await Promise.all([ada.context.close(), bo.context.close()])
})

test('rolling back asks, and a second press at the same spot publishes nothing (LO-14)', async () => {
  const { pageKey, client } = await draftWith(origin, 'roll-back', [banner('one', 1)])
  const { page, context } = await opened('publisher', pageKey)
  await publish(page)
  const { draft } = await client.page(pageKey)
  await client.publish(pageKey, draft.revision)
  await page.reload()
  await toolbar(page, 'Versions').click()
  const button = page.getByRole('button', { name: 'Roll back to this', disabled: false })
  // Waits until the drawer stands still.
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
  expect((await client.page(pageKey)).liveVersion).toBe(3)
  await context.close()
})

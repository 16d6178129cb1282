import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openAs, pressBlock } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const titleOf = (canvas: FrameLocator, id: string) => canvas.locator(`[data-cairn-id=${id}] h2`)
const settings = (page: Page) => page.locator('[data-area=inspector]')

/** Two operators on a page of two titles. */
async function openForTwo(key: string) {
  const { client, pageKey } = await draftWith(origin, key, [
    draftBlock('head', 'articleTitle', { title: '夏日山徑' }),
    draftBlock('near', 'articleTitle', { title: '鄰居' }, { sort: 2 }),
  ])
  const [{ page: ada }, { page: bo }] = [
    await openAs(visit, 'editor', pageKey),
    await openAs(visit, 'publisher', pageKey),
  ]
  const stored = async () =>
    (await client.read('pages.find', { key: pageKey })).draft.components.map(({ options }) => options)
  return { ada, bo, canvas: canvasOf(ada), stored }
}

/** Counts the steps of others that have come to a page. */
async function newsOf(page: Page) {
  let count = 0
  const network = await page.context().newCDPSession(page)
  network.on('Network.eventSourceMessageReceived', ({ data }) => {
    if (data.includes('"steps"')) count += 1
  })
  await network.send('Network.enable')
  return () => count
}

/** Begins to compose after the second sign of a title on the canvas; the composition stays open. */
async function compose(page: Page, text: string) {
  const canvas = canvasOf(page)
  await titleOf(canvas, 'head').dblclick()
  const field = canvas.locator('[data-cairn-editing]')
  await field.waitFor()
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  const method = await page.context().newCDPSession(page)
  const length = text.length
  await method.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length })
  await expect.poll(() => field.innerText()).toBe(`夏日${text}山徑`)
  return { field, commit: (result: string) => method.send('Input.insertText', { text: result }) }
}

test('what others change around a text under composition leaves it whole, and one undo takes it back alone (case 4)', async () => {
  const { ada, bo, canvas, stored } = await openForTwo('composing')
  const { field, commit } = await compose(ada, 'ㄇㄠˋ')
  const news = await newsOf(ada)

  await pressBlock(bo, 'head')
  await settings(bo).getByRole('button', { name: 'Look', exact: true }).click()
  await settings(bo).getByLabel('Colour as hex or rgba', { exact: true }).fill('#b3261e')
  await expect.poll(stored).toMatchObject([{ color: '#b3261e' }, {}])
  await pressBlock(bo, 'near')
  await settings(bo).getByLabel('Title', { exact: true }).fill('新鄰居')
  await expect.poll(stored).toMatchObject([{}, { title: '新鄰居' }])
  await pressBlock(bo, 'near')
  await bo.keyboard.press('Delete')
  await expect.poll(stored).toHaveLength(1)
  await expect.poll(news).toBeGreaterThanOrEqual(3)
  expect(await field.innerText()).toBe('夏日ㄇㄠˋ山徑')

  await commit('帽')
  await expect.poll(() => field.innerText()).toBe('夏日帽山徑')
  await titleOf(canvas, 'near').waitFor({ state: 'detached' })
  await ada.keyboard.type('！')
  await ada.keyboard.press('Backspace')
  await ada.keyboard.press('Enter')
  await expect.poll(stored).toMatchObject([{ title: '夏日帽山徑', color: '#b3261e' }])
  await titleOf(canvasOf(bo), 'head').getByText('夏日帽山徑').waitFor()
  await ada.keyboard.press('ControlOrMeta+z')
  await expect.poll(stored).toMatchObject([{ title: '夏日山徑', color: '#b3261e' }])
  await titleOf(canvas, 'head').getByText('夏日山徑').waitFor()
  expect(await stored()).toHaveLength(1)
})

const removed = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Another operator changed the same parts' })

test('a block that another operator deletes under a composition on the page is offered with what was composed (case 4)', async () => {
  const { ada, bo, canvas, stored } = await openForTwo('composing-deleted')
  const { commit } = await compose(ada, 'ㄇㄠˋ')
  const news = await newsOf(ada)
  await pressBlock(bo, 'head')
  await bo.keyboard.press('Delete')
  await expect.poll(stored).toHaveLength(1)
  await expect.poll(news).toBeGreaterThan(0)
  await commit('帽')
  await removed(ada).getByText('With your changes it reads: “夏日帽山徑”').waitFor()
  await titleOf(canvas, 'head').waitFor({ state: 'detached' })
  expect(await axeFindings(ada)).toEqual([])
  await removed(ada).getByRole('button', { name: 'Restore it with my changes' }).click()
  await titleOf(canvas, 'head').getByText('夏日帽山徑').waitFor()
  await expect.poll(stored).toMatchObject([{ title: '夏日帽山徑' }, { title: '鄰居' }])
})

test('so is a block that is deleted while its text is typed without an input method, or composed in its settings (case 4)', async () => {
  const { ada, bo, canvas, stored } = await openForTwo('typing-deleted')
  await titleOf(canvas, 'head').dblclick()
  await canvas.locator('[data-cairn-editing]').waitFor()
  await ada.keyboard.press('End')
  await ada.keyboard.type(' 2')
  await pressBlock(bo, 'head')
  await bo.keyboard.press('Delete')
  await removed(ada).getByText('With your changes it reads: “夏日山徑 2”').waitFor()
  await removed(ada).getByRole('button', { name: 'Restore it with my changes' }).click()
  await expect.poll(stored).toMatchObject([{ title: '夏日山徑 2' }, { title: '鄰居' }])

  await pressBlock(ada, 'near')
  await settings(ada).getByLabel('Title', { exact: true }).focus()
  await ada.keyboard.press('End')
  const method = await ada.context().newCDPSession(ada)
  await method.send('Input.imeSetComposition', { text: 'ㄇㄠˋ', selectionStart: 3, selectionEnd: 3 })
  const news = await newsOf(ada)
  await pressBlock(bo, 'near')
  await bo.keyboard.press('Delete')
  await expect.poll(news).toBeGreaterThan(0)
  await method.send('Input.insertText', { text: '帽' })
  await removed(ada).getByText('With your changes it reads: “鄰居帽”').waitFor()
  await removed(ada).getByRole('button', { name: 'Restore it with my changes' }).click()
  await expect.poll(stored).toMatchObject([{ title: '夏日山徑 2' }, { title: '鄰居帽' }])
})

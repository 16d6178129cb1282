import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { openBrowser } from './browser.ts'
import {
  canvasOf,
  CLIPBOARD,
  exportPage,
  openPage,
  saved,
  openPageList,
  signInAs,
  toArea,
  toolbar,
} from './editor-page.ts'
import { draftBlock, draftWith, inEnglishToo } from './operator.ts'

const { visit, origin } = openBrowser()

const TEXTS = ['左文', '右文']
const column = (id: string, at: number) =>
  draftBlock(id, 'articleTitle', { title: TEXTS[at] }, { section: `column${at + 1}` })

const idsIn = ({ id, childComponents }: Component): readonly string[] => [
  id,
  ...childComponents.flatMap(idsIn),
]
const textsIn = ({ childComponents }: Component) => childComponents.map(({ options }) => options['title'])
const titlesOn = (page: Page) => canvasOf(page).locator('[data-block=articleTitle] h2').allInnerTexts()

test('copies of columns have ids of their own in both languages; undo and redo are exact, also after a reload, and an edit shows once (case 7)', async () => {
  const { client, pageKey } = await draftWith(origin, 'copies', [
    draftBlock('row', 'columns', { count: 2 }, { childComponents: [column('left', 0), column('right', 1)] }),
  ])
  const { key: english } = await inEnglishToo(client, pageKey, 'Copies')
  const read = async (key: string) => (await client.read('pages.find', { key })).draft.components
  /** The rows of both languages. */
  const both = async () => [await read(pageKey), await read(english)] as const
  const idsOf = async () => (await both()).map(rows => rows.map(idsIn))
  const count = async (rows: number) => {
    await expect.poll(async () => (await both()).map(components => components.length)).toEqual([rows, rows])
  }

  const { page } = await visit('/robots.txt', { permissions: CLIPBOARD })
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await toArea(page, 'outline')
  await page.keyboard.press('Home')
  await page.getByRole('treeitem', { selected: true }).waitFor()
  await page.keyboard.press('Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"cairn": "blocks"')
  // Nothing is selected.
  await page.keyboard.press('Escape')
  await page.getByText(/Choose a block on the page/).waitFor()
  await page.keyboard.press('Control+v')
  await count(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+v')
  await count(3)
  await expect.poll(() => titlesOn(page)).toEqual([...TEXTS, ...TEXTS, ...TEXTS])
  await saved(page)
  const after = await idsOf()
  for (const rows of after) {
    expect(rows.map(ids => ids.length)).toEqual([3, 3, 3])
    expect(new Set(rows.flat()).size).toBe(9)
  }
  expect(after[1]).toEqual(after[0])

  const undo = () => toolbar(page, 'Undo').click()
  const redo = () => toolbar(page, 'Redo').click()
  const goBackAndForth = async () => {
    await undo()
    await count(2)
    await undo()
    await count(1)
    expect(await idsOf()).toEqual(after.map(rows => rows.slice(0, 1)))
    await redo()
    await count(2)
    await redo()
    await count(3)
    expect(await idsOf()).toEqual(after)
    await saved(page)
  }
  await goBackAndForth()
  await openPage(page, pageKey)
  await expect.poll(() => titlesOn(page)).toEqual([...TEXTS, ...TEXTS, ...TEXTS])
  await goBackAndForth()

  // A text in the first copy.
  await canvasOf(page).locator('[data-block=articleTitle] h2').nth(2).click()
  await page.locator('[data-area=inspector]').getByLabel('Title', { exact: true }).fill('只在此')
  await expect
    .poll(async () => (await read(pageKey)).map(textsIn))
    .toEqual([TEXTS, ['只在此', '右文'], TEXTS])
  expect((await read(english)).map(textsIn)).toEqual([TEXTS, TEXTS, TEXTS])
  expect(await titlesOn(page)).toEqual([...TEXTS, '只在此', '右文', ...TEXTS])

  // Exported, and all of its blocks brought into the page itself.
  const home = (await visit('/robots.txt')).page
  await openPageList(home, 'publisher')
  const { components } = JSON.parse(await exportPage(home, '/landingPage/copies')) as {
    readonly components: readonly Component[]
  }
  expect(components).toHaveLength(3)
  await page.keyboard.press('Escape')
  await page.evaluate(
    text => navigator.clipboard.writeText(text),
    JSON.stringify({ cairn: 'blocks', components }),
  )
  await toArea(page, 'outline')
  await page.keyboard.press('Escape')
  await page.getByText(/Choose a block on the page/).waitFor()
  await page.keyboard.press('Control+v')
  await count(6)
  await saved(page)
  for (const rows of await idsOf()) expect(new Set(rows.flat()).size).toBe(18)
  expect((await idsOf()).map(rows => rows.slice(0, 3))).toEqual(after)
  expect((await read(pageKey)).map(textsIn).slice(3)).toEqual([TEXTS, ['只在此', '右文'], TEXTS])
})

test('where the address has no https, keys still copy to the system, for other pages and programs', async () => {
  const { pageKey } = await draftWith(origin, 'copies-http', [
    draftBlock('row', 'articleTitle', { title: '一' }),
  ])
  const { page, context } = await visit('/robots.txt', { permissions: CLIPBOARD })
  await page.evaluate(() => navigator.clipboard.writeText('Of another program'))
  // As browsers do it there.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await toArea(page, 'outline')
  await page.keyboard.press('Home')
  await page.getByRole('treeitem', { selected: true }).waitFor()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect.poll(() => titlesOn(page)).toEqual(['一', '一'])
  const other = await context.newPage()
  await other.goto('/robots.txt')
  expect(await other.evaluate(() => navigator.clipboard.readText())).toContain('"cairn": "blocks"')
})

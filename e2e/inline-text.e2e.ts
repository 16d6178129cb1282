import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openPage, saved, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const blocks = [
  draftBlock('head', 'articleTitle', { title: '夏日山徑' }),
  draftBlock('form', 'teaserForm', { title: '新品快訊', text: '第一行' }, { sort: 2 }),
  draftBlock('words', 'richText', { content: '<p>長文</p>' }, { sort: 3 }),
]

/** A page with texts of its own, open in the editor. */
async function openTexts(key: string, options = {}) {
  const { client, pageKey } = await draftWith(origin, key, blocks)
  const { page } = await visit('/robots.txt', options)
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  const kept = async (at: number, option: string) =>
    (await client.read('pages.find', { key: pageKey })).draft.components[at]?.options[option]
  return {
    page,
    canvas: canvasOf(page),
    kept,
    steps: async () => (await client.read('pages.activity', { key: pageKey })).length,
  }
}

const editedIn = (page: Page) => canvasOf(page).locator('[data-cairn-editing]')

test('a double click edits a title where it stands; Enter keeps it as one step, which one undo takes back', async () => {
  const { page, canvas, kept, steps } = await openTexts('inline-title')
  const before = await steps()
  const title = canvas.getByRole('heading', { name: '夏日山徑', exact: true })
  await title.dblclick()
  const text = canvas.getByRole('textbox', { name: 'Title', exact: true })
  await text.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ridge walk')
  await page.keyboard.press('Enter')
  await canvas.getByRole('heading', { name: 'Ridge walk', exact: true }).waitFor()
  await text.waitFor({ state: 'detached' })
  await saved(page)
  expect(await kept(0, 'title')).toBe('Ridge walk')
  expect(await steps()).toBe(before + 1)
  await page.keyboard.press('ControlOrMeta+z')
  await title.waitFor()
})

test('by keyboard: Enter on the selected block, Tab to its next text, Escape gives a text back', async () => {
  const { page, canvas, kept } = await openTexts('inline-keys')
  await canvas.locator('[data-cairn-id="form"] h2').click()
  await page.keyboard.press('Enter')
  await expect.poll(() => editedIn(page).getAttribute('aria-label')).toBe('Title')
  await page.keyboard.type('News')
  await page.keyboard.press('Tab')
  await expect.poll(() => editedIn(page).getAttribute('aria-label')).toBe('Text')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => editedIn(page).innerText()).toBe('News')
  await page.keyboard.type('Something else')
  await page.keyboard.press('Escape')
  await editedIn(page).waitFor({ state: 'detached' })
  await canvas.getByRole('heading', { name: 'News', exact: true }).waitFor()
  await saved(page)
  expect(await kept(1, 'title')).toBe('News')
  expect(await kept(1, 'text')).toBe('第一行\ntwo')
})

test('what an input method composes is whole: its keys end nothing, and nothing of it is lost or kept twice', async () => {
  const { page, canvas, kept } = await openTexts('inline-composing')
  await canvas.locator('[data-cairn-id="head"] h2').dblclick()
  await editedIn(page).waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  const method = await page.context().newCDPSession(page)
  await method.send('Input.imeSetComposition', { text: 'ㄕㄢ', selectionStart: 2, selectionEnd: 2 })
  await expect.poll(() => editedIn(page).innerText()).toBe('ㄕㄢ')
  // As browsers send it while a method composes.
  for (const key of ['Enter', 'Escape', 'Tab'])
    await method.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 })
  expect(await editedIn(page).innerText()).toBe('ㄕㄢ')
  await method.send('Input.insertText', { text: '山' })
  await method.send('Input.imeSetComposition', { text: 'ㄌㄨ', selectionStart: 2, selectionEnd: 2 })
  await method.send('Input.insertText', { text: '路' })
  await expect.poll(() => editedIn(page).innerText()).toBe('山路')
  await page.keyboard.press('Enter')
  await canvas.getByRole('heading', { name: '山路', exact: true }).waitFor()
  await saved(page)
  expect(await kept(0, 'title')).toBe('山路')
})

test('a press elsewhere in the middle of a composition keeps what is there', async () => {
  const { page, canvas, kept } = await openTexts('inline-left')
  await canvas.locator('[data-cairn-id="head"] h2').dblclick()
  await editedIn(page).waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  const method = await page.context().newCDPSession(page)
  await method.send('Input.imeSetComposition', { text: '山', selectionStart: 1, selectionEnd: 1 })
  await expect.poll(() => editedIn(page).innerText()).toBe('山')
  await canvas.locator('[data-cairn-id="form"] h2').click()
  await editedIn(page).waitFor({ state: 'detached' })
  await saved(page)
  expect(await kept(0, 'title')).toBe('山')
})

test('lengths and lines keep to the schema: a title is one line of at most 200 characters', async () => {
  const { page, canvas, kept } = await openTexts('inline-limits')
  await canvas.locator('[data-cairn-id="head"] h2').dblclick()
  await editedIn(page).waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(`one\ntwo ${'長'.repeat(300)}`)
  await page.getByText('“Title” holds at most 200 characters. 108 characters did not fit').waitFor()
  await page.keyboard.press('Enter')
  await editedIn(page).waitFor({ state: 'detached' })
  await saved(page)
  expect(await kept(0, 'title')).toBe(`one two ${'長'.repeat(192)}`)
})

test('rich text opens its editor; a second tap edits on a touch screen, and so does the menu', async () => {
  const { page, canvas } = await openTexts('inline-touch', { hasTouch: true })
  await canvas.getByText('長文', { exact: true }).dblclick()
  const field = page.getByRole('complementary', { name: 'Settings' }).locator('[contenteditable=true]')
  await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)

  const title = canvas.locator('[data-cairn-id="head"] h2')
  await title.tap()
  await title.tap()
  await editedIn(page).waitFor()
  await page.keyboard.press('Escape')
  await editedIn(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'More actions', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /^Edit text on the page/ }).click()
  await editedIn(page).waitFor()
})

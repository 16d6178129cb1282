import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import {
  addByKeyboard,
  canvasOf,
  cardOf,
  dragOnto,
  openAs,
  pressBlock,
  saved,
  toolbar,
} from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const settings = (page: Page) => page.locator('[data-area=inspector]')
/** The address of a link. */
const addressIn = (place: Locator) => place.getByLabel('Address, for example /list', { exact: true }).first()
const blocksOn = (page: Page) =>
  canvasOf(page)
    .locator('[data-cairn-id]')
    .evaluateAll(blocks => blocks.map(block => block.getAttribute('data-block')))

/** A page of a banner with a picture and a rich text, open in the editor. */
async function open(key: string) {
  const { client, pageKey } = await draftWith(origin, key, [
    draftBlock('hero', 'banner', { type: 0, imgUrl: '/media/demo/scene-snow.svg', hasHotArea: true }),
    draftBlock('words', 'richText', { content: '<p>Words</p>' }, { sort: 2 }),
  ])
  const { page } = await openAs(visit, 'publisher', pageKey)
  const stored = async () => (await client.read('pages.find', { key: pageKey })).draft.components
  /** Blocks without the links typed into. */
  const blocks = async () =>
    (await stored()).map(({ id, options }) => [
      id,
      options['content'],
      Array.isArray(options['hotArea']) ? options['hotArea'].length : 0,
    ])
  return { page, stored, blocks }
}

/** Types three letters, then presses undo once, three times and five times: the letters go, and nothing else does. */
async function typeAndUndo(page: Page, field: Locator, blocks: () => Promise<unknown>): Promise<void> {
  const value = () => field.evaluate(element => (element instanceof HTMLInputElement ? element.value : ''))
  await saved(page)
  const before = await value()
  const behind = await blocks()
  const isFocused = () => field.evaluate(element => element === document.activeElement)
  const typeThenUndo = async (presses: number) => {
    await field.click()
    await page.keyboard.press('End')
    await page.keyboard.type('abc')
    await expect.poll(value).toBe(`${before}abc`)
    for (let press = 0; press < presses; press++) await page.keyboard.press('ControlOrMeta+z')
  }
  // The browser takes the letters back in groups: one press leaves some or none.
  await typeThenUndo(1)
  await expect.poll(value).not.toBe(`${before}abc`)
  expect(`${before}abc`.startsWith(await value())).toBe(true)
  for (let press = 0; press < 3; press++) await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(value).toBe(before)
  for (const presses of [3, 5]) {
    await typeThenUndo(presses)
    await expect.poll(value).toBe(before)
    expect(await isFocused()).toBe(true)
  }
  await saved(page)
  expect(await blocks()).toEqual(behind)
}

describe('undo where one types takes letters back, and nothing of the page (case 13)', () => {
  test('in the link of a block that was just added, and in its colour', async () => {
    const { page, blocks } = await open('undo-link')
    await addByKeyboard(page, 'banner')
    await expect.poll(() => blocksOn(page)).toHaveLength(3)
    await saved(page)
    const link = addressIn(settings(page))
    await typeAndUndo(page, link, blocks)
    await addByKeyboard(page, 'article title')
    await expect.poll(() => blocksOn(page)).toHaveLength(4)
    await settings(page).getByRole('button', { name: 'Look', exact: true }).click()
    await typeAndUndo(page, settings(page).getByLabel('Colour as hex or rgba', { exact: true }), blocks)
    expect(await blocksOn(page)).toHaveLength(4)
  })

  test('in the link form of a rich text', async () => {
    const { page, stored, blocks } = await open('undo-text-link')
    await pressBlock(page, 'words')
    const text = settings(page).locator('[contenteditable=true]')
    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' more')
    await expect.poll(stored).toMatchObject([{}, { options: { content: '<p>Words more</p>' } }])
    await settings(page).getByRole('button', { name: 'Link', exact: true }).click()
    await typeAndUndo(page, settings(page).getByLabel(/^Address, for example https/), blocks)
    expect(await stored()).toMatchObject([{}, { options: { content: '<p>Words more</p>' } }])
  })

  test('in the dialog of clickable areas, whose areas stay', async () => {
    const { page, stored, blocks } = await open('undo-areas')
    await pressBlock(page, 'hero')
    await settings(page).getByRole('button', { name: 'Draw areas', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Clickable areas', exact: true })
    const addArea = dialog.getByRole('button', { name: 'Add an area', exact: true })
    const linkOf = (area: number) => addressIn(dialog.getByRole('group', { name: `Link of area ${area}` }))
    await addArea.click()
    await linkOf(1).click()
    await page.keyboard.type('/snow')
    await addArea.click()
    const areas = async () => (await stored())[0]?.options['hotArea']
    const drawn = [{ url: { value: '/snow' } }, {}]
    await expect.poll(areas).toMatchObject(drawn)
    await typeAndUndo(page, linkOf(2), blocks)
    expect(await areas()).toMatchObject(drawn)
    // Nor do the keys do anything to the page when no field has them.
    await addArea.focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ControlOrMeta+z')
    await saved(page)
    expect(await areas()).toMatchObject(drawn)
    await dialog.getByRole('button', { name: 'Done', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(async () => {
        await toolbar(page, 'Undo').click()
        await saved(page)
        return (await areas()) ?? []
      })
      .toEqual([])
  })

  test('in the settings right after a drag on the page, which undo takes back once the field is left', async () => {
    const { page, blocks } = await open('undo-after-drag')
    await dragOnto(cardOf(page, 'Banner'), canvasOf(page).locator('[data-cairn-id=words]'), [0.5, 0.1])
    const dragged = ['banner', 'banner', 'richText']
    await expect.poll(() => blocksOn(page)).toEqual(dragged)
    await saved(page)
    await typeAndUndo(page, addressIn(settings(page)), blocks)
    expect(await blocksOn(page)).toEqual(dragged)
    await pressBlock(page, 'words')
    // Steps of typing may be before it.
    await expect
      .poll(async () => {
        await toolbar(page, 'Undo').click()
        return blocksOn(page)
      })
      .toEqual(['banner', 'richText'])
  })
})

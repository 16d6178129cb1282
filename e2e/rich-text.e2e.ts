import { componentSchema } from '#blocks/page/page.ts'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, cardOf, dragOnto, openPage, saved, signInAs } from './editor-page.ts'
import { draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const TABLE =
  '<table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><td>M</td><td>94</td></tr></tbody></table>'
const PICTURE = '<p><img src="/media/demo/scene-snow.svg" alt="Snow" /></p>'
const FIGURE = '<figure><figcaption>How it fits</figcaption></figure>'

const richText = (content: string) =>
  componentSchema.parse({ id: 'words', code: 'richText', options: { content } })

/** Where the editor of a text takes the caret to be: it stands in its element, as Tiptap has it. */
const caretOf = (element: Element & { editor?: { state: { selection: { head: number } } } }) =>
  element.editor?.state.selection.head

/** An operator at a page of one rich text, the text under edit. */
async function editing(key: string, content: string) {
  const { client, pageKey } = await draftWith(origin, key, [richText(content)])
  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await canvasOf(page).locator('[data-cairn-id=words]').click()
  const text = page.getByRole('complementary', { name: 'Settings' }).locator('[contenteditable=true]')
  await text.waitFor()
  const kept = async () =>
    String((await client.read('pages.find', { key: pageKey })).draft.components[0]?.options.content)
  return { page, text, client, pageKey, kept }
}

describe('rich text under edit (L-261)', () => {
  test('a table and a picture saved by another program survive typing, and the shop shows both', async () => {
    const { page, text, client, pageKey, kept } = await editing(
      'tables',
      `<p>Sizes</p>${TABLE}${PICTURE}${FIGURE}`,
    )
    await text.getByText('Sizes').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' of jackets')
    await saved(page)
    await expect.poll(kept).toContain('<p>Sizes of jackets</p>')
    expect(await kept()).toContain(TABLE)
    expect(await kept()).toContain(FIGURE)

    await client.change('pages.publish', {
      key: pageKey,
      revision: (await client.read('pages.find', { key: pageKey })).draft.revision,
      accepted: 'all',
    })
    const { page: shop } = await visit('/landingPage/tables', { javaScriptEnabled: false })
    const shown = shop.locator('[data-block=richText]')
    expect(await shown.getByRole('cell', { name: '94' }).isVisible()).toBe(true)
    expect(await shown.getByRole('img', { name: 'Snow' }).count()).toBe(1)
    expect(await shown.getByText('Sizes of jackets').isVisible()).toBe(true)
  })

  test('the keyboard goes past a locked part and leaves it whole', async () => {
    const { page, text, kept } = await editing('locked', `<p>above</p>${FIGURE}<p>below</p>`)
    await text.getByText('above').click()
    await page.keyboard.press('End')
    // The caret moves at once, the editor notices a moment later.
    await expect.poll(() => text.evaluate(caretOf)).toBe(1 + 'above'.length)
    await page.keyboard.press('ArrowRight')
    const chosen = text.locator('.ProseMirror-selectednode')
    await chosen.getByText('Locked part').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('past, ')
    await expect.poll(kept).toBe(`<p>above</p>${FIGURE}<p>past, below</p>`)
  })
})

test('a block dropped anywhere on the empty canvas of a new page lands (L-003)', async () => {
  const { client, pageKey } = await draftWith(origin, 'empty', [])
  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  await page.goto(`/editor/pages/${pageKey}`)
  await canvasOf(page).locator('[data-cairn-slot]').first().waitFor()
  await dragOnto(cardOf(page, 'Banner'), page.locator('main iframe'), [0.5, 0.8])
  await expect
    .poll(async () =>
      (await client.read('pages.find', { key: pageKey })).draft.components.map(({ code }) => code),
    )
    .toEqual(['banner'])
})

import { componentSchema } from '#blocks/page/page.ts'
import type { Locator } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, cardOf, dragOnto, openPage, saved, signInAs, toolbar } from './editor-page.ts'
import { draftWith, type SignedIn } from './operator.ts'

const { visit, origin } = openBrowser()

const TABLE =
  '<table><thead><tr><th>Size</th><th>Chest</th></tr></thead><tbody><tr><td>M</td><td>94</td></tr></tbody></table>'
const PICTURE = '<p><img src="/media/demo/scene-snow.svg" alt="Snow" /></p>'
const FIGURE = '<figure><figcaption>How it fits</figcaption></figure>'

const richText = (content: string) =>
  componentSchema.parse({ id: 'words', code: 'richText', options: { content } })

/** A text under edit, as Tiptap keeps it in its element. */
interface EditedElement extends Element {
  editor?: {
    state: { selection: { head: number } }
    view: { posAtDOM(node: Node, offset: number): number }
  }
}

/** Compares the caret of the browser with that of the editor, which learns of it a moment later. */
function isCaretNoticed({ editor }: EditedElement): boolean {
  const { focusNode = null, focusOffset = 0 } = getSelection() ?? {}
  return focusNode !== null && editor?.view.posAtDOM(focusNode, focusOffset) === editor?.state.selection.head
}

/** Moves the caret of a text under edit: presses on a word of it, then one key; typing waits for the editor to follow. */
async function moveCaret(text: Locator, move: { to?: string; key?: string }) {
  if (move.to) await text.getByText(move.to).click()
  if (move.key) await text.page().keyboard.press(move.key)
  await expect.poll(() => text.evaluate(isCaretNoticed)).toBe(true)
}

const publishPage = async (client: SignedIn, key: string) =>
  client.change('pages.publish', {
    key,
    revision: (await client.read('pages.find', { key })).draft.revision,
    accepted: 'all',
  })

/** An operator at a page of one rich text, the text under edit. */
async function editing(key: string, content: string) {
  const { client, pageKey } = await draftWith(origin, key, [richText(content)])
  const { page } = await visit('/robots.txt')
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
    await moveCaret(text, { to: 'Sizes', key: 'End' })
    await page.keyboard.type(' of jackets')
    await saved(page)
    await expect.poll(kept).toContain('<p>Sizes of jackets</p>')
    expect(await kept()).toContain(TABLE)
    expect(await kept()).toContain(FIGURE)

    await publishPage(client, pageKey)
    const { page: shop } = await visit('/landingPage/tables', { javaScriptEnabled: false })
    const shown = shop.locator('[data-block=richText]')
    expect(await shown.getByRole('cell', { name: '94' }).isVisible()).toBe(true)
    expect(await shown.getByRole('img', { name: 'Snow' }).count()).toBe(1)
    expect(await shown.getByText('Sizes of jackets').isVisible()).toBe(true)
  })

  test('the keyboard goes past a locked part and leaves it whole', async () => {
    const { page, text, kept } = await editing('locked', `<p>above</p>${FIGURE}<p>below</p>`)
    await moveCaret(text, { to: 'above', key: 'End' })
    await page.keyboard.press('ArrowRight')
    const chosen = text.locator('.ProseMirror-selectednode')
    await chosen.getByText('Locked part').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('past, ')
    await expect.poll(kept).toBe(`<p>above</p>${FIGURE}<p>past, below</p>`)
  })
})

/** Pastes HTML into the text under edit, as another program would. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** A title, and a list of two levels, as Google Docs puts them into the clipboard. */
const FROM_DOCS = [
  '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">',
  '<span style="font-size:11pt;font-family:Arial;color:#000;background-color:transparent;font-weight:400;',
  'white-space:pre-wrap">防水外套</span></p><ul><li><p><span style="font-weight:700">重點</span></p></li>',
  '<ul><li><p><span style="font-weight:400">細項</span></p></li></ul></ul></b>',
].join('')

/** HTML of what is selected in the text under edit, as it comes into the clipboard. */
const copied = (text: Locator) =>
  text.evaluate(element => {
    const clipboardData = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/html')
  })

/** A picture of one pixel, as other programs write it into HTML. */
async function dot(): Promise<string> {
  const background = { r: Math.floor(Math.random() * 256), g: Date.now() % 256, b: 9 }
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

describe('a paste into rich text (L-261, LO-48)', () => {
  test('from Google Docs brings structure, no looks, and one undo takes it back; published, the shop shows it (case 1)', async () => {
    const { page, text, client, pageKey, kept } = await editing('pasted', '<p>Before</p><p>After</p>')
    await moveCaret(text, { to: 'Before', key: 'End' })
    await page.keyboard.press('Enter')
    await paste(text, FROM_DOCS)
    const pasted =
      '<p>Before</p><p>防水外套</p><ul><li><strong>重點</strong><ul><li>細項</li></ul></li></ul><p>After</p>'
    await expect.poll(kept).toBe(pasted)
    expect(await text.locator('strong').allTextContents()).toEqual(['重點'])
    await saved(page)
    await text.press('ControlOrMeta+z')
    await expect.poll(kept).toBe('<p>Before</p><p></p><p>After</p>')
    await text.press('ControlOrMeta+Shift+z')
    await expect.poll(kept).toBe(pasted)
    await saved(page)
    await publishPage(client, pageKey)
    const { page: shop } = await visit('/landingPage/pasted', { javaScriptEnabled: false })
    const shown = shop.locator('[data-block=richText]')
    expect(await shown.locator('[style]').count()).toBe(0)
    expect(await shown.locator('strong, b').allTextContents()).toEqual(['重點'])
    expect(await shown.locator('ul ul li').allTextContents()).toEqual(['細項'])
    const weightOf = (words: string) =>
      shown.getByText(words, { exact: true }).evaluate(element => getComputedStyle(element).fontWeight)
    expect([await weightOf('防水外套'), await weightOf('細項')]).toEqual(['400', '400'])
  })

  test('is one step of the page, and undo of the page takes it back alone', async () => {
    const { page, text, kept } = await editing('pasted-step', '<p>Before</p>')
    await moveCaret(text, { to: 'Before', key: 'End' })
    await page.keyboard.type('!')
    await paste(text, '<p style="color:red">one <b>two</b></p>')
    await expect.poll(kept).toBe('<p>Before!one <strong>two</strong></p>')
    await saved(page)
    await toolbar(page, 'Undo').click()
    await expect.poll(kept).toBe('<p>Before!</p>')
  })

  test('stores its own pictures in the library, and says that others are left out; after a reload and in the shop the picture is there (case 3)', async () => {
    const { page, text, client, pageKey, kept } = await editing('pasted-pictures', '<p>Before</p>')
    await moveCaret(text, { to: 'Before', key: 'End' })
    await paste(text, `<p>A<img src="${await dot()}" width="40"><img src="https://pics.example/a.png">B</p>`)
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings
      .getByText('1 picture or film of another site was left out. Add it from the media library.')
      .waitFor()
    await expect
      .poll(kept)
      .toMatch(/^<p>BeforeA<img src="\/media\/[\da-f]+\.png" alt="" width="40" \/>B<\/p>$/)
    await saved(page)
    await text.press('ControlOrMeta+z')
    await expect.poll(kept).toBe('<p>Before</p>')
    await text.press('ControlOrMeta+Shift+z')
    await expect.poll(kept).toContain('/media/')
    await saved(page)
    await page.reload()
    await canvasOf(page).locator('[data-cairn-id=words]').click()
    const again = text.locator('img')
    await expect.poll(() => again.getAttribute('src')).toMatch(/^\/media\//)
    expect(await again.count()).toBe(1)
    await publishPage(client, pageKey)
    const { page: shop } = await visit('/landingPage/pasted-pictures', { hasPictures: true })
    const picture = shop.locator('[data-block=richText] img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('of pictures that all are left out changes nothing but says so (case 3)', async () => {
    const { page, text, kept } = await editing('pasted-nothing', '<p>Before</p>')
    await text.getByText('Before').click({ clickCount: 3 })
    await moveCaret(text, {})
    await paste(text, '<img src="https://pics.example/a.png">')
    await page.getByText(/^1 picture or film of another site was left out/).waitFor()
    expect(await kept()).toBe('<p>Before</p>')
  })

  test('copied from the same text keeps its colours', async () => {
    const red = '<p><span style="color:#b3261e">red</span> and <strong>bold</strong></p>'
    const { page, text, kept } = await editing('pasted-own', red)
    await moveCaret(text, { to: 'red' })
    await page.keyboard.press('ControlOrMeta+a')
    await expect.poll(() => copied(text)).toContain('bold')
    const copy = await copied(text)
    await moveCaret(text, { key: 'ControlOrMeta+End' })
    await page.keyboard.press('Enter')
    await paste(text, copy)
    await expect.poll(kept).toBe(red + red)
  })
})

test('a block dropped anywhere on the empty canvas of a new page lands (L-003)', async () => {
  const { client, pageKey } = await draftWith(origin, 'empty', [])
  const { page } = await visit('/robots.txt')
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

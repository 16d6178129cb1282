import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openPage, saved, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const FILES = ['media-ridge.png', 'media-coast.png'] as const
const [RIDGE, COAST] = FILES
const HEIC = 'IMG_0001.jpg'
let folder = ''
const fileOf = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-media-'))
  for (const [at, name] of FILES.entries()) {
    const colour = { r: 40, g: 90 + at * 60, b: 120 }
    await sharp({ create: { width: 321, height: 210, channels: 3, background: colour } })
      .png()
      .toFile(fileOf(name))
  }
  await writeFile(fileOf('media-notes.png'), 'Not a picture')
  // A HEIC whose name says JPEG, as phones send it.
  await writeFile(fileOf(HEIC), Buffer.from('00000018667479706865696300000000', 'hex'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
async function details(page: Page, name: string) {
  await row(page, name).click()
  const dialog = dialogOf(page, name)
  await dialog.waitFor()
  return dialog
}
const search = (page: Page, term: string) =>
  page.getByRole('searchbox', { name: 'Search names, tags and alternative texts' }).fill(term)

/** Drags files from the disk onto the library, as the operating system does. */
async function dropFiles(page: Page, files: readonly string[]): Promise<void> {
  const box = await page.getByRole('grid', { name: 'Media', exact: true }).boundingBox()
  if (!box) throw new Error('The library is not in sight')
  const devTools = await page.context().newCDPSession(page)
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, x: box.x + 60, y: box.y + 40, data })
}

/** Chooses a file with the button. */
async function chooseFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (await chooser).setFiles(path)
}

test('the media library from an upload to the bin and back', async () => {
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto('/editor/media')
  await page.getByRole('grid', { name: 'Media', exact: true }).waitFor()

  // Uploads: by the button, by dropping, and two that are refused.
  await chooseFile(page, fileOf(RIDGE))
  await row(page, RIDGE).waitFor()
  await dropFiles(page, [fileOf(HEIC), fileOf(COAST)])
  await row(page, COAST).waitFor()
  const refused = page.getByRole('list', { name: 'Uploads' })
  await refused.getByText(/^IMG_0001\.jpg was not uploaded: .*JPEG.*PNG/).waitFor()
  await refused.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await refused.waitFor({ state: 'detached' })
  await chooseFile(page, fileOf('media-notes.png'))
  await refused.getByText(/^media-notes\.png was not uploaded: ./).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await refused.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await refused.waitFor({ state: 'detached' })

  // What is said of it, and the focal point by keyboard.
  const ridge = await details(page, RIDGE)
  await ridge.getByLabel('Alternative text (Chinese)', { exact: true }).fill('雪嶺')
  await ridge.getByLabel('Alternative text (English)', { exact: true }).fill('A snowy ridge')
  await ridge.getByLabel('Tags', { exact: true }).fill('media-test, snow')
  await ridge.getByRole('slider', { name: 'From the left' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect(await axeFindings(page)).toEqual([])
  await ridge.getByRole('button', { name: 'Save', exact: true }).click()
  await ridge.waitFor({ state: 'detached' })

  // Found by its words and by its tag.
  await search(page, 'snowy RIDGE')
  await row(page, COAST).waitFor({ state: 'detached' })
  await row(page, RIDGE).waitFor()
  await search(page, 'nothing of the kind')
  await page.getByText('No pictures match.').waitFor()
  await search(page, '')
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('media-test')
  await row(page, COAST).waitFor({ state: 'detached' })

  const kept = await details(page, RIDGE)
  expect(await kept.getByRole('slider', { name: 'From the left' }).inputValue()).toBe('1')
  expect(await kept.getByLabel('Alternative text (Chinese)', { exact: true }).inputValue()).toBe('雪嶺')

  // Nothing shows it: into the bin and back.
  await kept.getByText('Not used on any page.').waitFor()
  await kept.getByRole('button', { name: 'Delete', exact: true }).click()
  await row(page, RIDGE).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Deleted pictures', exact: true }).click()
  const deleted = await details(page, RIDGE)
  await deleted.getByRole('button', { name: 'Restore', exact: true }).click()
  await row(page, RIDGE).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Back to the library', exact: true }).click()
  await row(page, RIDGE).waitFor()

  // A block's picture field opens the same library.
  const { client, pageKey } = await draftWith(origin, 'media-room', [
    draftBlock('card', 'adCard', {}, { name: 'Poster' }),
  ])
  const shown = async () =>
    JSON.stringify((await client.read('pages.find', { key: pageKey })).draft.components[0]?.options)
  await openPage(page, `${pageKey}?block=card`)
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const picker = dialogOf(page, 'Media')
  await picker.getByRole('row', { name: RIDGE, exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await picker.getByRole('row', { name: RIDGE, exact: true }).click()
  await picker.waitFor({ state: 'detached' })
  await saved(page)
  const item = async (name: string) =>
    (await client.read('media.list', { term: name })).items.find(found => found.name === name)
  const [old, next] = [await item(RIDGE), await item(COAST)]
  expect(await shown()).toContain(old?.url)

  // In use: not deleted, replaced in the draft, taken back; the entry leads to the block.
  await page.goto('/editor/media')
  const used = await details(page, RIDGE)
  const uses = used.getByRole('list', { name: 'Where it is used' })
  await uses.getByRole('link', { name: 'media-room', exact: true }).waitFor()
  await used.getByRole('button', { name: 'Delete', exact: true }).click()
  await used.getByText('The picture was not deleted because these pages show it.').waitFor()
  await used.getByRole('button', { name: 'Replace everywhere', exact: true }).click()
  await dialogOf(page, `Choose a replacement for ${RIDGE}`)
    .getByRole('row', { name: COAST, exact: true })
    .click()
  const replaced = dialogOf(page, 'Picture replaced')
  await replaced.getByText(/^One draft was changed\./).waitFor()
  expect(await shown()).toContain(next?.url)
  expect(await axeFindings(page)).toEqual([])
  await replaced.getByRole('button', { name: 'Undo', exact: true }).click()
  await replaced.getByText('One draft has the old picture again.').waitFor()
  expect(await shown()).toContain(old?.url)
  await replaced.getByRole('button', { name: 'Done', exact: true }).click()
  await uses.getByRole('link', { name: 'media-room', exact: true }).click()
  await canvasOf(page).locator('[data-cairn-id="card"]').waitFor()
  await page.getByRole('heading', { name: 'Poster', exact: true }).waitFor()
})

test('a picture with too many pixels is refused before it is sent, and known bytes are said', async () => {
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto('/editor/media')
  await page.getByRole('grid', { name: 'Media', exact: true }).waitFor()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/media')) sent.push(request.url())
  })
  const huge = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#467' } })
    .jpeg()
    .toBuffer()
  await writeFile(fileOf('huge.jpg'), Buffer.concat([huge, Buffer.alloc(1024 * 1024)]))
  await chooseFile(page, fileOf('huge.jpg'))
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await uploads.getByText(/The picture has 63 megapixels. The limit is 55 megapixels./).waitFor()
  expect(sent).toEqual([])
  await uploads.getByRole('button', { name: 'Dismiss', exact: true }).click()

  const twice = await sharp({ create: { width: 33, height: 21, channels: 3, background: '#a47' } })
    .png()
    .toBuffer()
  for (const name of ['media-once.png', 'media-twice.png']) await writeFile(fileOf(name), twice)
  await chooseFile(page, fileOf('media-once.png'))
  await row(page, 'media-once.png').waitFor()
  await chooseFile(page, fileOf('media-twice.png'))
  await uploads.getByText(/^media-twice\.png is already in the library as media-once\.png\./).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await uploads.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await uploads.waitFor({ state: 'detached' })
  expect(await row(page, 'media-twice.png').count()).toBe(0)
})

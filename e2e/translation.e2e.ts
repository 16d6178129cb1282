import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, openPageList, signInAs, toolbar } from './editor-page.ts'
import { draftBlock, draftWith, type SignedIn, inEnglishToo } from './operator.ts'

const { visit, origin } = openBrowser()

/** A page in Chinese and, with the same words, in English. */
async function copied(name: string, more: { readonly rich?: string } = {}) {
  const { client, pageKey } = await draftWith(origin, name, [
    draftBlock('first', 'articleTitle', { title: '夏日的山徑' }),
    draftBlock('second', 'articleTitle', { title: '冬日的山徑' }, { sort: 2 }),
    ...(more.rich ? [draftBlock('story', 'richText', { content: more.rich }, { sort: 3 })] : []),
  ])
  const { key } = await inEnglishToo(client, pageKey, name)
  const translated = (texts: Record<string, string>) => translate(client, key, texts)
  return { client, zh: pageKey, en: key, translated }
}

/** Translates texts by the ids of their blocks, as another operator would. */
async function translate(client: SignedIn, key: string, texts: Record<string, string>) {
  const { texts: present } = await client.read('translations.sheet', { key })
  const given = present.flatMap(({ name, blockId, source, own }) => {
    const text = texts[blockId]
    return text === undefined ? [] : [{ name, source, before: own, text }]
  })
  return client.change('translations.save', { key, texts: given })
}

const textsOf = async (client: SignedIn, key: string) =>
  (await client.read('pages.find', { key })).draft.components.map(({ options }) => Object.values(options)[0])

/** Another operator writes another Chinese title. */
async function rewrite(client: SignedIn, zh: string, title: string) {
  const { draft } = await client.read('pages.find', { key: zh })
  const { revision } = (await client.read('pages.open', { key: zh })).joint
  const edit = { kind: 'edit', id: 'first', bag: 'options', set: { title }, unset: [] } as const
  const step = { id: `step to ${title}`, label: 'edit', gesture: title, operations: [edit] } as const
  await client.change('pages.send', { key: zh, base: revision, steps: [step] })
  return draft
}

test('all texts of a page in one table: typed in place, from one to the next by key, and right once they are typed', async () => {
  const { client, en } = await copied('sheet-typed', { rich: '<p>雨衣與背囊的清單</p>' })
  const { page, problems } = await visit('/robots.txt')
  await openPageList(page, 'publisher')
  await page.getByRole('button', { name: 'Actions for sheet-typed' }).click()
  await page.getByRole('menuitem', { name: 'Translation sheet' }).click()
  await page.getByRole('heading', { name: 'Translation: sheet-typed' }).waitFor()

  // A press on a row leads to the field of the language to type.
  await page.getByText('夏日的山徑', { exact: true }).first().click()
  const first = page.getByRole('textbox', { name: 'Article title: Title' }).first()
  await expect.poll(() => first.evaluate(field => field === document.activeElement)).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Summer trails')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Winter trails')
  await page.keyboard.press('Control+Enter')
  const story = page.locator('[data-format=rich] [contenteditable=true]')
  await story.waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Shells and packs')
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(() => textsOf(client, en))
    .toEqual(['Summer trails', 'Winter trails', '<p>Shells and packs</p>'])
  await page.getByRole('button', { name: 'Untranslated (0)' }).waitFor()
  expect(problems.filter(problem => !/401/.test(problem))).toEqual([])
})

test('a text whose source changed shows the words that went and came, and is right again when the operator says so', async () => {
  const { client, zh, en, translated } = await copied('sheet-behind')
  await translated({ first: 'Summer trails', second: 'Winter trails' })
  await rewrite(client, zh, '盛夏的山徑')
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto(`/editor/translations?page=${en}&show=behind`)
  const row = page.getByRole('row').filter({ hasText: 'Behind' })
  await row.locator('del').waitFor()
  expect(await row.locator('del').allTextContents()).toEqual(['removed: 夏日'])
  expect(await row.locator('ins').allTextContents()).toEqual(['added: 盛夏'])
  await page.getByRole('button', { name: 'Behind (1)', pressed: true }).waitFor()
  await row.getByRole('button', { name: 'Still correct' }).click()
  await page.getByRole('button', { name: 'Behind (0)' }).waitFor()
  expect(
    (await client.read('pages.languages', { key: en })).texts.map(({ blockId }) => blockId),
  ).not.toContain('first')
})

test('what another operator wrote meanwhile is not overwritten: both texts show, and the operator decides', async () => {
  const { client, en, translated } = await copied('sheet-clash')
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto(`/editor/translations?page=${en}`)
  const first = page.getByRole('textbox', { name: 'Article title: Title' }).first()
  await first.fill('Mine')
  await translated({ first: 'Theirs' })
  await page.getByText('Another operator has changed this text.').waitFor()
  expect((await textsOf(client, en))[0]).toBe('Theirs')
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(async () => (await textsOf(client, en))[0]).toBe('Mine')
})

test('texts go to a translator as XLIFF and come back: the import says first what it would do', async () => {
  const { client, zh, en, translated } = await copied('sheet-file', {
    rich: '<p>雨衣<strong>清單</strong></p>',
  })
  await translated({ second: 'Winter trails' })
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto(`/editor/translations?page=${en}`)
  await page.getByRole('textbox', { name: 'Article title: Title' }).first().waitFor()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '4 texts as XLIFF 2.1' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('landingPage.sheet-file_en_US.xlf')
  const folder = await mkdtemp(join(tmpdir(), 'cairn-sheet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'back.xlf')
  await download.saveAs(file)
  const sent = await readFile(file, 'utf8')
  await writeFile(
    file,
    sent
      .replace('<target>夏日的山徑</target>', '<target>Summer trails</target>')
      .replace(/(<target>.*)雨衣(.*)清單/, '$1Shells $2list'),
  )
  await rewrite(client, zh, '盛夏的山徑')

  await page.locator('input[type=file]').setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Import of back.xlf' })
  await dialog.getByText('1 text was translated from a source that has changed since').waitFor()
  await dialog.getByText('1 text changes', { exact: true }).waitFor()
  await dialog.getByText('2 texts are already like this').waitFor()
  expect(await textsOf(client, en)).toEqual([
    '夏日的山徑',
    'Winter trails',
    '<p>雨衣<strong>清單</strong></p>',
  ])
  await dialog.getByRole('checkbox', { name: 'Import anyway' }).check()
  await dialog.getByRole('button', { name: 'Import 2 texts' }).click()
  await page.getByText('2 texts imported').waitFor()
  expect(await textsOf(client, en)).toEqual([
    'Summer trails',
    'Winter trails',
    '<p>Shells <strong>list</strong></p>',
  ])
})

test('the texts of all pages of a campaign are one table; a page that is not in the language says so', async () => {
  const { client, zh, en } = await copied('sheet-campaign')
  const { pageKey: alone } = await draftWith(origin, 'sheet-alone', [])
  const pages = await Promise.all(
    [zh, en, alone].map(async key => {
      const { draft } = await client.read('pages.find', { key })
      return { key, revision: draft.revision, accepted: 'all' as const }
    }),
  )
  const name = { zh_HK: '翻譯檔期', en_US: 'Campaign to translate' }
  const from = Math.floor(Date.now() / 1000) * 1000 + 86_400_000
  const { id } = await client.change('campaigns.create', { name, from, until: null, pages })
  onTestFinished(async () => void (await client.change('campaigns.cancel', { id })))
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto('/editor/campaigns')
  await page.getByRole('link', { name: /^Translation sheet.*Campaign to translate/ }).click()
  await page.getByRole('heading', { name: 'Translation: Campaign to translate' }).waitFor()
  await page.getByText('“sheet-alone” does not exist in English yet.').waitFor()
  await page.getByRole('region', { name: 'sheet-campaign' }).getByText('冬日的山徑').first().waitFor()
  await page.getByRole('button', { name: 'Into Chinese' }).click()
  const missing = page.getByRole('region', { name: 'sheet-alone' })
  await missing.getByText('This page has no texts').waitFor()
  expect(await missing.getByRole('table').count()).toBe(0)
})

test('the list says in how many texts a language is behind; the publish dialog says what the other language is like', async () => {
  const { client, zh, translated } = await copied('sheet-list')
  await translated({ first: 'Summer trails' })
  const { page } = await visit('/robots.txt')
  await openPageList(page, 'publisher')
  const row = page.getByRole('row').filter({ hasText: '/landingPage/sheet-list' })
  await row.getByRole('link', { name: '1 text untranslated' }).waitFor()
  await translated({ second: 'Winter trails' })
  await rewrite(client, zh, '盛夏的山徑')
  await page.reload()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Translation to do')
  await row.getByRole('link', { name: 'Behind in 1 text' }).click()
  await page.getByRole('button', { name: 'Behind (1)', pressed: true }).waitFor()

  await openPage(page, zh)
  await toolbar(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true })
  await dialog
    .getByText('The English page has not been published yet. English is behind in 1 text.')
    .waitFor()
  expect(await dialog.getByRole('link', { name: 'Translation sheet' }).getAttribute('href')).toContain(
    'sheet-list',
  )
})

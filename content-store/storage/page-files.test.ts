import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { testPageRepository } from './pages.contract.ts'
import {
  draft,
  editor,
  openForTest,
  publisher,
  SUMMER,
  summer,
  temporaryFolder,
} from '../testing/open-for-test.ts'
import { asOlderPages } from '../testing/older-pages.ts'
import { openFiles } from '../testing/open-files.ts'

const openPageFiles = async (directory: string) => (await openFiles(directory)).repository

describe('pages as files', () => {
  testPageRepository(async () => {
    const directory = await temporaryFolder()
    return { repository: await openPageFiles(directory), reopen: () => openPageFiles(directory) }
  })
})

async function published() {
  const { store, directory, close } = await openForTest()
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.publish(publisher, SUMMER, { revision: 1, accepted: 'all' }))
  await close()
  return {
    directory,
    page: join(directory, 'pages', 'landingPage.summer.json'),
    releases: join(directory, 'releases', SUMMER),
  }
}

test('a page is one indented file people can read and compare', async () => {
  const { page, releases } = await published()
  const text = await readFile(page, 'utf8')
  expect(text).toContain('\n    "meta": {\n      "title": "夏日",\n')
  expect(text.endsWith('}\n')).toBe(true)
  expect(await readdir(releases)).toEqual(['1.json'])
})

test.each([
  ['half a file', (text: string) => text.slice(0, 100)],
  ['an empty file', () => ''],
  ['a file of another shape', () => '{"key":1}'],
  ['another page’s file', (text: string) => text.replace('"id": "landingPage.summer"', '"id": "home"')],
])('%s stops the start and is named', async (_, spoil) => {
  const { directory, page } = await published()
  await writeFile(page, spoil(await readFile(page, 'utf8')))
  await expect(openPageFiles(directory)).rejects.toThrow(page)
})

test('a live release that is missing or broken stops the start and is named', async () => {
  const { directory, releases } = await published()
  await writeFile(join(releases, '1.json'), '{')
  await expect(openPageFiles(directory)).rejects.toThrow(join(releases, '1.json'))
  await rm(join(releases, '1.json'))
  await expect(openPageFiles(directory)).rejects.toThrow(join(releases, '1.json'))
})

test('what a crash left half written is swept at start', async () => {
  const { directory, page, releases } = await published()
  const leftovers = [`${page}.12ab34cd.tmp`, join(releases, '2.json.12ab34cd.tmp')]
  for (const file of leftovers) await writeFile(file, '{"half')
  const repository = await openPageFiles(directory)
  expect(await readdir(join(directory, 'pages'))).toEqual(['landingPage.summer.json'])
  expect(await readdir(releases)).toEqual(['1.json'])
  expect(await repository.head(SUMMER)).toMatchObject({ liveVersion: 1 })
})

test('a release written just before a crash is not one until a page points to it', async () => {
  const { directory, releases } = await published()
  await writeFile(join(releases, '2.json'), await readFile(join(releases, '1.json'), 'utf8'))
  const { store } = await openForTest(directory)
  expect(await store.release(editor, SUMMER, 2)).toMatchObject({ refusal: { status: 404 } })
  orThrow(await store.saveDraft(editor, SUMMER, draft(1, [], 'after the crash')))
  expect(orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' })).liveVersion).toBe(
    2,
  )
  expect(orThrow(await store.release(editor, SUMMER, 2)).title).toBe('after the crash')
})

test('other files in the folder are left alone', async () => {
  const { directory } = await published()
  await mkdir(join(directory, 'pages', 'notes'))
  await writeFile(join(directory, 'pages', 'README.txt'), 'mine')
  await openPageFiles(directory)
  expect(await readdir(join(directory, 'pages'))).toContain('README.txt')
})

test('a change of two languages that a crash interrupted in an earlier version is finished by the next start', async () => {
  const { store, directory, close } = await openForTest()
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.createPage(editor, { ...summer, locale: 'en_US', title: 'Summer' }))
  await close()
  const other = 'landingPage.summer_en_US'
  const pages = await asOlderPages(directory, 'landingPage.summer')
  const entry = { ...RENAMED, number: 2 }
  const saves = pages.map(page => ({
    key: page.key,
    save: { ...page, draft: { ...page.draft, revision: 2, title: 'both' } },
    append: [entry],
  }))
  // As after a crash: the file that holds both is whole, of the pages one has its step already.
  await mkdir(join(directory, 'together'))
  await writeFile(join(directory, 'together', `${SUMMER}.json`), JSON.stringify(saves))
  await mkdir(join(directory, 'log', SUMMER), { recursive: true })
  await writeFile(join(directory, 'log', SUMMER, 'steps.jsonl'), `${JSON.stringify(entry)}\n`)
  const again = await openPageFiles(directory)
  for (const key of [SUMMER, other]) {
    expect((await again.find(key))?.draft.title).toBe('both')
    // The log of the page has a step of each language.
    expect((await again.log(key)).map(({ id, number }) => [id, number])).toEqual([
      [entry.id, 3],
      [entry.id, 4],
    ])
  }
  expect(await readdir(join(directory, 'together'))).toEqual([])
})

const RENAMED = {
  id: 'step-000001',
  label: 'page',
  gesture: 'title',
  operations: [{ kind: 'meta', set: { title: 'both' } }],
  backward: [{ kind: 'meta', set: { title: '夏日' } }],
  touched: [' meta.title'],
  at: 1,
  by: 'Ada',
}

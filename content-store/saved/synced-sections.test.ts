import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { presentVersion } from '../client/model/contents.ts'
import { everyBlock, followedBlocks, partOf } from '../client/model/synced.ts'
import type { SectionChange } from '../client/types.ts'
import { orThrow } from '#operators/outcome.ts'
import { admin, component, draft, editor, openForTest, publisher } from '../testing/open-for-test.ts'
import type { SectionJob } from '../testing/section-writer.ts'
import { serveForTest } from '../testing/serve-for-test.ts'

const NAME = { zh_HK: '送貨', en_US: 'Delivery' }
const text = (id: string, content: string, more: Record<string, unknown> = {}) =>
  component(id, { options: { content, tint: '#111' }, ...more })
const SECTION = [text('a', '<p>一</p>'), text('b', '<p>二</p>', { sort: 2 })]
const IN_BOTH = {
  zh_HK: SECTION,
  en_US: [text('a', '<p>one</p>'), text('b', '<p>two</p>', { sort: 2 })],
}
const asked = (more: Record<string, unknown> = {}) => ({
  kind: 'synced',
  name: NAME,
  locale: 'zh_HK',
  type: 'LANDING',
  contents: { zh_HK: SECTION },
  ...more,
})
const keyOf = (name: string, locale = 'zh_HK') => `landingPage.${name}_${locale}`

type Opened = Awaited<ReturnType<typeof openForTest>>
type Store = Opened['store']

/** A use as the editor puts it on a page. */
const sectionUse = (section: string, id = 'use', from: unknown[] = SECTION, version = 1) =>
  component(id, {
    code: 'syncedSection',
    options: { section, version },
    childComponents: structuredClone(followedBlocks(id, from as Component[])) as unknown[],
  })

async function withPage(store: Store, name: string, blocks: unknown[], locale = 'zh_HK') {
  const key = keyOf(name, locale)
  orThrow(
    await store.createPage(admin, { path: `/landingPage/${name}`, locale, type: 'LANDING', title: name }),
  )
  const { revision } = orThrow(await store.saveDraft(editor, key, draft(1, blocks, name)))
  return { key, revision }
}

/** A section, used on a live page, on one with an override, and on one that is only a draft. */
async function opened() {
  const all = await openForTest()
  const { store } = all
  const { id } = orThrow(await store.savePart(editor, asked()))
  const live = await withPage(store, 'live', [sectionUse(id)])
  orThrow(await store.publish(publisher, live.key, { revision: live.revision, accepted: 'all' }))
  const own = sectionUse(id)
  const [first] = own.childComponents as Component[]
  Object.assign(first?.options ?? {}, { content: '<p>自己的</p>' })
  await withPage(store, 'own', [own])
  await withPage(store, 'other', [text('x', '<p>x</p>')])
  return { ...all, id }
}

const change = (more: Partial<Record<keyof SectionChange | 'publish', unknown>> = {}) => ({
  version: 1,
  contents: { zh_HK: [text('a', '<p>新的一</p>'), text('c', '<p>三</p>', { sort: 2 })] },
  publish: false,
  ...more,
})

const said = (components: readonly Component[]) =>
  everyBlock(components).flatMap(each => each.options['content'] ?? [])
const draftOf = async (store: Store, key: string) => orThrow(await store.page(admin, key)).draft.components
const versionIn = (components: readonly Component[]) => components[0]?.options['version']

describe('a synced section (decision 045)', () => {
  test('is kept in both languages', async () => {
    const { store } = await openForTest()
    const { id } = orThrow(await store.savePart(editor, asked({ contents: IN_BOTH })))
    const { contents } = presentVersion(orThrow(await store.savedPart(editor, id)))
    expect(said(contents.zh_HK)).toEqual(['<p>一</p>', '<p>二</p>'])
    expect(said(contents.en_US)).toEqual(['<p>one</p>', '<p>two</p>'])
    expect(orThrow(await store.savedParts(editor))).toMatchObject([
      { kind: 'synced', version: 1, blocks: 2, locales: ['zh_HK', 'en_US'] },
    ])
  })

  test('a saved section becomes one, under its name; a template does not', async () => {
    const { store } = await openForTest()
    const { id } = orThrow(await store.savePart(editor, asked({ kind: 'section' })))
    expect(orThrow(await store.syncSection(editor, id))).toMatchObject({ id, kind: 'synced', version: 1 })
    const template = orThrow(await store.savePart(editor, asked({ kind: 'template' })))
    expect(await store.syncSection(editor, template.id)).toMatchObject({ refusal: { status: 404 } })
  })

  test.each([
    [
      'too many blocks',
      Array.from({ length: 51 }, (_, index) => text(`t${index}`, '')),
      422,
      'sectionTooManyBlocks',
    ],
    ['too much text', [text('a', 'x'.repeat(70_000))], 413, 'sectionTooLarge'],
    ['a block that is unknown', [component('a', { code: 'mystery' })], 422, 'sectionTakesNot'],
    ['another synced section inside', [sectionUse('other')], 422, 'sectionInSection'],
    [
      'too many levels',
      [
        component('a', {
          code: 'columns',
          childComponents: [
            component('b', {
              code: 'columns',
              section: 'left',
              childComponents: [component('c', { section: 'left' })],
            }),
          ],
        }),
      ],
      422,
      'sectionTooDeep',
    ],
    ['no blocks', [], 422, 'invalidSavedPart'],
  ])('refused: %s', async (_, components, status, message) => {
    const { store, id } = await opened()
    const contents = { zh_HK: SECTION, en_US: components }
    expect(await store.savePart(editor, asked({ contents }))).toMatchObject({ refusal: { status, message } })
    expect(await store.changeSection(editor, id, change({ contents }))).toMatchObject({
      refusal: { status, message },
    })
    expect(orThrow(await store.savedPart(editor, id)).versions).toHaveLength(1)
  })
})

describe('changing a synced section (decision 045)', () => {
  test('a page that was live as drafted is so afterwards', async () => {
    const { store, id } = await opened()
    orThrow(await store.changeSection(publisher, id, change({ publish: true })))
    expect(orThrow(await store.page(admin, keyOf('live')))).toMatchObject({ status: 'live', liveVersion: 2 })
  })

  test('says beforehand where it is used, and which overrides it meets', async () => {
    const { store, id } = await opened()
    const { publish: _, ...asks } = change()
    const uses = orThrow(await store.sectionUses(editor, id, asks))
    expect(
      uses.map(({ title, uses: count, liveUses, overrides, concerned }) => [
        title,
        count,
        liveUses,
        overrides,
        concerned,
      ]),
    ).toEqual([
      ['live', 1, 1, 0, 0],
      ['own', 1, 0, 1, 1],
    ])
  })

  test('brings each draft up to date by one step, overrides stay, and live pages stay as they are', async () => {
    const { store, id } = await opened()
    const { section, pages } = orThrow(await store.changeSection(editor, id, change()))
    expect(section).toMatchObject({ version: 2 })
    expect(pages.map(({ title, draft: became, live }) => [title, became, live])).toEqual([
      ['live', 'brought', undefined],
      ['own', 'brought', undefined],
    ])
    expect(said(await draftOf(store, keyOf('live')))).toEqual(['<p>新的一</p>', '<p>三</p>'])
    expect(said(await draftOf(store, keyOf('own')))).toEqual(['<p>自己的</p>', '<p>三</p>'])
    const page = orThrow(await store.page(admin, keyOf('live')))
    expect(page).toMatchObject({ status: 'changed', liveVersion: 1, revision: 3 })
    expect(said(orThrow(await store.release(admin, keyOf('live'), 1)).components)).toEqual([
      '<p>一</p>',
      '<p>二</p>',
    ])
    const [step] = orThrow(await store.stepsBefore(admin, keyOf('live'), undefined))
    expect(step).toMatchObject({ label: 'sync', by: 'Ada', number: 3 })
    expect(orThrow(await store.sectionUses(editor, id, {}))).toMatchObject([{ behind: 1 }, { behind: 0 }])
  })

  test('a publisher who asks for it publishes what is live with the new version, and no unpublished change of the draft', async () => {
    const { store, id } = await opened()
    const before = orThrow(await store.page(admin, keyOf('live')))
    const blocks = [...before.draft.components, text('later', '<p>unpublished</p>', { sort: 2 })]
    orThrow(await store.saveDraft(editor, keyOf('live'), draft(before.revision, blocks, 'live')))
    const { pages } = orThrow(await store.changeSection(publisher, id, change({ publish: true })))
    expect(pages[0]).toMatchObject({ title: 'live', draft: 'brought', live: 'brought' })
    const page = orThrow(await store.page(admin, keyOf('live')))
    expect(page).toMatchObject({ liveVersion: 2, status: 'changed' })
    expect(page.releases[0]).toMatchObject({ section: { id, name: NAME, version: 2 }, publishedBy: 'Ben' })
    const shown = orThrow(await store.release(admin, keyOf('live'), 2)).components
    expect(shown).toHaveLength(1)
    expect(said(shown)).toEqual(['<p>新的一</p>', '<p>三</p>'])
    expect((await draftOf(store, keyOf('live'))).map(({ id: block }) => block)).toEqual(['use', 'later'])
    const { entries } = orThrow(await store.auditLog(admin, {}))
    expect(entries.map(({ what, key }) => [what, key]).slice(0, 2)).toEqual([
      ['published', keyOf('live')],
      ['sectionChanged', ''],
    ])
  })

  test('each language of a page follows in its own words', async () => {
    const { store } = await openForTest()
    const { id } = orThrow(await store.savePart(editor, asked()))
    for (const locale of ['zh_HK', 'en_US']) await withPage(store, 'both', [sectionUse(id)], locale)
    orThrow(await store.changeSection(editor, id, change({ contents: IN_BOTH })))
    expect(said(await draftOf(store, keyOf('both')))).toEqual(['<p>一</p>', '<p>二</p>'])
    expect(said(await draftOf(store, keyOf('both', 'en_US')))).toEqual(['<p>one</p>', '<p>two</p>'])
  })

  test('blocks that come and go in both languages, or in one, do so on a page', async () => {
    const { store } = await openForTest()
    const { id } = orThrow(await store.savePart(editor, asked({ contents: IN_BOTH })))
    for (const locale of ['zh_HK', 'en_US'] as const)
      await withPage(store, 'both', [sectionUse(id, 'use', IN_BOTH[locale])], locale)
    const contents = {
      zh_HK: [text('a', '<p>一</p>'), text('c', '<p>三</p>', { sort: 2 })],
      en_US: [
        text('a', '<p>one</p>'),
        text('c', '<p>three</p>', { sort: 2 }),
        text('d', '<p>four</p>', { sort: 3 }),
      ],
    }
    orThrow(await store.changeSection(editor, id, change({ contents })))
    const blocks = (locale: string) => draftOf(store, keyOf('both', locale))
    const [zh, en] = [await blocks('zh_HK'), await blocks('en_US')]
    const ids = (components: readonly Component[]) => everyBlock(components).map(each => each.id)
    expect(said(zh)).toEqual(['<p>一</p>', '<p>三</p>'])
    expect(said(en)).toEqual(['<p>one</p>', '<p>three</p>', '<p>four</p>'])
    expect(ids(en).slice(0, 3)).toEqual(ids(zh))
  })

  test('an editor does not publish, and a change of an earlier version is refused; nothing is kept of either', async () => {
    const { store, id } = await opened()
    expect(await store.changeSection(editor, id, change({ publish: true }))).toMatchObject({
      refusal: { status: 403 },
    })
    expect(await store.bringSection(editor, id, { publish: true })).toMatchObject({
      refusal: { status: 403 },
    })
    expect(await store.changeSection(editor, id, change({ version: 7 }))).toMatchObject({
      refusal: {
        status: 409,
        message: 'sectionChanged',
      },
    })
    expect(await store.changeSection(editor, 'nothing', change())).toMatchObject({ refusal: { status: 404 } })
    expect(orThrow(await store.savedPart(editor, id)).versions).toHaveLength(1)
    expect(versionIn(await draftOf(store, keyOf('live')))).toBe(1)
  })

  test('a page that the operator may not change is named and left', async () => {
    const { store, id } = await opened()
    const key = 'shell.cart_zh_HK'
    orThrow(
      await store.createPage(admin, { path: '/shell/cart', locale: 'zh_HK', type: 'CART', title: 'Bag' }),
    )
    orThrow(await store.saveDraft(admin, key, draft(1, [sectionUse(id)], 'Bag')))
    const { pages } = orThrow(await store.changeSection(editor, id, change()))
    expect(pages.find(page => page.key === key)).toMatchObject({ draft: 'left', refusal: 'notAllowed' })
    expect(versionIn(await draftOf(store, key))).toBe(1)
    expect(orThrow(await store.bringSection(admin, id, { pages: [key] }))).toMatchObject([
      { key, draft: 'brought' },
    ])
  })

  test('a process that dies in the middle leaves pages before or after, and doing it again finishes', async () => {
    const { id, directory, close } = await opened()
    await close()
    const script = join(import.meta.dirname, '../testing/section-writer.ts')
    const job = { id, change: change({ publish: true }) } as unknown as SectionJob // what the wire carries
    const writer = spawn(process.execPath, [script, directory, JSON.stringify(job)], { stdio: 'inherit' })
    expect((await once(writer, 'exit'))[1]).toBe('SIGKILL')

    const again = (await openForTest(directory)).store
    expect(orThrow(await again.savedPart(editor, id)).versions).toHaveLength(2)
    const versions = async () => [
      versionIn(await draftOf(again, keyOf('live'))),
      versionIn(
        orThrow(
          await again.release(
            admin,
            keyOf('live'),
            orThrow(await again.page(admin, keyOf('live'))).liveVersion ?? 0,
          ),
        ).components,
      ),
      versionIn(await draftOf(again, keyOf('own'))),
    ]
    expect(await versions()).toEqual([2, 2, 1])
    expect(orThrow(await again.bringSection(publisher, id, { publish: true }))).toMatchObject([
      { title: 'own' },
    ])
    expect(await versions()).toEqual([2, 2, 2])
    expect(orThrow(await again.bringSection(publisher, id, { publish: true }))).toEqual([])
  })
})

test('a section in use is not deleted; a page from another shop has plain blocks in place of it', async () => {
  const { store, id } = await opened()
  expect(await store.removePart(editor, id)).toMatchObject({
    refusal: {
      status: 409,
      message: 'sectionInUse',
      values: { count: 2 },
    },
  })
  const other = (await openForTest()).store
  const content = { title: 'In', description: '', keywords: '', components: [sectionUse(id)] }
  const page = { path: '/landingPage/in', locale: 'zh_HK', type: 'LANDING', title: 'In', content }
  orThrow(await other.createPage(admin, page))
  const blocks = await draftOf(other, keyOf('in'))
  expect(blocks.map(each => [each.code, each.section, partOf(each)])).toEqual([
    ['text', 'main', undefined],
    ['text', 'main', undefined],
  ])
  // Where the section is known, the use stays one.
  orThrow(await store.createPage(admin, page))
  expect((await draftOf(store, keyOf('in'))).map(each => each.code)).toEqual(['syncedSection'])
})

test('over HTTP, with the rights of each role', async () => {
  const { browser } = await serveForTest()
  const [ada, ben] = [browser().client, browser().client]
  await ada.signIn('editor', 'correct horse')
  await ben.signIn('publisher', 'correct horse')
  const { id } = await ada.change('saved.save', asked({ kind: 'section' }) as never) // what the wire carries
  expect(await ada.change('saved.sync', { id })).toMatchObject({ kind: 'synced', version: 1 })
  expect(await ada.change('saved.uses', { id })).toEqual([])
  const next = change() as never as SectionChange & { publish: boolean } // the same
  await expect(ada.change('saved.change', { id, ...next, publish: true })).rejects.toMatchObject({
    status: 403,
  })
  expect(await ada.change('saved.change', { id, ...next })).toMatchObject({
    section: { version: 2 },
    pages: [],
  })
  expect(await ben.change('saved.update', { id, publish: true })).toEqual([])
  await expect(browser().client.change('saved.uses', { id })).rejects.toMatchObject({ status: 401 })
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBlock } from '#blocks/registry.ts'
import { describe, expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { admin, component, draft, editor, openForTest, publisher } from '../testing/open-for-test.ts'

const path = '/landingPage/summer'
const LOCALES = ['zh_HK', 'en_US'] as const
const keyOf = (locale: string) => `landingPage.summer_${locale}`

const media = [{ title: 'all', width: 0, heightConfig: [{ title: '', width: 768, height: 900 }] }]
const heights = [
  { from: 0, height: 600 },
  { from: 768, height: 900 },
]
/** As version 1 saved it: `media` stands between other options, and blocks are numbered with gaps. */
const blocks = (content: string) => [
  component('frame', {
    code: 'iframe',
    name: 'Map',
    sort: 7,
    options: { content, media, width: 300, title: 'Map' },
  }),
  component('head', { code: 'articleTitle', sort: 9, options: { title: '題目' } }),
]

/** A page that is live in both languages; the Chinese draft went on after that. */
async function oldPages() {
  const opened = await openForTest(undefined, { findBlock })
  const { store, directory } = opened
  const save = async (locale: string, revision: number, content: string) =>
    orThrow(await store.saveDraft(editor, keyOf(locale), draft(revision, blocks(content))))
  for (const locale of LOCALES) {
    orThrow(await store.createPage(admin, { path, locale, type: 'LANDING', title: 'Summer' }))
    await save(locale, 1, '<p>one</p>')
    orThrow(await store.publish(publisher, keyOf(locale), { revision: 2, accepted: 'all' }))
  }
  await save('zh_HK', 2, '<p>two</p>')
  const page = async (locale: string) => orThrow(await store.page(admin, keyOf(locale)))
  /** Drafts, what shoppers get, and all releases but the newest that were there at first: as texts. */
  const contents = async () =>
    JSON.stringify(
      await Promise.all(
        LOCALES.map(async locale => {
          const { draft: stored, liveVersion, status } = await page(locale)
          const { revision: _r, savedAt: _a, savedBy: _b, ...content } = stored
          const live = orThrow(await store.release(admin, keyOf(locale), liveVersion ?? 0))
          return { content, live, status }
        }),
      ),
    )
  const firstRelease = (locale: string) =>
    readFile(join(directory, 'releases', keyOf(locale), '1.json'), 'utf8')
  return { ...opened, save, page, contents, firstRelease }
}

const all = async <Item>(items: AsyncIterable<Item>) => {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

describe('stored pages follow the versions of blocks (L-283, L-284)', () => {
  test('a dry run names each old block, in drafts and live, in both languages, and changes nothing', async () => {
    const { store, contents } = await oldPages()
    const before = await contents()
    const block = { id: 'frame', code: 'iframe', name: 'Map', from: 1, to: 2 }
    expect(await all(store.oldBlocks())).toEqual(
      ['en_US', 'zh_HK'].map(locale => ({
        key: keyOf(locale),
        path,
        locale,
        title: '夏日',
        draft: [block],
        live: [block],
      })),
    )
    expect(await contents()).toBe(before)
  })

  test('applied, drafts and live pages hold the new options; old versions stay, and nothing else is a change', async () => {
    const { store, page, firstRelease } = await oldPages()
    const release = await firstRelease('en_US')
    const done = await all(store.upgradeBlocks(admin))
    expect(done.map(({ ok }) => ok)).toEqual([true, true])
    expect(await all(store.oldBlocks())).toEqual([])
    expect(await all(store.upgradeBlocks(admin))).toEqual([])

    const english = await page('en_US')
    expect(english).toMatchObject({ status: 'live', liveVersion: 2, revision: 3 })
    expect(english.releases[0]).toMatchObject({ raisedFrom: 1, publishedBy: 'Chi', rolledBackFrom: null })
    expect(await page('zh_HK')).toMatchObject({ status: 'changed', liveVersion: 2, revision: 4 })
    const shown = orThrow(await store.release(admin, keyOf('zh_HK'), 2)).components[0]
    expect(shown).toMatchObject({
      version: 2,
      sort: 7,
      options: { content: '<p>one</p>', width: 300, title: 'Map', heights },
    })
    // They come back as they were saved (L-283).
    expect(shown?.options).toHaveProperty('media')
    expect(await firstRelease('en_US')).toBe(release)

    const [step] = orThrow(await store.stepsBefore(admin, keyOf('en_US'), undefined))
    expect(step).toMatchObject({ label: 'raise', by: 'Chi', number: 6 })
    const audit = orThrow(await store.auditLog(admin, { what: 'blocksRaised' })).entries
    expect(audit.map(({ key, detail }) => [key, detail])).toEqual([
      [keyOf('zh_HK'), '2'],
      [keyOf('en_US'), '2'],
    ])
    // Texts that both languages had are no change of words.
    const problems = orThrow(await store.check(admin, keyOf('en_US')))
    expect(problems.filter(({ problem }) => problem === 'staleText')).toEqual([])
  })

  test('taken back, drafts and live pages are what they were, to the byte', async () => {
    const { store, contents, page } = await oldPages()
    const before = await contents()
    await all(store.upgradeBlocks(admin))
    expect(await contents()).not.toBe(before)
    const lowered = await all(store.revertBlocks(admin))
    expect(lowered.map(orThrow)).toMatchObject([
      { locale: 'en_US', draft: 'back', live: 'back' },
      { locale: 'zh_HK', draft: 'back', live: 'back' },
    ])
    expect(await contents()).toBe(before)
    expect((await page('en_US')).releases[0]).toMatchObject({ pageVersion: 3, rolledBackFrom: 1 })
    expect(await all(store.revertBlocks(admin))).toEqual([])
    // And once more from there.
    await all(store.upgradeBlocks(admin))
    expect((await all(store.revertBlocks(admin))).map(orThrow)).toHaveLength(2)
    expect(await contents()).toBe(before)
  })

  test('what was changed since stays, and is named', async () => {
    const { store, save, page } = await oldPages()
    await all(store.upgradeBlocks(admin))
    await save('en_US', 3, '<p>new</p>')
    orThrow(await store.publish(publisher, keyOf('zh_HK'), { revision: 4, accepted: 'all' }))
    expect((await all(store.revertBlocks(admin))).map(orThrow)).toMatchObject([
      { locale: 'en_US', draft: 'changed', live: 'back' },
      // Its draft is that of the English page too.
      { locale: 'zh_HK', draft: 'changed', live: 'changed' },
    ])
    expect((await page('en_US')).draft.components[0]?.options).toMatchObject({ content: '<p>new</p>' })
    expect(await page('zh_HK')).toMatchObject({ liveVersion: 3 })
  })

  test('stopped between two pages, each page is whole, and the next run goes on', async () => {
    const { store, directory, contents } = await oldPages()
    const before = await contents()
    for await (const _ of store.upgradeBlocks(admin)) break
    expect((await all(store.oldBlocks())).map(({ locale }) => locale)).toEqual(['zh_HK'])
    const again = await openForTest(directory, { findBlock })
    expect((await all(again.store.upgradeBlocks(admin))).map(orThrow)).toMatchObject([{ locale: 'zh_HK' }])
    expect((await all(again.store.revertBlocks(admin))).map(orThrow)).toHaveLength(2)
    await again.close()
    const later = await openForTest(directory, { findBlock })
    for (const locale of LOCALES) {
      const { draft: stored } = orThrow(await later.store.page(admin, keyOf(locale)))
      expect(before).toContain(JSON.stringify(stored.components))
    }
  })

  test('a block that cannot be brought up to date is named and stays as it is; others go on', async () => {
    const opened = await openForTest(undefined, {
      findBlock: code => {
        const block = findBlock(code)
        const fail = () => {
          throw new Error('no such key')
        }
        return code === 'articleTitle' && block ? { ...block, version: 2, migrations: { 1: fail } } : block
      },
    })
    const { store } = opened
    orThrow(await store.createPage(admin, { path, locale: 'zh_HK', type: 'LANDING', title: 'Summer' }))
    orThrow(await store.saveDraft(editor, keyOf('zh_HK'), draft(1, blocks('<p>one</p>'))))
    const [page] = (await all(store.upgradeBlocks(admin))).map(orThrow)
    expect(page?.draft).toMatchObject([{ id: 'frame' }, { id: 'head', error: 'Error: no such key' }])
    const { draft: stored } = orThrow(await store.page(admin, keyOf('zh_HK')))
    expect(stored.components.map(({ version }) => version)).toEqual([2, 1])
  })

  test('a version that a campaign holds stays as it is; drafts and live pages around it follow', async () => {
    const { store, clock } = await oldPages()
    const zh = keyOf('zh_HK')
    orThrow(
      await store.createCampaign(publisher, {
        name: { zh_HK: '夏日', en_US: 'Summer' },
        from: clock.read() + 3_600_000,
        until: null,
        pages: [{ key: zh, revision: 3 }],
      }),
    )
    await all(store.upgradeBlocks(admin))
    const { releases } = orThrow(await store.page(publisher, zh))
    const held = releases.find(({ campaign }) => campaign !== undefined)
    const content = orThrow(await store.release(publisher, zh, held?.pageVersion ?? 0))
    expect(content.components[0]).toMatchObject({ id: 'frame', version: 1 })
    // Draft and live version of the same page follow.
    expect(await all(store.oldBlocks())).toEqual([])
  })

  test('editors may not (LO-13)', async () => {
    const { store, contents } = await oldPages()
    const before = await contents()
    expect((await all(store.upgradeBlocks(editor))).map(each => each.ok || each.refusal.status)).toEqual([
      403, 403,
    ])
    expect(await contents()).toBe(before)
  })
})

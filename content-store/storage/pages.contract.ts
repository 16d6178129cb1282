import type { PageRepository } from './page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { expect, test } from 'vitest'
import { LOCALES } from '#locales/locale.ts'
import type { PageContent } from '../client/types.ts'

const content = (title: string): PageContent => ({
  title,
  description: '',
  keywords: '',
  components: [],
  globalConfig: { tenantCode: 'main', iconUrl: '/i.svg', priceColor: '#000', themeColor: '#111' },
})

const page = (key: string, revision = 1): StoredPage => ({
  key,
  id: key.slice(0, -6),
  path: `/${key.slice(0, -6).replaceAll('.', '/')}`,
  locale: key.endsWith('_en_US') ? 'en_US' : 'zh_HK',
  type: 'LANDING',
  liveVersion: null,
  releases: [],
  keptDrafts: [],
  draft: { ...content('字 “quotes” \u2028'), revision, savedAt: 1, savedBy: 'Ada' },
})

const HOME = 'home_zh_HK'
const keep = (stored: StoredPage) => () => ({ result: undefined, save: stored })

/**
 * What every page repository does. `open` gives one that is empty; `reopen` the same one as a new process would find it.
 */
export function testPageRepository(
  open: () => Promise<{ repository: PageRepository; reopen: () => Promise<PageRepository> }>,
): void {
  test('what was saved is found, listed, and still there after a restart', async () => {
    const { repository, reopen } = await open()
    expect(await repository.find(HOME)).toBeUndefined()
    await repository.change(HOME, keep(page(HOME)))
    for (const each of [repository, await reopen()]) {
      expect(await each.find(HOME)).toEqual(page(HOME))
      expect(await each.head(HOME)).toMatchObject({ key: HOME, draft: { revision: 1 } })
      expect((await each.heads()).map(({ key }) => key)).toEqual([HOME])
    }
  })

  test('pages move to another address in both languages with all they have, or not at all', async () => {
    const { repository, reopen } = await open()
    const [from, to] = ['/landingPage/a', '/landingPage/b']
    const redirect = { from, to, at: 1, by: 'Ben' }
    expect(await repository.move(redirect)).toBe('missing')
    for (const key of ['landingPage.a_zh_HK', 'landingPage.c_zh_HK'])
      await repository.change(key, () => ({
        result: undefined,
        save: page(key),
        release: { pageVersion: 1, content: content('live') },
      }))
    expect(await repository.move({ ...redirect, to: '/landingPage/C' })).toBe('taken')
    expect(repository.redirects()).toEqual([])
    const expected = { ...page('landingPage.b_zh_HK'), path: to }
    expect(await repository.move(redirect)).toEqual([expected])
    for (const each of [repository, await reopen()]) {
      expect(await each.find('landingPage.b_zh_HK')).toEqual(expected)
      expect(await each.find('landingPage.a_zh_HK')).toBeUndefined()
      expect(await each.release('landingPage.b_zh_HK', 1)).toEqual(content('live'))
      expect(each.redirects()).toEqual([redirect])
    }
    expect(await repository.removeRedirect(from)).toBe(true)
    expect(await repository.removeRedirect(from)).toBe(false)
  })

  test('two languages change together, or neither does', async () => {
    const { repository, reopen } = await open()
    const other = 'home_en_US'
    await repository.change(HOME, keep(page(HOME)))
    await repository.change(other, keep(page(other, 2)))
    const seen = await repository.change(HOME, (own, beside) => ({
      result: [own?.key, beside.other?.key],
      save: page(HOME, 3),
      other: { save: page(other, 3) },
    }))
    expect(seen).toEqual([HOME, other])
    const failing = repository.change(other, () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    for (const each of [repository, await reopen()])
      for (const key of [HOME, other]) expect((await each.find(key))?.draft.revision).toBe(3)
  })

  test('a page without another language changes alone', async () => {
    const { repository } = await open()
    const result = await repository.change(HOME, (_, { other }) => ({ result: other, save: page(HOME) }))
    expect(result).toBeUndefined()
    expect((await repository.heads()).map(({ key }) => key)).toEqual([HOME])
  })

  test('the head’s digest follows the content and nothing else', async () => {
    const { repository } = await open()
    const digest = async (stored: StoredPage) => {
      await repository.change(HOME, keep(stored))
      return (await repository.head(HOME))?.digest
    }
    const first = await digest(page(HOME))
    expect(await digest(page(HOME, 2))).toBe(first)
    expect(await digest({ ...page(HOME), draft: { ...page(HOME).draft, title: 'other' } })).not.toBe(first)
  })

  test('a release is kept with the page that points to it', async () => {
    const { repository, reopen } = await open()
    const release = { pageVersion: 1, content: content('first') }
    const info = {
      pageVersion: 1,
      publishedAt: 1,
      publishedBy: 'Ben',
      title: 'first',
      rolledBackFrom: null,
      accepted: [],
      digest: 'd',
    }
    const save = { ...page(HOME), liveVersion: 1, releases: [info] }
    await repository.change(HOME, () => ({ result: undefined, save, release }))
    for (const each of [repository, await reopen()]) {
      expect(await each.release(HOME, 1)).toEqual(content('first'))
      expect(await each.release(HOME, 2)).toBeUndefined()
      expect(await each.head(HOME)).toMatchObject({ liveVersion: 1, releases: [info] })
    }
  })

  test('a draft that was replaced is kept with the page that lists it, and goes when it is dropped', async () => {
    const { repository, reopen } = await open()
    const about = { id: 1, title: 'first', savedBy: 'Ada', savedAt: 1, replacedBy: 'Ben', replacedAt: 2 }
    const save = { ...page(HOME, 2), keptDrafts: [about] }
    const keep = { id: 1, content: content('first') }
    await repository.change(HOME, () => ({ result: undefined, save, keep }))
    for (const each of [repository, await reopen()]) {
      expect(await each.keptDraft(HOME, 1)).toEqual(content('first'))
      expect(await each.keptDraft(HOME, 2)).toBeUndefined()
      expect((await each.find(HOME))?.keptDrafts).toEqual([about])
    }
    await repository.change(HOME, () => ({ result: undefined, save: page(HOME, 3), drop: [1] }))
    expect(await repository.keptDraft(HOME, 1)).toBeUndefined()
  })

  test('changes of one page run one after the other, each seeing the one before', async () => {
    const { repository } = await open()
    await repository.change(HOME, keep(page(HOME)))
    const raise = () =>
      repository.change(HOME, stored => {
        const revision = (stored?.draft.revision ?? 0) + 1
        return { result: revision, save: page(HOME, revision) }
      })
    expect(await Promise.all(Array.from({ length: 20 }, raise))).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 2),
    )
  })

  test('a decision that throws changes nothing and does not block the next', async () => {
    const { repository } = await open()
    await repository.change(HOME, keep(page(HOME)))
    const failing = repository.change(HOME, () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await repository.change(HOME, stored => ({ result: stored?.draft.revision }))).toBe(1)
  })

  test('a removed page is gone with its releases; others stay', async () => {
    const { repository, reopen } = await open()
    const other = 'landingPage.summer_zh_HK'
    await repository.change(HOME, keep(page(HOME)))
    await repository.change(other, keep(page(other)))
    await repository.change(HOME, () => ({ result: undefined, remove: { at: 1, by: 'Ada' } }))
    for (const each of [repository, await reopen()]) {
      expect(await each.find(HOME)).toBeUndefined()
      expect((await each.heads()).map(({ key }) => key)).toEqual([other])
    }
  })

  test('a removed page lies in the bin with all it had, comes back not live, and can be removed for good', async () => {
    const { repository, reopen } = await open()
    const info = {
      pageVersion: 1,
      publishedAt: 1,
      publishedBy: 'Ben',
      title: '',
      rolledBackFrom: null,
      accepted: [],
      digest: 'd',
    }
    const kept = { id: 1, title: 'k', savedBy: 'Ada', savedAt: 1, replacedBy: 'Ben', replacedAt: 2 }
    const save = { ...page(HOME), liveVersion: 1, releases: [info], keptDrafts: [kept] }
    await repository.change(HOME, () => ({
      result: undefined,
      save,
      release: { pageVersion: 1, content: content('first') },
      keep: { id: 1, content: content('kept') },
    }))
    const remove = () => repository.change(HOME, () => ({ result: undefined, remove: { at: 5, by: 'Ada' } }))
    await remove()
    const [binned] = await (await reopen()).binned()
    expect(binned).toMatchObject({ deletedAt: 5, deletedBy: 'Ada', page: save })

    // Another page at the address is not overwritten.
    await repository.change(HOME, keep(page(HOME, 7)))
    expect(await repository.restore(binned?.id ?? '')).toBeUndefined()
    expect((await repository.find(HOME))?.draft.revision).toBe(7)
    await repository.change(HOME, () => ({ result: undefined, remove: { at: 6, by: 'Ada' } }))

    const lives = [
      { at: 1, pageVersion: 1 },
      { at: 5, pageVersion: null },
    ]
    const back = { ...save, liveVersion: null, lives }
    expect(await repository.restore(binned?.id ?? '')).toEqual(back)
    for (const each of [repository, await reopen()]) {
      expect(await each.find(HOME)).toEqual(back)
      expect(await each.release(HOME, 1)).toEqual(content('first'))
      expect(await each.keptDraft(HOME, 1)).toEqual(content('kept'))
      expect((await each.binned()).map(({ deletedAt }) => deletedAt)).toEqual([6])
    }
    for (const { id } of await repository.binned()) await repository.purge(id)
    expect(await (await reopen()).binned()).toEqual([])
    expect(await repository.restore(binned?.id ?? '')).toBeUndefined()
  })

  test('what is handed out is a copy', async () => {
    const { repository } = await open()
    await repository.change(HOME, keep(page(HOME)))
    for (const read of [repository.find, repository.head]) {
      const found = await read(HOME)
      Object.assign(found?.draft ?? {}, { title: 'changed outside' })
      expect((await read(HOME))?.draft.title).toBe(page(HOME).draft.title)
    }
  })

  test('content by key is kept per language', async () => {
    const { repository } = await open()
    for (const locale of LOCALES) await repository.saveContent('consignment', locale, { locale })
    expect(await repository.content('consignment', 'en_US')).toEqual({ locale: 'en_US' })
    expect(await repository.content('other', 'en_US')).toBeUndefined()
  })

  test('a name that is no key is never found and never written', async () => {
    const { repository } = await open()
    for (const key of ['../operators', 'home', 'home_fr_FR', 'a.b.c_zh_HK', '']) {
      expect(await repository.find(key)).toBeUndefined()
      await expect(repository.change(key, keep(page(HOME)))).rejects.toThrow('is not a page’s key')
    }
  })
}

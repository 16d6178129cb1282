import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { BIN_MS } from './page-bin.ts'
import { admin, editor, openForTest, publisher, START, SUMMER, summer } from '../testing/open-for-test.ts'

/** A store with one deleted page that was live. */
async function deleted() {
  const opened = await openForTest()
  const { store } = opened
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.publish(publisher, SUMMER, { revision: 1, accepted: 'all' }))
  orThrow(await store.remove(admin, SUMMER))
  const [page] = orThrow(await store.deletedPages(editor))
  return { ...opened, id: page?.id ?? '', page }
}

test('a deleted page is listed with who, when and until when', async () => {
  const { page } = await deleted()
  expect(page).toMatchObject({
    key: SUMMER,
    title: '夏日',
    deletedBy: 'Chi',
    deletedAt: START,
    goneAt: START + BIN_MS,
  })
})

test('a publisher restores it with draft and versions; shoppers do not see it until it is published', async () => {
  const { store, id } = await deleted()
  expect(await store.restorePage(editor, id)).toMatchObject({ refusal: { status: 403 } })
  expect(orThrow(await store.restorePage(publisher, id))).toMatchObject({
    status: 'offline',
    liveVersion: null,
  })
  expect(await store.detail({ path: '/landingPage/summer_zh_HK.html' })).toMatchObject({
    refusal: { status: 404 },
  })
  expect(orThrow(await store.rollback(publisher, SUMMER, 1)).liveVersion).toBe(2)
  expect(orThrow(await store.deletedPages(editor))).toEqual([])
})

test('it is not restored over another page at its address', async () => {
  const { store, id } = await deleted()
  orThrow(await store.createPage(editor, { ...summer, title: 'new' }))
  expect(await store.restorePage(admin, id)).toMatchObject({
    refusal: { status: 409, message: 'pageExists' },
  })
  expect(orThrow(await store.page(editor, SUMMER)).title).toBe('new')
  expect(orThrow(await store.deletedPages(editor))).toHaveLength(1)
})

test('only admins remove it for good', async () => {
  const { store, id } = await deleted()
  for (const refused of [await store.purgePage(publisher, id), await store.emptyBin(publisher)])
    expect(refused).toMatchObject({ refusal: { status: 403 } })
  orThrow(await store.purgePage(admin, id))
  expect(await store.purgePage(admin, id)).toMatchObject({ refusal: { status: 404 } })
  expect(await store.restorePage(admin, id)).toMatchObject({ refusal: { status: 404 } })
})

test('an admin empties the bin', async () => {
  const { store } = await deleted()
  orThrow(await store.emptyBin(admin))
  expect(orThrow(await store.deletedPages(editor))).toEqual([])
})

test('a shell comes back by an admin alone', async () => {
  const { store } = await openForTest()
  const shell = { path: '/shell/product', locale: 'zh_HK', type: 'PRODUCT', title: '商品' } as const
  const { key } = orThrow(await store.createPage(admin, shell))
  orThrow(await store.remove(admin, key))
  const [page] = orThrow(await store.deletedPages(admin))
  expect(await store.restorePage(publisher, page?.id ?? '')).toMatchObject({ refusal: { status: 403 } })
  expect(await store.restorePage(admin, page?.id ?? '')).toMatchObject({ ok: true })
})

test('after 30 days it is gone, from the disk too, at the next look or the next start', async () => {
  const { store, clock, directory, id, close } = await deleted()
  clock.pass(BIN_MS - 1)
  expect(orThrow(await store.deletedPages(editor))).toHaveLength(1)
  clock.pass(1)
  expect(await store.restorePage(admin, id)).toMatchObject({ refusal: { status: 404 } })
  expect(await readdir(join(directory, 'bin'))).toEqual([])
  await close()
})

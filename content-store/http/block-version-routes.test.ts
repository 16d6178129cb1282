import { findBlock } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { admin, component, draft, SUMMER, summer } from '../testing/open-for-test.ts'
import { serveForTest } from '../testing/serve-for-test.ts'

const media = [{ title: 'all', width: 0, heightConfig: [{ title: '', width: 768, height: 900 }] }]
const frame = component('frame', { code: 'iframe', options: { content: '<p>one</p>', media } })

async function withOldPage() {
  const shop = await serveForTest({}, { findBlock })
  orThrow(await shop.store.createPage(admin, summer))
  orThrow(await shop.store.saveDraft(admin, SUMMER, draft(1, [frame])))
  orThrow(await shop.store.publish(admin, SUMMER, { revision: 2, accepted: 'all' }))
  const shell = { path: '/shell/frame', locale: 'zh_HK', type: 'FRAME', title: 'Frame' }
  orThrow(await shop.store.createPage(admin, shell))
  return shop
}

test('a publisher looks, brings a page up to date and takes it back over HTTP (L-283)', async () => {
  const { signedIn } = await withOldPage()
  const { client } = await signedIn('publisher')
  const before = await client.page(SUMMER)
  expect((await client.blockVersions()).old).toMatchObject([{ key: SUMMER, draft: [{ code: 'iframe' }] }])
  expect((await client.previewRaise(SUMMER)).contents).toHaveProperty('live.after.components.0.version', 2)
  expect(await client.upgradePage(SUMMER)).toMatchObject({ key: SUMMER, live: [{ from: 1, to: 2 }] })
  expect((await client.release(SUMMER, 2)).components[0]).toMatchObject({ version: 2 })
  expect(await client.blockVersions()).toMatchObject({ old: [], raised: [{ key: SUMMER, draft: 'back' }] })
  expect(await client.revertPage(SUMMER)).toMatchObject({ draft: 'back', live: 'back' })
  expect((await client.page(SUMMER)).draft.components).toEqual(before.draft.components)
  const { entries } = await client.auditLog({})
  expect(entries.slice(0, 2).map(({ what, by, key }) => [what, by, key])).toEqual([
    ['blocksLowered', 'publisher', SUMMER],
    ['blocksRaised', 'publisher', SUMMER],
  ])
})

test.each([
  ['an editor may not look', 'editor', 'blockVersions', '', 403],
  ['an editor may not look at one page', 'editor', 'previewRaise', SUMMER, 403],
  ['an editor may not change', 'editor', 'upgradePage', SUMMER, 403],
  ['an editor may not take back', 'editor', 'revertPage', SUMMER, 403],
  ['a shell is for admins', 'publisher', 'upgradePage', 'shell.frame_zh_HK', 403],
  ['no such page to look at', 'publisher', 'previewRaise', 'landingPage.none_zh_HK', 404],
  ['no such page to change', 'publisher', 'upgradePage', 'landingPage.none_zh_HK', 404],
  ['no such page to take back', 'publisher', 'revertPage', 'landingPage.none_zh_HK', 404],
] as const)('%s (LO-13)', async (_, role, method, key, status) => {
  const { signedIn } = await withOldPage()
  const { client } = await signedIn(role)
  await expect(client[method](key)).rejects.toMatchObject({ status })
})

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
  const before = await client.read('pages.find', { key: SUMMER })
  expect((await client.read('block-versions.list', {})).old).toMatchObject([
    { key: SUMMER, draft: [{ code: 'iframe' }] },
  ])
  expect((await client.read('block-versions.preview', { key: SUMMER })).contents).toHaveProperty(
    'live.after.components.0.version',
    2,
  )
  expect(await client.change('block-versions.upgrade', { key: SUMMER })).toMatchObject({
    key: SUMMER,
    live: [{ from: 1, to: 2 }],
  })
  expect((await client.read('versions.release', { key: SUMMER, version: 2 })).components[0]).toMatchObject({
    version: 2,
  })
  expect(await client.read('block-versions.list', {})).toMatchObject({
    old: [],
    raised: [{ key: SUMMER, draft: 'back' }],
  })
  expect(await client.change('block-versions.revert', { key: SUMMER })).toMatchObject({
    draft: 'back',
    live: 'back',
  })
  expect((await client.read('pages.find', { key: SUMMER })).draft.components).toEqual(before.draft.components)
  const { entries } = await client.read('audit.list', {})
  expect(entries.slice(0, 2).map(({ what, by, key }) => [what, by, key])).toEqual([
    ['blocksLowered', 'publisher', SUMMER],
    ['blocksRaised', 'publisher', SUMMER],
  ])
})

test.each([
  ['a shell is for admins', 'upgrade', 'shell.frame_zh_HK', 403],
  ['no such page to change', 'upgrade', 'landingPage.none_zh_HK', 404],
  ['no such page to take back', 'revert', 'landingPage.none_zh_HK', 404],
] as const)('%s (LO-13)', async (_, name, key, status) => {
  const { client } = await (await withOldPage()).signedIn('publisher')
  await expect(client.change(`block-versions.${name}`, { key })).rejects.toMatchObject({ status })
})

test('no such page to look at', async () => {
  const { client } = await (await withOldPage()).signedIn('publisher')
  await expect(
    client.read('block-versions.preview', { key: 'landingPage.none_zh_HK' }),
  ).rejects.toMatchObject({ status: 404 })
})

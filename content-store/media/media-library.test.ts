import sharp from 'sharp'
import { runOperation } from '#operators/operation.ts'
import { mediaOperations } from './operations.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/page/define-block.ts'
import { imageUrl, richText } from '#blocks/page/option-fields.ts'
import { usesOf } from '../client/client.ts'
import type { MediaItem } from '../client/media.ts'
import { mediaPage, MEDIA_PAGE_SIZE } from './media-list.ts'
import { withAddress } from './media-replace.ts'
import { orThrow } from '#operators/outcome.ts'
import { BIN_MS } from '../pages/page-bin.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  summer,
  SUMMER,
} from '../testing/open-for-test.ts'
import { json, serveForTest } from '../testing/serve-for-test.ts'

const pictureBlock = defineBlock({
  code: 'poster',
  group: 'hero',
  icon: 'image',
  slots: ['main', 'popup'],
  schema: z.object({ img: imageUrl(), text: richText() }),
  viewFile: 'poster/Poster.tsx',
  presets: [],
})
const findBlock = (code: string) => (code === 'poster' ? pictureBlock : undefined)

const CROPS = { '1:1': '30,70,60' } as const

const png = async (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** A store with two pictures; `show` saves a page with the first of them, in Chinese and English. */
async function open() {
  const opened = await openForTest(undefined, { findBlock })
  const { store } = opened
  const add = async (side: number) =>
    orThrow(await store.addMedia(editor, { name: `${side}.png`, bytes: await png(side) }))
  const [old, next] = [await add(10), await add(20)]
  const poster = (url: string, more: object = {}) =>
    component('p', {
      code: 'poster',
      options: { img: url, text: `<p><img src="${url}?w=390"></p>` },
      ...more,
    })
  const show = async (locale: 'zh_HK' | 'en_US', more?: object) => {
    const { key } = orThrow(await store.createPage(editor, { ...summer, locale }))
    orThrow(await store.saveDraft(editor, key, draft(1, [poster(old.url, more)])))
    return key
  }
  const draftOf = async (key: string) => orThrow(await store.page(editor, key)).draft
  return { ...opened, store, old, next, show, draftOf }
}

describe('what is said of a picture', () => {
  test('is kept field by field and outlives a restart', async () => {
    const { store, old, close, directory } = await open()
    const alt = { zh_HK: '山脊', en_US: 'A ridge' }
    orThrow(await store.describeMedia(editor, old.id, { alt, tags: ['hill'] }))
    orThrow(await store.describeMedia(editor, old.id, { focus: '30,70' }))
    await close()
    const again = await openForTest(directory, { findBlock })
    expect(orThrow(await again.store.mediaItem(editor, old.id))).toMatchObject({
      alt,
      tags: ['hill'],
      focus: '30,70',
      name: '10.png',
    })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ focus: '120,1' }, 'focus'],
    [{ crops: { '1:1': '0,0,5' } }, 'crops.1:1'],
    [{ crops: { '7:5': '0,0,50' } }, 'crops'],
    [{ alt: { zh_HK: 'x' } }, 'alt.en_US'],
    [{ tags: ['x'.repeat(41)] }, 'tags.0'],
    [{ url: '/media/x.png' }, ''],
  ])('%j is refused and names the field', async (given, path) => {
    const { store, old } = await open()
    const caller = { actor: editor, now: 0, locale: 'en_US', token: '', isProved: async () => true } as const
    const asked = { id: old.id, ...given }
    const { outcome } = await runOperation(mediaOperations.describe, store, asked, caller)
    expect(outcome).toMatchObject({
      refusal: {
        status: 422,
        message: 'invalidMedia',
        values: { path },
      },
    })
  })

  test('what shoppers get at once asks for a publisher once a live page shows the picture', async () => {
    const { store, old, show } = await open()
    let changes = 0
    store.onMediaChange(() => (changes += 1))
    await show('zh_HK')
    orThrow(await store.describeMedia(editor, old.id, { focus: '1,1' }))
    orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
    expect(await store.describeMedia(editor, old.id, { focus: '2,2' })).toMatchObject({
      refusal: {
        status: 403,
        message: 'liveMedia',
      },
    })
    orThrow(await store.describeMedia(editor, old.id, { tags: ['free'] }))
    orThrow(await store.describeMedia(publisher, old.id, { focus: '2,2' }))
    expect(changes).toBe(2)
  })
})

describe('where a picture shows', () => {
  test('names drafts, live pages and campaigns, with the blocks and pop-ups that show it', async () => {
    const { store, old, show, clock } = await open()
    await show('zh_HK', { section: 'popup', name: 'Hello' })
    const blocks = [{ id: 'p', code: 'poster', name: 'Hello', isPopup: true }]
    expect(orThrow(await store.mediaUses(editor, old.id))).toEqual([
      expect.objectContaining({ key: SUMMER, where: 'draft', blocks }),
    ])
    const name = { zh_HK: '開季', en_US: 'Opening' }
    orThrow(
      await store.createCampaign(publisher, {
        name,
        from: clock.read() + 1000,
        until: null,
        pages: [{ key: SUMMER, revision: 2, accepted: 'all' }],
      }),
    )
    orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
    orThrow(await store.saveDraft(editor, SUMMER, draft(2, [])))
    expect(orThrow(await store.mediaUses(editor, old.id))).toEqual([
      expect.objectContaining({ where: 'live', blocks }),
      expect.objectContaining({ where: 'campaign', campaign: name }),
    ])
  })

  test('a picture in use is not deleted, and the answer names where', async () => {
    const { signedIn, store } = await serveForTest()
    const { client, send } = await signedIn('publisher')
    const item = await client.upload(new File([await png(10)], 'a.png'))
    const page = await client.change('pages.create', summer)
    const shows = component('a', { options: { html: `<img src="${item.url}">` } })
    await send('/staff/pages.save', json({ key: page.key, draft: draft(1, [shows]) }))
    const refused = await client.change('media.remove', { id: item.id }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/one page/) })
    expect(usesOf(refused)).toMatchObject([{ key: SUMMER, where: 'draft' }])
    expect(await store.media.find(item.id)).toBeDefined()
    expect((await send('/staff/media.remove', json({ id: 'x.png' }))).status).toBe(404)
    expect((await send('/staff/media.replace', json({ id: item.id, by: 'none.png' }))).status).toBe(404)
    expect((await send('/staff/media.list?input=%7B%22sort%22%3A%22odd%22%7D')).status).toBe(400)
  })
})

describe('the bin of pictures', () => {
  test('keeps a picture for 30 days, still shown where old versions name it, and gives it back', async () => {
    const { store, old, clock } = await open()
    expect(await store.removeMedia(editor, old.id)).toMatchObject({ refusal: { status: 403 } })
    orThrow(await store.removeMedia(publisher, old.id))
    expect(orThrow(await store.mediaItems(editor)).items.map(({ name }) => name)).toEqual(['20.png'])
    expect(orThrow(await store.mediaItems(editor, { isDeleted: true })).total).toBe(1)
    expect(await store.media.find(old.id)).toBeDefined()
    clock.pass(BIN_MS - 1)
    await store.cleanMediaBin()
    orThrow(await store.restoreMedia(publisher, old.id))
    clock.pass(BIN_MS)
    await store.cleanMediaBin()
    expect(orThrow(await store.mediaItems(editor)).total).toBe(2)
  })

  test('lets a picture go after 30 days, but not one that a page shows again', async () => {
    const { store, old, next, show, clock } = await open()
    orThrow(await store.removeMedia(publisher, old.id))
    orThrow(await store.removeMedia(publisher, next.id))
    await show('zh_HK')
    clock.pass(BIN_MS)
    await store.cleanMediaBin()
    expect(store.media.list()).toMatchObject([{ id: old.id, deletedAt: null }])
    expect(await store.media.find(next.id)).toBeUndefined()
  })

  test('only admins empty it, and only of what is in it', async () => {
    const { store, old } = await open()
    expect(await store.purgeMedia(admin, old.id)).toMatchObject({
      refusal: { status: 409, message: 'mediaNotInBin' },
    })
    orThrow(await store.removeMedia(publisher, old.id))
    expect(await store.purgeMedia(publisher, old.id)).toMatchObject({ refusal: { status: 403 } })
    orThrow(await store.purgeMedia(admin, old.id))
    expect(await store.mediaItem(admin, old.id)).toMatchObject({ refusal: { status: 404 } })
  })

  test('uploading the same picture again takes it out', async () => {
    const { store, old } = await open()
    orThrow(await store.removeMedia(publisher, old.id))
    const again = orThrow(await store.addMedia(editor, { name: 'again.png', bytes: await png(10) }))
    expect(again).toMatchObject({ id: old.id, name: old.name, was: 'inBin' })
    expect(orThrow(await store.mediaItem(editor, old.id)).deletedAt).toBeNull()
  })
})

describe('replacing a picture everywhere', () => {
  test('changes the drafts of both languages by steps of their logs; live pages keep the old one until published', async () => {
    const { store, old, next, show, draftOf } = await open()
    const keys = [await show('zh_HK'), await show('en_US')]
    const { components: before } = await draftOf(SUMMER)
    orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
    const replaced = orThrow(await store.replaceMedia(editor, old.id, next.id))
    expect(replaced.changed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    expect(replaced.left).toMatchObject([{ key: SUMMER, where: 'live' }])
    for (const key of keys) {
      expect((await draftOf(key)).components).toEqual(withAddress(before, old.url, next.url))
      const { entries } = orThrow(await store.stepsAfter(editor, key, 4))
      expect(entries.map(({ label, gesture }) => [label, gesture])).toEqual(
        entries.map(() => ['edit', replaced.gesture]),
      )
      expect(entries.length).toBeGreaterThan(0)
    }
  })

  test.each([
    [
      'the same proportions, which gets them',
      20,
      20,
      {},
      editor,
      'carried',
      { focus: '30,70', crops: CROPS },
    ],
    ['other proportions, which does not', 20, 30, {}, editor, 'otherProportions', { focus: '' }],
    ['a focal point of its own, which keeps it', 20, 20, { focus: '1,2' }, editor, 'own', { focus: '1,2' }],
  ] as const)(
    'parts and focal point go to a picture of %s',
    async (_, width, height, own, actor, cuts, expected) => {
      const { store, old } = await open()
      orThrow(await store.describeMedia(editor, old.id, { focus: '30,70', crops: CROPS }))
      const bytes = await sharp({ create: { width, height, channels: 3, background: 'navy' } })
        .png()
        .toBuffer()
      const { id } = orThrow(await store.addMedia(editor, { name: 'next.png', bytes }))
      orThrow(await store.describeMedia(editor, id, own))
      expect(orThrow(await store.replaceMedia(actor, old.id, id)).cuts).toBe(cuts)
      expect(orThrow(await store.mediaItem(editor, id))).toMatchObject(expected)
    },
  )

  test('parts and focal point of a picture on a live page are for a publisher to change', async () => {
    const { store, old, next, show } = await open()
    await show('zh_HK')
    orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
    orThrow(await store.describeMedia(editor, next.id, { focus: '30,70' }))
    expect(orThrow(await store.replaceMedia(editor, next.id, old.id)).cuts).toBe('live')
    expect(orThrow(await store.mediaItem(editor, old.id)).focus).toBe('')
    expect(orThrow(await store.replaceMedia(publisher, next.id, old.id)).cuts).toBe('carried')
  })

  test('is taken back as a whole, but for what was changed since', async () => {
    const { store, old, next, show, draftOf } = await open()
    const keys = [await show('zh_HK'), await show('en_US')]
    const { components: before } = await draftOf(SUMMER)
    const { gesture } = orThrow(await store.replaceMedia(editor, old.id, next.id))
    expect(orThrow(await store.takeBackReplacement(editor, gesture))).toBe(2)
    for (const key of keys) expect((await draftOf(key)).components).toEqual(before)
    const told: string[] = []
    store.onChange(({ key }) => told.push(key))
    expect(orThrow(await store.takeBackReplacement(editor, gesture))).toBe(0)
    expect(told).toEqual([]) // a page without a new step has not changed
  })

  test.each([
    ['itself', (id: string) => id, 422],
    ['none', () => 'none.png', 404],
  ] as const)('by %s is refused', async (_, by, status) => {
    const { store, old } = await open()
    expect(await store.replaceMedia(editor, old.id, by(old.id))).toMatchObject({ refusal: { status } })
  })

  test.each([
    ['/media/a.png', '/media/b.png'],
    ['/media/a.png?w=390', '/media/b.png?w=390'],
    [
      '<img src="/media/a.png"> /media/a.png2 /media/a.png-x',
      '<img src="/media/b.png"> /media/a.png2 /media/a.png-x',
    ],
    [
      [{ x: '/media/a.png' }, 1, null],
      [{ x: '/media/b.png' }, 1, null],
    ],
  ])('%j becomes %j', (before, after) => {
    expect(withAddress(before, '/media/a.png', '/media/b.png')).toEqual(after)
  })
})

describe('the list of pictures', () => {
  const item = (id: number, more: Partial<MediaItem> = {}): MediaItem => ({
    id: `${id}.png`,
    url: `/media/${id}.png`,
    name: `Picture ${id}`,
    width: 10,
    height: 10,
    bytes: id,
    type: 'image/png',
    uploadedAt: id,
    uploadedBy: 'Ada',
    alt: { zh_HK: '', en_US: '' },
    tags: [],
    focus: '',
    deletedAt: null,
    ...more,
  })
  const names = (given: Parameters<typeof mediaPage>) => mediaPage(...given).items.map(({ id }) => id)

  test.each([
    [{}, ['3.png', '2.png', '1.png']],
    [{ sort: 'oldest' }, ['1.png', '2.png', '3.png']],
    [{ sort: 'name' }, ['1.png', '2.png', '3.png']],
    [{ sort: 'largest' }, ['3.png', '2.png', '1.png']],
    [{ term: '雪 HILL' }, ['2.png']],
    [{ tag: 'hill' }, ['2.png']],
    [{ type: 'image/webp' }, ['3.png']],
    [{ isDeleted: true }, ['4.png']],
  ] as const)('%j finds %j', (query, found) => {
    const all = [
      item(1),
      item(2, { tags: ['hill'], alt: { zh_HK: '雪嶺', en_US: '' } }),
      item(3, { type: 'image/webp' }),
      item(4, { deletedAt: 1 }),
    ]
    expect(names([all, query])).toEqual(found)
  })

  test('thousands come page by page, each picture once', () => {
    const all = Array.from({ length: 3000 }, (_, id) => item(id, { uploadedAt: id % 7 }))
    const seen = new Set<string>()
    for (let from = 0; from < all.length; from += MEDIA_PAGE_SIZE)
      for (const id of names([all, { from }])) seen.add(id)
    expect(seen.size).toBe(3000)
  })
})

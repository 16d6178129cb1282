import { expect, test } from 'vitest'
import { orThrow, type Outcome } from '#operators/outcome.ts'
import {
  component,
  draft,
  editor,
  admin,
  openForTest,
  publisher,
  SUMMER,
  summer,
  statusOf,
} from '../testing/open-for-test.ts'
import type { Operator } from '#operators/operator.ts'
import type { ContentStore } from '../store.ts'

const frame = { path: '/shell/frame', locale: 'zh_HK', type: 'FRAME', title: 'Frame' } as const
const FRAME = 'shell.frame_zh_HK'
const config = { tenantCode: 'main', iconUrl: '/new.svg', priceColor: '#000', themeColor: '#000' }
const png = Buffer.from('not a picture')

const deeds: [string, (store: ContentStore, who: Operator) => Promise<Outcome<unknown>>, number[]][] = [
  ['list pages', (store, who) => store.pages(who), [200, 200, 200]],
  ['read a page', (store, who) => store.page(who, SUMMER), [200, 200, 200]],
  ['read a shell', (store, who) => store.page(who, FRAME), [200, 200, 200]],
  ['read a release', (store, who) => store.release(who, SUMMER, 1), [200, 200, 200]],
  ['create a page', (store, who) => store.createPage(who, { ...summer, locale: 'en_US' }), [200, 200, 200]],
  ['save a draft', (store, who) => store.saveDraft(who, SUMMER, draft(2)), [200, 200, 200]],
  ['make a preview link', (store, who) => store.previewLink(who, SUMMER), [200, 200, 200]],
  ['see pictures', (store, who) => store.mediaItems(who), [200, 200, 200]],
  [
    'send a picture (this one is refused as none)',
    (store, who) => store.addMedia(who, { name: 'a', bytes: png }),
    [415, 415, 415],
  ],
  ['publish', (store, who) => store.publish(who, SUMMER, { revision: 2, accepted: 'all' }), [403, 200, 200]],
  ['unpublish', (store, who) => store.unpublish(who, SUMMER), [403, 200, 200]],
  ['roll back', (store, who) => store.rollback(who, SUMMER, 1), [403, 200, 200]],
  [
    'ask for publication',
    (store, who) => store.askPublication(who, SUMMER, { revision: 2, note: 'Please' }),
    [200, 200, 200],
  ],
  [
    'ask for publication of a shell',
    (store, who) => store.askPublication(who, FRAME, { revision: 1, note: 'Please' }),
    [403, 403, 200],
  ],
  [
    'comment',
    (store, who) => store.comment(who, SUMMER, { blockId: null, path: '', text: 'Hm' }),
    [200, 200, 200],
  ],
  [
    'send a request back (there is none)',
    (store, who) => store.sendBack(who, SUMMER, { request: 'none', words: 'No' }),
    [403, 409, 409],
  ],
  ['see what waits', (store, who) => store.waiting(who), [200, 200, 200]],
  ['remove a page', (store, who) => store.remove(who, SUMMER), [403, 403, 200]],
  ['create a shell', (store, who) => store.createPage(who, { ...frame, locale: 'en_US' }), [403, 403, 200]],
  ['save a shell', (store, who) => store.saveDraft(who, FRAME, draft(1)), [403, 403, 200]],
  [
    'publish a shell',
    (store, who) => store.publish(who, FRAME, { revision: 1, accepted: 'all' }),
    [403, 403, 200],
  ],
  [
    'change global config',
    (store, who) => store.saveDraft(who, SUMMER, { ...draft(2), globalConfig: config }),
    [403, 403, 200],
  ],
  [
    'write content by key',
    (store, who) => store.saveContent(who, 'consignment', 'zh_HK', {}),
    [403, 403, 200],
  ],
]

test.each(deeds)('who may %s: editor, publisher, admin (LO-13)', async (_, deed, expected) => {
  const statuses: number[] = []
  for (const who of [editor, publisher, admin]) {
    const { store } = await openForTest()
    orThrow(await store.createPage(admin, summer))
    orThrow(await store.createPage(admin, frame))
    orThrow(await store.saveDraft(admin, SUMMER, draft(1, [component('a')])))
    orThrow(await store.publish(admin, SUMMER, { revision: 2, accepted: 'all' }))
    statuses.push(statusOf(await deed(store, who)))
  }
  expect(statuses).toEqual(expected)
})

test('saving the global config there is needs no admin', async () => {
  const { store } = await openForTest()
  const { draft: first } = orThrow(await store.createPage(editor, summer))
  expect(await store.saveDraft(editor, SUMMER, { ...first, title: 'x' })).toMatchObject({ ok: true })
})

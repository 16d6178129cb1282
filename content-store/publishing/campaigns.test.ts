import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { findBlock } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { pagesOf } from '../client/campaigns.ts'
import type { NewCampaign } from '../client/types.ts'
import { type Outcome, orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '../store.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  START,
  statusOf,
} from '../testing/open-for-test.ts'

const HOUR = 3_600_000
const FROM = START + 24 * HOUR
const UNTIL = FROM + 12 * HOUR
const NAME = { zh_HK: '雙十一', en_US: 'Double Eleven' }

/** Six pages: three landing pages in both languages. */
const PLACES = ['one', 'two', 'three'].flatMap(name =>
  (['zh_HK', 'en_US'] as const).map(locale => ({ path: `/landingPage/${name}`, locale })),
)
const keyOf = ({ path, locale }: (typeof PLACES)[number]) => `${path.slice(1).replace('/', '.')}_${locale}`
const KEYS = PLACES.map(keyOf)
const [FIRST = ''] = KEYS

/** Pages that are live, each with a newer draft. */
async function withDrafts(store: ContentStore, places = PLACES) {
  for (const place of places) {
    const key = keyOf(place)
    orThrow(await store.createPage(editor, { ...place, type: 'LANDING', title: `before ${key}` }))
    orThrow(await store.publish(publisher, key, { revision: 1, accepted: 'all' }))
    orThrow(await store.saveDraft(editor, key, draft(1, [component('a')], `sale ${key}`)))
  }
  return places.map(place => ({ key: keyOf(place), revision: 2, accepted: 'all' as const }))
}

const plan = (pages: NewCampaign['pages'], more: Partial<NewCampaign> = {}): NewCampaign => ({
  name: NAME,
  from: FROM,
  until: UNTIL,
  pages,
  ...more,
})

/** What shoppers get of every page, byte for byte. */
const shown = (store: ContentStore) =>
  Promise.all(
    PLACES.map(async ({ path, locale }) =>
      JSON.stringify(await store.detail({ path: `${path}_${locale}.html` })),
    ),
  )
const titles = async (store: ContentStore) =>
  (await shown(store)).map(text => JSON.parse(text).value?.title as string | undefined)

test('six pages go live together at the second, and what was there before is back byte for byte', async () => {
  const { store, clock } = await openForTest()
  const pages = await withDrafts(store)
  const before = await shown(store)
  orThrow(await store.createCampaign(publisher, plan(pages)))
  expect(await shown(store)).toEqual(before)
  clock.pass(24 * HOUR - 1)
  expect(await shown(store)).toEqual(before)
  clock.pass(1)
  expect(await titles(store)).toEqual(KEYS.map(key => `sale ${key}`))
  clock.pass(12 * HOUR - 1)
  expect(await titles(store)).toEqual(KEYS.map(key => `sale ${key}`))
  clock.pass(1)
  expect(await shown(store)).toEqual(before)
})

test('a process that was down at both instants shows the right pages when it comes up', async () => {
  const { store, directory, close } = await openForTest()
  const pages = await withDrafts(store)
  const before = await shown(store)
  orThrow(await store.createCampaign(publisher, plan(pages)))
  await close()
  const during = await openForTest(directory)
  during.clock.pass(24 * HOUR + 1)
  expect(await titles(during.store)).toEqual(KEYS.map(key => `sale ${key}`))
  await during.close()
  const after = await openForTest(directory)
  after.clock.pass(48 * HOUR)
  expect(await shown(after.store)).toEqual(before)
})

test('two processes that read one folder change over at the same second, without a word between them', async () => {
  const { store, directory, close } = await openForTest()
  orThrow(await store.createCampaign(publisher, plan(await withDrafts(store))))
  await close()
  const [left, right] = [await openForTest(directory), await openForTest(directory)]
  for (const step of [24 * HOUR - 1, 1, 12 * HOUR - 1, 1]) {
    left.clock.pass(step)
    right.clock.pass(step)
    expect(await shown(left.store)).toEqual(await shown(right.store))
  }
})

test('the draft goes on being written; the campaign shows what it was when it was added', async () => {
  const { store, clock } = await openForTest()
  const pages = await withDrafts(store)
  const { id } = orThrow(await store.createCampaign(publisher, plan(pages)))
  orThrow(await store.saveDraft(editor, FIRST, draft(2, [], 'later')))
  clock.pass(24 * HOUR)
  expect((await titles(store))[0]).toBe(`sale ${FIRST}`)
  clock.pass(1000)
  orThrow(await store.addToCampaign(publisher, id, { key: FIRST, revision: 3, accepted: 'all' }))
  expect((await titles(store))[0]).toBe('later')
  orThrow(await store.removeFromCampaign(publisher, id, FIRST))
  expect((await titles(store))[0]).toBe(`before ${FIRST}`)
})

test('what is published under a campaign shows when it ends', async () => {
  const { store, clock } = await openForTest()
  orThrow(await store.createCampaign(publisher, plan(await withDrafts(store))))
  clock.pass(25 * HOUR)
  orThrow(await store.saveDraft(editor, FIRST, draft(2, [], 'new everyday')))
  orThrow(await store.publish(publisher, FIRST, { revision: 3, accepted: 'all' }))
  expect((await titles(store))[0]).toBe(`sale ${FIRST}`)
  clock.pass(12 * HOUR)
  expect((await titles(store))[0]).toBe('new everyday')
})

test('a page that was never published is there for the campaign only, and is not called taken down', async () => {
  const { store, clock } = await openForTest()
  const [place] = PLACES
  if (!place) throw new Error('There are places above.')
  orThrow(await store.createPage(editor, { ...place, type: 'LANDING', title: 'pop-up' }))
  orThrow(await store.createCampaign(publisher, plan([{ key: FIRST, revision: 1, accepted: 'all' }])))
  const seen = async () => [(await titles(store))[0], await store.shownPaths()]
  expect(await seen()).toEqual([undefined, []])
  expect(orThrow(await store.summary(editor, FIRST)).status).toBe('draft')
  clock.pass(24 * HOUR)
  expect(await seen()).toEqual(['pop-up', [place.path]])
  clock.pass(12 * HOUR)
  expect(await seen()).toEqual([undefined, []])
})

test('one page published now until an instant is a campaign of one page', async () => {
  const { store, clock } = await openForTest()
  const [page] = await withDrafts(store)
  if (!page) throw new Error('There are pages above.')
  orThrow(await store.createCampaign(publisher, plan([page], { from: null })))
  expect((await titles(store))[0]).toBe(`sale ${FIRST}`)
  clock.pass(36 * HOUR)
  expect((await titles(store))[0]).toBe(`before ${FIRST}`)
})

test('what belongs to a campaign asks whether it runs: from its beginning until its end, or until it is called off', async () => {
  const { store } = await openForTest()
  const { id } = orThrow(await store.createCampaign(publisher, plan([])))
  const isOn = (at: number) => store.isCampaignOn(id, at)
  expect([FROM - 1, FROM, UNTIL - 1, UNTIL].map(isOn)).toEqual([false, true, true, false])
  expect(store.isCampaignOn('gone', FROM)).toBe(false)
  orThrow(await store.cancelCampaign(publisher, id))
  expect(isOn(FROM)).toBe(false)
})

test('calling a live campaign off brings back what was there', async () => {
  const { store, clock } = await openForTest()
  const pages = await withDrafts(store)
  const before = await shown(store)
  const { id } = orThrow(await store.createCampaign(publisher, plan(pages)))
  clock.pass(25 * HOUR)
  orThrow(await store.cancelCampaign(publisher, id))
  expect(await shown(store)).toEqual(before)
  expect(await store.changeCampaign(publisher, id, { revision: 2, until: null })).toMatchObject({
    refusal: {
      status: 409,
      message: 'campaignOver',
    },
  })
})

test('the rights are those of publishing: editors look, publishers plan, and the frame is for admins', async () => {
  const { store } = await openForTest()
  const pages = await withDrafts(store, PLACES.slice(0, 1))
  const frame = { path: '/shell/frame', locale: 'zh_HK', type: 'FRAME', title: 'frame' }
  orThrow(await store.createPage(admin, frame))
  const withFrame = [{ key: 'shell.frame_zh_HK', revision: 1, accepted: 'all' as const }]
  const status = async (asked: Promise<Outcome<unknown>>) => statusOf(await asked)
  expect(await status(store.createCampaign(editor, plan(pages)))).toBe(403)
  expect(await status(store.createCampaign(publisher, plan(withFrame)))).toBe(403)
  const { id, revision } = orThrow(await store.createCampaign(admin, plan([...pages, ...withFrame])))
  for (const actor of [editor, publisher]) {
    expect(await status(store.changeCampaign(actor, id, { revision, until: null }))).toBe(403)
    expect(await status(store.addToCampaign(actor, id, pages[0]))).toBe(403)
    expect(await status(store.removeFromCampaign(actor, id, FIRST))).toBe(403)
    expect(await status(store.cancelCampaign(actor, id))).toBe(403)
  }
  expect(orThrow(await store.campaigns(editor))).toHaveLength(1)
})

test('what cannot be planned is refused by name, and nothing is kept', async () => {
  const { store } = await openForTest()
  const pages = await withDrafts(store, PLACES.slice(0, 1))
  const why = async (given: unknown) => {
    const outcome = await store.createCampaign(publisher, given)
    return outcome.ok ? 'kept' : outcome.refusal.message
  }
  expect(await why(plan(pages, { from: START }))).toBe('campaignInPast')
  expect(await why(plan(pages, { until: FROM }))).toBe('campaignEndsEarly')
  expect(await why(plan(pages, { name: { zh_HK: '', en_US: 'x' } }))).toBe('invalidCampaign')
  expect(await why(plan([{ key: FIRST, revision: 1, accepted: 'all' }]))).toBe('staleRevision')
  expect(await why(plan([{ key: 'landingPage.none_zh_HK', revision: 1 }]))).toBe('pageNotFound')
  expect(await why({})).toBe('invalidCampaign')
  expect(orThrow(await store.campaigns(editor))).toEqual([])
})

test('two campaigns that start together cannot hold the same page; one inside the other can', async () => {
  const { store, clock } = await openForTest()
  const pages = await withDrafts(store, PLACES.slice(0, 1))
  orThrow(await store.createCampaign(publisher, plan(pages)))
  expect(await store.createCampaign(publisher, plan(pages, { until: null }))).toMatchObject({
    refusal: {
      status: 409,
      message: 'campaignsTie',
    },
  })
  orThrow(await store.saveDraft(editor, FIRST, draft(2, [], 'flash hour')))
  const flash = { from: FROM + HOUR, until: FROM + 2 * HOUR }
  orThrow(await store.createCampaign(publisher, plan([{ key: FIRST, revision: 3, accepted: 'all' }], flash)))
  clock.pass(24 * HOUR)
  const seen = [(await titles(store))[0]]
  for (const _ of [1, 2]) {
    clock.pass(HOUR)
    seen.push((await titles(store))[0])
  }
  expect(seen).toEqual([`sale ${FIRST}`, 'flash hour', `sale ${FIRST}`])
})

test('a change names the revision it started from, and a live campaign keeps its start', async () => {
  const { store, clock } = await openForTest()
  const { id } = orThrow(await store.createCampaign(publisher, plan(await withDrafts(store))))
  const moved = orThrow(await store.changeCampaign(publisher, id, { revision: 1, from: FROM + HOUR }))
  expect(moved).toMatchObject({ revision: 2, from: FROM + HOUR, until: UNTIL })
  expect(await store.changeCampaign(publisher, id, { revision: 1, until: null })).toMatchObject({
    refusal: {
      status: 409,
      message: 'staleCampaign',
      data: moved,
    },
  })
  clock.pass(25 * HOUR)
  expect(await store.changeCampaign(publisher, id, { revision: 2, from: UNTIL })).toMatchObject({
    refusal: {
      message: 'campaignStarted',
    },
  })
})

test('a page that a campaign needs is not deleted until the campaign is over', async () => {
  const { store, clock } = await openForTest()
  orThrow(await store.createCampaign(publisher, plan(await withDrafts(store))))
  expect(await store.remove(admin, FIRST)).toMatchObject({
    refusal: { status: 409, message: 'pageInCampaign' },
  })
  clock.pass(36 * HOUR)
  orThrow(await store.remove(admin, FIRST))
})

test('the same draft added twice is one release', async () => {
  const { store } = await openForTest()
  const pages = await withDrafts(store, PLACES.slice(0, 1))
  const first = orThrow(await store.createCampaign(publisher, plan(pages)))
  const second = orThrow(await store.createCampaign(publisher, plan(pages, { from: UNTIL, until: null })))
  expect([first, second].map(each => pagesOf(each).get(FIRST)?.pageVersion)).toEqual([2, 2])
  expect(orThrow(await store.page(editor, FIRST))).toMatchObject({ liveVersion: 1, status: 'changed' })
})

/** Two languages of a page, each with a draft whose banner has no words. */
async function withWordless(store: ContentStore) {
  const pages = PLACES.slice(0, 2)
  const banner = component('picture', { code: 'banner', options: { imgUrl: '/a.webp' } })
  for (const [at, place] of pages.entries()) {
    const title = ['夏日', 'Summer'][at] ?? ''
    orThrow(await store.createPage(editor, { ...place, type: 'LANDING', title }))
    orThrow(await store.saveDraft(editor, keyOf(place), draft(1, [banner], title)))
  }
  return pages.map(keyOf)
}

test('warnings ask before a page joins a campaign, as before publishing: in sentences, and by the title of the page (LO-22)', async () => {
  const { store } = await openForTest(undefined, { findBlock })
  const keys = await withWordless(store)
  const pages = keys.map(key => ({ key, revision: 2 }))
  const refused = await store.createCampaign(publisher, plan(pages))
  expect(refused).toMatchObject({
    refusal: { status: 422, message: 'campaignPageUnaccepted', values: { count: 1, page: '夏日' } },
  })
  if (refused.ok) throw new Error('It was planned.')
  // Both languages show together, so none is missing.
  expect(refused.refusal.dataIn?.('en_US')).toMatchObject([
    { problem: 'emptyAlt', message: 'This picture has no description for shoppers who cannot see it.' },
  ])
  expect(orThrow(await store.campaigns(editor))).toEqual([])
  const alt = { problem: 'emptyAlt', blockId: 'picture', path: 'alt', detail: '' } as const
  const accepted = pages.map(page => ({ ...page, accepted: [alt] }))
  orThrow(await store.createCampaign(publisher, plan(accepted)))
  const { releases } = orThrow(await store.page(editor, FIRST))
  expect(releases[0]?.accepted).toEqual([{ ...alt, by: publisher.name, at: START }])
})

test('a page that joins a planned campaign is checked as it will be when the campaign begins (L-190, LO-22)', async () => {
  const { store } = await openForTest(undefined, {
    findBlock,
    askShop: async ({ products }, _, at) => ({
      ...NO_ANSWERS,
      products: Object.fromEntries(
        products.map(code => [code, { state: 'onSale', ...(at >= FROM && { promotedUntil: UNTIL }) }]),
      ),
    }),
  })
  const [key = ''] = await withWordless(store)
  const sale = component('sale', { code: 'shopPromotions', options: { productCodes: 'A' } })
  const slide = { swiper_img_url: '/a.webp', title: '山', count_down: true, time: '2026-11-21 10:00:00' }
  const timed = component('timed', { code: 'newSwiper', options: { items: [slide] } })
  orThrow(await store.saveDraft(editor, key, draft(2, [sale, timed], '夏日')))
  const { id } = orThrow(await store.createCampaign(publisher, plan([])))
  const found = async (at?: number) =>
    orThrow(await store.check(editor, key, at)).map(({ problem }) => problem)
  expect(await found()).toContain('endedSale')
  expect(await found(FROM)).not.toContain('endedSale')
  const page = { key, revision: 3 }
  expect(await store.addToCampaign(publisher, id, page)).toMatchObject({
    refusal: {
      message: 'campaignPageUnaccepted',
      data: [{ problem: 'missingLanguage' }, { problem: 'pastDate' }],
    },
  })
  orThrow(await store.addToCampaign(publisher, id, { ...page, accepted: 'all' }))
})

import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { plan } from '#content-store/client/model/operations.ts'
import type { PageFacts } from '#content-store/client/types.ts'
import { findBlock } from '#blocks/registry.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePage } from '../../core/model/live-page.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import { component, content } from '../../testing/pages.ts'
import { PageChecks, REST_MS } from './page-checks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOTHING: PageFacts = { answers: NO_ANSWERS, stale: [] }

/** A page of a list of products and a picture without words. */
function open(answer: () => Promise<PageFacts> = async () => NOTHING) {
  const slotsOf = slotsOfBlocks(findBlock)
  const tree = fromPage(
    content([
      component('list', { code: 'basicProductList', options: { productCodes: 'A,B' } }),
      component('picture', { code: 'banner', options: { imgUrl: '/media/a.webp' } }),
    ]),
    slotsOf,
    id => id,
  )
  const page = new LivePage(tree, slotsOf)
  const ask = vi.fn<(questions: unknown) => Promise<PageFacts>>(answer)
  const checks = new PageChecks({ page, locale: 'en_US', clock: () => 0, ask, idle: async () => {} })
  const edit = (id: string, set: Record<string, unknown>) => {
    const outcome = plan(page, { kind: 'edit', id, bag: 'options', set, unset: [] })
    if (outcome) page.commit(outcome.change)
    checks.touch()
  }
  return { checks, ask, edit, rest: () => vi.advanceTimersByTimeAsync(REST_MS) }
}

const soldOut: PageFacts = {
  answers: { ...NO_ANSWERS, products: { A: { state: 'soldOut' }, B: { state: 'onSale' } } },
  stale: [{ blockId: 'picture', path: 'alt', detail: '' }],
}

test('counts by block what options, the shop and the other language show, once the page rests (LO-22)', async () => {
  const { checks, rest, ask } = open(async () => soldOut)
  checks.touch()
  expect(checks.total).toBe(0)
  await rest()
  expect([checks.countOf('list'), checks.countOf('picture'), checks.total]).toEqual([1, 2, 3])
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    products: ['A', 'B'],
    addresses: [],
    pictures: ['/media/a.webp'],
  })
})

test('typing is left alone; what was asked is not asked again', async () => {
  const { checks, edit, rest, ask } = open(async () => soldOut)
  checks.touch()
  await rest()
  const heard = vi.fn<() => void>()
  checks.watch(heard)
  for (const alt of ['R', 'Ri', 'Rid']) {
    edit('picture', { alt })
    await vi.advanceTimersByTimeAsync(REST_MS - 1)
  }
  expect(heard).not.toHaveBeenCalled()
  await rest()
  expect(checks.countOf('picture')).toBe(1)
  expect(ask).toHaveBeenCalledOnce()
  edit('list', { productCodes: 'B,C' })
  await rest()
  expect(ask).toHaveBeenLastCalledWith({ products: ['C'], addresses: [], pictures: [] })
  expect(checks.countOf('list')).toBe(0)
})

test('a store that does not answer leaves what options show by themselves, and is asked again', async () => {
  const { checks, rest, ask } = open(() => Promise.reject(new Error('offline')))
  checks.touch()
  await rest()
  expect(checks.total).toBe(1)
  checks.touch()
  await rest()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('names the first large picture of the page, for links to it', async () => {
  const { checks, rest } = open(async () => ({
    ...NOTHING,
    answers: {
      ...NO_ANSWERS,
      pictures: { '/media/a.webp': { width: 600, height: 400, bytes: 1, isDrawing: false } },
    },
  }))
  checks.touch()
  await rest()
  expect(checks.firstLargePicture).toBe('/media/a.webp')
})

test('facts of pictures are the same record until the media library says something else', async () => {
  const facts = { width: 600, height: 400, bytes: 1, isDrawing: false }
  const say = (more: object) => ({
    ...NOTHING,
    answers: { ...NO_ANSWERS, pictures: { '/media/a.webp': { ...facts, ...more } } },
  })
  const { checks, rest, ask } = open(async () => say({}))
  checks.touch()
  await rest()
  const before = checks.pictures()
  expect(before['/media/a.webp']).toEqual(facts)
  checks.askPicturesAgain()
  await rest()
  expect(checks.pictures()).toBe(before)
  ask.mockImplementation(async () => say({ focus: '20% 30%' }))
  checks.askPicturesAgain()
  await rest()
  expect(checks.pictures()['/media/a.webp']?.focus).toBe('20% 30%')
})

test('counts what stops publishing while the page is composed, and again once time has passed (LO-22, L-190)', async () => {
  const slotsOf = slotsOfBlocks(findBlock)
  const slide = { swiper_img_url: '/a.webp', title: 'A', count_down: true, time: '2026-11-21 11:30:00' }
  const link = { type: 9, value: 'javascript:alert(1)' }
  const blocks = [
    component('countdown', { code: 'newSwiper', options: { items: [slide] } }),
    component('link', { code: 'banner', options: { imgUrl: '/a.webp', alt: 'A', clickUrl: link } }),
    component('unknown', { code: 'gone' }),
    component('words', { code: 'articleTitle', options: { title: 'From {price}' } }),
  ]
  const page = new LivePage(
    fromPage({ ...content(blocks), title: ' ' }, slotsOf, id => id),
    slotsOf,
  )
  let now = Date.UTC(2026, 10, 1)
  const parts = { page, locale: 'en_US', clock: () => now, ask: async () => NOTHING } as const
  const checks = new PageChecks({ ...parts, idle: async () => {} })
  const errors = async () => {
    checks.touch()
    await vi.advanceTimersByTimeAsync(REST_MS)
    return blocks.map(({ id }) => checks.errorsIn(id))
  }
  expect(await errors()).toEqual([1, 1, 1, 1])
  expect([checks.stopping, checks.total]).toEqual([5, 5])
  now = Date.UTC(2026, 10, 20)
  expect(await errors()).toEqual([0, 1, 1, 1])
  expect(checks.stopping).toBe(4)
})

test('counts a title that was not translated', async () => {
  const slotsOf = slotsOfBlocks(findBlock)
  const page = new LivePage(
    fromPage({ ...content([]), title: '夏日山徑' }, slotsOf, id => id),
    slotsOf,
  )
  const ask = async () => ({ ...NOTHING, otherTitle: '夏日山徑' })
  const checks = new PageChecks({ page, locale: 'en_US', clock: () => 0, ask, idle: async () => {} })
  checks.touch()
  await vi.advanceTimersByTimeAsync(REST_MS)
  expect([checks.total, checks.stopping]).toEqual([1, 0])
})

test('a closed page is not checked', async () => {
  const { checks, rest, ask } = open()
  checks.touch()
  checks.stop()
  await rest()
  expect(ask).not.toHaveBeenCalled()
})

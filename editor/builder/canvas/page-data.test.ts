import type { Api } from '#api/client/api.ts'
import type { DataContext } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import { products } from '#blocks/testing/product.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { plan } from '#content-store/client/model/operations.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePage } from '../../core/model/live-page.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import { component, content } from '../../testing/pages.ts'
import { PageData, REST_MS } from './page-data.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type ProductsByCode = Api['productsByCode']

const contextWith = (productsByCode: ProductsByCode): DataContext => ({
  api: { locale: 'en_US', run: () => Promise.reject(new Error('Nothing else is asked.')), productsByCode },
  locale: 'en_US',
  now: 0,
  route: { kind: 'content' },
})

/** Two rows of the same products, and a title that asks for nothing. */
function open(answer: ProductsByCode = async codes => products(codes)) {
  const slotsOf = slotsOfBlocks(findBlock)
  const codes = { productCodes: 'A,B' }
  const tree = fromPage(
    content([
      component('row', { code: 'bestSelling', options: codes }),
      component('twin', { code: 'bestSelling', options: codes }),
      component('title', { code: 'articleTitle' }),
    ]),
    slotsOf,
    id => id,
  )
  const page = new LivePage(tree, slotsOf)
  const ask = vi.fn<ProductsByCode>(answer)
  const data = new PageData({ page, idle: async () => {} })
  data.look(contextWith(ask))
  const type = (productCodes: string) => {
    const outcome = plan(page, { kind: 'edit', id: 'row', bag: 'options', set: { productCodes }, unset: [] })
    if (outcome) page.commit(outcome.change)
  }
  const codesOf = (id: string) =>
    (data.of(id)['products'] as { code: string }[] | undefined)?.map(({ code }) => code)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { data, ask, page, type, codesOf, settle, rest: () => vi.advanceTimersByTimeAsync(REST_MS) }
}

test('blocks get what the shop would give them; what two need alike is asked for once', async () => {
  const { data, ask, codesOf, settle } = open()
  const heard = vi.fn<() => void>()
  data.watch('row', heard)
  await settle()
  expect(ask).toHaveBeenCalledExactlyOnceWith(['A', 'B'])
  expect([codesOf('row'), codesOf('twin'), data.of('title')]).toEqual([['A', 'B'], ['A', 'B'], {}])
  expect(heard).toHaveBeenCalledOnce()
})

test('keys ask for nothing: what shows stays until the page rests and the new is there', async () => {
  let release = () => {}
  const held: ProductsByCode = async codes => {
    if (codes.length > 2) await new Promise<void>(resolve => (release = resolve))
    return products(codes)
  }
  const { ask, type, codesOf, settle, rest } = open(held)
  await settle()
  for (const typed of ['A,B,', 'A,B,C', 'A,B,CD']) {
    type(typed)
    await vi.advanceTimersByTimeAsync(REST_MS - 1)
  }
  expect(ask).toHaveBeenCalledOnce()
  await rest()
  expect(ask).toHaveBeenLastCalledWith(['A', 'B', 'CD'])
  expect(ask).toHaveBeenCalledTimes(2)
  expect(codesOf('row')).toEqual(['A', 'B'])
  release()
  await settle()
  expect(codesOf('row')).toEqual(['A', 'B', 'CD'])
  type('A,B')
  await rest()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(codesOf('row')).toEqual(['A', 'B'])
})

test('from another view point all is asked again, and an answer for the one before is not shown', async () => {
  const { data, codesOf, settle } = open()
  await settle()
  let late = () => {}
  data.look(
    contextWith(async () => {
      await new Promise<void>(resolve => (late = resolve))
      return products(['OLD'])
    }),
  )
  await settle()
  expect(codesOf('row')).toEqual(['A', 'B'])
  data.look(contextWith(async () => products(['NEW'])))
  await settle()
  expect(codesOf('row')).toEqual(['NEW'])
  late()
  await settle()
  expect(codesOf('row')).toEqual(['NEW'])
})

test('a shop that does not answer leaves what shows, says so, and is asked again (L-172)', async () => {
  let isDown = false
  const { data, codesOf, settle, type, rest } = open(async codes => {
    if (isDown) throw new Error('down')
    return products(codes)
  })
  await settle()
  isDown = true
  type('A,B,C')
  await rest()
  expect([codesOf('row'), data.hasFailed]).toEqual([['A', 'B'], true])
  isDown = false
  data.retry()
  await settle()
  expect([codesOf('row'), data.hasFailed]).toEqual([['A', 'B', 'C'], false])
})

test('a closed page asks for nothing', async () => {
  const { data, ask, type, settle, rest } = open()
  await settle()
  data.stop()
  type('A,B,C')
  await rest()
  expect(ask).toHaveBeenCalledOnce()
})

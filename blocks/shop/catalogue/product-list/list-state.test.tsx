import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  filterAttribute,
  filterValue,
  listApi,
  listRoute,
  sampleFilters,
  samplePage,
} from '../../../testing/product-list.ts'
import { product } from '../../../testing/product.ts'
import type { BlockContext } from '../../../page/view.ts'
import { parseListQuery } from '../../../page/list-query.ts'
import { createList } from './list-state.ts'

const NOW = Date.UTC(2026, 10, 21, 4)
const queryOf = (text: string) => parseListQuery(new URLSearchParams(text))

/** A list of 75 products as the server sent it: the first 30. Each has an address of its own, for memory outlives them. */
let addresses = 0
beforeEach(() => {
  addresses += 1
  sessionStorage.clear()
})
function open(
  given: Parameters<typeof listApi>[0] & { readonly sent?: number; readonly pathname?: string } = {},
) {
  const { api, asked } = listApi(given)
  const go = vi.fn<BlockContext['go']>()
  const route = listRoute({ pathname: given.pathname ?? `/products/p${addresses}` })
  const data = { list: samplePage(given.total ?? 75, 0, given.sent ?? 30), filters: sampleFilters() }
  const list = createList(route, data, { api, now: NOW, go })
  const codes = () => list.store.get().edges.map(({ node }) => node.code)
  return { list, asked, go, codes, state: () => list.store.get(), pathname: route.pathname }
}
const numbers = (count: number) => Array.from({ length: count }, (_, at) => `P${at + 1}`)

/** Promises one settles by hand. */
function deferred<Value>() {
  return Promise.withResolvers<Value>()
}

describe('growing', () => {
  test('goes on after the last cursor; no product repeats or is lost (C-120)', async () => {
    const { list, asked, codes, state } = open()
    await list.grow()
    await list.grow()
    expect(asked.map(({ after }) => after)).toEqual(['30', '60'])
    expect(codes()).toEqual(numbers(75))
    expect(state().pageInfo.hasNextPage).toBe(false)
    await list.grow()
    expect(asked).toHaveLength(2)
  })

  test('asks once, however often the end comes near (C-140)', async () => {
    const { list, asked } = open()
    await Promise.all([list.grow(), list.grow(), list.grow()])
    expect(asked).toHaveLength(1)
  })

  test('a product that moved down meanwhile shows once (C-120)', async () => {
    const page = samplePage(75, 30)
    const [first] = samplePage(75).edges
    const { list, codes } = open({ answer: () => ({ ...page, edges: [first, ...page.edges] }) })
    await list.grow()
    expect(codes()).toEqual(numbers(60))
  })

  test('what fails halts, keeps what shows and can be tried again', async () => {
    let isOnline = false
    const answer = () => (isOnline ? undefined : Promise.reject(new Error('offline')))
    const { list, codes, state } = open({ answer })
    await list.grow()
    expect(state().status).toBe('halted')
    expect(codes()).toHaveLength(30)
    isOnline = true
    await list.grow()
    expect(state().status).toBe('idle')
    expect(codes()).toHaveLength(60)
  })

  test('what comes after another list was asked for is dropped', async () => {
    const late = deferred<unknown>()
    const answer = ({ after }: { after: string | undefined }) => (after ? late.promise : samplePage(2))
    const { list, codes } = open({
      answer: request => (request.operation === 'filterConditionGql' ? undefined : answer(request)),
    })
    const growing = list.grow()
    await list.change(queryOf('size=M'))
    late.resolve(samplePage(75, 30))
    await growing
    expect(codes()).toEqual(['P1', 'P2'])
  })
})

describe('another list (CO-33)', () => {
  test('the address changes at once, products and counts when they are there', async () => {
    const { list, go, state, pathname } = open({ total: 75 })
    const changing = list.change(queryOf('size=M'))
    expect(go).toHaveBeenCalledExactlyOnceWith(`${pathname}?size=M`, { isHere: true, replace: false })
    expect(state()).toMatchObject({ status: 'filtering', query: { attributes: { size: ['M'] } } })
    expect(state().edges).toHaveLength(30)
    await changing
    expect(state().status).toBe('idle')
  })

  test('of two the later one wins, whichever answers first', async () => {
    const slow = deferred<unknown>()
    const isSlow = ({ filters }: { filters: Readonly<Record<string, unknown>> }) =>
      filters['keyword'] === 'slow'
    const { list, codes, state } = open({
      answer: request => {
        if (request.operation === 'filterConditionGql') return undefined
        return isSlow(request) ? slow.promise : samplePage(3)
      },
    })
    const first = list.change(queryOf('keyword=slow'))
    await list.change(queryOf('keyword=quick'))
    slow.resolve(samplePage(9))
    await first
    expect(codes()).toEqual(['P1', 'P2', 'P3'])
    expect(state()).toMatchObject({ status: 'idle', query: { keyword: 'quick' } })
  })

  test('a failure says so; trying again leaves no second entry in the history', async () => {
    let isOnline = false
    const { list, go, state } = open({
      answer: () => (isOnline ? undefined : Promise.reject(new Error('offline'))),
    })
    await list.change(queryOf('size=M'))
    expect(state().status).toBe('failed')
    isOnline = true
    await list.change(state().query)
    expect(state().status).toBe('idle')
    expect(go).toHaveBeenLastCalledWith(expect.stringContaining('?size=M'), { isHere: true, replace: true })
  })

  test('a failure of an older list does not disturb a newer one', async () => {
    const first = deferred<unknown>()
    const { list, state } = open({
      answer: ({ filters }) => (filters['keyword'] === 'slow' ? first.promise : undefined),
    })
    const slow = list.change(queryOf('keyword=slow'))
    await list.change(queryOf('keyword=quick'))
    first.reject(new Error('offline'))
    await slow
    expect(state().status).toBe('idle')
  })

  test('values that lose their products keep their names', async () => {
    const few = sampleFilters('en_US', { attributes: [filterAttribute('size', [filterValue('S', 'Small')])] })
    const { list, state } = open({
      answer: ({ operation }) => (operation === 'filterConditionGql' ? few : undefined),
    })
    await list.change(queryOf('colour=green'))
    expect(state().names).toMatchObject({ 'colour=green': 'Pine', 'size=S': 'Small' })
  })
})

test('a list that could not be had is empty and says so (C-138)', () => {
  const { api } = listApi()
  const list = createList(listRoute(), {}, { api, now: NOW, go: () => undefined })
  expect(list.store.get()).toMatchObject({ status: 'failed', edges: [], filters: { totalCount: 0 } })
})

describe('coming back', () => {
  test('shows as many products as before, without asking for them', async () => {
    const before = open()
    await before.list.grow()
    const { list, asked, codes } = open({ pathname: before.pathname })
    await list.resume()
    expect(codes()).toEqual(numbers(60))
    expect(asked).toEqual([])
    await list.grow()
    expect(codes()).toEqual(numbers(75))
  })

  test('where the list begins with other products now, as many are asked for anew', async () => {
    const before = open()
    await before.list.grow()
    const data = { list: samplePage(75), filters: sampleFilters() }
    const [first, ...rest] = data.list.edges
    const moved = [{ cursor: 'new', node: { ...(first?.node ?? product()), code: 'P0' } }, ...rest]
    const { api, asked } = listApi()
    const list = createList(
      listRoute({ pathname: before.pathname }),
      { ...data, list: { ...data.list, edges: moved as typeof data.list.edges } },
      { api, now: NOW, go: () => undefined },
    )
    await list.resume()
    expect(asked.map(({ after }) => after)).toEqual(['30'])
    expect(list.store.get().edges).toHaveLength(60)
  })

  test('the last five lists are kept', async () => {
    const first = open({ pathname: '/products/first' })
    await first.list.grow()
    for (const number of [1, 2, 3, 4, 5]) await open({ pathname: `/products/other${number}` }).list.grow()
    const again = open({ pathname: '/products/first' })
    await again.list.resume()
    expect(again.codes()).toHaveLength(30)
  })

  describe('after a reload', () => {
    // The number alone survives it.
    const key = 'cairn:lists'
    const reload = (type: string) => {
      const entry = { type } as Partial<PerformanceNavigationTiming>
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceNavigationTiming])
    }

    test.each([
      ['reload', 75],
      ['back_forward', 75],
      ['navigate', 30],
    ])('%s: %i products', async (type, count) => {
      reload(type)
      const { list, codes, pathname } = open()
      sessionStorage.setItem(key, JSON.stringify([[`en_US ${pathname}`, 70]]))
      await list.resume()
      expect(codes()).toHaveLength(count)
    })

    test.each(['nonsense', '{}', '[1,["x"]]', '[["x","y"]]'])(
      '%s in the store is no obstacle',
      async kept => {
        reload('reload')
        sessionStorage.setItem(key, kept)
        const { list, codes } = open()
        await list.resume()
        await list.grow()
        expect(codes()).toHaveLength(60)
      },
    )

    test('without a network it stops at the first failure', async () => {
      reload('reload')
      const { list, asked, state, pathname } = open({ answer: () => Promise.reject(new Error('offline')) })
      sessionStorage.setItem(key, JSON.stringify([[`en_US ${pathname}`, 75]]))
      await list.resume()
      expect(asked).toHaveLength(1)
      expect(state().status).toBe('halted')
    })
  })
})

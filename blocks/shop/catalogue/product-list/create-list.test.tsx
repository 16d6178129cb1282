import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import {
  filterAttribute,
  filterValue,
  listApi,
  type ListRequest,
  listRoute,
  sampleFilters,
  samplePage,
} from '../../../testing/product-list.ts'
import { type BlockContext, NO_SESSION } from '../../../page/view.ts'
import { parseListQuery } from '../../../page/list-query.ts'
import { createList } from './create-list.ts'

const NOW = Date.UTC(2026, 10, 21, 4)
const queryOf = (text: string) => parseListQuery(new URLSearchParams(text))

/** A list of 75 products as the server sent it: the first 30. Each has an address of its own, in an entry of its own. */
let addresses = 0
beforeEach(() => {
  addresses += 1
  history.pushState(null, '', '/')
})
function open(
  given: Parameters<typeof listApi>[0] & {
    readonly sent?: number
    readonly pathname?: string
    readonly search?: string
    readonly isMember?: boolean
    readonly settings?: BlockContext['settings']
  } = {},
) {
  const { api, asked } = listApi(given)
  const go = vi.fn<BlockContext['go']>()
  const route = listRoute({
    pathname: given.pathname ?? `/products/p${addresses}`,
    search: given.search ?? '',
  })
  const session = { ...NO_SESSION.session, mayBeMember: () => given.isMember === true }
  const data = { list: samplePage(given.total ?? 75, 0, given.sent ?? 30), filters: sampleFilters() }
  const list = createList(route, data, { api, now: NOW, settings: given.settings ?? {}, go, session })
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

test('where styles are gathered, growing and other lists ask for styles too', async () => {
  const { list, asked } = open({ settings: { plpStyles: { gatherStyles: true } } })
  await list.grow()
  await list.change(queryOf('size=M'))
  expect(asked.map(({ operation, gatherStyles }) => [operation, gatherStyles])).toEqual([
    ['getProductListGql', true],
    ['getProductListGql', true],
    ['filterConditionGql', true],
  ])
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
  const list = createList(
    listRoute(),
    {},
    { ...NO_SESSION, api, now: NOW, settings: {}, go: () => undefined },
  )
  expect(list.store.get()).toMatchObject({ status: 'failed', edges: [], filters: { totalCount: 0 } })
})

/** A return to a history entry that was left at this place. */
function leftAt(count: unknown, top: unknown = 0) {
  history.replaceState({ list: { count, top } }, '')
}
const scrolls = () => vi.spyOn(window, 'scrollTo').mockReturnValue()

describe('coming back to an entry of the history (C-120, C-140)', () => {
  test('its list is as long as it was, and the page as far down', async () => {
    const scrollTo = scrolls()
    leftAt(70, 4321)
    const { list, asked, codes } = open()
    await list.resume()
    expect(codes()).toEqual(numbers(75))
    expect(asked.map(({ after }) => after)).toEqual(['30', '60'])
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 4321, behavior: 'instant' })
  })

  test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
    'a reader who does something meanwhile (%s) stays where they are',
    async event => {
      const scrollTo = scrolls()
      leftAt(70, 4321)
      const { list } = open()
      const resumed = list.resume()
      dispatchEvent(new Event(event))
      await resumed
      expect(scrollTo).not.toHaveBeenCalled()
    },
  )

  test('a new entry begins with what the server sent, also of a list that was followed before', async () => {
    const before = open()
    await before.list.grow()
    history.pushState(null, '')
    const { list, codes } = open({ pathname: before.pathname })
    await list.resume()
    expect(codes()).toHaveLength(30)
  })

  test('growing and scrolling save the place beside what others keep in the entry', async () => {
    history.replaceState({ key: 'kept' }, '')
    const { list } = open()
    await list.resume()
    await list.grow()
    expect(history.state).toEqual({ key: 'kept', list: { count: 60, top: 0 } })
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(812.4)
    document.dispatchEvent(new Event('scrollend'))
    expect(history.state.list).toEqual({ count: 60, top: 812 })
  })

  test.each([
    ['nonsense', 'x', 1],
    ['no number', undefined, undefined],
    ['null', null, 0],
  ])('%s in the entry is no obstacle', async (_, count, top) => {
    leftAt(count, top)
    const { list, codes } = open()
    await list.resume()
    await list.grow()
    expect(codes()).toHaveLength(60)
  })

  test('without a network it stops at the first failure', async () => {
    scrolls()
    leftAt(75)
    const { list, asked, state } = open({ answer: () => Promise.reject(new Error('offline')) })
    await list.resume()
    expect(asked).toHaveLength(1)
    expect(state().status).toBe('halted')
  })
})

describe('a member’s list where prices decide (C-120, C-209)', () => {
  /** A gold member's list: the products of the visitor's in the other direction. */
  const own = (after: number) => ({
    ...samplePage(75, after),
    edges: samplePage(75, 0, 75)
      .edges.toReversed()
      .slice(after, after + 30),
  })
  const answer = ({ operation, after }: ListRequest) =>
    operation === 'filterConditionGql' ? undefined : own(Number(after ?? 0))
  const reversed = numbers(75).toReversed()

  test.each(['sort=priceUp', 'sort=priceDown', 'price=1-500', 'discount=20', 'activity=A'])(
    'with %s it is asked for from its first product, and grows as theirs',
    async search => {
      const { list, asked, codes } = open({ search, isMember: true, answer })
      await list.resume()
      expect(asked.map(({ operation, after }) => [operation, after])).toEqual([
        ['getProductListGql', undefined],
        ['filterConditionGql', undefined],
      ])
      expect(codes()).toEqual(reversed.slice(0, 30))
    },
  )

  test.each([
    ['a visitor', 'sort=priceUp', false],
    ['a list that prices do not touch', 'sort=newest&size=M', true],
  ])('%s costs no call', async (_, search, isMember) => {
    const { list, asked } = open({ search, isMember, answer })
    await list.resume()
    expect(asked).toEqual([])
  })

  test('a return finds it as long as it was, and as far down', async () => {
    const scrollTo = scrolls()
    leftAt(60, 900)
    const { list, asked, codes } = open({ search: 'sort=priceUp', isMember: true, answer })
    await list.resume()
    expect(codes()).toHaveLength(60)
    expect(asked.filter(({ operation }) => operation === 'getProductListGql')).toHaveLength(2)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' })
  })

  test('without an answer what the server sent stays', async () => {
    const offline = { answer: () => Promise.reject(new Error('offline')) }
    const { list, state, codes } = open({ search: 'sort=priceUp', isMember: true, ...offline })
    await list.resume()
    expect([state().status, codes()]).toEqual(['idle', numbers(30)])
  })

  test('a list that began with other eyes is asked for again before it grows', async () => {
    let isMine = false
    const refuse = (request: ListRequest) => {
      if (request.after === '30' && !isMine) {
        isMine = true
        return Promise.reject(new ApiError('BAD_USER_INPUT', 'This page cursor is not valid.'))
      }
      return isMine ? answer(request) : undefined
    }
    const { list, codes, state } = open({ search: 'sort=priceUp', answer: refuse })
    await list.grow()
    expect(codes()).toEqual(reversed.slice(0, 60))
    expect(state().status).toBe('idle')
  })
})

describe('Back and Forward between the lists of one document (CO-33)', () => {
  /** Filters a list twice, as the shop changes addresses, and waits for each step back to take effect. */
  async function filtered() {
    const scrollTo = scrolls()
    const opened = open()
    opened.go.mockImplementation(href => history.pushState(null, '', href))
    history.replaceState(null, '', opened.pathname)
    await opened.list.resume()
    await opened.list.grow()
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
    await opened.list.change(queryOf('size=M'))
    const back = async () => {
      const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
      history.back()
      await arrived
    }
    return { ...opened, scrollTo, back }
  }

  test('Back shows the list before at once, as long and as far down as it was, without asking for it', async () => {
    const { state, asked, scrollTo, back, codes } = await filtered()
    expect(codes()).toHaveLength(30)
    const questions = asked.length
    await back()
    expect(state()).toMatchObject({ status: 'idle', query: { attributes: {} } })
    expect(codes()).toEqual(numbers(60))
    await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' }))
    expect(asked).toHaveLength(questions)
  })

  test('a step inside the same list, such as to an anchor, changes nothing', async () => {
    const { state, asked, list } = await filtered()
    const before = state()
    const questions = asked.length
    dispatchEvent(new PopStateEvent('popstate'))
    expect(list.store.get()).toBe(before)
    expect(asked).toHaveLength(questions)
  })

  test('a list that is no longer known is asked for', async () => {
    const { state, list, back, codes } = await filtered()
    for (const size of ['S', 'L', 'XL', 'XXL', 'XS']) await list.change(queryOf(`size=${size}`))
    for (let step = 0; step < 5; step++) await back()
    await vi.waitFor(() =>
      expect(state()).toMatchObject({ status: 'idle', query: { attributes: { size: ['M'] } } }),
    )
    await back()
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'idle', query: { attributes: {} } }))
    await vi.waitFor(() => expect(codes()).toEqual(numbers(60)))
  })
})

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { product, products } from '../../testing/product.ts'
import {
  BATCH_SIZE,
  codesToAsk,
  emptyList,
  hasMore,
  type ListState,
  nextBatch,
  PAGE_SIZE,
  show,
  take,
} from './list-state.ts'

const codes = (count: number) => Array.from({ length: count }, (_, i) => `P${i + 1}`)

/** Asks a shop that sells everything but the codes in `offShelf`; records the requests. */
function shop(offShelf: ReadonlySet<string> = new Set()) {
  const asked: (readonly string[])[] = []
  const ask = async (wanted: readonly string[]) => {
    asked.push(wanted)
    return wanted.map(code => product({ code, onShelves: !offShelf.has(code) }))
  }
  return { asked, ask }
}

async function toTheEnd(
  list: ListState,
  ask: (codes: readonly string[]) => Promise<ReturnType<typeof products>>,
) {
  const batches: number[] = []
  let current = list
  while (hasMore(current)) {
    const next = await nextBatch(current, ask)
    batches.push(next.shown.length - current.shown.length)
    current = next
  }
  return { current, batches }
}

describe('batches of a product list', () => {
  test('70 codes: 30 asked, 20 shown, 10 kept, until all are there (C-122, CO-36, L-267, L-269, L-270, LO-58)', async () => {
    const { asked, ask } = shop()
    const { current, batches } = await toTheEnd(emptyList(codes(70)), ask)
    expect(asked.map(request => request.length)).toEqual([30, 30, 10])
    expect(batches).toEqual([20, 20, 20, 10])
    expect(current.shown.map(one => one.code)).toEqual(codes(70))
  })

  test('after the first request ten wait for the next batch, and none is asked for them alone (LO-58)', () => {
    const first = show(take(emptyList(codes(70)), products(codes(30))))
    expect(first.shown).toHaveLength(20)
    expect(first.held).toHaveLength(10)
    expect(codesToAsk(first)).toEqual(codes(60).slice(30))
  })

  test('off-shelf products are dropped and end nothing early (L-268)', async () => {
    const offShelf = new Set(codes(60))
    const { asked, ask } = shop(offShelf)
    const list = await nextBatch(emptyList(codes(65)), ask)
    expect(asked).toHaveLength(3)
    expect(list.shown.map(one => one.code)).toEqual(['P61', 'P62', 'P63', 'P64', 'P65'])
    expect(hasMore(list)).toBe(false)
  })

  test('a request that fails leaves the list as it was', async () => {
    const list = emptyList(codes(5))
    await expect(nextBatch(list, vi.fn().mockRejectedValue(new Error('offline')))).rejects.toThrow('offline')
    expect(list).toEqual(emptyList(codes(5)))
  })

  test('every code is asked once, in order; every sellable product shows once, in order (L-266 … L-270)', async () => {
    const given = fc.record({
      count: fc.integer({ min: 0, max: 150 }),
      off: fc.array(fc.integer({ min: 1, max: 150 })),
    })
    await fc.assert(
      fc.asyncProperty(given, async ({ count, off }) => {
        const offShelf = new Set(off.map(number => `P${number}`))
        const { asked, ask } = shop(offShelf)
        const { current, batches } = await toTheEnd(emptyList(codes(count)), ask)
        expect(asked.flat()).toEqual(codes(count))
        expect(asked.every(request => request.length <= PAGE_SIZE)).toBe(true)
        expect(batches.every(size => size <= BATCH_SIZE)).toBe(true)
        expect(current.shown.map(one => one.code)).toEqual(codes(count).filter(code => !offShelf.has(code)))
      }),
      { numRuns: 60 },
    )
  })
})

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeptText, type TextStorage } from '../../session/kept-text.ts'
import { COMPARE_MAX, createCompareList, parseCompared, toggled } from './compare-list.ts'

const KEY = 'cairn.test'
const list = (open: () => TextStorage = () => localStorage) => createCompareList(createKeptText(KEY, open))
/** What a browser does in its other tabs. */
const tellOtherTabs = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const code = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')

describe('the rules', () => {
  test('a product joins, and leaves at the second press (C-160)', () => {
    const once = toggled(['A'], 'B')
    expect(once).toEqual({ codes: ['A', 'B'], isFull: false })
    expect(toggled(once.codes, 'B').codes).toEqual(['A'])
  })

  test('four are accepted, the fifth is not added, one of the four can leave (C-162 … C-164, CO-04)', () => {
    const four = ['A', 'B', 'C', 'D']
    expect(toggled(['A', 'B', 'C'], 'D')).toEqual({ codes: four, isFull: false })
    expect(toggled(four, 'E')).toEqual({ codes: four, isFull: true })
    expect(toggled(four, 'B')).toEqual({ codes: ['A', 'C', 'D'], isFull: false })
  })

  test('after any presses: at most four, none twice, and each counts those it had an odd number of (C-160, C-162)', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 40 }), presses => {
        let codes: readonly string[] = []
        for (const press of presses) {
          const next = toggled(codes, press)
          const wasIn = codes.includes(press)
          expect(next.isFull).toBe(!wasIn && codes.length === COMPARE_MAX)
          expect(next.codes.includes(press)).toBe(!wasIn && !next.isFull)
          expect(next.codes.filter(one => one !== press)).toEqual(codes.filter(one => one !== press))
          codes = next.codes
          expect(codes.length).toBeLessThanOrEqual(COMPARE_MAX)
          expect(new Set(codes).size).toBe(codes.length)
        }
      }),
    )
  })

  test('whatever stands in storage is read as a list of at most four codes (C-161)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        const codes = parseCompared(text)
        expect(codes.length).toBeLessThanOrEqual(COMPARE_MAX)
        expect(codes.every(one => typeof one === 'string' && one !== '')).toBe(true)
      }),
    )
  })

  test.each([
    ['nothing', undefined, []],
    ['no JSON', '["A"', []],
    ['no list', '{"A":1}', []],
    ['other things among codes', '["A",null,3,"","B","A"]', ['A', 'B']],
    ['too many', '["A","B","C","D","E"]', ['A', 'B', 'C', 'D']],
  ])('storage holds %s', (_, text, codes) => expect(parseCompared(text)).toEqual(codes))
})

describe('the list of this browser', () => {
  test('is still there after a reload (C-161)', () => {
    list().toggle('A')
    expect(list().get()).toEqual(['A'])
  })

  test('says whether a product went in or out, and refuses the fifth (C-163, C-164)', () => {
    const compared = list()
    for (const one of ['A', 'B', 'C', 'D']) expect(compared.toggle(one)).toBe(true)
    expect(compared.toggle('E')).toBe(false)
    expect(compared.get()).toEqual(['A', 'B', 'C', 'D'])
    expect(compared.toggle('A')).toBe(true)
    expect(compared.get()).toEqual(['B', 'C', 'D'])
  })

  test('tells who listens, until they stop', () => {
    const compared = list()
    const listener = vi.fn<() => void>()
    const stop = compared.subscribe(listener)
    compared.toggle('A')
    compared.remove(['A'])
    expect(listener).toHaveBeenCalledTimes(2)
    compared.remove(['not there'])
    compared.clear()
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    compared.toggle('B')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('follows what another tab does (C-161)', () => {
    const compared = list()
    const listener = vi.fn<() => void>()
    const stop = compared.subscribe(listener)
    expect(compared.get()).toEqual([])
    localStorage.setItem(KEY, '["X"]')
    tellOtherTabs('something else')
    expect(compared.get()).toEqual([])
    tellOtherTabs(KEY)
    expect(compared.get()).toEqual(['X'])
    expect(listener).toHaveBeenCalledTimes(1)
    localStorage.clear()
    tellOtherTabs(null)
    expect(compared.get()).toEqual([])
    stop()
  })

  test('does not undo what another tab did a moment ago', () => {
    const [mine, theirs] = [list(), list()]
    mine.get()
    theirs.toggle('T')
    mine.toggle('M')
    expect(mine.get()).toEqual(['T', 'M'])
  })

  test('catches up when the page comes back from the browser’s cache', () => {
    const compared = list()
    const stop = compared.subscribe(() => undefined)
    compared.get()
    localStorage.setItem(KEY, '["X"]')
    window.dispatchEvent(new Event('pageshow'))
    expect(compared.get()).toEqual(['X'])
    stop()
  })

  test('holds for the page where storage is forbidden (C-161, LO-38)', () => {
    const compared = list(() => {
      throw new Error('SecurityError')
    })
    expect(compared.toggle('A')).toBe(true)
    expect(compared.toggle('B')).toBe(true)
    expect(compared.get()).toEqual(['A', 'B'])
  })

  test('is the same object until it changes, as React asks', () => {
    const compared = list()
    expect(compared.get()).toBe(compared.get())
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberScroll, restoreScroll } from './scroll-memory.ts'

const WINDOW_PX = 800
let pageHeight: number
let grows: () => void
const stopsWatching = vi.fn<() => void>()
const scrollTo = vi.fn<(...place: readonly unknown[]) => void>()
const scrollIntoView = vi.fn<(this: Element) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  sessionStorage.clear()
  pageHeight = 5000
  vi.stubGlobal('scrollTo', scrollTo)
  Element.prototype.scrollIntoView = scrollIntoView
  vi.stubGlobal('innerHeight', WINDOW_PX)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrowth: () => void) {
        grows = onGrowth
      }
      observe() {}
      disconnect = stopsWatching
    },
  )
  document.body.innerHTML = '<h2 id="尺碼">Sizes</h2>'
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const leaveAt = (entry: string, top: number) => {
  vi.stubGlobal('scrollY', top)
  rememberScroll(entry)
}
const positions = () => scrollTo.mock.calls.map(([, top]) => top)

describe('a new page (C-041)', () => {
  test('begins at its top, wherever the last one was left', () => {
    leaveAt('list', 1200)
    restoreScroll('product', { hash: '', isReturn: false })
    expect(positions()).toEqual([0])
  })

  test('with a hash it begins at the place of that name', () => {
    restoreScroll('page', { hash: `#${encodeURIComponent('尺碼')}`, isReturn: false })
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('尺碼')])
    expect(positions()).toEqual([])
  })

  test('a hash that names nothing is no place', () => {
    restoreScroll('page', { hash: '#gone', isReturn: false })
    expect(positions()).toEqual([0])
  })
})

describe('coming back', () => {
  test('is where the reader was, also on a page that was left at a hash', () => {
    leaveAt('list', 1200)
    restoreScroll('list', { hash: '#尺碼', isReturn: true })
    expect(positions()).toEqual([1200])
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test('waits for a page that has yet to grow', () => {
    leaveAt('list', 4000)
    pageHeight = 1000
    restoreScroll('list', { hash: '', isReturn: true })
    scrollTo.mockClear()
    grows()
    expect(positions()).toEqual([])
    pageHeight = 6000
    grows()
    expect(positions()).toEqual([4000])
    expect(stopsWatching).toHaveBeenCalledOnce()
  })

  test.each([
    ['the reader scrolls', () => window.dispatchEvent(new Event('wheel'))],
    ['the reader takes the scroll bar', () => window.dispatchEvent(new Event('pointerdown'))],
    ['another page comes', () => restoreScroll('other', { hash: '', isReturn: false })],
    ['ten seconds are over', () => vi.advanceTimersByTime(10_000)],
  ])('does not pull back once %s', (_, happens) => {
    leaveAt('list', 4000)
    pageHeight = 1000
    restoreScroll('list', { hash: '', isReturn: true })
    happens()
    expect(stopsWatching).toHaveBeenCalledOnce()
  })

  test('the last fifty places are kept', () => {
    for (let entry = 0; entry <= 50; entry++) leaveAt(`entry ${entry}`, 100 + entry)
    restoreScroll('entry 0', { hash: '', isReturn: true })
    restoreScroll('entry 1', { hash: '', isReturn: true })
    expect(positions()).toEqual([0, 101])
  })
})

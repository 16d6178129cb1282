import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AFTER_PAINT_ID, FETCH_AFTER_PAINT } from '../document/after-paint.ts'

const HAN = 'link[rel="stylesheet"][data-han]'
/** What the browser answers when it is asked for the device's own Chinese font. */
const loadFont = vi.fn<(font: string, text: string) => Promise<readonly object[]>>(async () => [{}])

const isFetched = () => document.head.querySelector('link[href="/a.js"]') !== null

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = `<button></button><template id="${AFTER_PAINT_ID}"><link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="data:text/css," data-han=""></template>`
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFont } })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  // oxlint-disable-next-line typescript/no-implied-eval -- text that stands in every page, run as browsers run it
  new Function(FETCH_AFTER_PAINT)()
})
afterEach(() => {
  window.dispatchEvent(new Event('load'))
  vi.runAllTimers()
  vi.useRealTimers()
})

test('scripts are fetched after the frame that shows the loaded page', () => {
  expect(isFetched()).toBe(false)
  window.dispatchEvent(new Event('load'))
  expect(isFetched()).toBe(false)
  vi.advanceTimersToNextFrame()
  expect(isFetched()).toBe(false)
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(isFetched()).toBe(true)
})

test.each(['pointerdown', 'keydown', 'focusin'])('%s fetches them at once', event => {
  document.querySelector('button')?.dispatchEvent(new Event(event, { bubbles: true }))
  expect(isFetched()).toBe(true)
})

test('a picture that never comes holds them up for five seconds', () => {
  vi.advanceTimersByTime(4999)
  expect(isFetched()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isFetched()).toBe(true)
})

test('a page in the background does not wait for a frame', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('load'))
  expect(isFetched()).toBe(true)
})

test.each([
  ['has a Chinese font', async () => [{}], 0],
  ['has none', async () => [], 1],
  ['cannot open its font', async () => Promise.reject(new Error('NetworkError')), 1],
] as const)(
  'a device that %s fetches the web font’s rules only where it needs them',
  async (_, answer, sheets) => {
    loadFont.mockImplementationOnce(answer)
    document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(loadFont).toHaveBeenLastCalledWith('1em "Cairn Han Local"', '漢')
    expect(document.head.querySelectorAll(HAN)).toHaveLength(sheets)
  },
)

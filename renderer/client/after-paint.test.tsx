import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AFTER_PAINT_ID, FETCH_AFTER_PAINT } from '../after-paint.ts'

const isFetched = () => document.head.querySelector('link[href="/a.js"]') !== null

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = `<button></button><template id="${AFTER_PAINT_ID}"><link rel="modulepreload" href="/a.js"></template>`
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

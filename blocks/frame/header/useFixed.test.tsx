import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { Header } from './Header.tsx'

let height = 76
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const fixed = () => document.querySelector('[data-fixed]')
const kept = () => document.querySelector('header')?.style.paddingBlockEnd

beforeEach(() => {
  vi.useFakeTimers()
  height = 76
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [0, false],
  [60, false],
  [61, true],
])('scrolled to %i px: fixed %j (L-017)', (y, expected) => {
  renderView('header', Header, {})
  wait(300)
  scrollTo(y)
  expect(fixed() !== null).toBe(expected)
})

test('its place is kept while it is fixed, and what sticks below knows its height (L-017)', () => {
  renderView('header', Header, {})
  wait(300)
  scrollTo(500)
  expect(kept()).toBe('76px')
  expect(document.documentElement.style.getPropertyValue('--sticky-top')).toBe('76px')
  wait(300)
  scrollTo(0)
  expect(kept()).toBe('')
  expect(document.documentElement.style.getPropertyValue('--sticky-top')).toBe('')
})

test('looks at most once per 300 ms, and is right in the end (L-018)', () => {
  renderView('header', Header, {})
  scrollTo(500)
  expect(fixed()).toBeNull()
  wait(299)
  expect(fixed()).toBeNull()
  wait(1)
  expect(fixed()).not.toBeNull()
  scrollTo(0)
  wait(299)
  expect(fixed()).not.toBeNull()
  wait(1)
  expect(fixed()).toBeNull()
})

test('a page that is scrolled already begins fixed', () => {
  vi.stubGlobal('scrollY', 900)
  renderView('header', Header, {})
  expect(fixed()).not.toBeNull()
})

test('in a window up to 500 px high it is not fixed: it would leave no room to read', () => {
  vi.stubGlobal('scrollY', 900)
  vi.stubGlobal('innerHeight', 390)
  renderView('header', Header, {})
  expect(fixed()).toBeNull()
  vi.stubGlobal('innerHeight', 844)
  fireEvent(window, new Event('resize'))
  wait(300)
  expect(fixed()).not.toBeNull()
})

test('another width is measured once, 150 ms after the last change (C-387, L-019)', () => {
  vi.stubGlobal('scrollY', 900)
  renderView('header', Header, {})
  height = 114
  for (let at = 0; at < 5; at++) {
    fireEvent(window, new Event('resize'))
    wait(149)
    expect(kept()).toBe('76px')
  }
  wait(1)
  expect(kept()).toBe('114px')
})

test('on the canvas it stays where it is (LO-24)', () => {
  vi.stubGlobal('scrollY', 900)
  renderView('header', Header, {}, { mode: 'builder' })
  expect(fixed()).toBeNull()
})

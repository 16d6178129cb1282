// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { animateScroll, GLIDE_MS } from './animate-scroll.ts'

/** A row three views long, of which one is seen. */
function row() {
  const strip = document.createElement('ul')
  Object.defineProperties(strip, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
  strip.scrollTo = ((to: ScrollToOptions) => {
    strip.scrollLeft = to.left ?? 0
  }) as typeof strip.scrollTo
  return strip
}

describe('gliding a row of products', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a move takes one second, and snapping rests meanwhile (L-355)', () => {
    const strip = row()
    animateScroll(strip, 300, GLIDE_MS)
    vi.advanceTimersByTime(500)
    expect(strip.scrollLeft).toBeGreaterThan(0)
    expect(strip.scrollLeft).toBeLessThan(300)
    expect(strip.style.scrollSnapType).toBe('none')
    vi.advanceTimersByTime(600)
    expect(strip.scrollLeft).toBe(300)
    expect(strip.style.scrollSnapType).toBe('')
  })

  test('never past either end', () => {
    const strip = row()
    animateScroll(strip, 5000, 0)
    expect(strip.scrollLeft).toBe(600)
    animateScroll(strip, -50, 0)
    expect(strip.scrollLeft).toBe(0)
  })

  test('a hand on the row takes over at once', () => {
    const strip = row()
    animateScroll(strip, 600, GLIDE_MS)
    vi.advanceTimersByTime(300)
    strip.dispatchEvent(new Event('pointerdown'))
    const held = strip.scrollLeft
    vi.advanceTimersByTime(1000)
    expect(strip.scrollLeft).toBe(held)
    expect(strip.style.scrollSnapType).toBe('')
  })

  test('a second move starts where the first one is', () => {
    const strip = row()
    animateScroll(strip, 600, GLIDE_MS)
    vi.advanceTimersByTime(300)
    animateScroll(strip, 0, GLIDE_MS)
    vi.advanceTimersByTime(1100)
    expect(strip.scrollLeft).toBe(0)
    expect(strip.style.scrollSnapType).toBe('')
  })
})

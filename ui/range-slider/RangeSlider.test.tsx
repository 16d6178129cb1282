import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { RangeSlider } from './RangeSlider.tsx'
import { fractionOf, moved, nearerEnd, type Range, stopAt, stopFrom } from './slider-position.ts'

const STOPS = [1, 10, 100, 1000]

function show(first: Range = [1, 1000]) {
  const onCommit = vi.fn<(range: Range) => void>()
  function Harness() {
    const [value, setValue] = useState(first)
    return (
      <RangeSlider
        stops={STOPS}
        value={value}
        labels={['From', 'To']}
        textOf={each => `$${each}`}
        onChange={setValue}
        onCommit={onCommit}
      />
    )
  }
  render(<Harness />)
  return onCommit
}
const now = () => screen.getAllByRole('slider').map(thumb => thumb.getAttribute('aria-valuenow'))

test('names its ends, its values in text, and each thumb (C-116)', () => {
  show()
  const low = screen.getByRole('slider', { name: 'From' })
  expect(low).toHaveAttribute('aria-valuemin', '1')
  expect(low).toHaveAttribute('aria-valuetext', '$1')
  expect(screen.getByRole('slider', { name: 'To' })).toHaveAttribute('aria-valuemax', '1000')
})

test.each([
  ['{ArrowRight}', ['10', '1000']],
  ['{ArrowUp}{ArrowUp}{ArrowDown}', ['10', '1000']],
  ['{End}', ['1000', '1000']],
  ['{PageUp}{Home}', ['1', '1000']],
  ['{ArrowLeft}', ['1', '1000']],
])('by keyboard: %s', async (keys, expected) => {
  const onCommit = show()
  screen.getByRole('slider', { name: 'From' }).focus()
  await userEvent.keyboard(keys)
  expect(now()).toEqual(expected)
  expect(onCommit).toHaveBeenLastCalledWith(expected.map(Number))
})

test('a value between two stops goes to the next one', async () => {
  show([37, 1000])
  screen.getByRole('slider', { name: 'From' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(now()[0]).toBe('100')
})

test('the nearer thumb follows the pointer; onCommit is called once on release', () => {
  const onCommit = show()
  const slider = screen.getByRole('slider', { name: 'To' }).parentElement ?? document.body
  vi.spyOn(slider.firstElementChild ?? slider, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 300, 2),
  )
  fireEvent.pointerDown(slider, { button: 0, clientX: 290 })
  fireEvent.pointerMove(slider, { clientX: 205 })
  expect(now()).toEqual(['1', '100'])
  expect(onCommit).not.toHaveBeenCalled()
  fireEvent.pointerUp(slider)
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([1, 100])
  fireEvent.pointerMove(slider, { clientX: 10 })
  expect(now()).toEqual(['1', '100'])
})

describe('positions', () => {
  const ascending = fc
    .uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 2, maxLength: 40 })
    .map(all => all.toSorted((a, b) => a - b))

  test('a stop is found at its own position', () => {
    fc.assert(
      fc.property(ascending, fc.nat(), (stops, seed) => {
        const stop = stops[seed % stops.length] ?? 0
        expect(stopAt(stops, fractionOf(stops, stop))).toBe(stop)
      }),
    )
  })

  test('a step up and a step down return to the start; no step passes the ends', () => {
    fc.assert(
      fc.property(ascending, fc.nat(), fc.integer({ min: -50, max: 50 }), (stops, seed, steps) => {
        const at = seed % (stops.length - 1)
        const stop = stops[at] ?? 0
        expect(stopFrom(stops, stopFrom(stops, stop, 1), -1)).toBe(stop)
        expect(stops).toContain(stopFrom(stops, stop, steps))
      }),
    )
  })

  test('the thumbs never cross', () => {
    const range = fc
      .tuple(fc.nat(1000), fc.nat(1000))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    fc.assert(
      fc.property(range, fc.constantFrom(0 as const, 1 as const), fc.nat(1000), (before, end, to) => {
        const [low, high] = moved(before, end, to)
        expect(low).toBeLessThanOrEqual(high)
      }),
    )
  })

  test('thumbs at the same value can be moved apart both ways', () => {
    expect(nearerEnd(STOPS, [10, 10], 1)).toBe(0)
    expect(nearerEnd(STOPS, [10, 10], 1000)).toBe(1)
    expect(nearerEnd(STOPS, [1, 1], 1)).toBe(1)
    expect(nearerEnd(STOPS, [1000, 1000], 1000)).toBe(0)
  })
})

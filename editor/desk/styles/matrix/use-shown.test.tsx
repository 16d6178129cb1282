import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SpuLine, StyleValues } from '../style-values.ts'
import { someStyle } from '../testing/some-style.ts'
import { useShown } from './use-shown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = someStyle().products[0]?.line as SpuLine // the style has products
const valuesOf = (count: number, salePrice: number): StyleValues => ({
  [line.code]: {
    ...line,
    salePrice,
    skus: Array.from({ length: count }, (_, at) => ({ code: `${line.code}-${at}`, inventory: null })),
  },
})
const shown = (values: StyleValues) =>
  renderHook(({ typed }: { readonly typed: StyleValues }) => useShown(typed), {
    initialProps: { typed: values },
  })

test('rows of few SKUs follow what is typed at once', () => {
  const { result, rerender } = shown(valuesOf(200, 100))
  const typed = valuesOf(200, 120)
  rerender({ typed })
  expect(result.current).toBe(typed)
})

test('rows of many SKUs follow when typing rests', () => {
  const before = valuesOf(201, 100)
  const { result, rerender } = shown(before)
  rerender({ typed: valuesOf(201, 1) })
  act(() => void vi.advanceTimersByTime(150))
  const typed = valuesOf(201, 12)
  rerender({ typed })
  act(() => void vi.advanceTimersByTime(150))
  expect(result.current).toBe(before)
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toBe(typed)
})

test('a row that is added or taken off is not waited for', () => {
  const { result, rerender } = shown(valuesOf(202, 100))
  const added = valuesOf(203, 100)
  rerender({ typed: added })
  expect(result.current).toBe(added)
  const removed = valuesOf(201, 100)
  rerender({ typed: removed })
  expect(result.current).toBe(removed)
})

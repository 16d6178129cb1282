import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { fitting, type MeasureText, SHOWN_PX } from './text-width.ts'

/** Chinese is as wide as it is high, Latin about half of that. */
const measure: MeasureText = (part, text) =>
  (text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)) * (part === 'title' ? 10 : 7)

describe('a text that is cut', () => {
  test.each([
    ['title', '山'.repeat(29), '山'.repeat(29)],
    ['title', '山'.repeat(30), `${'山'.repeat(28)} …`],
    ['title', 'a'.repeat(58), 'a'.repeat(58)],
    ['title', 'a'.repeat(59), `${'a'.repeat(56)} …`],
    ['description', '山'.repeat(65), '山'.repeat(65)],
  ] as const)('%s of %s shows %s', (part, text, shown) => {
    expect(fitting(part, text, measure)).toBe(shown)
  })

  test('always fits, begins as the text does, and takes as much of it as fits', () => {
    fc.assert(
      fc.property(fc.constantFrom('title', 'description'), fc.string({ unit: 'grapheme' }), (part, text) => {
        const long = text.repeat(20)
        const shown = fitting(part, long, measure)
        expect(measure(part, shown)).toBeLessThanOrEqual(SHOWN_PX[part])
        expect(long.startsWith(shown.replace(/ …$/, ''))).toBe(true)
      }),
    )
  })
})

test('shows the texts of the page as they are typed, and says when one is missing or too long', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { session } = renderInEditor(<SearchPreview />)
  const set = (change: { title?: string; description?: string }) =>
    act(() => void session.run('page', [{ kind: 'meta', set: change }]))
  set({ title: '', description: '' })
  expect(screen.getByText('No title')).toBeVisible()
  set({ title: 'Summer', description: 'x'.repeat(161) })
  expect(screen.getByText('Summer')).toBeVisible()
  expect(screen.getByText(/get the first 160 characters/)).toBeVisible()
  set({ description: `${'x'.repeat(159)}🌀` })
  expect(screen.getByText('x'.repeat(159))).toBeVisible()
})

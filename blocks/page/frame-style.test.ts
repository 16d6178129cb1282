import { expect, test } from 'vitest'
import { frameStyle } from './frame-style.ts'

test.each([
  ['24px 0', '24px 0'],
  ['-24px 0 16px', '-24px 0 16px'],
  ['-40px', '-40px 0 -40px 0'],
  ['0 -40px', '0 0 0 0'],
  ['8px -1rem 8px 4px', '8px 0 8px 4px'],
  ['wide', undefined],
])('a margin saved as “%s” never moves a block out of the page (LO-18, L-172)', (margin, expected) => {
  expect(frameStyle({ margin }).style.margin).toBe(expected)
})

test('padding below zero is left out (L-172)', () => {
  expect(frameStyle({ padding: '-4px' }).style.padding).toBeUndefined()
  expect(frameStyle({ padding: ' 4px 0 ' }).style.padding).toBe('4px 0')
})

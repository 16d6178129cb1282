import type { StyleStep } from '#desk/styles/listed-style.ts'
import { expect, test } from 'vitest'
import { newerStyleSteps } from './newer-steps.ts'

const step = (set: number, code: string, change: object = { path: 'salePrice' }) =>
  ({ set, code, changes: [change] }) as unknown as StyleStep
const removal = { path: '', before: {} }
const creation = { path: '', after: {} }

test.each([
  ['a change that was seen', [step(3, 'a')], []],
  ['a change after it', [step(4, 'a'), step(3, 'a')], [4]],
  ['a product that another operator added', [step(5, 'c', creation)], [5]],
  ['a product that is read as removed', [step(5, 'c', removal), step(2, 'c', creation)], []],
  ['a product that another operator removed', [step(6, 'b', removal)], [6]],
] as const)('news of a style since it was read: %s', (_, steps, sets) => {
  const products = [
    { code: 'a', base: 3 },
    { code: 'b', base: 0 },
  ] as never
  expect(newerStyleSteps(steps, { products }).map(({ set }) => set)).toEqual(sets)
})

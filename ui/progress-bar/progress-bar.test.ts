import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./ProgressBar.module.css', import.meta.url), 'utf8')

test('the bar fills in 5 s and disappears, with reduced motion too (C-386, L-412, LO-110, CO-138)', () => {
  expect(css).toMatch(/animation: fill 5s linear both/)
  expect(css).toMatch(/animation: show 5s step-end both/)
})

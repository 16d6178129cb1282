import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, readableOn } from '#locales/contrast.ts'
import { themeStyle } from './theme.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const token = (name: string) => {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (!value) throw new Error(`No colour --${name}`)
  return value
}

test.each([
  ['colour-ink', 'colour-paper'],
  ['colour-ink', 'colour-paper-2'],
  ['colour-ink-2', 'colour-paper'],
  ['colour-ink-2', 'colour-paper-2'],
  ['colour-ink-2', 'colour-white'],
  ['colour-accent', 'colour-paper'],
  ['colour-accent', 'colour-paper-2'],
  ['colour-danger', 'colour-paper'],
  ['colour-danger', 'colour-paper-2'],
  ['colour-success', 'colour-paper'],
  ['theme-colour', 'colour-paper'],
  ['price-colour', 'colour-paper'],
  ['price-colour', 'colour-paper-2'],
  ['colour-white', 'colour-accent'],
  ['colour-white', 'colour-danger'],
  ['colour-white', 'colour-success'],
  ['on-theme', 'theme-colour'],
])('%s on %s is readable (WCAG AA, 4.5:1)', (text, ground) => {
  expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['colour-line-strong', 'colour-paper'],
  ['colour-line-strong', 'colour-white'],
  ['colour-focus', 'colour-paper'],
  ['colour-focus', 'colour-paper-2'],
])('%s on %s shows edges of controls (3:1)', (edge, ground) => {
  expect(contrast(token(edge), token(ground))).toBeGreaterThanOrEqual(3)
})

test.each([
  ['#1f3d2f', '#ffffff'],
  ['#000', '#ffffff'],
  ['#f2c14e', '#16211b'],
  ['#fff', '#16211b'],
  ['rgb(1 2 3)', '#ffffff'],
])('text on a theme of %s is %s', (theme, words) => {
  expect(readableOn(theme)).toBe(words)
})

test('a page has its own theme and price colours (LO-112)', () => {
  expect(themeStyle({ themeColor: '#f2c14e', priceColor: '#cc0000' })).toEqual({
    '--theme-colour': '#f2c14e',
    '--on-theme': '#16211b',
    '--price-colour': '#cc0000',
  })
})

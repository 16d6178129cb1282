import { readFileSync } from 'node:fs'
import { contrast } from '#locales/contrast.ts'
import { expect, test } from 'vitest'
import { brandVariables, colourProblems, DEFAULT_COLOURS, DEFAULT_LOOK, pageColours } from './brand-look.ts'

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]

test('a shop that says nothing looks as the design system has it', () => {
  expect(DEFAULT_COLOURS).toEqual({
    themeColour: token('theme-colour'),
    accentColour: token('colour-accent'),
    inkColour: token('colour-ink'),
    paperColour: token('colour-paper'),
    saleColour: token('price-colour'),
  })
  expect(brandVariables(DEFAULT_LOOK)).toEqual({})
  expect(colourProblems(DEFAULT_COLOURS)).toEqual([])
})

test.each([
  ['ink', { inkColour: '#9a9a9a' }, ['inkColour', 'inkOnPaper']],
  ['main colour', { themeColour: '#f2c14e' }, ['themeColour', 'themeOnPaper']],
  ['accent', { accentColour: '#e08a5b' }, ['accentColour', 'accentOnPaper']],
  ['sale', { saleColour: '#ff8a80' }, ['saleColour', 'saleOnPaper']],
  ['paper', { paperColour: '#202020' }, ['paperColour', 'paperTooDark']],
] as const)('colours that are too alike are named: %s (WCAG 1.4.3)', (_, change, problem) => {
  expect(colourProblems({ ...DEFAULT_COLOURS, ...change })).toContainEqual(problem)
})

test('quieter colours that follow from ink and paper stay readable (WCAG AA)', () => {
  for (const [inkColour, paperColour] of [
    ['#1c1c2b', '#ffffff'],
    ['#2a1a3f', '#f4effa'],
    ['#33302e', '#fbf3ea'],
  ] as const) {
    const variables = brandVariables({ ...DEFAULT_LOOK, inkColour, paperColour })
    const pair = (text: string, ground: string) =>
      contrast(variables[`--colour-${text}`] ?? '', variables[`--colour-${ground}`] ?? '') ?? 0
    expect(pair('ink-2', 'paper')).toBeGreaterThanOrEqual(4.5)
    expect(pair('ink-2', 'paper-2')).toBeGreaterThanOrEqual(4.5)
    expect(pair('line-strong', 'paper')).toBeGreaterThanOrEqual(3)
  }
})

test('pages with colours of their own keep them; the others have those of the shop (LO-112)', () => {
  const shop = { ...DEFAULT_COLOURS, themeColour: '#442266', saleColour: '#8a0f3c' }
  expect(pageColours({ themeColor: '#1f3d2f', priceColor: '#b3261e' }, shop)).toEqual({
    themeColor: '#442266',
    priceColor: '#8a0f3c',
  })
  expect(pageColours({ themeColor: '#17525c', priceColor: '#7d3325' }, shop)).toEqual({
    themeColor: '#17525c',
    priceColor: '#7d3325',
  })
})

import { expect, test, vi } from 'vitest'
import { isFound, type Clause } from './clause.ts'
import type { TermIndex } from './term-index.ts'

/** Two products: one is a down jacket, the other down trousers. */
const PRODUCTS = [
  ['down', 'jacket'],
  ['down', 'trousers'],
]

function indexOf(products: readonly (readonly string[])[]) {
  const terms = products.flat()
  const score = vi.fn<(matches: (term: string) => boolean, weight: number, scores: Float32Array) => void>(
    (matches, weight, scores) => {
      products.forEach((of, at) => {
        if (of.some(matches)) scores[at] = weight
      })
    },
  )
  const index: TermIndex = {
    total: products.length,
    words: () => terms,
    has: term => terms.includes(term),
    hasPrefix: prefix => terms.some(term => term.startsWith(prefix)),
    hasStem: stem => terms.includes(`${stem}s`),
    scoreTerm: (text, weight, scores) => score(term => term === text, weight, scores),
    scorePrefix: (text, weight, scores) => score(term => term.startsWith(text), weight, scores),
    scoreStem: (text, weight, scores) => score(term => term === `${text}s`, weight, scores),
  }
  return { index, score }
}
const term = (text: string): Clause => ({ kind: 'term', text, weight: 1 })
const all = (...of: readonly Clause[]): Clause => ({ kind: 'all', of })

test.each<[string, Clause, { isFound: boolean; isScored: boolean }]>([
  ['a term', term('down'), { isFound: true, isScored: false }],
  ['an unknown term', term('boots'), { isFound: false, isScored: false }],
  ['a beginning', { kind: 'prefix', text: 'jac', weight: 1 }, { isFound: true, isScored: false }],
  ['an ending', { kind: 'stem', text: 'trouser', weight: 1 }, { isFound: true, isScored: false }],
  ['one of two', { kind: 'any', of: [term('boots'), term('down')] }, { isFound: true, isScored: false }],
  ['none of none', { kind: 'any', of: [] }, { isFound: false, isScored: false }],
  ['all of one', all(term('down')), { isFound: true, isScored: false }],
  ['all of none', all(), { isFound: false, isScored: false }],
  ['an unknown part', all(term('down'), term('boots')), { isFound: false, isScored: false }],
  ['parts of one product', all(term('down'), term('jacket')), { isFound: true, isScored: true }],
  ['parts of two products', all(term('trousers'), term('jacket')), { isFound: false, isScored: true }],
])('%s: products are scored only where parts must meet', (_, clause, expected) => {
  const { index, score } = indexOf(PRODUCTS)
  expect(isFound(clause, index)).toBe(expected.isFound)
  expect(score.mock.calls.length > 0).toBe(expected.isScored)
})

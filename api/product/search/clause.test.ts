import { expect, test, vi } from 'vitest'
import { runAtOnce } from '../../shared/steps.ts'
import { addScores, isFound, type Clause } from './clause.ts'
import { createLexicon, FIELDS, type FieldTerms } from './lexicon.ts'
import { createTermIndex, type TermIndex } from './term-index.ts'

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
    hasTogether: texts => products.some(of => texts.length > 0 && texts.every(text => of.includes(text))),
    scoreTogether: () => undefined,
    scoreTerm: (text, weight, scores) => score(term => term === text, weight, scores),
    scorePrefix: (text, weight, scores) => score(term => term.startsWith(text), weight, scores),
    scoreStem: (text, weight, scores) => score(term => term === `${text}s`, weight, scores),
  }
  return { index, score }
}
const term = (text: string): Clause => ({ kind: 'term', text, weight: 1 })
const beginning = (text: string): Clause => ({ kind: 'prefix', text, weight: 1 })
const all = (...of: readonly Clause[]): Clause => ({ kind: 'all', of })

test.each<[string, Clause, { isFound: boolean; isScored: boolean }]>([
  ['a term', term('down'), { isFound: true, isScored: false }],
  ['an unknown term', term('boots'), { isFound: false, isScored: false }],
  ['a beginning', beginning('jac'), { isFound: true, isScored: false }],
  ['an ending', { kind: 'stem', text: 'trouser', weight: 1 }, { isFound: true, isScored: false }],
  ['one of two', { kind: 'any', of: [term('boots'), term('down')] }, { isFound: true, isScored: false }],
  ['none of none', { kind: 'any', of: [] }, { isFound: false, isScored: false }],
  ['all of one', all(term('down')), { isFound: true, isScored: false }],
  ['all of none', all(), { isFound: false, isScored: false }],
  ['an unknown part', all(term('down'), term('boots')), { isFound: false, isScored: false }],
  ['terms of one product', all(term('down'), term('jacket')), { isFound: true, isScored: false }],
  ['terms of two products', all(term('trousers'), term('jacket')), { isFound: false, isScored: false }],
  ['parts of one product', all(term('down'), beginning('jac')), { isFound: true, isScored: true }],
  ['parts of two products', all(term('trousers'), beginning('jac')), { isFound: false, isScored: true }],
])('%s: products are scored only where parts must meet', (_, clause, expected) => {
  const { index, score } = indexOf(PRODUCTS)
  expect(isFound(clause, index)).toBe(expected.isFound)
  expect(score.mock.calls.length > 0).toBe(expected.isScored)
})

test('terms that meet in a product are scored by the worst of them, at the fields that they are in', () => {
  const lexicon = createLexicon()
  const [down, jacket] = lexicon.numbersOf(['down', 'jacket'])
  const entries = [
    { title: [down, jacket] },
    { title: [down] },
    { title: [jacket], text: [down] },
    {},
  ] as FieldTerms[]
  const index = runAtOnce(createTermIndex(lexicon.terms, entries))
  const clause = all(term('down'), { kind: 'term', text: 'jacket', weight: 0.5 })
  const scores = new Float32Array(entries.length)
  addScores(clause, index, scores)
  expect([...scores]).toEqual([FIELDS.title * 0.5, 0, FIELDS.text, 0])
  expect(isFound(clause, index)).toBe(true)
  expect(isFound(all(term('down'), term('boots')), index)).toBe(false)
  const mixed = new Float32Array(entries.length)
  addScores(all(clause, beginning('dow')), index, mixed)
  expect([...mixed]).toEqual([FIELDS.title * 0.5, 0, FIELDS.text, 0])
})

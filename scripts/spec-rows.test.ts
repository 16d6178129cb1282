import { describe, expect, test } from 'vitest'
import { namedIn, specRows } from './spec-rows.ts'

describe('rows a text names', () => {
  test.each([
    ['one', '(C-105)', ['C-105']],
    ['several, of several letters', 'L-358, C-142 and M-001', ['L-358', 'C-142', 'M-001']],
    ['a range', 'C-148 … C-151', ['C-148', 'C-149', 'C-150', 'C-151']],
    ['a range whose end has no letter', 'C-148 … 150', ['C-148', 'C-149', 'C-150']],
    ['a range in words or with a dash', 'L-001 to L-002, M-007–M-008', ['L-001', 'L-002', 'M-007', 'M-008']],
    ['a range within a letter only', 'C-105 … L-107', ['C-105', 'L-107']],
    ['alternatives', 'C-105/106/108', ['C-105', 'C-106', 'C-108']],
    ['a range between others', '(C-117, C-125 … C-127, CO-33)', ['C-117', 'C-125', 'C-126', 'C-127']],
    ['no section, decision, product code or longer number', 'C-§3, CO-105, CR-105, C-1050, ABC-105', []],
    ['nothing backwards', 'C-150 … C-149', []],
  ])('%s', (_, text, rows) => expect([...namedIn(text)]).toEqual(rows))

  test('in the title of a test are those written out: a range names none of them', () =>
    expect([...namedIn('(C-117, C-125 … C-127, L-105/106)', { ranges: false })]).toEqual([
      'C-117',
      'L-105',
      'L-106',
    ]))
})

describe('rows of the specification', () => {
  const rows = specRows()

  test('each once, numbered without a gap', () => {
    for (const letter of ['C', 'L', 'M']) {
      const numbers = rows.filter(({ id }) => id[0] === letter).map(({ id }) => Number(id.slice(2)))
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  test('each under its heading, sub-headings included', () => {
    const sectionOf = new Map(rows.map(({ id, section }) => [id, section]))
    expect(sectionOf.get('C-056')).toBe('C-§3')
    expect(sectionOf.get('L-170')).toBe('L-§18')
    expect(sectionOf.get('L-314')).toBe('L-§18.27')
    expect(sectionOf.get('M-313')).toBe('M-§27')
    expect(rows.filter(({ section }) => section.endsWith('§'))).toEqual([])
  })
})

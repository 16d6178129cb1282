import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { specRows, testedRows } from './spec-rows.ts'
import { countRows, readStatus, STATUS_FILE, withCounts } from './spec-status.ts'

const rows = specRows()
const tested = testedRows()
const written = readFileSync(STATUS_FILE, 'utf8')
const { sections, listed, inPart } = readStatus(written)
const known = new Set(rows.map(({ id }) => id))

describe('docs/spec/status.md', () => {
  test('has one line for each section, in the order of the specification', () =>
    expect(sections.map(({ section }) => section)).toEqual([...new Set(rows.map(({ section }) => section))]))

  test('says done, in part or open of each', () =>
    expect(sections.filter(({ state }) => !['done', 'in part', 'open'].includes(state))).toEqual([]))

  test('has the numbers that `npm run docs:status` writes', () =>
    expect(written).toBe(withCounts(written, rows, tested)))

  test('of a section that is done, lists every row that no test names', () => {
    const done = new Set(sections.filter(({ state }) => state === 'done').map(({ section }) => section))
    const forgotten = rows.filter(
      ({ id, section }) => done.has(section) && !tested.has(id) && !listed.has(id),
    )
    expect(forgotten).toEqual([])
  })

  test('lists no row that a test names, and none that does not exist', () =>
    expect([...listed].filter(id => tested.has(id) || !known.has(id))).toEqual([]))

  test('calls tested in part only what a test names', () =>
    expect([...inPart].filter(id => !tested.has(id))).toEqual([]))

  test('calls no section open of which a test names a row', () => {
    const open = new Set(sections.filter(({ state }) => state === 'open').map(({ section }) => section))
    expect(rows.filter(({ id, section }) => open.has(section) && tested.has(id))).toEqual([])
  })
})

const SAMPLE = [
  '| section | subject | what is there | rows | tested | listed | missing | status |',
  '|---|---|---|--:|--:|--:|--:|---|',
  '| C-§3 | Product: detail | page | 0 | 0 | 0 | 0 | done |',
  '| L-§18.7 | Ads | ads | 0 | 0 | 0 | 0 | in part |',
  '| **All** | |',
  '',
  '## Rows without a test',
  '- C-027 … C-028, C-032: as C-100 says',
  'C-050: not an item',
  '',
  '## Rows tested in part',
  '- C-098: the pop-up',
].join('\n')

const SAMPLE_ROWS = [
  { id: 'C-026', section: 'C-§3' },
  { id: 'C-027', section: 'C-§3' },
  { id: 'C-028', section: 'C-§3' },
  { id: 'C-029', section: 'C-§3' },
  { id: 'L-001', section: 'L-§18.7' },
]

test('a status file says sections, rows without a test and rows tested in part', () => {
  const status = readStatus(SAMPLE)
  expect(status.sections).toEqual([
    { section: 'C-§3', state: 'done' },
    { section: 'L-§18.7', state: 'in part' },
  ])
  expect([...status.listed]).toEqual(['C-027', 'C-028', 'C-032'])
  expect([...status.inPart]).toEqual(['C-098'])
})

test('rows are tested, listed or missing; a row that is both counts as tested', () =>
  expect(countRows(SAMPLE_ROWS, new Set(['C-026', 'C-027']), new Set(['C-027', 'C-028']))).toEqual({
    rows: 5,
    tested: 2,
    listed: 1,
    missing: 2,
  }))

test('the numbers go into the table, section by section and in total, and writing them again changes nothing', () => {
  const text = withCounts(SAMPLE, SAMPLE_ROWS, new Set(['C-026']))
  expect(text.split('\n').slice(2, 5)).toEqual([
    '| C-§3 | Product: detail | page | 4 | 1 | 2 | 1 | done |',
    '| L-§18.7 | Ads | ads | 1 | 0 | 0 | 1 | in part |',
    '| **All** | | | 5 | 1 | 2 | 2 | |',
  ])
  expect(withCounts(text, SAMPLE_ROWS, new Set(['C-026']))).toBe(text)
})

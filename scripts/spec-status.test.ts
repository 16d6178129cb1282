import { describe, expect, test } from 'vitest'
import { readStatus, specRows, testedRows } from './spec-rows.ts'

const rows = specRows()
const tested = testedRows()
const { sections, excused, inPart } = readStatus()
const known = new Set(rows.map(({ id }) => id))

describe('docs/spec/status.md', () => {
  test('has one line for each section, in the order of the specification', () =>
    expect(sections.map(({ section }) => section)).toEqual([...new Set(rows.map(({ section }) => section))]))

  test('says done, in part or open of each', () =>
    expect(sections.filter(({ state }) => !['done', 'in part', 'open'].includes(state))).toEqual([]))

  test('of a section that is done, lists every row that no test names', () => {
    const done = new Set(sections.filter(({ state }) => state === 'done').map(({ section }) => section))
    const forgotten = rows.filter(
      ({ id, section }) => done.has(section) && !tested.has(id) && !excused.has(id),
    )
    expect(forgotten).toEqual([])
  })

  test('excuses no row that a test names, and none that does not exist', () =>
    expect([...excused].filter(id => tested.has(id) || !known.has(id))).toEqual([]))

  test('calls tested in part only what a test names', () =>
    expect([...inPart].filter(id => !tested.has(id))).toEqual([]))

  test('calls no section open of which a test names a row', () => {
    const open = new Set(sections.filter(({ state }) => state === 'open').map(({ section }) => section))
    expect(rows.filter(({ id, section }) => open.has(section) && tested.has(id))).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from '#desk/prices/price-fields.ts'
import {
  cleared,
  copied,
  following,
  filledDown,
  moved,
  pasted,
  rangeOf,
  sheetOf,
  textAt,
} from './grid-commands.ts'
import {
  cellsOf,
  editsOf,
  type GridWork,
  keptChanges,
  NO_WORK,
  redone,
  undone,
  withEdits,
} from './grid-work.ts'
import { listedPrice } from './testing.ts'

const FIELDS = fieldsOf([{ code: 'GOLD' }])
const ROWS = Array.from({ length: 6 }, (_, at) =>
  listedPrice(`S${at}`, { salePrice: 10_000 + at * 100, listPrice: at % 2 === 0 ? 20_000 : null }),
)
const sheet = sheetOf(ROWS, FIELDS)
const place = fc.record({
  sku: fc.constantFrom(...ROWS.map(({ sku }) => sku)),
  field: fc.constantFrom(...FIELDS),
})
const text = fc.constantFrom(
  '',
  '-',
  '99',
  'HK$1,234.00',
  '１２.５',
  'abc',
  '0',
  '100.00',
  '5\t6',
  '1\n\n2',
  '7\t\n8\t9',
)

type Command =
  | { readonly kind: 'type' | 'paste'; readonly range: ReturnType<typeof rangeOf>; readonly text: string }
  | { readonly kind: 'fill' | 'clear'; readonly range: ReturnType<typeof rangeOf> }
  | { readonly kind: 'undo' | 'redo' }
const range = fc.tuple(place, place).map(([active, anchor]) => rangeOf(sheet, active, anchor))
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constantFrom('type' as const, 'paste' as const), range, text }),
  fc.record({ kind: fc.constantFrom('fill' as const, 'clear' as const), range }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
)

function run(work: GridWork, given: Command): GridWork {
  switch (given.kind) {
    case 'type':
    case 'paste':
      return withEdits(work, pasted(sheet, given.range, given.text).edits)
    case 'fill':
      return withEdits(work, filledDown(sheet, work, given.range))
    case 'clear':
      return withEdits(work, cleared(sheet, given.range))
    case 'undo':
      return undone(work)
    case 'redo':
      return redone(work)
  }
}

const all = (work: GridWork) => copied(sheet, work, { top: 0, bottom: 5, left: 0, right: FIELDS.length - 1 })

describe('commands of the grid', () => {
  test('undo of every command gives back what was there, and redo what was done', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), commands => {
        const end = commands.reduce(run, NO_WORK)
        let work = end
        for (let step = end.past.length; step > 0; step -= 1) work = undone(work)
        expect(work.edits).toEqual(new Map())
        expect(all(work)).toBe(all(NO_WORK))
        for (let step = end.past.length; step > 0; step -= 1) work = redone(work)
        expect(work.edits).toEqual(end.edits)
        expect(work.past).toEqual(end.past)
      }),
    )
  })

  test('a cell that says what is stored is no edit, whichever way it came there', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), commands => {
        const work = commands.reduce(run, NO_WORK)
        for (const { before, after } of cellsOf(work)) expect(after).not.toBe(before)
      }),
    )
  })

  test('work that was kept in the browser comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 15 }), commands => {
        const work = commands.reduce(run, NO_WORK)
        expect(withEdits(NO_WORK, editsOf(keptChanges(work))).edits).toEqual(work.edits)
      }),
    )
  })

  test('what is copied and pasted again changes nothing', () => {
    fc.assert(
      fc.property(range, where => {
        const { edits } = pasted(sheet, where, copied(sheet, NO_WORK, where))
        expect(withEdits(NO_WORK, edits).edits).toEqual(new Map())
      }),
    )
  })

  test('a paste begins at the corner, leaves empty cells alone, and counts what falls outside', () => {
    const at = { top: 4, bottom: 4, left: 2, right: 2 }
    const { edits, outside } = pasted(sheet, at, '80\tHK$70\t1\r\n\t６５\t2\r\n9\t9\t9\r\n')
    expect(edits.map(({ sku, field, typed }) => [sku, field, typed])).toEqual([
      ['S4', 'default', '80'],
      ['S4', 'level:GOLD', 'HK$70'],
      ['S5', 'level:GOLD', '６５'],
    ])
    expect(outside).toBe(5)
    expect(textAt(withEdits(NO_WORK, edits), ROWS[5] ?? listedPrice(''), 'level:GOLD')).toBe('65.00')
  })

  test('one value fills the range; fill down takes the first row, and one row the row above', () => {
    const where = { top: 1, bottom: 3, left: 1, right: 1 }
    expect(pasted(sheet, where, '55').edits).toHaveLength(3)
    const work = withEdits(NO_WORK, pasted(sheet, { ...where, bottom: 1 }, '55').edits)
    expect(filledDown(sheet, work, where).map(({ typed }) => typed)).toEqual(['55.00', '55.00', '55.00'])
    expect(filledDown(sheet, work, { ...where, top: 2, bottom: 2 })).toMatchObject([
      { sku: 'S2', typed: '55.00' },
    ])
    expect(filledDown(sheet, work, { ...where, top: 0, bottom: 0 })).toEqual([])
  })

  test('moving stops at the edges; reading order goes from row to row', () => {
    const corner = { sku: 'S0', field: 'listPrice' } as const
    expect(moved(sheet, corner, -1, -1)).toEqual(corner)
    expect(following(sheet, { sku: 'S0', field: 'level:GOLD' }, 1)).toEqual({ sku: 'S1', field: 'listPrice' })
    expect(following(sheet, corner, -1)).toBeUndefined()
    expect(following(sheet, { sku: 'S5', field: 'level:GOLD' }, 1)).toBeUndefined()
  })
})

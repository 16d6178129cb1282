import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { CountedRow, DeskCount } from '#desk/stock/desk-stock.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../../testing/open-editor.tsx'
import type { Answer } from '../../../testing/world.tsx'
import { deskStock } from '../testing.ts'
import { CountCodes } from './CountCodes.tsx'
import { CountFile } from './CountFile.tsx'

withModalDialogs()
afterEach(() => vi.unstubAllGlobals())

const publisher = { name: 'ada', role: 'publisher' } as const
/** 23 November 2026, 19:00 in Hong Kong. */
const NOW = Date.UTC(2026, 10, 23, 11)
const clock = () => NOW

const count = (rows: readonly CountedRow[]): DeskCount => {
  const sums: Partial<Record<CountedRow['result'], number>> = {}
  for (const { result } of rows) sums[result] = (sums[result] ?? 0) + 1
  return { rows, sums }
}

const RESULT = count([
  { sku: 'A', units: 40, result: 'changed', before: 47, onHand: 37, moved: -3 },
  { sku: 'B', units: 3, result: 'equal', onHand: 3, moved: 0 },
  { sku: 'C', units: 1, result: 'unknown' },
  { sku: 'D', units: 1, result: 'underHeld', onHand: 1, held: 2, moved: 0 },
])
const TABLE = 'SKU,Units\nA,40\nB,3\nC,1\nE,many\nD,1\n'

const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File([text], 'count.csv')] },
  })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('a table and its instant show what would change; entering it says what did', async () => {
  const counted = vi.fn<Answer<'stock.count'>>(async () => RESULT)
  renderInWorld(<CountFile operator={publisher} />, { answers: { 'stock.count': counted }, clock })
  choose(TABLE)
  expect(await screen.findByText('count.csv: 5 rows')).toBeVisible()
  expect(screen.getByText('Enter when the goods were counted to see what changes.')).toBeVisible()
  expect(counted).not.toHaveBeenCalled()
  await press('Now')
  expect(await screen.findByText('1 equal, 1 changed, 3 left out')).toBeVisible()
  const asked = {
    rows: [
      { sku: 'A', units: 40 },
      { sku: 'B', units: 3 },
      { sku: 'C', units: 1 },
      { sku: 'D', units: 1 },
    ],
    countedAt: '2026-11-23T11:00:00.000Z',
    reason: 'Stock count',
  }
  expect(counted).toHaveBeenCalledExactlyOnceWith({ ...asked, dryRun: true })
  expect(screen.getByRole('row', { name: 'A 40 −3 47 37' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Line 4 C 1 There is no SKU C.' })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Line 5 E many The units must be a whole number/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Line 6 D 1 1 on hand would be less than the 2/ })).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Document' }), 'L-7')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enter 2 rows' }))
  expect(await screen.findByRole('heading', { name: 'Entered' })).toBeVisible()
  expect(counted).toHaveBeenLastCalledWith({ ...asked, document: 'L-7' })
  expect(counted).toHaveBeenCalledTimes(2)
  await press('Next count')
  expect(screen.queryByText('count.csv: 5 rows')).toBeNull()
})

test('rows that are left out are saved as a table to correct', async () => {
  const saved: Blob[] = []
  vi.stubGlobal('URL', {
    ...URL,
    createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:'),
    revokeObjectURL: () => undefined,
  })
  renderInWorld(<CountFile operator={publisher} />, {
    answers: { 'stock.count': async () => RESULT },
    clock,
  })
  choose(TABLE)
  await screen.findByText('count.csv: 5 rows')
  await press('Now')
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a file' }))
  expect(await saved[0]?.text()).toBe(
    '"SKU","Counted","Why"\r\n"C","1","There is no SKU C."\r\n"E","many","The units must be a whole number."\r\n"D","1","1 on hand would be less than the 2 that orders hold. Ship or close these units first."\r\n',
  )
})

test.each<[string, string, RegExp]>([
  ['names its columns', 'article,shelf\nA,3', /needs a column of codes and a column of units/],
  ['has rows', '', /has no rows/],
  ['closes its quotes', 'A,1\n"B', /A quotation mark on line 2/],
])('a table must be one that %s', async (_, text, refusal) => {
  renderInWorld(<CountFile operator={publisher} />, { clock })
  choose(text)
  expect(await screen.findByText(refusal)).toBeVisible()
})

test('rows can be pasted, and a refusal of the shop shows', async () => {
  renderInWorld(<CountFile operator={publisher} />, {
    answers: { 'stock.count': () => Promise.reject(new Error('The shop does not answer')) },
    clock,
  })
  await press('Paste rows instead')
  const field = screen.getByRole('textbox', { name: 'Rows copied from a spreadsheet' })
  await userEvent.click(field)
  await userEvent.paste('A\t40\nB\t3')
  await press('Read the rows')
  await press('Now')
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop does not answer')
  expect(screen.queryByRole('button', { name: /^Enter/ })).toBeNull()
})

test('one by one: a code and Enter, units and Enter, and the next code', async () => {
  const counted = vi.fn<Answer<'stock.count'>>(async ({ rows: [row] }) =>
    count([{ sku: row?.sku ?? '', units: 12, result: 'changed', before: 50, onHand: 12, moved: 0 }]),
  )
  renderInWorld(<CountCodes operator={publisher} />, {
    answers: {
      'stock.find': async search => ('sku' in search && search.sku === 'JKT-S' ? [deskStock()] : []),
      'stock.count': counted,
    },
    clock,
  })
  const code = () => screen.getByRole('textbox', { name: 'SKU code' })
  expect(code()).toHaveFocus()
  await userEvent.keyboard('NONE{Enter}')
  expect(await screen.findByText('There is no SKU NONE. Scan it again.')).toBeVisible()
  await userEvent.keyboard('JKT-S{Enter}')
  const units = await screen.findByRole('textbox', { name: 'Units counted' })
  expect(units).toHaveFocus()
  expect(screen.queryByText('50')).toBeNull()
  await userEvent.keyboard('some{Enter}')
  expect(screen.getByText('Enter a whole number from 0.')).toBeVisible()
  await userEvent.clear(units)
  await userEvent.type(units, '12{Enter}')
  expect(await screen.findByRole('heading', { name: 'Counted: 1' })).toBeVisible()
  expect(within(screen.getByRole('list')).getByText('50 → 12 on hand')).toBeVisible()
  expect(code()).toHaveFocus()
  expect(code()).toHaveValue('')
  expect(counted).toHaveBeenCalledExactlyOnceWith({
    rows: [{ sku: 'JKT-S', units: 12 }],
    reason: 'Stock count',
    document: '',
  })
})

test('the code of a style leads to a choice of its SKUs', async () => {
  renderInWorld(<CountCodes operator={publisher} />, {
    answers: {
      'stock.find': async search =>
        'style' in search ? [deskStock(), deskStock({ sku: 'JKT-M', size: 'M' })] : [],
    },
    clock,
  })
  await userEvent.keyboard('JACKET{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /^JKT-M/ }))
  expect(screen.getByRole('form', { name: 'Units of JKT-M' })).toBeVisible()
})

test('after a lost answer the same units go with the instant of the first try', async () => {
  let now = NOW
  const counted = vi
    .fn<Answer<'stock.count'>>()
    .mockRejectedValueOnce(new Error('No connection'))
    .mockResolvedValueOnce(
      count([{ sku: 'JKT-S', units: 2, result: 'underHeld', onHand: 2, held: 7, moved: 0 }]),
    )
  renderInWorld(<CountCodes operator={publisher} />, {
    answers: { 'stock.find': async () => [deskStock()], 'stock.count': counted },
    clock: () => now,
  })
  await userEvent.keyboard('JKT-S{Enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Units counted' }), '2{Enter}')
  expect(await screen.findByText('No connection')).toBeVisible()
  now += 600_000
  await press('Enter')
  await waitFor(() =>
    expect(counted).toHaveBeenLastCalledWith(
      expect.objectContaining({ countedAt: '2026-11-23T11:00:00.000Z' }),
    ),
  )
  expect(await screen.findByText(/less than the 7 that orders hold/)).toBeVisible()
})

import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { ContentError } from '#operators/client/call.ts'
import type { Role } from '#operators/operator.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers, Around } from '../../testing/world.tsx'
import { StockHistory } from './StockHistory.tsx'
import { StockScreen } from './StockScreen.tsx'
import { deskMove, deskStock } from './testing.ts'

withModalDialogs()

const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const address = () => screen.getByTestId('address').textContent

const LOW: Answer<'stock.low'> = async () => ({ rows: [], next: null })

function open(
  at: string,
  answers: Answers,
  { role = 'publisher', ...around }: Around & { role?: Role } = {},
) {
  const operator = { name: 'ada', role }
  renderInWorld(
    <>
      <Routes>
        <Route path="/stock" element={<StockScreen operator={operator} />} />
        <Route path="/stock/:sku" element={<StockHistory operator={operator} />} />
      </Routes>
      <Address />
    </>,
    { at, answers: { 'stock.low': LOW, ...answers }, ...around },
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const bySku: Answer<'stock.find'> = async search => ('sku' in search ? [deskStock()] : [])

test('a code typed or scanned, with Enter, shows stock and who holds it; the next code takes its place', async () => {
  const find = vi.fn<Answer<'stock.find'>>(bySku)
  open('/stock', { 'stock.find': find })
  const field = screen.getByRole('searchbox', { name: 'Code or name' })
  await userEvent.type(field, ' ＪKT-S {Enter}')
  expect(await screen.findByRole('row', { name: /^JKT-S 50 7.* 43/ })).toBeVisible()
  expect(address()).toBe('/stock?q=JKT-S')
  expect(find).toHaveBeenCalledExactlyOnceWith({ sku: 'JKT-S' })
  await userEvent.click(screen.getByText('7', { selector: 'summary' }))
  expect(screen.getByRole('link', { name: 'O1001' })).toHaveAttribute('href', '/orders/O1001')
  expect(screen.getByRole('link', { name: 'JKT-S' })).toHaveAttribute('href', '/stock/JKT-S')
})

test('the code of a style comes before the same code of a product', async () => {
  const find = vi.fn<Answer<'stock.find'>>(async search =>
    'style' in search ? [deskStock(), deskStock({ sku: 'JKT-M' })] : 'spu' in search ? [deskStock()] : [],
  )
  open('/stock?q=JACKET', { 'stock.find': find })
  expect(await screen.findByText('2 SKUs')).toBeVisible()
})

test('words that are no code find styles to choose from', async () => {
  const style = { title: deskStock().title, skus: 6, free: 12 }
  const list = vi.fn<Answer<'styles.list'>>(
    async () =>
      ({
        rows: [
          { style: 'JACKET', ...style },
          { style: 'PARKA', ...style, free: null },
        ],
        next: null,
        count: 2,
      }) as unknown as Awaited<ReturnType<Answer<'styles.list'>>>, // the fields that this screen shows
  )
  open('/stock?q=jack', { 'stock.find': async () => [], 'styles.list': list })
  expect(await screen.findByText('2 styles match. Choose one.')).toBeVisible()
  expect(screen.getByText('PARKA · 6 SKUs, not counted')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Jacket' })[0]).toHaveAttribute('href', '/stock?q=JACKET')
})

test('nothing found says so and what to do', async () => {
  open('/stock?q=none', {
    'stock.find': async () => [],
    'styles.list': async () => ({ rows: [], next: null, count: 0 }),
  })
  expect(await screen.findByText('Nothing is found for “none”.')).toBeVisible()
})

test('low stock is read up to the number in the address, page by page', async () => {
  const low = vi.fn<Answer<'stock.low'>>(async ({ after }) =>
    after === undefined
      ? { rows: [deskStock({ free: 1 })], next: '1 JKT-S' }
      : { rows: [deskStock({ sku: 'JKT-M', free: 2 })], next: null },
  )
  open('/stock?upTo=3', { 'stock.low': low })
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('row', { name: /^JKT-M/ })).toBeVisible()
  expect(low).toHaveBeenLastCalledWith({ upTo: 3, onSaleOnly: true, size: 50, after: '1 JKT-S' })
  const field = screen.getByRole('textbox', { name: 'Free units, at most' })
  await userEvent.clear(field)
  await userEvent.type(field, '９{Enter}')
  await userEvent.click(screen.getByRole('checkbox', { name: /not on sale/ }))
  await waitFor(() => expect(low).toHaveBeenLastCalledWith({ upTo: 9, onSaleOnly: false, size: 50 }))
  expect(address()).toBe('/stock?upTo=9&all=yes')
})

test('units that came in are added with reason, document and the stock that was seen, once', async () => {
  const add = vi.fn<Answer<'stock.add'>>(async () => deskStock({ onHand: 62 }))
  open('/stock?q=JKT-S', { 'stock.find': bySku, 'stock.add': add })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the stock of JKT-S' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stock of JKT-S' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change stock' }))
  expect(dialog.getByRole('textbox', { name: 'Units' })).toHaveFocus()
  expect(dialog.getByText('Enter a whole number from 1.')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Units' }), '12')
  expect(dialog.getByText('On hand afterwards: 62')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Delivery')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Document' }), 'D-2')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Change stock' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(add).toHaveBeenCalledExactlyOnceWith({
    sku: 'JKT-S',
    seen: 50,
    units: 12,
    reason: 'Delivery',
    document: 'D-2',
  })
})

test('after a refusal the number seen stays until the operator takes the new one', async () => {
  let onHand = 50
  const set = vi.fn<Answer<'stock.set'>>(async ({ seen }) => {
    if (seen === 50) {
      onHand = 48
      throw new ContentError(409, '409', 'The stock of JKT-S is 48 now.')
    }
    return deskStock({ onHand: 40 })
  })
  open('/stock?q=JKT-S', { 'stock.find': async () => [deskStock({ onHand })], 'stock.set': set })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the stock of JKT-S' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Set to a number')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Units' }), '40')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Recount')
  await userEvent.click(dialog.getByRole('button', { name: 'Change stock' }))
  expect(await dialog.findByText('The stock of JKT-S is 48 now.')).toBeVisible()
  expect(await dialog.findByText('On hand is 48 now.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Change stock' }))
  expect(set).toHaveBeenLastCalledWith(expect.objectContaining({ seen: 50 }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Use this number' }))
  expect(dialog.getByText('On hand 48, held 7')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Change stock' }))
  await waitFor(() => expect(set).toHaveBeenLastCalledWith(expect.objectContaining({ seen: 48, units: 40 })))
})

test('an editor reads stock, without links to orders and without a way to change it', async () => {
  open('/stock?q=JKT-S', { 'stock.find': bySku }, { role: 'editor' })
  await screen.findByRole('row', { name: /^JKT-S/ })
  await userEvent.click(screen.getByText('7', { selector: 'summary' }))
  expect(screen.queryByRole('link', { name: 'O1001' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Change|Count/ })).toBeNull()
})

test('the history of a SKU names reason, number after it, author and paper, newest first', async () => {
  const history = vi.fn<Answer<'stock.history'>>(async ({ after }) =>
    after === undefined
      ? {
          rows: [
            deskMove({
              number: 3,
              reason: 'shipped',
              delta: -2,
              units: -2,
              onHand: 60,
              document: 'O1001',
              note: '',
            }),
            deskMove({ reason: 'count', delta: 0, units: 0, countedAt: '2026-11-23T11:00:00.000+08:00' }),
          ],
          next: '2',
        }
      : { rows: [deskMove({ number: 1, reason: 'import', by: '', onHand: null })], next: null },
  )
  open('/stock/JKT-S', { 'stock.find': bySku, 'stock.history': history })
  expect(
    await screen.findByRole('row', { name: /23 Nov 2026, 12:00 Shipped ?O1001 −2 60 wing/ }),
  ).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'O1001' }).at(-1)).toHaveAttribute('href', '/orders/O1001')
  expect(screen.getByText('Counted at 23 Nov 2026, 11:00')).toBeVisible()
  await press('Show more')
  expect(await screen.findByRole('row', { name: /Import.*\+12 Not counted Command line/ })).toBeVisible()
  expect(history).toHaveBeenLastCalledWith({ sku: 'JKT-S', size: 50, after: '2' })
})

test.each([
  [
    'has left the catalogue keeps its history',
    [deskMove({ reason: 'removed' })],
    'This SKU has left the catalogue.',
  ],
  ['never was says so', [], 'There is no SKU JKT-S, and there never was.'],
])('a SKU that %s', async (_, rows, text) => {
  open('/stock/JKT-S', {
    'stock.find': async () => [],
    'stock.history': async () => ({ rows, next: null }),
  })
  expect(await screen.findByText(text)).toBeVisible()
})

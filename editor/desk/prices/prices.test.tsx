import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { CellFate, PriceCell, PricePage } from '#desk/prices/price-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import type { Role } from '#operators/operator.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answers, Around } from '../../testing/world.tsx'
import { PriceScreen } from './PriceScreen.tsx'
import { listedPrice } from './testing.ts'

withModalDialogs()
beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

const page: PricePage = {
  levels: [{ code: 'GOLD', name: { zh_HK: '金卡會員', en_US: 'Gold' } }],
  rows: [
    listedPrice('S1', { listPrice: 20_000 }),
    listedPrice('S2'),
    listedPrice('S3', { 'level:GOLD': 9_000 }),
  ],
  next: null,
  total: { products: 3, skus: 3, isMore: false },
}
const fine = (cell: PriceCell): CellFate => ({ ...cell, fate: 'changed', isUnderFloor: false })

function open(answers: Answers = {}, { role = 'publisher', ...around }: Around & { role?: Role } = {}) {
  return renderInWorld(
    <Routes>
      <Route path="/prices" element={<PriceScreen operator={{ name: 'ada', role }} />} />
    </Routes>,
    {
      at: '/prices',
      answers: {
        'prices.list': async () => page,
        'prices.check': async ({ cells }) => ({ cells: cells.map(fine) }),
        'categories.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
        'brands.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
        'labels.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
        ...answers,
      },
      ...around,
    },
  )
}

const row = (sku: string) => screen.findByRole('row', { name: new RegExp(sku) })
const cellIn = async (sku: string, field: string) =>
  (await row(sku)).querySelector<HTMLElement>(`td[data-field="${field}"]`) ?? document.body
const active = () => document.activeElement as HTMLInputElement
const label = () => active().getAttribute('aria-label')
const start = async (sku = 'S1', field = 'salePrice') => userEvent.click(await cellIn(sku, field))
const status = (text: string | RegExp) => screen.findByText(text, { selector: 'output' })

test('a row shows the stored prices, and what each kind of shopper pays', async () => {
  open()
  expect((await row('S3')).textContent).toMatch(/S3 jacket.*–100\.00–90\.00HK\$100HK\$90TENTHNot for sale/)
  expect(screen.getByText('3 products · 3 SKUs')).toBeVisible()
})

test('typing replaces a price; Enter goes down, Tab on, arrows anywhere, Escape takes it back', async () => {
  open()
  await start()
  expect(label()).toBe('Sale: S1')
  await userEvent.keyboard('８０{Enter}')
  expect(label()).toBe('Sale: S2')
  expect(await cellIn('S1', 'salePrice')).toHaveTextContent('80.00100.00')
  await userEvent.keyboard('55{Escape}')
  expect(active().value).toBe('100.00')
  await userEvent.keyboard('{Tab}')
  expect(label()).toBe('Default: S2')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(label()).toBe('Gold: S3')
  await userEvent.keyboard('{F2}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}5{Enter}')
  expect(active().value).toBe('95.00')
  expect(screen.getByText('Not saved: 2 prices')).toBeVisible()
})

test('a wrong price says why, in the words of the import; undo and redo', async () => {
  open()
  await start()
  await userEvent.keyboard('abc{Enter}{ArrowUp}')
  expect(await status(/Sale, S1: must be dollars such as 1299\.00/)).toBeVisible()
  expect(active()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(screen.queryByText('Not saved: 1 price')).toBeNull()
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(screen.getByText('Not saved: 1 price')).toBeVisible()
})

test('a column from a spreadsheet is pasted, filled down, and copied', async () => {
  open()
  await start()
  fireEvent.paste(active(), {
    clipboardData: { getData: () => 'HK$1,080.00\t\r\n７０\t60\r\n1\t2\r\n3\t4\r\n' },
  })
  expect(await status(/Sale, S1: HK\$100 → HK\$1,080 2 pasted cells are outside/)).toBeVisible()
  expect(await cellIn('S2', 'default')).toHaveTextContent('60.00')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(await cellIn('S2', 'salePrice')).toHaveTextContent('1080.00')
  expect(active().value).toBe('1080.00')
  const copied = vi.fn<(type: string, text: string) => void>()
  fireEvent.copy(active(), { clipboardData: { setData: copied } })
  expect(copied).toHaveBeenCalledWith('text/plain', '1080.00\n1080.00\n1080.00\n')
})

test('Escape and then Tab leaves the grid', async () => {
  open()
  await start()
  await userEvent.keyboard('{Escape}{Tab}')
  expect(document.activeElement?.closest('td[data-field]')).toBeNull()
})

test('prices are reviewed before they are saved; what is under the floor needs a second yes', async () => {
  const save = vi.fn<NonNullable<Answers['prices.save']>>(async () => ({ set: 4 }))
  open({
    'prices.save': save,
    'prices.check': async ({ cells }) => ({
      cells: cells.map(cell => ({ ...fine(cell), isUnderFloor: cell.sku === 'S1' })),
    }),
  })
  await start()
  await userEvent.keyboard('5{Enter}90{Enter}x{Enter}')
  await userEvent.keyboard('{Control>}s{/Control}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('2 changed, 0 unchanged, 1 refused, 0 changed by others.')).toBeVisible()
  expect(dialog.getByText(/One price is less than 30% of the struck price/)).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Save 2 prices' })
  await userEvent.click(button)
  expect(save).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Save this low price too' }))
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(save.mock.calls.map(([input]) => [input.isAccepted, input.cells])).toEqual([
    [
      true,
      [
        { spu: 'S1-P', sku: 'S1', field: 'salePrice', before: 10_000, after: 500 },
        { spu: 'S2-P', sku: 'S2', field: 'salePrice', before: 10_000, after: 9_000 },
      ],
    ],
  ])
  // The one that is no price is still there.
  expect(screen.getByText('Not saved: 1 price')).toBeVisible()
})

test('a price that another operator has changed shows both values, and keeps the one that is chosen', async () => {
  const clash = { fate: 'clash', stored: 9_500, by: 'bo', at: 0 } as const
  open({
    'prices.check': async ({ cells }) => ({
      cells: cells.map(cell => (cell.before === 10_000 ? { ...fine(cell), ...clash } : fine(cell))),
    }),
  })
  await start()
  await userEvent.keyboard('90{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Review and save' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/bo has stored HK\$95 meanwhile/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep yours: Sale, S1' }))
  expect(await dialog.findByText('1 changed, 0 unchanged, 0 refused, 0 changed by others.')).toBeVisible()
})

test('many products are saved as one set for each fifty, and stay typed where a set is refused', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => listedPrice(`N${at}`))
  const save = vi.fn<NonNullable<Answers['prices.save']>>(async ({ cells }) => {
    if (cells[0]?.sku === 'N100') throw new ContentError(422, '422', 'Not this one.')
    return { set: 1 }
  })
  open({ 'prices.save': save, 'prices.list': async () => ({ ...page, rows }) })
  await start('N0')
  const column = rows.map(() => '50').join('\n')
  fireEvent.paste(active(), { clipboardData: { getData: () => column } })
  await userEvent.keyboard('{Control>}s{/Control}')
  await userEvent.click(await screen.findByRole('button', { name: 'Save 120 prices' }))
  expect(await screen.findByText('Not this one.')).toBeVisible()
  expect(save.mock.calls.map(([{ cells }]) => cells.length)).toEqual([50, 50, 20])
  expect(new Set(save.mock.calls.map(([{ wish }]) => wish)).size).toBe(3)
  expect(screen.getByText('Not saved: 20 prices')).toBeInTheDocument()
})

test('what was typed is offered again in the next visit', async () => {
  const { unmount } = open()
  await start()
  await userEvent.keyboard('77{Enter}')
  await waitFor(() => expect(localStorage.length).toBe(1))
  unmount()
  open()
  expect(await screen.findByText(/^1 price typed on .* was not saved\.$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(await cellIn('S1', 'salePrice')).toHaveTextContent('77.00')
})

test('an editor reads prices and cannot change them', async () => {
  open({}, { role: 'editor' })
  await start()
  await userEvent.keyboard('5{Delete}{Enter}')
  expect(screen.queryByText(/^Not saved/)).toBeNull()
  expect(screen.getByText(/Your role may not change this/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  expect(screen.queryByRole('button', { name: /from … until/ })).toBeNull()
})

const tried = {
  products: 3,
  skus: 3,
  fine: 2,
  examples: [],
  underFloor: { count: 1, examples: [] },
  leftOut: [{ reason: 'gift', count: 1, examples: [] }],
  dearer: 1,
} as const

test('a price for a period is tried as it is typed, repeats the number, and asks again about low prices', async () => {
  const begin = vi.fn<NonNullable<Answers['prices.start-activity']>>(async () => ({
    code: 'PRICE-1',
    set: 1,
    products: 2,
    skus: 2,
  }))
  const asked = vi.fn<NonNullable<Answers['prices.try-activity']>>(async () => tried)
  open({ 'prices.try-activity': asked, 'prices.start-activity': begin })
  await userEvent.click(await screen.findByRole('button', { name: 'Price 3 SKUs from … until …' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Percent' }), '20')
  expect(
    await dialog.findByText(/2 SKUs of 3 \(3 products\) get a new price; 1 of them under the floor/),
  ).toBeVisible()
  expect(dialog.getByText(/members of a level pay less already/)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Name (Chinese)' })).toHaveValue('減 20%')
  expect(dialog.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('20% off')
  const submit = dialog.getByRole('button', { name: 'Set the prices of 2 SKUs' })
  await userEvent.click(submit)
  expect(begin).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('checkbox', { name: /less than 30% of its struck price/ }))
  await userEvent.click(submit)
  await waitFor(() => expect(begin).toHaveBeenCalledOnce())
  expect(begin.mock.calls[0]?.[0]).toMatchObject({
    selection: { expected: 3 },
    rule: { kind: 'percent', percentOff: 20 },
    ending: 'nine',
    isAccepted: true,
  })
})

test('rows that are ticked are priced alone', async () => {
  const asked = vi.fn<NonNullable<Answers['prices.try-activity']>>(async () => tried)
  open({ 'prices.try-activity': asked })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select S2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Price 1 SKU from … until …' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Percent' }), '5')
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ selection: { skus: ['S2'] } })),
  )
})

test('a file with wrong cells names their lines, and nothing can be saved', async () => {
  open({
    'prices.read-table': async () => ({
      cells: [],
      unchanged: 0,
      problems: [{ line: 3, column: 'sku', message: 'there is no SKU zz' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const file = new File(['sku,sale_price\nzz,1'], 'prices.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Choose a file'), file)
  expect(await screen.findByText('Line 3, sku: there is no SKU zz')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

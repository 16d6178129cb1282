import { collections } from '#desk/collections/collections.ts'
import { ContentError } from '#operators/client/call.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { CollectionList } from '../collections/CollectionList.tsx'
import { RecordScreen } from '../collections/RecordScreen.tsx'
import { OfferCalendar } from './OfferCalendar.tsx'
import { offerParts } from './parts.ts'
import { both, EXAMPLE, hkd, PLANNED, SPEND, TRIED } from './testing.ts'
import { TryScreen } from './TryScreen.tsx'

const NOW = Date.parse('2026-11-23T12:00:00+08:00')
const publisher = { name: 'cy', role: 'publisher' } as const
const editor = { name: 'ed', role: 'editor' } as const
const collection = collections.find(({ name }) => name === 'promotions') ?? collections[0]

const ANSWERS: Answers = {
  'promotions.list': async () => ({ rows: [SPEND, PLANNED], next: null, count: 2, emptiedBy: [] }),
  'promotions.find': async () => SPEND,
  'promotions.history': async () => [],
  'promotions.try': async () => TRIED,
  'promotions.overlaps': async () => ({ met: [], goods: 0, priced: 0, lowest: null }),
  'promotions.propose': async () => ({
    at: null,
    shopper: { kind: 'GUEST' },
    bags: [{ kind: 'OVER', bag: [{ sku: 'jacket-1', units: 2 }], other: null }],
  }),
  'promotions.examples': async () => [EXAMPLE],
  'promotions.check-examples': async () => ({ checked: 1, differing: [] }),
}

const inRoutes = (operator: typeof publisher | typeof editor) => (
  <Routes>
    <Route path="/promotions" element={<CollectionList {...{ collection, operator }} parts={offerParts} />} />
    <Route
      path="/promotions/:code"
      element={<RecordScreen {...{ collection, operator }} parts={offerParts} />}
    />
  </Routes>
)
const open = (at: string, answers: Answers = {}, operator: typeof publisher | typeof editor = publisher) =>
  renderInWorld(inRoutes(operator), { at, answers: { ...ANSWERS, ...answers }, clock: () => NOW })

test('the list says what each promotion does and whether it runs; one that is over has no Stop', async () => {
  open('/promotions')
  const row = await screen.findByRole('row', { name: /^Spend and save/ })
  expect(within(row).getByText('Spend HK$1,500.')).toBeVisible()
  expect(within(row).getByText('Running')).toBeVisible()
  expect(within(row).getByText('Spend and save', { selector: 'td' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop Spend and save' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop Over' })).toBeNull()
})

test('editors see no Stop', async () => {
  open('/promotions', {}, editor)
  await screen.findByRole('row', { name: /^Spend and save/ })
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull()
})

test('Stop takes one press, says what it means, and is taken back by Undo', async () => {
  const stop = vi.fn<Answer<'promotions.stop'>>(async ({ code }) => ({
    code,
    set: 7,
    name: both('Spend and save'),
    goods: 1,
  }))
  const undo = vi.fn<Answer<'promotions.undo'>>(async () => ({ set: 8, changed: [], kept: [], stock: [] }))
  open('/promotions', { 'promotions.stop': stop, 'promotions.undo': undo })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Spend and save' }))
  const news = await screen.findByRole('status')
  expect(news).toHaveTextContent('“Spend and save” is stopped.')
  expect(news).toHaveTextContent('bags with its product cost what they cost without it')
  expect(stop).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'SPEND' }))
  await userEvent.click(within(news).getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ set: 7 }))
  await vi.waitFor(() => expect(screen.queryByText('“Spend and save” is stopped.')).toBeNull())
})

test('the form shows amounts in dollars and saves cents of the field that changed', async () => {
  const save = vi.fn<Answer<'promotions.save'>>(() => new Promise(() => undefined))
  open('/promotions/SPEND', { 'promotions.save': save })
  const off = await screen.findByRole('spinbutton', { name: 'Amount off' })
  expect(off).toHaveValue('100')
  expect(screen.getByRole('spinbutton', { name: 'Spend' })).toHaveValue('1500')
  await userEvent.clear(off)
  await userEvent.type(off, '１２０.５')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    code: 'SPEND',
    changes: [{ path: 'rule.tiers', after: [{ from: { amount: 150_000 }, reduce: 12_050 }] }],
  })
})

test('a condition changes from an amount to a number of units', async () => {
  const save = vi.fn<Answer<'promotions.save'>>(() => new Promise(() => undefined))
  open('/promotions/SPEND', { 'promotions.save': save })
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Condition' }),
    'A number of units',
  )
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Units' }), '3')
  expect(screen.queryByRole('spinbutton', { name: 'Spend' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    changes: [{ path: 'rule.tiers', after: [{ from: { units: 3 }, reduce: 10_000 }] }],
  })
})

test('the form shows the offer in words of both languages', async () => {
  open('/promotions/SPEND')
  expect(await screen.findByText('Spend HK$1,500: HK$100 off.')).toBeVisible()
  expect(screen.getByText('Spend HK$1,500: HK$100 off.（中）')).toHaveAttribute('lang', 'zh-HK')
})

test('values that an import would refuse are named beside the form', async () => {
  const problems = [{ line: 1, path: 'rule.tiers', message: both('must rise') }]
  open('/promotions/SPEND', {
    'promotions.try': () => Promise.reject(new ContentError(422, '422', 'One value is wrong.', { problems })),
  })
  expect(await screen.findByText('Effect › Tiers: must rise')).toBeVisible()
})

test('overlaps name the others, and warn of a price far below the struck one', async () => {
  open('/promotions/SPEND', {
    'promotions.overlaps': async () => ({
      met: [
        {
          code: 'PRICE',
          name: both('Autumn price'),
          goods: 14,
          begins: '2026-11-23T12:00:00+08:00',
          ends: '2026-12-01T00:00:00+08:00',
        },
      ],
      goods: 14,
      priced: 14,
      lowest: {
        sku: 'jacket-1',
        name: both('Jacket (jacket-1)'),
        price: hkd(120),
        struck: hkd(600),
        percent: 20,
        shopper: { kind: 'MEMBER', level: null },
        bag: [{ sku: 'jacket-1', units: 2 }],
        codes: [],
        at: '2026-11-23T12:00:00+08:00',
      },
    }),
  })
  expect(await screen.findByText('Meets 1 other on 14 products.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Autumn price' })).toHaveAttribute('href', '/promotions/PRICE')
  expect(
    screen.getByText('Lowest price HK$120 (Member without a level), 20% of the struck price.'),
  ).toBeVisible()
})

test('a proposed bag is tried with what is typed, and kept as an example with its sum', async () => {
  const tried = vi.fn<Answer<'promotions.try'>>(async () => TRIED)
  const keep = vi.fn<Answer<'promotions.keep-example'>>(async () => EXAMPLE)
  open('/promotions/SPEND', { 'promotions.try': tried, 'promotions.keep-example': keep })
  await userEvent.click(await screen.findByRole('button', { name: 'Try a bag' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Just over' }))
  const result = await screen.findByRole('region', { name: 'Result' })
  expect(within(result).getByText('HK$1,700')).toBeVisible()
  expect(within(result).getByText('It takes HK$100 off.')).toBeVisible()
  expect(within(result).getByText('It ended.')).toBeVisible()
  expect(tried).toHaveBeenLastCalledWith(
    expect.objectContaining({
      bag: [{ sku: 'jacket-1', units: 2 }],
      lines: [expect.objectContaining({ kind: 'promotion', code: 'SPEND' })],
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Keep as an example' }))
  expect(screen.getByText('Enter a name.')).toBeVisible()
  expect(keep).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the example' }), 'Two jackets')
  await userEvent.click(screen.getByRole('button', { name: 'Keep as an example' }))
  expect(keep).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      name: 'Two jackets',
      when: { kind: 'RUNNING', promotion: 'SPEND' },
      expected: { total: 1700 },
    }),
  )
})

test('before saving, a kept example that would cost something else is named', async () => {
  const found = { ...TRIED, sums: { ...TRIED.sums, total: hkd(1650) } }
  const check = vi.fn<Answer<'promotions.check-examples'>>(async () => ({
    checked: 1,
    differing: [{ example: EXAMPLE, found }],
  }))
  open('/promotions/SPEND', { 'promotions.check-examples': check })
  const off = await screen.findByRole('spinbutton', { name: 'Amount off' })
  expect(check).not.toHaveBeenCalled()
  await userEvent.type(off, '0')
  expect(await screen.findByText('Two jackets: HK$1,650 instead of HK$1,700')).toBeVisible()
})

test('kept examples say what they must cost and what they cost now, and are tried and removed', async () => {
  const remove = vi.fn<Answer<'promotions.remove-example'>>(async () => EXAMPLE)
  renderInWorld(<TryScreen operator={publisher} />, {
    answers: {
      ...ANSWERS,
      'promotions.check-examples': async () => ({
        checked: 1,
        differing: [{ example: EXAMPLE, found: { ...TRIED, sums: { ...TRIED.sums, total: hkd(1650) } } }],
      }),
      'promotions.remove-example': remove,
    },
  })
  expect(await screen.findByText('Costs HK$1,650 now.')).toBeVisible()
  expect(screen.getByText('1 example checked, 1 costs something else.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try Two jackets' }))
  expect(await screen.findByRole('region', { name: 'Result' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Two jackets' }))
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 'e1' })
})

test('the calendar shows a month in lanes; Page Down shows the next, a press what an offer meets', async () => {
  const calendar = vi.fn<Answer<'promotions.calendar'>>(async () => [
    {
      collection: 'promotions',
      code: 'SPEND',
      name: both('Spend and save'),
      step: 'THRESHOLDS',
      begins: Date.parse('2026-11-01T00:00:00+08:00'),
      ends: Date.parse('2027-01-01T00:00:00+08:00'),
      meets: 2,
    },
  ])
  renderInWorld(<OfferCalendar operator={publisher} />, {
    answers: { ...ANSWERS, 'promotions.calendar': calendar },
    clock: () => NOW,
  })
  const bar = await screen.findByRole('button', { name: /^Spend and save, .*running, meets 2 others$/ })
  expect(screen.getByRole('heading', { name: 'Thresholds' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull()
  await userEvent.click(bar)
  expect(await screen.findByText('It meets no other promotion.')).toBeVisible()
  await userEvent.keyboard('{PageDown}')
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible()
  expect(calendar).toHaveBeenLastCalledWith({
    from: Date.parse('2026-12-01T00:00:00+08:00'),
    until: Date.parse('2027-01-01T00:00:00+08:00'),
  })
})

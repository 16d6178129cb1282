import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pickUpPoints } from '#desk/collections/pickUpPoints/definition.ts'
import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { RecordScreen } from '../collections/RecordScreen.tsx'
import { pickUpPointParts } from './parts.ts'

/** A Monday. */
const NOW = Date.parse('2026-11-30T10:00:00+08:00')
const both = (en_US: string) => ({ zh_HK: `${en_US}（中）`, en_US })
const detail = (code: string, fields: object): RecordDetail => ({
  code,
  title: both(`Shop ${code}`),
  changed: null,
  base: 1,
  planned: [],
  line: {
    kind: 'pickUpPoint',
    code,
    type: 2,
    name: both(`Shop ${code}`),
    area: '81000603',
    address: both('1 Trail Road'),
    hours: both('By appointment'),
    ...fields,
  } as RecordDetail['line'],
})
const OLD = detail('old', {})
const WEEK = { mon: '11:00–20:00', tue: '11:00–20:00', wed: '', thu: '', fri: '', sat: '', sun: '' }
const OTHER = detail('other', { week: WEEK, holidays: 'CLOSED', hours: both('Ring the bell') })

const HOLIDAYS = [
  { date: '2027-02-06', name: both('New Year') },
  { date: '2027-01-01', name: both('First of January') },
]
const answersWith = (answers: Answers, record: RecordDetail = OLD): Answers => ({
  'pickUpPoints.find': async () => record,
  'pickUpPoints.history': async () => [],
  'pickUpPoints.list': async () => ({ rows: [record, OTHER], next: null, count: 2, emptiedBy: [] }),
  'pickUpPoints.holidays': async () => ({ days: HOLIDAYS }),
  ...answers,
})
const open = (answers: Answers = {}, role: 'publisher' | 'editor' = 'publisher', record?: RecordDetail) =>
  renderInWorld(
    <Routes>
      <Route
        path="/pickUpPoints/:code"
        element={
          <RecordScreen collection={pickUpPoints} operator={{ name: 'cy', role }} parts={pickUpPointParts} />
        }
      />
    </Routes>,
    { at: '/pickUpPoints/old', answers: answersWith(answers, record), clock: () => NOW },
  )
const hoursOf = (day: string) => screen.getByRole('textbox', { name: day })
const preview = () => within(screen.getByRole('region', { name: 'Hours as shoppers see them' }))

test('a record of an earlier release keeps its text, and says that shoppers read that alone', async () => {
  open()
  expect(await screen.findByDisplayValue('By appointment')).toBeVisible()
  expect(preview().getByText(/No hours of the week yet/)).toBeVisible()
  expect(hoursOf('Monday')).toHaveValue('')
})

test('hours are typed by the day, copied from the day above, and saved; beside them is what shoppers read', async () => {
  const save = vi.fn<Answer<'pickUpPoints.save'>>(async () => ({
    ...OLD,
    set: 2,
    others: [],
    warnings: [],
  }))
  open({ 'pickUpPoints.save': save })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Monday' }), '11-20')
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday: Same as above (Monday)' }))
  expect(hoursOf('Monday')).toHaveValue('11:00–20:00')
  expect(hoursOf('Tuesday')).toHaveValue('11:00–20:00')
  expect(preview().getByText('Monday and Tuesday 11:00–20:00; closed on Wednesday to Sunday')).toBeVisible()
  expect(preview().getByText('星期一及二 11:00–20:00；星期三至日休息')).toBeVisible()
  expect(preview().getByText('Closed, opens today at 11:00')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[0].changes).toEqual([{ path: 'week', after: WEEK }])
})

test('one press gives every day the hours of Monday', async () => {
  open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Monday' }), '24')
  await userEvent.click(screen.getByRole('button', { name: 'Every day (as on Monday)' }))
  expect(hoursOf('Sunday')).toHaveValue('00:00–24:00')
  expect(preview().getAllByText('Open 24 hours')).toHaveLength(2)
})

test('hours past midnight are marked at their day, and say what to enter instead', async () => {
  open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Friday' }), '20:00-02:00')
  expect(await screen.findByText(/enter this day until 24:00 and the rest on the next day/)).toBeVisible()
  expect(hoursOf('Friday')).toHaveAttribute('aria-invalid', 'true')
  expect(hoursOf('Friday')).toHaveAccessibleDescription(/until 24:00/)
  expect(hoursOf('Thursday')).not.toHaveAttribute('aria-invalid')
})

test('hours are copied from another point, with its rule and its remark, and are not saved by that', async () => {
  open()
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Copy from another pick-up point' }),
    'Shop other',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Copy hours' }))
  expect(screen.getByText('The hours of “Shop other” are copied and not saved yet.')).toBeVisible()
  expect(hoursOf('Tuesday')).toHaveValue('11:00–20:00')
  expect(screen.getByRole('combobox', { name: 'Public holidays' })).toHaveValue('CLOSED')
  expect(screen.getByDisplayValue('Ring the bell')).toBeVisible()
})

test('holidays of a year become special days in their order, each once; days that are past can be removed together', async () => {
  const specialDays = [{ date: '2026-10-01', name: both('National Day'), opens: 'CLOSED', hours: '' }]
  open({}, 'publisher', detail('old', { week: WEEK, specialDays }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add the holidays of 2027' }))
  expect(await screen.findByText('2 holidays of 2027 are added and not saved yet.')).toBeVisible()
  const titles = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim())
      .filter(text => text?.startsWith('20'))
  expect(titles()).toEqual([
    '2026-10-01 · National Day · Closed',
    '2027-01-01 · First of January · Public holiday',
    '2027-02-06 · New Year · Public holiday',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Add the holidays of 2027' }))
  expect(await screen.findByText('All holidays of 2027 are in the list already.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1 day that is past' }))
  expect(titles()).toHaveLength(2)
})

test('holidays that would make the list too long are refused, and nothing is added', async () => {
  const days = Array.from({ length: 100 }, (_, at) => ({
    date: `${2027 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`,
    name: both('Day'),
    opens: 'CLOSED',
    hours: '',
  }))
  open({}, 'publisher', detail('old', { week: WEEK, specialDays: days }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add the holidays of 2027' }))
  expect(await screen.findByText(/The list takes at most 100 days/)).toBeVisible()
  expect(screen.queryByText(/First of January/)).toBeNull()
})

test('holidays that cannot be read are said, and the button stays', async () => {
  open({ 'pickUpPoints.holidays': () => Promise.reject(new ContentError(500, '', 'The server failed.')) })
  await userEvent.click(await screen.findByRole('button', { name: 'Add the holidays of 2026' }))
  expect(await screen.findByText('The server failed.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add the holidays of 2026' })).toBeEnabled()
})

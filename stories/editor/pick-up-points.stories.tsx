import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { collectionRoutes } from '#editor/desk/collections/routes.tsx'
import { pickUpPointParts } from '#editor/desk/pick-up-points/parts.ts'
import type { Answers } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet, Route, Routes } from 'react-router'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

/** A Monday afternoon in Hong Kong. */
const NOW = Date.UTC(2026, 10, 30, 6)
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const WEEKDAY = '11:00–14:00, 15:00–20:00'

const detail = (code: string, name: ReturnType<typeof both>, fields: object): RecordDetail => ({
  code,
  title: name,
  changed: { by: 'ada', at: NOW },
  base: 1,
  planned: [],
  line: {
    kind: 'pickUpPoint',
    code,
    type: 2,
    name,
    area: '81000601',
    address: both('深水埗大南街 198 號地下及閣樓', 'G/F and mezzanine, 198 Tai Nan Street, Sham Shui Po'),
    hours: both('', ''),
    latitude: 22.3297,
    longitude: 114.1627,
    ...fields,
  } as RecordDetail['line'], // all that the form shows
})

const POINTS = [
  detail('S-SHAMSHUIPO', both('Cairn 深水埗維修店', 'Cairn Sham Shui Po Repair Shop'), {
    week: {
      mon: WEEKDAY,
      tue: WEEKDAY,
      wed: WEEKDAY,
      thu: WEEKDAY,
      fri: WEEKDAY,
      sat: '11:00–20:00',
      sun: '',
    },
    holidays: 'CLOSED',
    specialDays: [
      { date: '2026-12-05', name: both('盤點', 'Stocktaking'), opens: 'HOURS', hours: '15:00–20:00' },
      { date: '2026-12-25', name: both('聖誕節', 'Christmas Day'), opens: 'HOLIDAY', hours: '' },
    ],
  }),
  detail('S-MUIWO', both('Cairn 梅窩', 'Cairn Mui Wo'), {
    hours: both('裝修中，十二月中重開', 'Closed for renovation; reopens in mid-December'),
    status: 'SUSPENDED',
  }),
  detail('S-WRONG', both('Cairn 大坑', 'Cairn Tai Hang'), {
    week: { mon: '18:00–02:00', tue: '上午', wed: '', thu: '', fri: '', sat: '', sun: '' },
  }),
]

const ANSWERS: Answers = {
  'pickUpPoints.list': async () => ({ rows: POINTS, next: null, count: POINTS.length, emptiedBy: [] }),
  'pickUpPoints.find': async ({ code }) =>
    POINTS.find(point => point.code === code) ?? detail(code, both('', ''), {}),
  'pickUpPoints.history': async () => [],
  'pickUpPoints.holidays': async () => ({
    days: [{ date: '2027-01-01', name: both('一月一日', 'The first day of January') }],
  }),
  'views.list': async () => [],
}

interface Args {
  readonly answers?: Answers
  readonly at?: string
  readonly role?: Role
}

/** Pick-up points with their hours, and what shoppers read of them. */
const meta = {
  title: 'Editor/Pick-up points',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, at = '/pickUpPoints', role = 'publisher' }: Args) => (
    <DeskStory
      answers={{ ...ANSWERS, ...answers }}
      port={{ me: async () => ({ name: 'ada', role }) }}
      at={at}
      clock={() => NOW}
    >
      <Routes>
        <Route element={<Outlet context={{ name: 'ada', role }} />}>
          {collectionRoutes({ pickUpPoints: pickUpPointParts })}
        </Route>
      </Routes>
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Hours: Story = { args: { at: '/pickUpPoints/S-SHAMSHUIPO' } }
export const HoursInEnglish: Story = { ...Hours, globals: ENGLISH }
export const HoursOnPhone: Story = { ...Hours, globals: ON_PHONE }
/** Of an earlier release: a text alone. */
export const TextAlone: Story = { args: { at: '/pickUpPoints/S-MUIWO' } }
/** One day goes past midnight, one cannot be read. */
export const WrongHours: Story = { args: { at: '/pickUpPoints/S-WRONG' } }
export const OthersLoading: Story = { args: { ...Hours.args, answers: { 'pickUpPoints.list': never } } }
export const OthersFailed: Story = { args: { ...Hours.args, answers: { 'pickUpPoints.list': failing } } }

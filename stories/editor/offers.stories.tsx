import { collectionRoutes } from '#editor/desk/collections/routes.tsx'
import { screenRoutes } from '#editor/desk/frame/screen-routes.tsx'
import { offerParts } from '#editor/desk/promotions/parts.ts'
import { EXAMPLE, PLANNED, SPEND, TRIED } from '#editor/desk/promotions/testing.ts'
import { OWN_SCREENS } from '#editor/desk/screens.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet, Route, Routes } from 'react-router'
import { DeskStory, ENGLISH, failing, ON_PHONE } from './editor-story.tsx'

const none = async () => ({ rows: [], next: null, count: 0, emptiedBy: [] })
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
  'promotions.calendar': async () => [
    {
      collection: 'promotions',
      code: 'SPEND',
      name: SPEND.title,
      step: 'THRESHOLDS',
      begins: Date.parse('2026-11-01T00:00:00+08:00'),
      ends: Date.parse('2027-01-01T00:00:00+08:00'),
      meets: 2,
    },
  ],
  'views.list': async () => [],
}

interface Args {
  readonly at?: string
  readonly answers?: Answers
  readonly role?: Role
}

/** Promotions: their list and forms, what a bag costs under them, and when they run. */
const meta = {
  title: 'Editor/Promotions',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
  render: ({ at = '/promotions', answers = {}, role = 'publisher' }: Args) => {
    const operator = { name: 'ada', role }
    return (
      <DeskStory
        answers={{ ...ANSWERS, ...answers }}
        port={{ me: async () => operator }}
        at={at}
        clock={() => Date.parse('2026-11-23T12:00:00+08:00')}
      >
        <Routes>
          <Route element={<Outlet context={operator} />}>{screenRoutes(OWN_SCREENS)}</Route>
          {collectionRoutes({ promotions: offerParts })}
        </Routes>
      </DeskStory>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const ListInEnglish: Story = { globals: ENGLISH }
export const ListOnPhone: Story = { globals: ON_PHONE }
export const NoPromotions: Story = { args: { answers: { 'promotions.list': none } } }
export const Failed: Story = { args: { answers: { 'promotions.list': failing } } }
export const Form: Story = { args: { at: '/promotions/SPEND' } }
export const FormInEnglish: Story = { ...Form, globals: ENGLISH }
export const FormForEditors: Story = { args: { ...Form.args, role: 'editor' } }
export const TryOut: Story = { args: { at: '/promotions/try' } }
export const TryOutInEnglish: Story = { ...TryOut, globals: ENGLISH }
export const Calendar: Story = { args: { at: '/promotions/calendar' } }
export const CalendarOnPhone: Story = { ...Calendar, globals: ON_PHONE }

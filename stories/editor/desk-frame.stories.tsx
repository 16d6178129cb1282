import { collections } from '#desk/collections/collections.ts'
import { DeskSources } from '#editor/desk/find/DeskSources.tsx'
import { DeskFrame } from '#editor/desk/frame/DeskFrame.tsx'
import { screenRoutes } from '#editor/desk/frame/screen-routes.tsx'
import { listedOrder } from '#editor/desk/orders/testing.ts'
import { listedReturn } from '#editor/desk/returns/testing.ts'
import { NO_SALES } from '#editor/desk/sales/testing/sales-answers.ts'
import { OWN_SCREENS, SCREENS } from '#editor/desk/screens.tsx'
import { somePage } from '#editor/testing/pages.ts'
import { type Answers, notFound } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet, Route, Routes } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const rows = <Row,>(rowOf: (change: { readonly number: string }) => Row, count: number) =>
  Array.from({ length: count }, (_, at) => rowOf({ number: `2026112300000000${at + 10}` }))

const NO_RECORDS = { rows: [], next: null, count: 0, emptiedBy: [] }
const noRecords = async () => NO_RECORDS
const NO_WORK: Answers = {
  'pages.list': async () => [],
  'orders.list': async () => ({ rows: [], next: null }),
  'orders.find': notFound,
  'returns.list': async () => ({ rows: [], next: null }),
  'returns.find': notFound,
  'media.list': async () => ({ items: [], total: 0, tags: [], types: [] }),
  'stock.low': async () => ({ rows: [], next: null }),
  'changes.planned': async () => ({ plans: [] }),
  'stock.find': async () => [],
  'styles.list': noRecords,
  'members.list': noRecords,
  'shop.state': async () => ({ isOpen: true, by: '', at: 0, wasOpen: true, isEmpty: false }),
  ...NO_SALES,
  ...Object.fromEntries(collections.map(({ name }) => [`${name}.list`, noRecords])),
}
const WORK: Answers = {
  ...NO_WORK,
  'pages.list': async () => [somePage()],
  'orders.list': async () => ({ rows: rows(listedOrder, 12), next: null }),
  'returns.list': async () => ({ rows: rows(listedReturn, 99), next: 'A99' }),
}

interface Args {
  readonly answers?: Answers
  readonly role?: Role
  readonly at?: string
}

/** What every screen of the desk is in. The home of the desk is the screen at its address. */
const meta = {
  title: 'Editor/Frame of the desk',
  parameters: { layout: 'fullscreen' },
  // The frame remembers that it is folded, and the search what was chosen.
  beforeEach: () => localStorage.clear(),
  render: ({ answers = WORK, role = 'admin', at = '/' }: Args) => {
    const operator = { name: 'ada', role }
    const frame = (
      <DeskFrame operator={operator} screens={SCREENS}>
        <Outlet context={operator} />
      </DeskFrame>
    )
    return (
      <DeskStory answers={answers} port={{ me: async () => operator }} at={at}>
        <DeskSources screens={SCREENS}>
          <Routes>
            <Route element={frame}>{screenRoutes(OWN_SCREENS)}</Route>
          </Routes>
        </DeskSources>
      </DeskStory>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {}
export const InEnglish: Story = { globals: ENGLISH }
export const ForEditors: Story = { args: { role: 'editor' } }
export const ForPublishers: Story = { args: { role: 'publisher' } }
export const NothingWaits: Story = { args: { answers: NO_WORK } }
export const CountsFailed: Story = {
  args: { answers: { ...NO_WORK, 'orders.list': failing, 'pages.list': failing } },
}
export const Loading: Story = {
  args: { answers: { ...NO_WORK, 'orders.list': never, 'pages.list': never } },
}
export const OnPhone: Story = { globals: ON_PHONE }
export const OnTablet: Story = { globals: { viewport: { value: 'pad', isRotated: false } } }
export const Orders: Story = { args: { at: '/orders' } }

export const Folded: Story = {
  globals: { ...ENGLISH, viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Fold the menu' }))
    await expect(await within(canvasElement).findByRole('button', { name: 'Unfold the menu' })).toBeVisible()
  },
}

export const MenuOnPhone: Story = {
  globals: { ...ENGLISH, ...ON_PHONE },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Menu' }))
    const menu = await within(canvasElement).findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Campaigns' })).toBeVisible())
  },
}

const search =
  (term: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await within(canvasElement).findByRole('combobox'), term)
  }

export const Search: Story = {
  globals: ENGLISH,
  play: async context => {
    await search('orders')(context)
    await expect(
      await within(context.canvasElement).findByRole('option', { name: 'Unpaid orders' }),
    ).toBeVisible()
  },
}
export const SearchOnPhone: Story = { ...Search, globals: { ...ENGLISH, ...ON_PHONE } }
export const SearchFindsNothing: Story = {
  globals: ENGLISH,
  play: async context => {
    await search('qqqq')(context)
    await expect(await within(context.canvasElement).findByText('Nothing matches “qqqq”.')).toBeVisible()
  },
}
export const SearchFailed: Story = {
  globals: ENGLISH,
  args: { answers: { ...WORK, 'media.list': failing } },
  play: async context => {
    await search('orders')(context)
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'Could not be searched: Pictures.',
    )
  },
}

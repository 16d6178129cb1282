import type { ListedStyle } from '#desk/styles/listed-style.ts'
import { listedPrice } from '#editor/desk/prices/testing.ts'
import { screenRoutes } from '#editor/desk/frame/screen-routes.tsx'
import { OWN_SCREENS } from '#editor/desk/screens.tsx'
import { deskMove, deskStock } from '#editor/desk/stock/testing.ts'
import { someProduct, someStyle } from '#editor/desk/styles/testing/some-style.ts'
import type { Answers } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet, Route, Routes } from 'react-router'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' as const })
const listed = (style: string, change: Partial<ListedStyle> = {}): ListedStyle => ({
  style,
  title: { zh_HK: '山脊三層防水外套', en_US: 'Ridge three-layer shell' },
  picUrl: '',
  brands: ['northcairn'],
  categories: ['men-jackets'],
  labels: [],
  colours: 3,
  skus: 15,
  shelf: 'on',
  lowest: hkd(1200),
  highest: hkd(1500),
  free: 48,
  listed: Date.parse('2026-11-01T10:00:00+08:00'),
  gaps: [],
  ...change,
})

const none = async () => ({ rows: [], next: null, count: 0, emptiedBy: [] })
const ANSWERS: Answers = {
  'styles.list': async () => ({
    rows: [listed('NC1001'), listed('NC1002', { shelf: 'some', free: 2, gaps: ['sale', 'en_US'] })],
    next: 'NC1002',
    count: 2,
  }),
  'styles.find': async () => someStyle(),
  'styles.history': async () => [],
  'prices.list': async () => ({
    levels: [{ code: 'GOLD', name: { zh_HK: '金卡會員', en_US: 'Gold' } }],
    rows: [listedPrice('NC1001-NVY-S', { listPrice: 12_000 }), listedPrice('NC1001-NVY-M')],
    next: null,
    total: { products: 1, skus: 2, isMore: false },
  }),
  'stock.find': async search => ('sku' in search ? [deskStock()] : []),
  'stock.low': async () => ({
    rows: [deskStock({ onHand: 8, free: 1 }), deskStock({ sku: 'JKT-M' })],
    next: null,
  }),
  'stock.history': async () => ({ rows: [deskMove(), deskMove({ number: 1, reason: 'count' })], next: null }),
  'views.list': async () => [],
  'brands.list': none,
  'categories.list': none,
  'labels.list': none,
  'charts.list': none,
  'attributes.list': none,
}

interface Args {
  readonly at?: string
  readonly answers?: Answers
  readonly role?: Role
}

/** Goods, their prices and their stock. */
const meta = {
  title: 'Editor/Goods',
  parameters: { layout: 'fullscreen' },
  // What was typed is kept in the browser.
  beforeEach: () => localStorage.clear(),
  render: ({ at = '/goods', answers = {}, role = 'publisher' }: Args) => (
    <DeskStory answers={{ ...ANSWERS, ...answers }} at={at}>
      <Routes>
        <Route element={<Outlet context={{ name: 'ada', role }} />}>{screenRoutes(OWN_SCREENS)}</Route>
      </Routes>
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const ListInEnglish: Story = { globals: ENGLISH }
export const ListOnPhone: Story = { globals: ON_PHONE }
export const NoGoods: Story = { args: { answers: { 'styles.list': none } } }
export const Loading: Story = { args: { answers: { 'styles.list': never } } }
export const Failed: Story = { args: { answers: { 'styles.list': failing } } }
export const Sheet: Story = { args: { at: '/goods/NC1001' } }
export const SheetInEnglish: Story = { ...Sheet, globals: ENGLISH }
export const SheetOnPhone: Story = { ...Sheet, globals: ON_PHONE }
export const SheetForEditors: Story = { args: { ...Sheet.args, role: 'editor' } }
/** A colour costs more than the other one and lacks its English title. */
export const ColoursThatDiffer: Story = {
  args: {
    ...Sheet.args,
    answers: {
      'styles.find': async () =>
        someStyle(someProduct('RED', { salePrice: 99_000, title: { zh_HK: '山脊外套', en_US: '' } })),
    },
  },
}
export const NewStyle: Story = { args: { at: '/goods/new' } }
export const Prices: Story = { args: { at: '/prices' } }
export const PricesInEnglish: Story = { ...Prices, globals: ENGLISH }
export const Stock: Story = { args: { at: '/stock' } }
export const StockOnPhone: Story = { ...Stock, globals: ON_PHONE }
export const StockOfOne: Story = { args: { at: '/stock/JKT-S' } }

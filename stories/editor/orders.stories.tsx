import type { DeskOrder } from '#desk/orders/desk-order.ts'
import { OrderList } from '#editor/desk/orders/OrderList.tsx'
import { OrderScreen } from '#editor/desk/orders/OrderScreen.tsx'
import { deskLine, deskOrder, listedOrder, shippedOrder, unpaidHolder } from '#editor/desk/orders/testing.ts'
import { UnpaidScreen } from '#editor/desk/orders/UnpaidScreen.tsx'
import { type Answers, notFound } from '#editor/testing/world.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, userEvent, within } from 'storybook/test'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const [parcel] = shippedOrder().shipments
const longName = {
  zh_HK: '超輕量三層防水透氣連帽外套，適合麥理浩徑全程及雨季長途遠足',
  en_US: 'Ultralight three-layer waterproof and breathable hooded jacket for long walks in the rainy season',
}

/** Half of it has arrived; everything that can be said of an order is. */
const eventful: DeskOrder = shippedOrder({
  status: 'PARTIAL_RECEIVED',
  operations: ['ship', 'received', 'track', 'refund'],
  remark: '請放在管理處，謝謝。',
  services: [{ type: 'GREETING_CARD', memo: '生日快樂！' }],
  lines: [
    deskLine({ name: longName, quantity: 3, shipped: 2, received: 1, refunded: 1 }),
    deskLine({ line: 2, isGift: true, skuCode: 'CUP', quantity: 1 }),
  ],
  shipments: parcel
    ? [
        { ...parcel, shipment: 2, stops: [{ time: '2026-11-23T06:00:00.000Z', remark: '已抵達青衣' }] },
        { ...parcel, memo: '易碎', received: '2026-11-24T04:00:00.000Z' },
      ]
    : [],
  refunds: [
    { id: 'SHOP 1', amount: { amount: 12.5, currencyCode: 'HKD' }, reason: 'SHOP', state: 'REFUSED' },
  ],
  returns: [{ number: 'A202611240001', status: 'NEW' }],
  events: [
    {
      time: '2026-11-23T05:00:00.000Z',
      kind: 'SHIPPED',
      actor: 'operator:ada',
      detail: { shipment: 1, courier: 'SF', trackingNo: 'SF1234567' },
    },
    ...deskOrder().events,
  ],
})

const ALL: NonNullable<Answers['orders.list']> = async () => ({
  rows: [
    listedOrder(),
    listedOrder({
      number: '202611220000000002',
      status: 'WAIT_PAY',
      isPaid: false,
      isToShip: false,
    }),
    listedOrder({
      number: '202611210000000003',
      status: 'WAIT_EVALUATE',
      isToShip: false,
      email: 'a.shopper.with.a.rather.long.address@mountains-and-trails.example',
    }),
    listedOrder({
      number: '202611200000000004',
      status: 'AUTO_CANCEL',
      isPaid: false,
      isToShip: false,
    }),
  ],
  next: 'O4',
})
const NONE: NonNullable<Answers['orders.list']> = async () => ({ rows: [], next: null })

interface Args {
  readonly list?: Answers['orders.list']
  /** With it the screen of this order shows. */
  readonly find?: Answers['orders.find']
  /** With it the screen of stock held by unpaid orders shows. */
  readonly unpaid?: Answers['orders.unpaid']
  readonly role?: 'editor' | 'publisher' | 'admin'
}

/** What shoppers have ordered, and what operators do with it. */
const meta = {
  title: 'Editor/Orders',
  parameters: { layout: 'fullscreen' },
  render: ({ list = ALL, find, unpaid, role = 'admin' }: Args) => (
    <DeskStory
      answers={{ 'orders.list': list, 'orders.find': find, 'orders.unpaid': unpaid }}
      at={find ? '/orders/1' : unpaid ? '/orders/unpaid' : '/orders'}
    >
      <Routes>
        <Route path="/orders/unpaid" element={<UnpaidScreen operator={{ name: 'ada', role }} />} />
        <Route path="/orders" element={<OrderList operator={{ name: 'ada', role }} />} />
        <Route path="/orders/:number" element={<OrderScreen operator={{ name: 'ada', role }} />} />
      </Routes>
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const ListInEnglish: Story = { globals: ENGLISH }
export const ListOnPhone: Story = { globals: ON_PHONE }
export const Nothing: Story = { args: { list: NONE } }
export const Loading: Story = { args: { list: never } }
export const Failed: Story = { args: { list: failing } }
export const NotAllowed: Story = { args: { role: 'editor' } }
export const Paid: Story = { args: { find: async () => deskOrder() } }
export const ForPublishers: Story = { args: { ...Paid.args, role: 'publisher' } }
export const Eventful: Story = { args: { find: async () => eventful } }
export const EventfulInEnglish: Story = { ...Eventful, globals: ENGLISH }
export const EventfulOnPhone: Story = { ...Eventful, globals: ON_PHONE }
/** Placed by staff while the shop was closed: its row and its screen say so. */
export const ListWithTrial: Story = {
  args: {
    list: async () => ({
      rows: [listedOrder({ isTrial: true }), listedOrder({ number: '202611220000000002' })],
      next: null,
    }),
  },
}
export const ListWithTrialInEnglish: Story = { ...ListWithTrial, globals: ENGLISH }
export const ListWithTrialOnPhone: Story = { ...ListWithTrial, globals: ON_PHONE }
export const Trial: Story = { args: { find: async () => deskOrder({ isTrial: true }) } }
export const TrialInEnglish: Story = { ...Trial, globals: ENGLISH }
export const TrialOnPhone: Story = { ...Trial, globals: ON_PHONE }
export const Unknown: Story = { args: { find: notFound } }
export const LoadingOne: Story = { args: { find: never } }
const MANY = Array.from({ length: 14 }, (_, at) => `20261123000000${String(at).padStart(4, '0')}`)
export const Unpaid: Story = {
  args: { unpaid: async () => [unpaidHolder(MANY, 'hoarder@example.com'), unpaidHolder()] },
}
export const UnpaidInEnglish: Story = { ...Unpaid, globals: ENGLISH }
export const UnpaidOnPhone: Story = { ...Unpaid, globals: ON_PHONE }
export const NothingUnpaid: Story = { args: { unpaid: async () => [] } }
export const FailedOne: Story = { args: { find: failing } }
export const Shipping: Story = {
  ...EventfulInEnglish,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ship' }))
    await expect(await within(canvasElement).findByLabelText('Tracking number')).toHaveFocus()
  },
}

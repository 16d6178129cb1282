import { OrderDetail } from '#blocks/account/orderDetail/OrderDetail.tsx'
import { Orders } from '#blocks/account/orders/Orders.tsx'
import { Payment } from '#blocks/checkout/payment/Payment.tsx'
import { PayResult } from '#blocks/checkout/payResult/PayResult.tsx'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import { shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import { orderOf, richOrder } from '#blocks/testing/order.ts'
import { asPlaced } from '#blocks/testing/placed-screen.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Account, arrive, asMember } from './account-place.tsx'

const meta = {
  title: 'Screens/Orders',
  decorators: [asMember],
  beforeEach: arrive,
  parameters: { layout: 'fullscreen' },
  globals: { who: 'member' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const NUMBER = '202611210000000007'
const route = (screen: string): ShopRoute => ({ kind: 'screen', screen, params: { orderId: NUMBER } })
const at = (screen: string, account: Account = {}) => ({ parameters: { route: route(screen), account } })
const english = { language: 'en', who: 'member' }
const phone = { viewport: { value: 'phone' }, who: 'member' }
const asGuest = { beforeEach: () => shopperStore.set({ shopper: VISITOR }), globals: { who: 'visitor' } }

const LISTED = [
  orderOf(),
  richOrder(),
  orderOf({ code: 'O3', orderCode: '202611210000000009', orderStatus: 'WAIT_DELIVERY' }),
]

export const List: Story = { render: () => <Orders {...asPlaced} />, ...at('orders', { orders: LISTED }) }
export const ListInEnglish: Story = { ...List, globals: english }
export const ListOnAPhone: Story = { ...List, globals: phone }
export const ListEmpty: Story = { ...List, ...at('orders', { orders: [] }) }
export const ListLoading: Story = { ...List, ...at('orders', { answer: 'never' }) }
export const ListFailed: Story = { ...List, ...at('orders', { answer: 'failed' }) }
export const CancelReasons: Story = {
  ...List,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '取消訂單' }))
    await within(document.body).findByRole('radio', { name: '買錯商品' })
  },
}

export const Detail: Story = {
  render: () => <OrderDetail {...asPlaced} />,
  ...at('orderDetail', { order: richOrder() }),
}
export const DetailInEnglish: Story = { ...Detail, globals: english }
export const DetailOnAPhone: Story = { ...Detail, globals: phone }
export const DetailUnpaid: Story = { ...Detail, ...at('orderDetail', { order: orderOf() }) }
export const DetailCancelled: Story = {
  ...Detail,
  ...at('orderDetail', { order: orderOf({ orderStatus: 'AUTO_CANCEL' }) }),
}
export const DetailMissing: Story = { ...Detail, ...at('orderDetail', { order: null }) }
export const DetailMissingForAGuest: Story = { ...DetailMissing, ...asGuest }
export const DetailLoading: Story = { ...Detail, ...at('orderDetail', { answer: 'never' }) }

export const PaymentWithoutOrder: Story = { render: () => <Payment {...asPlaced} />, ...at('payment') }

const result = (change: Parameters<typeof orderOf>[0]): Story => ({
  render: () => <PayResult {...asPlaced} />,
  ...at('payResult', { order: orderOf(change) }),
})
export const ResultWaiting: Story = result({})
export const ResultWaitingOnAPhone: Story = { ...ResultWaiting, globals: phone }
export const ResultPaid: Story = result({
  orderStatus: 'WAIT_DELIVERY',
  receivedAmount: { amount: 230 },
})
export const ResultPaidInEnglish: Story = { ...ResultPaid, globals: english }
export const ResultPaidByAGuest: Story = { ...ResultPaid, ...asGuest }
export const ResultExpired: Story = result({ orderStatus: 'AUTO_CANCEL' })
export const ResultCancelled: Story = result({ orderStatus: 'CANCELED' })

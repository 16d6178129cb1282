import type { AfterSales, RefundOrder } from '#api/client/order/after-sales.ts'
import { RefundDetail } from '#blocks/account/refundDetail/RefundDetail.tsx'
import { RefundRecords } from '#blocks/account/refundRecords/RefundRecords.tsx'
import { ReturnRequest } from '#blocks/account/returnRequest/ReturnRequest.tsx'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import { shopperStore, VISITOR } from '#blocks/shop/session/shopper.ts'
import {
  afterSalesOf,
  exchangeFor,
  lineOption,
  refundOf,
  returnOptions,
} from '#blocks/testing/after-sales.ts'
import { hkd } from '#blocks/testing/bag.ts'
import { richOrder } from '#blocks/testing/order.ts'
import { asPlaced } from '#blocks/testing/placed-screen.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Account, arrive, asMember } from './account-place.tsx'

const meta = {
  title: 'Screens/After-sales',
  decorators: [asMember],
  beforeEach: arrive,
  parameters: { layout: 'fullscreen' },
  globals: { who: 'member' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ORDER = '202611200000000042'
const route = (screen: string, params: Readonly<Record<string, string>>): ShopRoute => ({
  kind: 'screen',
  screen,
  params,
})
const english = { language: 'en', who: 'member' }
const phone = { viewport: { value: 'phone' }, who: 'member' }
const englishPhone = { ...english, ...phone }
const asGuest = { beforeEach: () => shopperStore.set({ shopper: VISITOR }), globals: { who: 'visitor' } }

const request = (account: Account = {}) => ({
  parameters: {
    route: route('returnRequest', { orderNo: ORDER }),
    account: { order: richOrder(), returnable: RETURNABLE, ...account },
  },
})
const RETURNABLE = returnOptions(
  [
    lineOption('shell', {
      exchanges: [
        exchangeFor('S'),
        exchangeFor('M', { isSame: true }),
        exchangeFor('L', { isInStock: false }),
      ],
    }),
    lineOption('boots', {
      returnableQuantity: 0,
      returnUntil: null,
      problem: 'NOT_RECEIVED',
      message: '尚未收到。',
      refunds: [],
    }),
    lineOption('tube', {
      returnableQuantity: 0,
      returnUntil: null,
      problem: 'GIFT',
      message: '贈品須與所屬商品一併退回。',
      comesWith: ['shell'],
      refunds: [],
    }),
  ],
  {
    reasons: [
      { code: 'FAULTY', name: '商品有瑕疵或損壞', isShopFault: true },
      { code: 'WRONG_SIZE', name: '尺碼不合', isShopFault: false },
      { code: 'OTHER', name: '其他原因', isShopFault: false },
    ],
  },
)
export const Request: Story = { render: () => <ReturnRequest {...asPlaced} />, ...request() }
export const RequestInEnglish: Story = { ...Request, globals: english }
export const RequestOnAPhone: Story = { ...Request, globals: phone }
export const RequestOfAGuest: Story = { ...Request, ...asGuest }
/** One unit is chosen: what comes back, and what is missing. */
export const RequestRefused: Story = {
  ...Request,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: /^增加一件：/ }))
    await userEvent.click(form.getByRole('button', { name: '送出申請' }))
  },
}
export const RequestRefusedOnAPhone: Story = { ...RequestRefused, globals: phone }
export const Exchange: Story = {
  ...Request,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: /^增加一件：/ }))
    await userEvent.click(form.getByRole('radio', { name: /換貨/ }))
  },
}
export const ExchangeOnAPhone: Story = { ...Exchange, globals: phone }
export const NothingToReturn: Story = {
  ...Request,
  ...request({ returnable: { ...RETURNABLE, lines: RETURNABLE.lines.slice(1) } }),
}
export const RequestMissing: Story = { ...Request, ...request({ order: null, returnable: null }) }
export const RequestLoading: Story = { ...Request, ...request({ answer: 'never' }) }
export const RequestFailed: Story = { ...Request, ...request({ answer: 'failed' }) }

const LINES = afterSalesOf().lines.map(line => ({ ...line, skuName: '三層防水風殼外套 Storm Ridge' }))
const AT_HOME: AfterSales['returnAddress'] = {
  name: 'Cairn 退貨部',
  address: '九龍長沙灣永康街 37 號 12 樓',
  mobile: '+852 21234567',
}
const asked = (change: Partial<AfterSales>) =>
  afterSalesOf({
    reasonName: '尺碼不合',
    lines: LINES,
    nextStep: '我們正在審核你的申請，結果會以電郵通知。',
    events: [{ time: '2026-11-21T11:00:00+08:00', status: 'NEW', message: '已收到申請，正在審核。' }],
    ...change,
  })
const further = (status: AfterSales['afterSalesStatus'], message: string): AfterSales['events'] => [
  { time: '2026-11-22T09:30:00+08:00', status, message },
  ...asked({}).events,
]

const records = (account: Account) => ({ parameters: { route: route('refundRecords', {}), account } })
export const Records: Story = {
  render: () => <RefundRecords {...asPlaced} />,
  ...records({
    returns: [
      asked({}),
      asked({ code: 'T2', afterSalesStatus: 'WAIT_SEND_BACK' }),
      asked({ code: 'T3', type: 'EXCHANGE', afterSalesStatus: 'EXCHANGE_OUT', refundStatus: null }),
      asked({ code: 'T4', afterSalesStatus: 'FINISHED', refundStatus: 'REFUNDED' }),
      asked({ code: 'T5', afterSalesStatus: 'AUDIT_FAILED', refundStatus: null }),
      asked({ code: 'T6', type: 'REFUND', afterSalesStatus: 'FINISHED', refundStatus: 'REFUNDED' }),
    ],
  }),
}
export const RecordsInEnglish: Story = { ...Records, globals: english }
export const RecordsOnAPhone: Story = { ...Records, globals: phone }
export const RecordsEnded: Story = {
  ...Records,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: '已完成' }))
  },
}
export const RecordsEmpty: Story = { ...Records, ...records({}) }
export const RecordsLoading: Story = { ...Records, ...records({ answer: 'never' }) }
export const RecordsFailed: Story = { ...Records, ...records({ answer: 'failed' }) }

const detail = (afterSales: AfterSales | null, refund: RefundOrder | null = null): Story => ({
  render: () => <RefundDetail {...asPlaced} />,
  parameters: {
    route: route('refundDetail', { orderId: 'T202611220000000003' }),
    account: { returned: { afterSales, refund } },
  },
})
export const UnderReview: Story = detail(
  asked({ memo: '袖口太緊，\n想換大一號。' }),
  refundOf({ reason: '尺碼不合' }),
)
export const UnderReviewInEnglish: Story = { ...detail(afterSalesOf(), refundOf()), globals: english }
export const UnderReviewOfAGuest: Story = { ...UnderReview, ...asGuest }
export const ToSendBack: Story = detail(
  asked({
    afterSalesStatus: 'WAIT_SEND_BACK',
    returnAddress: AT_HOME,
    canSendBack: true,
    nextStep: '請把商品寄往所示地址，並在此輸入運單號碼。',
    events: further('WAIT_SEND_BACK', '申請已批准，等待退回商品。'),
  }),
  refundOf({ refundStatus: 'AUDIT_PASSED', reason: '尺碼不合' }),
)
export const ToSendBackOnAPhone: Story = { ...ToSendBack, globals: phone }
export const ToBringToAShop: Story = detail(
  asked({
    afterSalesStatus: 'WAIT_SEND_BACK',
    method: 'SHOP',
    canSendBack: true,
    nextStep: '請攜同商品及編號 T202611220000000003 到任何門市退回。',
    events: further('WAIT_SEND_BACK', '申請已批准，等待退回商品。'),
  }),
)
export const CancelQuestion: Story = {
  ...UnderReview,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '取消申請' }))
  },
}
export const OnTheWayBack: Story = detail(
  asked({
    afterSalesStatus: 'ON_BACKING',
    canCancel: false,
    carrier: '順豐速運',
    trackingNo: 'SF99887766',
    nextStep: '包裹正在途中，我們收到後會驗收商品。',
    events: further('ON_BACKING', '商品正在退回途中。'),
  }),
  refundOf({ refundStatus: 'AUDIT_PASSED' }),
)
export const Refunding: Story = detail(
  asked({
    afterSalesStatus: 'BACK_IN_STORAGE',
    canCancel: false,
    nextStep: '款項正退回你原來的付款方式，何時到帳視乎發卡機構或電子錢包。',
    events: further('BACK_IN_STORAGE', '我們已收到退回的商品。'),
  }),
  refundOf({ refundStatus: 'REFUNDING' }),
)
export const Refunded: Story = detail(
  asked({
    afterSalesStatus: 'FINISHED',
    canCancel: false,
    nextStep: '這項申請已完成。退款一般在 7 至 14 個工作天內入帳，視乎銀行而定。',
    events: further('FINISHED', '已完成。'),
  }),
  refundOf({ refundStatus: 'REFUNDED', refundedAt: '2026-11-22T09:30:00+08:00', freight: hkd(30) }),
)
export const RefundedInEnglishOnAPhone: Story = {
  ...detail(
    afterSalesOf({ afterSalesStatus: 'FINISHED', canCancel: false, nextStep: 'This request is complete.' }),
    refundOf({ refundStatus: 'REFUNDED', refundedAt: '2026-11-22T09:30:00+08:00' }),
  ),
  globals: englishPhone,
}
export const GoodsKept: Story = detail(
  asked({
    type: 'REFUND',
    afterSalesStatus: 'FINISHED',
    refundStatus: 'REFUNDED',
    canCancel: false,
    nextStep: '這項申請已完成。退款一般在 7 至 14 個工作天內入帳，視乎銀行而定。',
    events: further('FINISHED', '已完成。'),
  }),
  refundOf({ refundStatus: 'REFUNDED', refundedAt: '2026-11-22T09:30:00+08:00' }),
)
export const Refused: Story = detail(
  asked({
    afterSalesStatus: 'AUDIT_FAILED',
    refundStatus: null,
    canCancel: false,
    answer: '商品曾在戶外穿着',
    nextStep: '我們未能批准這項申請：商品曾在戶外穿着',
    events: further('AUDIT_FAILED', '申請未獲批准：商品曾在戶外穿着'),
  }),
)
export const RefusedOnAPhone: Story = { ...Refused, globals: phone }
export const Cancelled: Story = detail(
  asked({
    afterSalesStatus: 'CANCELED',
    refundStatus: null,
    canCancel: false,
    nextStep: '這項申請已取消。在退換限期內，你可以再次申請。',
    events: further('CANCELED', '已取消。'),
  }),
)
export const ExchangeSent: Story = detail(
  asked({
    type: 'EXCHANGE',
    afterSalesStatus: 'EXCHANGE_OUT',
    refundStatus: null,
    canCancel: false,
    nextStep: '換貨商品正在寄送途中。',
    lines: LINES.map(line => ({
      ...line,
      exchangeSkuCode: 'sku-L',
      exchangeSkuProperties: [
        { name: '顏色', value: '苔綠' },
        { name: '尺碼', value: 'L' },
      ],
    })),
    replacement: {
      shippedAt: '2026-11-22T09:30:00+08:00',
      providerName: '順豐速運',
      trackingNo: 'SF11223344',
      trackingUrl: 'https://sf.example/SF11223344',
    },
    events: further('EXCHANGE_OUT', '換貨商品已寄出。'),
  }),
)
/** Of a cancelled order: a refund that belongs to no return. */
export const RefundAlone: Story = detail(null, refundOf({ refundStatus: 'REFUNDING', afterSalesOrderNo: '' }))
export const ReturnMissing: Story = detail(null)
export const ReturnMissingForAGuest: Story = { ...ReturnMissing, ...asGuest }
export const ReturnLoading: Story = {
  ...ReturnMissing,
  parameters: { ...ReturnMissing.parameters, account: { answer: 'never' } },
}
export const ReturnFailed: Story = {
  ...ReturnMissing,
  parameters: { ...ReturnMissing.parameters, account: { answer: 'failed' } },
}

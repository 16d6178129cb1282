import type { DeskReturn } from '#desk/returns/desk-return.ts'
import { deskLine, shippedOrder } from '#editor/desk/orders/testing.ts'
import { NewReturnDialog } from '#editor/desk/returns/NewReturnDialog.tsx'
import { ReturnList } from '#editor/desk/returns/ReturnList.tsx'
import { ReturnScreen } from '#editor/desk/returns/ReturnScreen.tsx'
import { deskReturn, listedReturn, returnOption } from '#editor/desk/returns/testing.ts'
import { type Answers, notFound } from '#editor/testing/world.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

/** A picture of one colour in the place of a photo. */
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Crect width="3" height="4" fill="%23547a63"/%3E%3C/svg%3E'
const photo = () => PHOTO

/** An exchange with photos whose goods are here. */
const exchange: DeskReturn = deskReturn({
  type: 'EXCHANGE',
  status: 'BACK_IN_STORAGE',
  isLate: true,
  memo: '左肩有一道縫線裂開了，拉鏈也卡住。\n請參看相片，希望換大一碼。',
  parcel: 'Kerry Express 77889900',
  goDollar: 12,
  photos: ['one', 'two'],
  operations: ['exchange-out', 'refund'],
  lines: deskReturn().lines.map(line => ({
    ...line,
    exchange: {
      skuCode: 'shell-moss-l',
      values: [
        { zh_HK: '苔綠', en_US: 'Moss' },
        { zh_HK: 'L', en_US: 'L' },
      ],
    },
  })),
  events: [
    {
      time: '2026-11-25T03:00:00.000Z',
      kind: 'AFTER_SALES_BACK_IN_STORAGE',
      actor: 'operator:ada',
      detail: { isDamaged: true },
    },
    {
      time: '2026-11-24T03:00:00.000Z',
      kind: 'AFTER_SALES_ON_BACKING',
      actor: 'shopper',
      detail: { carrier: 'Kerry Express', trackingNo: '77889900' },
    },
    ...deskReturn().events,
  ],
})

const ALL: NonNullable<Answers['returns.list']> = async () => ({
  rows: [
    listedReturn(),
    listedReturn({
      number: 'A202611210000000002',
      type: 'EXCHANGE',
      status: 'BACK_IN_STORAGE',
      isLate: true,
    }),
    listedReturn({ number: 'A202611200000000003', status: 'FINISHED', type: 'REFUND', goDollar: 1200 }),
    listedReturn({ number: 'A202611190000000004', status: 'AUDIT_FAILED', reason: 'NOT_AS_DESCRIBED' }),
  ],
  next: 'A4',
})
const NONE: NonNullable<Answers['returns.list']> = async () => ({ rows: [], next: null })

interface Args {
  readonly list?: Answers['returns.list']
  /** With it the screen of this return shows. */
  readonly find?: Answers['returns.find']
  readonly role?: 'editor' | 'publisher' | 'admin'
}

/** Returns and exchanges, and what operators do with them. */
const meta = {
  title: 'Editor/Returns',
  parameters: { layout: 'fullscreen' },
  render: ({ list = ALL, find, role = 'admin' }: Args) => (
    <DeskStory
      answers={{ 'returns.list': list, 'returns.find': find }}
      returnPhoto={photo}
      at={find ? '/returns/A1' : '/returns'}
    >
      <Routes>
        <Route path="/returns" element={<ReturnList operator={{ name: 'ada', role }} />} />
        <Route path="/returns/:number" element={<ReturnScreen operator={{ name: 'ada', role }} />} />
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
export const Failed: Story = { args: { list: failing } }
export const NotAllowed: Story = { args: { role: 'editor' } }
export const Asked: Story = { args: { find: async () => deskReturn() } }
export const ForPublishers: Story = { args: { ...Asked.args, role: 'publisher' } }
export const Exchange: Story = { args: { find: async () => exchange } }
export const ExchangeInEnglish: Story = { ...Exchange, globals: ENGLISH }
export const ExchangeOnPhone: Story = { ...Exchange, globals: ON_PHONE }
export const Unknown: Story = { args: { find: notFound } }
export const LoadingOne: Story = { args: { find: never } }
export const Sending: Story = {
  ...ExchangeInEnglish,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send replacement' }))
    await expect(await within(canvasElement).findByLabelText('Tracking number')).toHaveFocus()
  },
}
export const LargePhoto: Story = {
  ...ExchangeInEnglish,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Enlarge photo 1' }))
    const large = await within(canvasElement).findByRole('img', { name: 'Photo 1 of 2' })
    await waitFor(() => expect(large).toBeVisible())
  },
}

/** Two of a line can come back; a gift only with its goods. */
const options: NonNullable<Answers['returns.options']> = async () => ({
  orderNo: '202611230000000001',
  days: 14,
  refundable: { amount: 1000 },
  freight: { amount: { amount: 0 }, goDollar: 0 },
  reasons: [
    { code: 'FAULTY', name: '商品有瑕疵或損壞', isShopFault: true },
    { code: 'OTHER', name: '其他原因', isShopFault: false },
  ],
  lines: [
    returnOption(),
    returnOption({
      lineId: '2',
      returnableQuantity: 0,
      returnUntil: null,
      problem: 'GIFT',
      message: '贈品須與所屬商品一併退回。',
    }),
  ],
})
const boughtWithGift = shippedOrder({
  lines: [deskLine(), deskLine({ line: 2, isGift: true, skuCode: 'CUP', quantity: 1 })],
})
export const OnThePhone: Story = {
  render: () => (
    <DeskStory answers={{ 'returns.options': options }}>
      <NewReturnDialog order={boughtWithGift} onClose={() => undefined} />
    </DeskStory>
  ),
}
export const OnThePhoneIncomplete: Story = {
  ...OnThePhone,
  globals: { ...ENGLISH, ...ON_PHONE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('An exchange'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create return' }))
    await expect(await canvas.findByText('Choose at least one unit.')).toBeVisible()
  },
}

import { asPlaced } from '#blocks/testing/placed-screen.ts'
import { refusal } from '#blocks/shop/form/testing/form-api.ts'
import { bagStore, showBag } from '#blocks/shop/cart/bag.ts'
import { bagItem, bagOf } from '#blocks/testing/bag.ts'
import { Login } from '#blocks/account/login/Login.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ON_PHONE, ScreenStory } from './screen-story.tsx'

const meta = { title: 'Screens/Login', component: Login, args: asPlaced } satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

const data = {
  providers: [
    { appType: 'FACE_BOOK', name: 'Facebook', startUrl: '/api/auth/facebook' },
    { appType: 'OTHER', name: 'Cairn ID', startUrl: '/api/auth/test' },
  ],
} as const
const demanding = { needImageVerifyCode: () => true }
const mismatch = {
  userLogin: () => refusal('LOGIN_MISMATCH', 'The email and password do not match.'),
}

export const Empty: Story = {
  render: () => (
    <ScreenStory>
      <Login {...asPlaced} data={data} />
    </ScreenStory>
  ),
}
export const English: Story = { ...Empty, globals: { language: 'en' } }
export const Phone: Story = { ...Empty, globals: ON_PHONE }
export const PictureDemanded: Story = {
  render: () => (
    <ScreenStory answers={demanding}>
      <Login {...asPlaced} data={data} />
    </ScreenStory>
  ),
}

export const NothingFilledIn: Story = {
  ...Empty,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(canvas.getByLabelText('Email or mobile number')).toHaveFocus()
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Refused: Story = {
  render: () => (
    <ScreenStory answers={mismatch}>
      <Login {...asPlaced} data={data} />
    </ScreenStory>
  ),
  globals: { language: 'en', ...ON_PHONE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email or mobile number'), 'may@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not match')
  },
}

/** The first page of checkout: as a guest, or by logging in. Source: C-232, CO-83. */
const openedByCheckout = (codes: readonly string[], address = '?redirectUrl=%2Fcart'): Story => ({
  render: () => (
    <ScreenStory hash={address}>
      <Login {...asPlaced} data={data} />
    </ScreenStory>
  ),
  beforeEach: () => {
    const before = location.href
    showBag(bagOf(codes.map(code => bagItem(code))))
    return () => {
      bagStore.set({ pending: 0 })
      history.replaceState(null, '', before)
    }
  },
})
const GOODS = ['A']

export const OpenedByCheckout = openedByCheckout(GOODS)
export const OpenedByCheckoutInEnglish: Story = { ...OpenedByCheckout, globals: { language: 'en' } }
export const OpenedByCheckoutOnPhone: Story = { ...OpenedByCheckout, globals: ON_PHONE }
export const OpenedByCheckoutItself = openedByCheckout(GOODS, '?redirectUrl=%2F&from=checkout')
export const OpenedByCheckoutWithEmptyBag = openedByCheckout([], '?redirectUrl=%2F&from=checkout')
export const OpenedByCheckoutWithEmptyBagInEnglish: Story = {
  ...OpenedByCheckoutWithEmptyBag,
  globals: { language: 'en' },
}
export const OpenedByCheckoutWithEmptyBagOnPhone: Story = {
  ...OpenedByCheckoutWithEmptyBag,
  globals: ON_PHONE,
}

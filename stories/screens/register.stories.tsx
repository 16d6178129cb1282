import { isoInHongKong } from '#locales/hong-kong.ts'
import { asPlaced } from '#blocks/testing/placed-screen.ts'
import { Register } from '#blocks/account/register/Register.tsx'
import { RegisterForm } from '#blocks/account/register/RegisterForm.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { STORY_NOW } from '../sample-products.ts'
import { ON_PHONE, ScreenStory } from './screen-story.tsx'

const meta = { title: 'Screens/Register', component: Register, args: asPlaced } satisfies Meta<
  typeof Register
>
export default meta
type Story = StoryObj<typeof meta>

const screen = () => (
  <ScreenStory>
    <Register {...asPlaced} />
  </ScreenStory>
)
const COUPON = {
  name: '新會員首張訂單九折',
  description: '登記後 90 天內有效。',
  beginTime: isoInHongKong(STORY_NOW),
  endTime: isoInHongKong(STORY_NOW + 1),
}
const staff = () => (
  <ScreenStory>
    <RegisterForm isStaff redirect={undefined} />
  </ScreenStory>
)

export const Empty: Story = { render: screen }
export const WithCoupon: Story = {
  render: () => (
    <ScreenStory>
      <Register {...asPlaced} data={{ coupons: [COUPON] }} />
    </ScreenStory>
  ),
}
export const English: Story = { render: screen, globals: { language: 'en' } }
export const Phone: Story = { render: screen, globals: ON_PHONE }
export const Staff: Story = { render: staff }

export const NothingFilledIn: Story = {
  render: staff,
  globals: { language: 'en', ...ON_PHONE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(canvas.getByLabelText('Staff number')).toHaveFocus()
  },
}

export const ByMobileWithCodeSent: Story = {
  render: screen,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile' }))
    await userEvent.type(canvas.getByLabelText('Mobile number'), '91234567')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(await canvas.findByRole('button', { name: /^Send again in/ })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Password'), 'Abc1234567')
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'High')
  },
}

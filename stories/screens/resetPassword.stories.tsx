import { asPlaced } from '#blocks/testing/placed-screen.ts'
import { ResetPassword } from '#blocks/account/resetPassword/ResetPassword.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ON_PHONE, ScreenStory } from './screen-story.tsx'

const meta = {
  title: 'Screens/Reset password',
  component: ResetPassword,
  args: asPlaced,
  render: () => (
    <ScreenStory>
      <ResetPassword {...asPlaced} />
    </ScreenStory>
  ),
} satisfies Meta<typeof ResetPassword>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const NothingFilledIn: Story = {
  globals: { language: 'en', ...ON_PHONE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset and log in' }))
    await expect(canvas.getByLabelText('Email or mobile number')).toHaveFocus()
  },
}

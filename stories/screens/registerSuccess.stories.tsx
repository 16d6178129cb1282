import { asPlaced } from '#blocks/testing/placed-screen.ts'
import { rememberRegistration } from '#blocks/shop/form/fresh-registration.ts'
import { RegisterSuccess } from '#blocks/account/registerSuccess/RegisterSuccess.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { STORY_NOW } from '../sample-products.ts'
import { ON_PHONE, ScreenStory } from './screen-story.tsx'

const meta = {
  title: 'Screens/Register success',
  component: RegisterSuccess,
  args: asPlaced,
  render: () => (
    <ScreenStory>
      <RegisterSuccess {...asPlaced} />
    </ScreenStory>
  ),
} satisfies Meta<typeof RegisterSuccess>
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  beforeEach: () => rememberRegistration({ name: '美', redirect: undefined }, STORY_NOW),
}
export const WithSomewhereToGo: Story = {
  beforeEach: () => rememberRegistration({ name: 'May', redirect: '/cart' }, STORY_NOW),
  globals: { language: 'en', ...ON_PHONE },
}

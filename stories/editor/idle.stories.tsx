import { IdleDialog } from '#editor/kit/sign-in/IdleDialog.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DeskStory, ENGLISH, ON_PHONE } from './editor-story.tsx'

const meta = { title: 'Editor/Idle' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A session that ends in so many seconds unless the operator answers. */
const endsIn = (seconds: number) => () => (
  <DeskStory port={{ sessionLeft: () => Promise.resolve(seconds * 1000) }}>
    <IdleDialog />
  </DeskStory>
)

export const TwoMinutes: Story = {
  render: endsIn(120),
  async play({ canvas }) {
    const stay = await canvas.findByRole('button', { name: '保持登入' })
    // The dialog fades in.
    await waitFor(() => expect(stay).toBeVisible())
  },
}
export const LastSeconds: Story = { render: endsIn(20), globals: { ...ENGLISH, ...ON_PHONE } }

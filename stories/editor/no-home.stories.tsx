import { NoHome } from '#editor/desk/pages/NoHome.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, ENGLISH, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly create?: Answers['pages.create-home']
}

/** Notice above the list of pages of a shop without a home page, which makes one from the template. */
const meta = {
  title: 'Editor/No home page',
  render: ({ create = never }: Args) => (
    <DeskStory answers={{ 'pages.create-home': create }} at="/pages">
      <NoHome />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {}
export const MissingInEnglish: Story = { globals: ENGLISH }
export const MissingOnPhone: Story = { globals: ON_PHONE }
export const Creating: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button'))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { NO_SALES, SALES } from '#editor/desk/sales/testing/sales-answers.ts'
import { SalesScreen } from '#editor/desk/sales/SalesScreen.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly answers?: Answers
  readonly role?: 'editor' | 'publisher' | 'admin'
  readonly days?: 7 | 28 | 90
}

/** Sales of a period beside the same days before. */
const meta = {
  title: 'Editor/Sales',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = SALES, role = 'publisher', days = 28 }: Args) => (
    <DeskStory answers={answers} at={`/sales?days=${days}`}>
      <SalesScreen operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}
export const InEnglish: Story = { globals: ENGLISH }
export const OnPhone: Story = { globals: ON_PHONE }
export const Week: Story = { args: { days: 7 } }
export const Quarter: Story = { args: { days: 90 } }
export const EmptyShop: Story = { args: { answers: NO_SALES } }
export const Loading: Story = {
  args: {
    answers: { 'sales.report': never, 'sales.best': never, 'sales.offers': never, 'sales.searches': never },
  },
}
export const Failed: Story = {
  args: {
    answers: {
      'sales.report': failing,
      'sales.best': failing,
      'sales.offers': failing,
      'sales.searches': failing,
    },
  },
}
export const NotAllowed: Story = { args: { role: 'editor' } }

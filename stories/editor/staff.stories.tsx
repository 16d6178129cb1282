import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaffScreen } from '#editor/desk/staff/StaffScreen.tsx'
import { GUIDE_SALES, STAFF } from '#editor/desk/staff/testing.ts'
import type { Answers } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['staff.list']
  readonly sales?: Answers['staff.sales']
  readonly role?: 'editor' | 'publisher'
}

/** People who work in the shops, and sales by the guide that orders name. */
const meta = {
  title: 'Editor/Shop staff',
  parameters: { layout: 'fullscreen' },
  render: ({ list = async () => STAFF, sales = async () => GUIDE_SALES, role = 'publisher' }: Args) => (
    <DeskStory answers={{ 'staff.list': list, 'staff.sales': sales }} at="/staff">
      <StaffScreen operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const InEnglish: Story = { globals: ENGLISH }
export const OnPhone: Story = { globals: ON_PHONE }
export const Nothing: Story = { args: { list: async () => [], sales: async () => [] } }
export const Loading: Story = { args: { list: never, sales: never } }
export const Failed: Story = { args: { list: failing, sales: failing } }
export const NotAllowed: Story = { args: { role: 'editor' } }

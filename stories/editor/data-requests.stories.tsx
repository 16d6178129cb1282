import { RequestList } from '#editor/desk/members/RequestList.tsx'
import { busyMember } from '#editor/desk/members/testing.ts'
import type { Answers } from '#editor/testing/world.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['members.requests']
  readonly role?: 'editor' | 'publisher' | 'admin'
}

const LIST: NonNullable<Answers['members.requests']> = async () => ({
  requests: busyMember().requests.flatMap(request => [
    { ...request, isLate: true, contact: 'm•••@example.com' },
    { ...request, id: `${request.id}-2`, note: '', isLate: false, contact: '+852 ••••4567' },
  ]),
})

/** The register of requests about personal data, what is due first at the top. */
const meta = {
  title: 'Editor/Data requests',
  parameters: { layout: 'fullscreen' },
  render: ({ list = LIST, role = 'admin' }: Args) => (
    <DeskStory answers={{ 'members.requests': list }} at="/members/requests">
      <RequestList operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const OpenInEnglish: Story = { globals: ENGLISH }
export const OpenOnPhone: Story = { globals: ON_PHONE }
export const Nothing: Story = { args: { list: async () => ({ requests: [] }) } }
export const NotAllowed: Story = { args: { role: 'editor' } }
export const Loading: Story = { args: { list: never } }
export const Failed: Story = { args: { list: failing } }

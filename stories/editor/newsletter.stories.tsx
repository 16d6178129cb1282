import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscriberList } from '#editor/desk/newsletter/SubscriberList.tsx'
import { subscriber } from '#editor/desk/newsletter/testing.ts'
import type { Answers } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['newsletter.list']
  readonly role?: 'editor' | 'publisher' | 'admin'
}

const ALL: NonNullable<Answers['newsletter.list']> = async () => ({
  rows: [
    subscriber(),
    subscriber({
      id: 's2',
      contact: 'k•••@example.com',
      locale: 'en_US',
      isOn: false,
      events: [
        { kind: 'LEFT', source: 'LINK', time: '2026-03-01T09:00:00+08:00' },
        { kind: 'JOINED', source: 'EMAIL', time: '2026-01-05T12:00:00+08:00' },
      ],
    }),
  ],
  next: 's2',
})

/** Addresses of the newsletter with their consents. */
const meta = {
  title: 'Editor/Newsletter',
  parameters: { layout: 'fullscreen' },
  render: ({ list = ALL, role = 'admin' }: Args) => (
    <DeskStory answers={{ 'newsletter.list': list }} at="/newsletter">
      <SubscriberList operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const ListInEnglish: Story = { globals: ENGLISH }
export const ListOnPhone: Story = { globals: ON_PHONE }
export const Nothing: Story = { args: { list: async () => ({ rows: [], next: null }) } }
export const Loading: Story = { args: { list: never } }
export const Failed: Story = { args: { list: failing } }
export const NotAllowed: Story = { args: { role: 'editor' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscriberList } from '#editor/desk/newsletter/SubscriberList.tsx'
import { subscriber } from '#editor/desk/newsletter/testing.ts'
import type { Answers } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['newsletter.list']
  readonly topics?: Answers['newsletterTopics.list']
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
        { kind: 'LEFT', source: 'LINK', time: '2026-03-01T09:00:00+08:00', topics: [] },
        { kind: 'JOINED', source: 'EMAIL', time: '2026-01-05T12:00:00+08:00', topics: [] },
      ],
    }),
  ],
  next: 's2',
})

const NO_TOPICS: NonNullable<Answers['newsletterTopics.list']> = async () => ({
  rows: [],
  next: null,
  count: 0,
  emptiedBy: [],
})
const topic = (code: string, name: { readonly zh_HK: string; readonly en_US: string }) => ({
  code,
  title: name,
  line: { kind: 'newsletterTopic' as const, code, name },
  changed: null,
})
const TOPICS: typeof NO_TOPICS = async () => ({
  rows: [
    topic('offers', { zh_HK: '優惠', en_US: 'Offers' }),
    topic('trails', { zh_HK: '山徑筆記', en_US: 'Trail notes' }),
  ],
  next: null,
  count: 2,
  emptiedBy: [],
})
/** An address that chose topics, and one that gets them all. */
const CHOSEN: typeof ALL = async () => ({
  rows: [
    subscriber({
      topics: ['offers'],
      events: [
        { kind: 'CHOSE', source: 'LINK', time: '2026-03-01T09:00:00+08:00', topics: ['offers'] },
        { kind: 'JOINED', source: 'EMAIL', time: '2026-01-05T12:00:00+08:00', topics: ['offers', 'trails'] },
      ],
    }),
    subscriber({ id: 's2', contact: 'k•••@example.com' }),
  ],
  next: null,
})

/** Addresses of the newsletter with their consents. */
const meta = {
  title: 'Editor/Newsletter',
  parameters: { layout: 'fullscreen' },
  render: ({ list = ALL, topics = NO_TOPICS, role = 'admin' }: Args) => (
    <DeskStory answers={{ 'newsletter.list': list, 'newsletterTopics.list': topics }} at="/newsletter">
      <SubscriberList operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const ListInEnglish: Story = { globals: ENGLISH }
export const ListOnPhone: Story = { globals: ON_PHONE }
export const WithTopics: Story = { args: { list: CHOSEN, topics: TOPICS } }
export const WithTopicsInEnglish: Story = { ...WithTopics, globals: ENGLISH }
export const WithTopicsOnPhone: Story = { ...WithTopics, globals: ON_PHONE }
export const Nothing: Story = { args: { list: async () => ({ rows: [], next: null }) } }
export const Loading: Story = { args: { list: never } }
export const Failed: Story = { args: { list: failing } }
export const NotAllowed: Story = { args: { role: 'editor' } }

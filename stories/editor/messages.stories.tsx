import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { MessageList } from '#editor/desk/messages/MessageList.tsx'
import { MessageScreen } from '#editor/desk/messages/MessageScreen.tsx'
import { answeredMessage, deskMessage, listedMessage } from '#editor/desk/messages/testing.ts'
import { type Answers, notFound } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['messages.list']
  /** With it the screen of this message shows. */
  readonly find?: Answers['messages.find']
  readonly role?: 'editor' | 'publisher' | 'admin'
}

const ALL: NonNullable<Answers['messages.list']> = async () => ({
  rows: [
    listedMessage(),
    listedMessage({ id: 'm2', topic: 'orders', state: 'IN_WORK', name: '陳小明', subject: '包裹未到' }),
    listedMessage({
      id: 'm3',
      state: 'ANSWERED',
      subject: 'A question about the length of the sleeves of a jacket',
    }),
  ],
  next: 'm3',
})

/** Messages of shoppers, and their answers. */
const meta = {
  title: 'Editor/Messages',
  parameters: { layout: 'fullscreen' },
  render: ({ list = ALL, find, role = 'publisher' }: Args) => (
    <DeskStory
      answers={{
        'messages.list': list,
        'messages.find': find,
        'contactTopics.list': async () => ({
          rows: [
            {
              code: 'orders',
              title: { zh_HK: '訂單及送貨', en_US: 'Orders and delivery' },
              line: {
                kind: 'contactTopic',
                code: 'orders',
                name: { zh_HK: '訂單及送貨', en_US: 'Orders and delivery' },
              },
              changed: null,
            },
          ],
          next: null,
          count: 1,
          emptiedBy: [],
        }),
        'answerTemplates.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
      }}
      at={find ? '/messages/m1' : '/messages'}
    >
      <Routes>
        <Route path="/messages" element={<MessageList operator={{ name: 'ada', role }} />} />
        <Route path="/messages/:id" element={<MessageScreen operator={{ name: 'ada', role }} />} />
      </Routes>
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
export const Fresh: Story = { args: { find: async () => deskMessage() } }
export const Answered: Story = { args: { find: async () => answeredMessage() } }
export const AnsweredInEnglish: Story = { ...Answered, globals: ENGLISH }
export const AnsweredOnPhone: Story = { ...Answered, globals: ON_PHONE }
export const WithoutMail: Story = { args: { find: async () => deskMessage({ canAnswer: false }) } }
export const Unknown: Story = { args: { find: notFound } }

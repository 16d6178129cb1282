import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { MemberList } from '#editor/desk/members/MemberList.tsx'
import { MemberScreen } from '#editor/desk/members/MemberScreen.tsx'
import { busyMember, deskMember, listedMember } from '#editor/desk/members/testing.ts'
import { type Answers, notFound } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['members.list']
  /** With it the screen of this member shows. */
  readonly find?: Answers['members.find']
  readonly role?: 'editor' | 'publisher' | 'admin'
}

const ALL: NonNullable<Answers['members.list']> = async () => ({
  rows: [
    listedMember(),
    listedMember({
      id: 'M2',
      name: '陳小明',
      contact: '+852 ••••4567',
      isSuspended: true,
      level: '金卡會員',
    }),
  ],
  next: 'M2',
})

/** Members as customer service finds and sees them. */
const meta = {
  title: 'Editor/Members',
  parameters: { layout: 'fullscreen' },
  render: ({ list = ALL, find, role = 'admin' }: Args) => (
    <DeskStory
      answers={{ 'members.list': list, 'members.find': find }}
      at={find ? '/members/M1' : '/members'}
    >
      <Routes>
        <Route path="/members" element={<MemberList operator={{ name: 'ada', role }} />} />
        <Route path="/members/:id" element={<MemberScreen operator={{ name: 'ada', role }} />} />
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
export const Busy: Story = { args: { find: async () => busyMember() } }
export const BusyInEnglish: Story = { ...Busy, globals: ENGLISH }
export const BusyOnPhone: Story = { ...Busy, globals: ON_PHONE }
export const Fresh: Story = { args: { find: async () => deskMember({ isSuspended: true }) } }
export const Unknown: Story = { args: { find: notFound } }
export const LoadingOne: Story = { args: { find: never } }

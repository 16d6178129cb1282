import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { MemberList } from '#editor/desk/members/MemberList.tsx'
import { MemberScreen } from '#editor/desk/members/MemberScreen.tsx'
import { MergeScreen } from '#editor/desk/members/MergeScreen.tsx'
import { busyMember, deskMember, listedMember, mergeSide, NO_COUNTS } from '#editor/desk/members/testing.ts'
import { type Answers, notFound } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['members.list']
  /** With it the screen of this member shows. */
  readonly find?: Answers['members.find']
  /** With it the merge of two accounts shows. */
  readonly compare?: Answers['members.try-merge']
  readonly at?: string
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
  render: ({ list = ALL, find, compare, at = find ? '/members/M1' : '/members', role = 'admin' }: Args) => (
    <DeskStory answers={{ 'members.list': list, 'members.find': find, 'members.try-merge': compare }} at={at}>
      <Routes>
        <Route path="/members" element={<MemberList operator={{ name: 'ada', role }} />} />
        <Route path="/members/:id/merge" element={<MergeScreen operator={{ name: 'ada', role }} />} />
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

const TWO: Story = {
  args: {
    find: async () => deskMember(),
    at: '/members/M1/merge?with=M2',
    compare: async () => ({
      stays: mergeSide({
        has: { ...NO_COUNTS, orders: 12, orderAmount: 18_420, goDollar: 80, coupons: 2, addresses: 2 },
      }),
      closes: mergeSide({
        id: 'M2',
        name: '陳美儀',
        values: {
          email: 'a.rather.long.address.of.work@department.company.example',
          mobile: '',
          name: '陳美儀',
          nickName: '小梅',
          birthday: '1990-05-17',
        },
        level: { zh_HK: '金卡會員', en_US: 'Gold' },
        has: { ...NO_COUNTS, orders: 1, orderAmount: 930, returns: 1, goDollar: 40, wishes: 3, sessions: 1 },
      }),
      problems: [],
    }),
  },
}
export const FindingTheOther: Story = { args: { find: async () => deskMember(), at: '/members/M1/merge' } }
export const Comparing: Story = TWO
export const ComparingInEnglish: Story = { ...TWO, globals: ENGLISH }
export const ComparingOnPhone: Story = { ...TWO, globals: ON_PHONE }
export const MergeOfUnknown: Story = { args: { find: notFound, at: '/members/M404/merge' } }
export const CannotBeMerged: Story = {
  args: {
    ...TWO.args,
    compare: async () => ({
      stays: mergeSide({ staff: 'Lok Lee (S1001)' }),
      closes: mergeSide({ id: 'M2', staff: 'Wing Ho (S1002)' }),
      problems: ['BOTH_STAFF', 'DATA_REQUEST'],
    }),
  },
}
export const ComparingFails: Story = { args: { ...TWO.args, compare: failing } }
export const MergedAway: Story = {
  args: { find: async () => deskMember({ mergedInto: 'M2', isSuspended: true }) },
}

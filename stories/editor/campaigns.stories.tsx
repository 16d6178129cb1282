import type { Campaign } from '#content-store/client/types.ts'
import { CampaignList } from '#editor/desk/campaigns/CampaignList.tsx'
import { CampaignNotice } from '#editor/builder/notices/CampaignNotice.tsx'
import { TimeBar } from '#editor/builder/time/TimeBar.tsx'
import { somePage } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeskStory, EditorStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

/** The clock of the editor's stories stands at 1 January 1970. */
const DAY = 24 * 3_600_000
const page = somePage()
const campaign = (
  id: string,
  zh: string,
  en: string,
  from: number,
  until: number | null,
  more: Partial<Campaign> = {},
): Campaign => ({
  id,
  revision: 1,
  name: { zh_HK: zh, en_US: en },
  from,
  until,
  cancelledAt: null,
  pages: [{ key: page.key, pageVersion: 4, at: -DAY, by: 'bo' }],
  createdAt: 0,
  createdBy: 'bo',
  changedAt: 0,
  changedBy: 'bo',
  ...more,
})
const CAMPAIGNS = [
  campaign('live', '聖誕及新年感謝祭', 'Christmas and New Year thank-you weeks', -3 * DAY, 9 * DAY),
  campaign('planned', '農曆新年', 'Lunar New Year', 6 * DAY, 12 * DAY),
  campaign('over', '黑色星期五', 'Black Friday', -20 * DAY, -16 * DAY),
  campaign('cancelled', '快閃', 'Flash sale', 14 * DAY, 15 * DAY, { cancelledAt: 0 }),
]

const list = (campaigns: () => Promise<readonly Campaign[]>) => () => (
  <DeskStory pages={{ pages: async () => [page] }} answers={{ 'campaigns.list': campaigns }} at="/campaigns">
    <CampaignList operator={{ name: 'ada', role: 'publisher' }} />
  </DeskStory>
)

/** Campaigns as a list and by the month, above the page they hold, and in the time machine. */
const meta = { title: 'Editor/Campaigns', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const List: StoryObj = { render: list(async () => CAMPAIGNS) }
export const ListOnPhone: StoryObj = { ...List, globals: ON_PHONE }
export const Empty: StoryObj = { render: list(async () => []) }
export const Loading: StoryObj = { render: list(never) }
export const Failed: StoryObj = { render: list(failing) }
export const Calendar: StoryObj = {
  ...List,
  globals: ENGLISH,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar' }))
    await expect(await canvas.findByRole('heading', { name: 'January 1970' })).toBeVisible()
  },
}
/** A list of the days that have campaigns. */
export const CalendarOnPhone: StoryObj = { ...Calendar, globals: { ...ENGLISH, ...ON_PHONE } }
export const EmptyMonthOnPhone: StoryObj = {
  ...CalendarOnPhone,
  render: list(async () => []),
  play: async context => {
    await Calendar.play?.(context)
    await expect(context.canvas.getByText('No campaign in this month.')).toBeInTheDocument()
  },
}

export const AbovePage: StoryObj = {
  render: () => (
    <EditorStory answers={{ 'campaigns.list': async () => CAMPAIGNS }}>
      <CampaignNotice />
    </EditorStory>
  ),
}

const machine = (at: number | undefined, campaigns: () => Promise<readonly Campaign[]>) => () => (
  <EditorStory
    answers={{ 'campaigns.list': campaigns }}
    prepare={session => session.store.setState({ time: { at, show: 'draft' } })}
  >
    <TimeBar />
  </EditorStory>
)
export const TimeMachine: StoryObj = { render: machine(undefined, async () => CAMPAIGNS) }
export const TimeMachineAtInstant: StoryObj = {
  render: machine(7 * DAY, async () => CAMPAIGNS),
  globals: ENGLISH,
}
export const TimeMachineWithoutCampaigns: StoryObj = { render: machine(undefined, async () => []) }

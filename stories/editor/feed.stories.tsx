import type { DeskFeeds } from '#desk/feed/desk-feed.ts'
import { FeedFacts } from '#editor/desk/settings/FeedFacts.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const feed = (locale: 'zh_HK' | 'en_US'): DeskFeeds['feeds'][number] => ({
  locale,
  address: `https://shop.example/feeds/products.xml?locale=${locale}`,
  made: '2026-11-28T12:00:00+08:00',
  items: 1240,
  leftOut: [],
})
const FEEDS: DeskFeeds = { isOn: true, feeds: [feed('zh_HK'), feed('en_US')] }

interface Args {
  readonly find?: Answers['feed.find']
}

/** Panel beside the settings of the product feed: its addresses, the number of goods, and what is left out. */
const meta = {
  title: 'Editor/Product feed',
  render: ({ find = async () => FEEDS }: Args) => (
    <DeskStory answers={{ 'feed.find': find }} at="/settings/feed">
      <FeedFacts />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {}
export const PublishedInEnglish: Story = { globals: ENGLISH }
export const PublishedOnPhone: Story = { globals: ON_PHONE }
/** Goods of one language are not in the feed. */
export const WithGoodsLeftOut: Story = {
  args: {
    find: async () => ({
      isOn: true,
      feeds: [
        {
          ...feed('zh_HK'),
          leftOut: [
            { reason: 'noPicture', count: 3, examples: ['FURROW', 'RIDGE', 'SNOWLINE-EXPEDITION-PARKA'] },
          ],
        },
        feed('en_US'),
      ],
    }),
  },
}
export const Off: Story = { args: { find: async () => ({ ...FEEDS, isOn: false }) } }
export const Loading: Story = { args: { find: never } }
export const Failed: Story = { args: { find: failing } }

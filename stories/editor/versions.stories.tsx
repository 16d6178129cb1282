import type { BlockVersionsReport, OldBlocks } from '#content-store/client/block-versions.ts'
import { VersionList } from '#editor/desk/versions/VersionList.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const block = { id: 'frame', code: 'iframe', name: '地圖', from: 1, to: 2 }
const pageOf = (name: string, title: string) => ({
  key: `landingPage.${name}_zh_HK`,
  path: `/landingPage/${name}`,
  locale: 'zh_HK' as const,
  title,
})
const old = (name: string, title: string, more: Partial<OldBlocks> = {}): OldBlocks => ({
  ...pageOf(name, title),
  draft: [block],
  live: [block],
  ...more,
})

const NOTHING: BlockVersionsReport = { old: [], held: [], raised: [] }
const ALL: BlockVersionsReport = {
  old: [
    old('stores', '門市位置'),
    old(
      'a-page-with-a-rather-long-address-of-its-own',
      '十二月，走一百公里：由麥理浩徑到衞奕信徑的完整行程和裝備清單',
      {
        draft: [
          block,
          { ...block, id: 'second' },
          { ...block, id: 'odd', error: 'content: Expected string, received number' },
        ],
        live: [],
      },
    ),
  ],
  held: [
    {
      ...pageOf('sale', '感謝祭'),
      campaign: { zh_HK: '聖誕及新年感謝祭', en_US: 'Christmas and New Year thank-you weeks' },
      blocks: [block],
    },
  ],
  raised: [{ ...pageOf('help', '幫助中心'), draft: 'back', live: 'changed' }],
}

interface Args {
  readonly list?: () => Promise<BlockVersionsReport>
}

/** Blocks that an earlier version of the shop saved, on all pages. */
const meta = {
  title: 'Editor/Block versions',
  parameters: { layout: 'fullscreen' },
  render: ({ list = async () => NOTHING }: Args) => (
    <DeskStory answers={{ 'block-versions.list': list }} at="/versions">
      <VersionList operator={{ name: 'ada', role: 'publisher' }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const Loading: Story = { args: { list: never } }
export const Failed: Story = { args: { list: failing } }
export const Everything: Story = { args: { list: async () => ALL } }
export const English: Story = { ...Everything, globals: ENGLISH }
export const Phone: Story = { ...Everything, globals: ON_PHONE }

import type { PageCost } from '#renderer/cost/page-cost.ts'
import type { Locale } from '#locales/locale.ts'
import type { PublishProblem } from '#content-store/client/types.ts'
import { BlockCost } from '#editor/builder/cost/BlockCost.tsx'
import { PageCostPanel } from '#editor/builder/cost/PageCostPanel.tsx'
import { PlaceholderHelp } from '#editor/builder/panel/PlaceholderHelp.tsx'
import { messageBarBlock } from '#blocks/frame/messageBar/block.ts'
import { messageBarPresets } from '#blocks/frame/messageBar/presets.ts'
import { ProblemList } from '#editor/builder/page/ProblemList.tsx'
import { SearchPreview } from '#editor/builder/search-preview/SearchPreview.tsx'
import { SharePreview } from '#editor/builder/search-preview/SharePreview.tsx'
import type { PageSession } from '#editor/core/session/page-session.ts'
import type { PageMeta } from '#content-store/client/model/page-tree.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditorStory, ENGLISH, failing, never } from './editor-story.tsx'

/** Panels of an open page: what it takes, how it is shared and listed, what is to be checked. */
const meta = { title: 'Editor/Page panels' } satisfies Meta
export default meta

const NOTHING = { html: 0, script: 0, pictures: 0, unknownPictures: 0, server: 0 }
const HEAVY: PageCost = {
  page: { html: 620_000, script: 120_000, pictures: 3_200_000, unknownPictures: 2, server: 31 },
  blocks: {
    first: { ...NOTHING, html: 1200, script: 6500, pictures: 900_000, unknownPictures: 2, server: 1.25 },
    second: { ...NOTHING, html: 2500, script: null, pictures: 2_300_000 },
  },
}
const ready = (session: PageSession) => session.store.setState({ isReady: true })
const cost =
  (answer: () => Promise<PageCost>, part = <PageCostPanel />) =>
  () => (
    <EditorStory preview={{ cost: answer }} prepare={ready} width={320}>
      {part}
    </EditorStory>
  )

export const Cost: StoryObj = { render: cost(async () => HEAVY) }
export const CostInEnglish: StoryObj = { ...Cost, globals: ENGLISH }
export const CostMeasuring: StoryObj = { render: cost(never) }
export const CostFailed: StoryObj = { render: cost(failing) }
export const CostOfBlock: StoryObj = { render: cost(async () => HEAVY, <BlockCost id="first" />) }
export const CostOfBlockNotShown: StoryObj = { render: cost(async () => HEAVY, <BlockCost id="odd" />) }

const placeholders = (pageLocale: Locale) => () => (
  <EditorStory width={320}>
    <PlaceholderHelp
      block={messageBarBlock}
      options={messageBarPresets[0]?.options}
      pageLocale={pageLocale}
    />
  </EditorStory>
)
const unfold: StoryObj['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByText(/佔位符|Placeholders/, { selector: 'summary' }))
export const Placeholders: StoryObj = { render: placeholders('zh_HK'), play: unfold }
export const PlaceholdersInEnglish: StoryObj = {
  render: placeholders('en_US'),
  play: unfold,
  globals: ENGLISH,
}

const LONG = '十二月，走一百公里：由麥理浩徑到衞奕信徑的完整行程、補給點、裝備清單和天氣提示'
const about = (set: Partial<PageMeta>) => (session: PageSession) =>
  void session.run('page', [{ kind: 'meta', set }])
const shared = (set: Partial<PageMeta>) => () => (
  <EditorStory prepare={about(set)} width={520}>
    <SharePreview />
    <SearchPreview />
  </EditorStory>
)
export const ShareCard: StoryObj = {
  render: shared({
    title: '夏日離島',
    description: '三日兩夜的離島行程。',
    shareImage: '/media/demo/scene-snow.svg',
  }),
}
export const ShareCardWithoutPicture: StoryObj = {
  render: shared({ title: 'Summer islands', description: 'Three days.' }),
  globals: ENGLISH,
}
export const ShareCardEmpty: StoryObj = { render: shared({ title: '', description: '' }) }
export const ShareCardLong: StoryObj = {
  render: shared({ title: LONG, description: LONG.repeat(5), shareImage: '/media/demo/scene-snow.svg' }),
}

const problem = (more: Partial<PublishProblem>): PublishProblem => ({
  severity: 'error',
  blockId: 'first',
  code: 'banner',
  problem: 'invalidOption',
  path: 'height',
  message: 'Too high',
  ...more,
})
const problems =
  (...found: PublishProblem[]) =>
  () => (
    <EditorStory width={520}>
      <ProblemList problems={found} onJump={() => undefined} />
    </EditorStory>
  )
export const Checks: StoryObj = {
  render: problems(
    problem({}),
    problem({
      severity: 'warning',
      problem: 'pictureSmall',
      path: 'imgUrl',
      message: '圖片太小，會顯得模糊',
    }),
    problem({
      blockId: 'odd',
      code: 'mystery',
      problem: 'unknownBlock',
      path: '',
      message: '此區塊並未登記',
    }),
    problem({ blockId: '', code: '', problem: 'missingTitle', path: '', message: '頁面沒有標題' }),
  ),
}
export const ChecksInEnglish: StoryObj = { ...Checks, globals: ENGLISH }
export const OneCheckWithLongText: StoryObj = {
  render: problems(problem({ severity: 'warning', message: LONG.repeat(2) })),
}

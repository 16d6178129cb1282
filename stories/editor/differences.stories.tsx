import { findBlock } from '#blocks/registry.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import type { PageContent, PageDetail } from '#content-store/client/types.ts'
import { ChangedBlocks } from '#editor/builder/history/ChangedBlocks.tsx'
import { HistoryDialog } from '#editor/builder/history/HistoryDialog.tsx'
import { ViewsDialog } from '#editor/builder/matrix/ViewsDialog.tsx'
import { diffPages } from '#editor/core/model/page-diff.ts'
import type { PageFakes } from '#editor/testing/page-fakes.ts'
import { component, content, detail } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { mockApi } from '../mock-api.ts'
import { EditorStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

/** What differs between two states of a page, and the page for every shopper. */
const meta = { title: 'Editor/History and views' } satisfies Meta
export default meta

const treeOf = (page: PageContent) =>
  fromPage(
    page,
    code => findBlock(code)?.childSlots,
    id => `${id}-again`,
  )
const heading = (id: string, title: string) => component(id, { code: 'articleTitle', options: { title } })
const banner = (id: string, alt: string) =>
  component(id, { code: 'banner', name: '主視覺', options: { imgUrl: '/media/demo/scene-snow.svg', alt } })
const LONG = '十二月，走一百公里：由麥理浩徑到衞奕信徑的完整行程、補給點、裝備清單和天氣提示'

const nothing = () => undefined
const differences =
  (before: PageContent, after: PageContent, mayBringBack = true) =>
  () => (
    <EditorStory width={360}>
      <ChangedBlocks
        diff={diffPages(treeOf(before), treeOf(after))}
        chosen={undefined}
        onShow={nothing}
        hint=""
        bringing={mayBringBack ? { maySet: () => true, block: nothing, field: nothing } : undefined}
      />
    </EditorStory>
  )

const BEFORE = content([heading('a', '夏日'), banner('b', '山'), heading('gone', '舊段落')])
const AFTER = {
  ...content([banner('b', LONG), heading('a', '夏日離島'), heading('new', '新段落')]),
  title: LONG,
}

export const Differences: StoryObj = { render: differences(BEFORE, AFTER) }
export const DifferencesInEnglish: StoryObj = { ...Differences, globals: ENGLISH }
export const DifferencesToLookAt: StoryObj = { render: differences(BEFORE, AFTER, false) }
export const NoDifference: StoryObj = { render: differences(BEFORE, BEFORE) }

/** The page of the stories below: version 2 is live, the draft has moved on from it. */
const release = (pageVersion: number, publishedBy: string) => ({
  pageVersion,
  publishedBy,
  publishedAt: Date.UTC(2026, 10, 20 + pageVersion, 2),
  title: '夏日',
  isLive: pageVersion === 2,
  rolledBackFrom: null,
  accepted: [],
})
const PAGE = detail(AFTER, {
  status: 'changed',
  liveVersion: 2,
  releases: [
    release(2, 'bo'),
    { ...release(1, 'cy'), name: { text: '法務已批准', by: 'cy', at: Date.UTC(2026, 10, 21, 3) } },
  ],
  keptDrafts: [
    {
      id: 4,
      title: '夏日',
      savedBy: 'ada',
      savedAt: Date.UTC(2026, 10, 21, 12),
      replacedBy: 'bo',
      replacedAt: Date.UTC(2026, 10, 21, 13),
    },
  ],
})
const preview = { api: mockApi }

/** Waits until a canvas of the page has drawn these words: it is a document of its own, and on a busy machine many of them take their time. */
const drawn = (title: RegExp, words: string) => () =>
  waitFor(
    async () => {
      const frames = [...document.querySelectorAll('iframe')].filter(frame => title.test(frame.title))
      await expect(frames.length).toBeGreaterThan(0)
      for (const frame of frames) await expect(frame.contentDocument?.body.textContent).toContain(words)
    },
    { timeout: 40_000 },
  )

const history =
  (page: PageDetail, pages: Partial<PageFakes> = {}) =>
  () => (
    <EditorStory
      page={page}
      preview={preview}
      pages={{ page: async () => page, ...pages }}
      answers={{ 'versions.release': async () => BEFORE, 'versions.draft': async () => BEFORE }}
    >
      <HistoryDialog onClose={nothing} />
    </EditorStory>
  )

/** Both states on their canvases, side by side. */
export const History: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: history(PAGE),
  play: drawn(/第 2 版|草稿/, '夏日'),
}
export const HistoryInEnglish: StoryObj = {
  ...History,
  globals: ENGLISH,
  play: drawn(/Version 2|draft/i, '夏日'),
}
export const HistoryOnPhone: StoryObj = { ...History, globals: ON_PHONE, play: drawn(/./, '夏日') }
export const HistoryWithoutVersions: StoryObj = { render: history(detail(AFTER)) }
export const HistoryFailed: StoryObj = { render: history(PAGE, { page: failing }) }
export const HistoryLoading: StoryObj = { render: history(PAGE, { page: never }) }

const views = (other?: PageDetail) => () => (
  <EditorStory page={PAGE} preview={preview} {...(other && { other })}>
    <ViewsDialog onClose={nothing} />
  </EditorStory>
)

/** The page for every shopper at every width, those in sight on canvases of their own; there is no English page yet. */
export const AllViews: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: views(),
  play: drawn(/中文/, '夏日離島'),
}

const TWIN = detail(content([heading('a', 'Summer islands'), banner('b', 'Hills')]), {
  key: 'landingPage.test_en_US',
  locale: 'en_US',
})
export const AllViewsInBothLanguages: StoryObj = {
  parameters: { layout: 'fullscreen' },
  globals: ENGLISH,
  render: views(TWIN),
  play: drawn(/English/, 'Summer islands'),
}
export const AllViewsOnPhone: StoryObj = { ...AllViews, globals: ON_PHONE }

import { findBlock } from '#blocks/registry.ts'
import { fromPage } from '#content-store/client/model/page-content.ts'
import type { PageContent } from '#content-store/client/types.ts'
import { ChangedBlocks } from '#editor/history/ChangedBlocks.tsx'
import { ViewsDialog } from '#editor/matrix/ViewsDialog.tsx'
import { diffPages } from '#editor/model/page-diff.ts'
import { component, content } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditorStory, ENGLISH } from './editor-story.tsx'

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

/** The thumbnails draw once they are in sight, with the canvas of the running editor; here their frames stay empty. */
export const AllViews: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EditorStory>
      <ViewsDialog onClose={nothing} />
    </EditorStory>
  ),
}

import type { Answers } from '#editor/testing/world.tsx'
import { followedBlocks } from '#content-store/client/model/synced.ts'
import type { SavedPart, SavedPartInfo, SectionUse } from '#content-store/client/types.ts'
import { SavedList } from '#editor/desk/saved/SavedList.tsx'
import { SaveChangeDialog } from '#editor/builder/saved/SaveChangeDialog.tsx'
import { UsesDialog } from '#editor/builder/saved/UsesDialog.tsx'
import { component, content, detail } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, EditorStory, ENGLISH, failing, never, ON_PHONE, OptionsOf } from './editor-story.tsx'

const heading = (id: string, title: string) => component(id, { code: 'articleTitle', options: { title } })
const version = (number: number, title: string) => ({
  version: number,
  at: 0,
  by: 'ada',
  contents: { zh_HK: [heading('a', title)], en_US: [heading('a', title)] },
})
const info: SavedPartInfo = {
  id: 'abc',
  kind: 'synced',
  name: { zh_HK: '開場橫額及介紹文字（全站共用）', en_US: 'Opening banner and introduction (all pages)' },
  locale: 'zh_HK',
  type: 'LANDING',
  blocks: 1,
  locales: ['zh_HK', 'en_US'],
  version: 2,
  at: 0,
  by: 'ada',
}
const { blocks: _blocks, version: _version, locales: _locales, ...about } = info
const part: SavedPart = {
  ...about,
  versions: [version(1, '第一版'), version(2, '第二版')],
}
const usedOn = (name: string, title: string, more: Partial<SectionUse> = {}): SectionUse => ({
  key: `landingPage.${name}_zh_HK`,
  path: `/landingPage/${name}`,
  locale: 'zh_HK',
  title,
  uses: 1,
  liveUses: 1,
  behind: 0,
  inCampaign: false,
  overrides: 0,
  concerned: 0,
  ...more,
})
const USES = [
  usedOn('summer', '夏日離島'),
  usedOn('hundred-kilometres-in-december', '十二月，走一百公里：由麥理浩徑到衞奕信徑', {
    overrides: 3,
    concerned: 2,
    behind: 1,
  }),
  usedOn('sale', '感謝祭', { inCampaign: true, liveUses: 0 }),
]
const operator = { name: 'ada', role: 'publisher' } as const
const close = () => undefined

/** The block of a use that says something of its own. */
const withOwnWords = (at: number) =>
  detail(
    content([
      component('use', {
        code: 'syncedSection',
        options: { section: 'abc', version: at },
        childComponents: followedBlocks('use', [heading('a', at === 1 ? '第一版' : '第二版')]).map(each => ({
          ...each,
          options: { title: '只在這頁的標題' },
        })),
      }),
    ]),
  )
const ownWordsId = followedBlocks('use', [heading('a', '')])[0]?.id ?? ''
const answers: Answers = {
  'saved.list': async () => [info],
  'saved.find': async () => part,
  'saved.uses': async () => USES,
}

/** Sections whose uses follow their changes. */
const meta = { title: 'Editor/Synced sections' } satisfies Meta
export default meta

export const UseSelected: StoryObj = {
  render: () => (
    <EditorStory page={withOwnWords(2)} answers={answers} width={340}>
      <OptionsOf id="use" />
    </EditorStory>
  ),
}
export const UseBehind: StoryObj = {
  render: () => (
    <EditorStory page={withOwnWords(1)} answers={answers} width={340}>
      <OptionsOf id="use" />
    </EditorStory>
  ),
}
export const SectionMissing: StoryObj = {
  render: () => (
    <EditorStory page={withOwnWords(2)} answers={{ 'saved.list': async () => [] }} width={340}>
      <OptionsOf id="use" />
    </EditorStory>
  ),
}
export const Override: StoryObj = {
  render: () => (
    <EditorStory page={withOwnWords(2)} answers={answers} width={340}>
      <OptionsOf id={ownWordsId} />
    </EditorStory>
  ),
}
export const OverrideInEnglish: StoryObj = { ...Override, globals: ENGLISH }

const uses = (sectionUses: () => Promise<readonly SectionUse[]>) => () => (
  <DeskStory answers={{ ...answers, 'saved.uses': sectionUses }}>
    <UsesDialog operator={operator} part={info} onClose={close} />
  </DeskStory>
)
export const UsedOnPages: StoryObj = { render: uses(async () => USES) }
export const UsedOnPagesOnPhone: StoryObj = { ...UsedOnPages, globals: ON_PHONE }
export const UsedNowhere: StoryObj = { render: uses(async () => []) }
export const UsesLoading: StoryObj = { render: uses(never) }
export const UsesFailed: StoryObj = { render: uses(failing) }

export const Saving: StoryObj = {
  render: () => (
    <DeskStory answers={answers}>
      <SaveChangeDialog
        operator={operator}
        part={part}
        change={{ version: 2, contents: { zh_HK: [heading('a', '第三版')] } }}
        onSaved={close}
        onClose={close}
        onDone={close}
      />
    </DeskStory>
  ),
}
export const SavingInEnglish: StoryObj = { ...Saving, globals: ENGLISH }

const list = (savedParts: () => Promise<readonly SavedPartInfo[]>) => () => (
  <DeskStory answers={{ ...answers, 'saved.list': savedParts }} at="/saved">
    <SavedList operator={operator} />
  </DeskStory>
)
const FULL = { layout: 'fullscreen' }
export const List: StoryObj = {
  parameters: FULL,
  render: list(async () => [
    info,
    { ...info, id: 'b', kind: 'section', name: { zh_HK: '三張卡', en_US: 'Three cards' } },
    { ...info, id: 'c', kind: 'template', name: { zh_HK: '季節宣傳頁', en_US: 'Season page' } },
  ]),
}
export const ListOnPhone: StoryObj = { ...List, globals: { ...ON_PHONE, ...ENGLISH } }
export const EmptyList: StoryObj = { parameters: FULL, render: list(async () => []) }
export const ListFailed: StoryObj = { parameters: FULL, render: list(failing) }

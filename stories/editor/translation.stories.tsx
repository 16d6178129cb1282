import type { PageText, TextSheet } from '#content-store/client/translation.ts'
import { TranslationScreen } from '#editor/desk/translation/TranslationScreen.tsx'
import { somePage } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const chinese = { ...somePage(), key: 'landingPage.summer_zh_HK', locale: 'zh_HK' } as const
const english = {
  ...chinese,
  key: 'landingPage.summer_en_US',
  locale: 'en_US',
  title: 'Summer islands',
} as const

const text = (path: string, more: Partial<PageText>): PageText => ({
  name: `${more.blockId ?? 'a'} ${path}`,
  blockId: 'a',
  code: 'articleTitle',
  blockName: '',
  path,
  format: 'line',
  source: '',
  own: '',
  state: 'right',
  ...more,
})
const SHEET: TextSheet = {
  key: english.key,
  locale: 'en_US',
  title: english.title,
  path: english.path,
  texts: [
    text('title', { blockId: '', code: '', source: '夏日離島', own: 'Summer islands' }),
    text('title', {
      source: '逢星期六由黃石碼頭開出',
      before: '逢星期日由黃石碼頭開出',
      own: 'Sundays from Wong Shek Pier',
      state: 'behind',
    }),
    text('content', {
      blockId: 'story',
      code: 'richText',
      format: 'rich',
      source: '<p>早上八時半的黃石碼頭。</p><p>船一開，城市就不見了。</p>',
      state: 'untranslated',
    }),
  ],
}

const screen = (sheet: () => Promise<TextSheet>) => () => (
  <DeskStory
    pages={{ pages: async () => [chinese, english] }}
    answers={{ 'campaigns.list': async () => [], 'translations.sheet': sheet }}
    at={`/translations?page=${chinese.key}`}
  >
    <TranslationScreen operator={{ name: 'ada', role: 'publisher' }} />
  </DeskStory>
)

/** Texts of a page in both languages, to translate in one table. */
const meta = { title: 'Editor/Translation', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Sheet: StoryObj = { render: screen(async () => SHEET) }
export const SheetOnPhone: StoryObj = { ...Sheet, globals: ON_PHONE }
export const Behind: StoryObj = {
  ...Sheet,
  globals: ENGLISH,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Behind (1)' }))
    await expect(await canvas.findByRole('button', { name: 'Still correct' })).toBeVisible()
  },
}
export const NoTexts: StoryObj = { render: screen(async () => ({ ...SHEET, texts: [] })) }
export const Loading: StoryObj = { render: screen(never) }
export const Failed: StoryObj = { render: screen(failing) }

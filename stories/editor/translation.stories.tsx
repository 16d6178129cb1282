import type { PageText, TextSheet, TranslationResult } from '#content-store/client/translation.ts'
import { TranslationScreen } from '#editor/desk/translation/TranslationScreen.tsx'
import { ContentError } from '#operators/client/call.ts'
import { somePage } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor } from 'storybook/test'
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

/** Results of the rows of a file: two change, the others are left out. */
const TRIED: readonly ((name: string) => TranslationResult)[] = [
  name => ({ name, outcome: 'changes', now: SHEET.texts[0] }),
  name => ({ name, outcome: 'changes', now: SHEET.texts[2] }),
  name => ({ name, outcome: 'sourceChanged', now: SHEET.texts[1] }),
  name => ({ name, outcome: 'textChanged', now: SHEET.texts[0] }),
  name => ({ name, outcome: 'same', now: SHEET.texts[0] }),
  name => ({ name, outcome: 'unknown' }),
]
const FILE = [
  'page;text;source zh_HK;translation en_US',
  'landingPage.summer;a title;夏日離島;Islands in summer',
  'landingPage.summer;story content;<p>早上八時半的黃石碼頭。</p>;<p>Wong Shek Pier at half past eight.</p>',
  'landingPage.summer;b title;逢星期日由黃石碼頭開出;Sundays from Wong Shek Pier',
  'landingPage.summer;c title;夏日離島;Summer on the islands',
  'landingPage.summer;d title;夏日離島;Summer islands',
  'landingPage.summer;gone title;冬日離島;Winter islands',
  'landingPage.winter;a title;冬日離島;Winter islands',
].join('\n')
const importing =
  (name: string, text: string): StoryObj['play'] =>
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /^匯入$|^Import$/ })
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('There is no field for a file.')
    await userEvent.upload(field, new File([text], name))
    // It fades in.
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  }

const screen = (sheet: () => Promise<TextSheet>) => () => (
  <DeskStory
    pages={{ pages: async () => [chinese, english] }}
    answers={{
      'campaigns.list': async () => [],
      'translations.sheet': async ({ key }) => {
        if (key === english.key || key === chinese.key) return sheet()
        throw new ContentError(404, 'pageNotFound', '')
      },
      'translations.check': async ({ texts }) =>
        texts.flatMap(({ name }, index) => TRIED[index]?.(name) ?? []),
    }}
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
export const Import: StoryObj = { ...Sheet, play: importing('back.csv', FILE) }
export const ImportInEnglish: StoryObj = { ...Import, globals: ENGLISH }
export const ImportOnPhone: StoryObj = { ...Import, globals: ON_PHONE }
export const ImportRefused: StoryObj = { ...Sheet, play: importing('back.csv', 'page;text') }
export const NoTexts: StoryObj = { render: screen(async () => ({ ...SHEET, texts: [] })) }
export const Loading: StoryObj = { render: screen(never) }
export const Failed: StoryObj = { render: screen(failing) }

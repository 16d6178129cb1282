import type { HotWordRecord } from '#editor/desk/hot-words/hot-word-rows.ts'
import { HotWordScreen } from '#editor/desk/hot-words/HotWordScreen.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const NOW = Date.UTC(2026, 10, 30, 2)
const words = {
  zh_HK: [
    { word: '防水外套' },
    { word: '聖誕禮物', from: '2026-12-01', until: '2026-12-25' },
    { word: '飛船' },
  ],
  en_US: [{ word: 'waterproof' }, { word: 'moon cakes', until: '2026-09-30' }, { word: 'trail shoes' }],
}
const record = (code: string, change: Partial<HotWordRecord> = {}): HotWordRecord => ({
  code,
  environment: null,
  value: '{}',
  isBroken: false,
  shown: 4,
  words,
  ...change,
})
const desktop = record('shop:search:header:PC', { environment: 'PC' })
const phone = record('shop:search:header:H5', { environment: 'H5', shown: 2 })

const ANSWERS: Answers = {
  'hotWords.find': async () => [desktop, phone],
  'hotWords.matches': async ({ words: asked }) =>
    asked.map((word, at) => ({
      word,
      count: word === '飛船' ? 0 : 12 - at,
      styles:
        word === '飛船'
          ? []
          : [{ style: 'PCK-001', title: { zh_HK: '天星 22 日用背囊', en_US: 'Star Ferry 22 Daypack' } }],
    })),
  'hotWords.suggestions': async () => [
    { word: '頭燈', searches: 9, count: 3 },
    { word: 'drone', searches: 1, count: 0 },
  ],
}

interface Args {
  readonly answers?: Answers
  readonly role?: Role
}

/** Searches that the empty search field offers, with what each finds. */
const meta = {
  title: 'Editor/Popular searches',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, role = 'publisher' }: Args) => (
    <DeskStory answers={{ ...ANSWERS, ...answers }} at="/hotWords" clock={() => NOW}>
      <HotWordScreen operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}
export const BothInEnglish: Story = { globals: ENGLISH }
export const OnPhone: Story = { globals: ON_PHONE }
export const Nothing: Story = {
  args: { answers: { 'hotWords.find': async () => [], 'hotWords.suggestions': async () => [] } },
}
/** Each kind of browser has a list of its own. */
export const Different: Story = {
  args: {
    answers: {
      'hotWords.find': async () => [desktop, { ...phone, words: { zh_HK: [{ word: '背囊' }], en_US: [] } }],
    },
  },
}
/** The JSON of one record was broken by hand. */
export const Broken: Story = {
  args: { answers: { 'hotWords.find': async () => [desktop, { ...phone, isBroken: true }] } },
}
export const Loading: Story = { args: { answers: { 'hotWords.find': never } } }
export const Failed: Story = { args: { answers: { 'hotWords.find': failing } } }

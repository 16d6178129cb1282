import type { PreviewPort, RoundReport } from '#editor/kit/services/preview.ts'
import { component, content, detail } from '#editor/testing/pages.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditorStory, ENGLISH, failing, never, OptionsOf } from './editor-story.tsx'

type Counts = Readonly<
  Partial<Record<'a' | 'b' | 'c', readonly [views: number, clicks: number, bags: number]>>
>

const report = (counts: Counts, isLive = true): RoundReport => ({
  totals: Object.entries(counts).flatMap(([variant, [view, click, bag]]) =>
    Object.entries({ view, click, bag }).map(([kind, count]) => ({ variant, kind, count })),
  ) as RoundReport['totals'], // the names of `Counts`
  since: Object.keys(counts).length > 0 ? '2026-11-20' : null,
  isLive,
})

const page = (options: Record<string, unknown> = {}) =>
  detail(
    content([
      component('test', {
        code: 'variants',
        options,
        childComponents: ['a', 'b', 'c'].map(section =>
          component(`title${section}`, { code: 'articleTitle', section, options: { title: section } }),
        ),
      }),
    ]),
  )

interface Args {
  readonly round: PreviewPort['round']
  readonly options?: Record<string, unknown>
}

/** The form of a test of variants, with what was counted and whether the difference could be chance. */
const meta = {
  title: 'Editor/Variants',
  render: ({ round, options }: Args) => (
    <EditorStory page={page(options)} preview={{ round }} width={340}>
      <OptionsOf id="test" />
    </EditorStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const answering = (counts: Counts, isLive?: boolean) => ({ round: async () => report(counts, isLive) })

export const Loading: Story = { args: { round: never } }
export const Failed: Story = { args: { round: failing } }
export const NothingCounted: Story = { args: answering({}) }
export const NotLive: Story = { args: answering({}, false) }
export const TooEarly: Story = { args: answering({ a: [40, 3, 0], b: [38, 6, 1] }) }
export const CouldBeChance: Story = { args: answering({ a: [2000, 200, 20], b: [2000, 212, 18] }) }
export const Winner: Story = { args: answering({ a: [2000, 200, 20], b: [2000, 280, 22] }) }
export const WinnerInEnglish: Story = { ...Winner, globals: ENGLISH }
export const ThreeVariants: Story = {
  args: {
    ...answering({ a: [120_000, 9100, 800], b: [119_500, 9900, 812], c: [60_100, 4400, 390] }),
    options: { count: 3, shareA: 40, shareB: 40, shareC: 20, goal: 'bag' },
  },
}

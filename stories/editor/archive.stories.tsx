import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ArchivePlan, PartCount, ShopImportState } from '#desk/shop/archive-shapes.ts'
import { ArchiveScreen } from '#editor/desk/archive/ArchiveScreen.tsx'
import { ArchiveStep } from '#editor/desk/start/ArchiveStep.tsx'
import { Panel } from '#editor/desk/start/Panel.tsx'
import { expect, waitFor } from 'storybook/test'
import { DeskStory, ENGLISH, failing, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly role?: 'publisher' | 'admin'
  readonly last?: Partial<ShopImportState> | null
  readonly plan?: Partial<ArchivePlan>
  readonly isOffline?: boolean
}

const PARTS: readonly PartCount[] = [
  { part: 'products', added: 115, present: 0 },
  { part: 'otherGoods', added: 123, present: 2 },
  { part: 'site', added: 200, present: 0 },
  { part: 'settings', added: 1, present: 5 },
  { part: 'pages', added: 40, present: 0 },
  { part: 'pictures', added: 622, present: 0 },
]
const PLAN: ArchivePlan = {
  id: 'one',
  name: 'hill-path-2026-11-30.zip',
  parts: PARTS,
  leftOut: [],
  refused: [],
  refusedTable: '',
}
const LAST: ShopImportState = {
  id: 'one',
  archive: 'hill-path-2026-11-30.zip',
  by: 'ada',
  at: Date.UTC(2026, 10, 30, 4),
  state: 'done',
  step: 'pages',
  done: 40,
  total: 40,
  parts: PARTS,
}
const REFUSED = Array.from({ length: 12 }, (_, index) => ({
  file: 'goods.jsonl',
  line: index + 3,
  field: `spu NC-100${index}, skus.0.salePrice`,
  message: '必須是整數。',
}))

/** The whole shop as an archive: its export and its import. */
const meta = {
  title: 'Editor/Archive',
  render: ({ role = 'admin', last = null, plan = {}, isOffline = false }: Args) => (
    <DeskStory
      archives={{ send: async () => ({ ...PLAN, ...plan }) }}
      answers={{
        'shop.import-state': isOffline ? failing : async () => last && { ...LAST, ...last },
        'shop.export': async () => ({
          parts: PARTS.map(({ part, added }) => ({ part, count: added })),
          mediaBytes: 9_000_000,
        }),
      }}
    >
      <ArchiveScreen operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const chooseFile: NonNullable<Story['play']> = async ({ canvasElement, canvas, userEvent }) => {
  await canvas.findByRole('button', { name: /選擇壓縮檔|Choose an archive/ })
  const input = canvasElement.querySelector('input')
  if (!input) throw new Error('There is no field for a file.')
  await userEvent.upload(input, new File(['PK'], PLAN.name, { type: 'application/zip' }))
}

export const Empty: Story = {}
export const EmptyOnPhone: Story = { globals: { ...ENGLISH, ...ON_PHONE } }
export const Plan: Story = {
  args: { plan: { leftOut: ['people.jsonl', 'README.md'] } },
  async play(context) {
    await chooseFile(context)
    const title = await context.canvas.findByRole('heading', { name: `${PLAN.name} 將加入` })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(context.canvas.getByRole('button', { name: '匯入' })).toBeVisible()
  },
}
export const PlanOnPhone: Story = { play: chooseFile, globals: { ...ENGLISH, ...ON_PHONE } }
export const NothingNew: Story = {
  args: { plan: { parts: PARTS.map(({ part, added }) => ({ part, added: 0, present: added })) } },
  play: chooseFile,
}
export const Refused: Story = {
  args: { plan: { refused: REFUSED, refusedTable: 'file,line' } },
  async play(context) {
    await chooseFile(context)
    await context.canvas.findByRole('heading', { name: '壓縮檔內有 12 個問題' })
    await expect(context.canvas.queryByRole('button', { name: '匯入' })).toBeNull()
  },
}
export const RefusedOnPhone: Story = { ...Refused, play: chooseFile, globals: { ...ENGLISH, ...ON_PHONE } }
export const Running: Story = { args: { last: { state: 'running', done: 12 } } }
export const WritingGoods: Story = {
  args: { last: { state: 'running', step: 'goods', done: 0, total: 238 } },
}
export const Done: Story = { args: { last: {} } }
export const Failed: Story = { args: { last: { state: 'failed' } } }
export const Interrupted: Story = { args: { last: { state: 'interrupted' } }, globals: ENGLISH }
export const NotAllowed: Story = { args: { role: 'publisher' } }
export const Offline: Story = { args: { isOffline: true } }

/** The same while a new shop is set up. */
export const FirstRun: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ last = null }) => (
    <DeskStory answers={{ 'shop.import-state': async () => last && { ...LAST, ...last } }}>
      <Panel title="由壓縮檔開始">
        <ArchiveStep onDone={() => undefined} onBack={() => undefined} />
      </Panel>
    </DeskStory>
  ),
}
export const FirstRunDone: Story = { ...FirstRun, args: { last: {} } }

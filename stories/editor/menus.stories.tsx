import { MenuTree } from '#editor/desk/menus/MenuTree.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const NOW = Date.UTC(2026, 10, 30, 2)
const DAY = 86_400_000

type Entry = Awaited<ReturnType<NonNullable<Answers['menus.tree']>>>[number]

const entry = (code: string, zh_HK: string, en_US: string, change: Partial<Entry> = {}): Entry => ({
  code,
  menuType: 'MENU',
  parent: null,
  position: 0,
  name: { zh_HK, en_US },
  isShown: true,
  campaign: null,
  dead: null,
  ...change,
})

const ENTRIES: Entry[] = [
  entry('men', '男裝', 'Men', { position: 1 }),
  entry('men-shell', '外套', 'Shells', { parent: 'men', position: 1 }),
  entry('men-rain', '防水外套', 'Waterproof shells', { parent: 'men-shell' }),
  entry('men-old', '冬季清貨', 'Winter clearance', { parent: 'men', position: 2, dead: 'category' }),
  entry('women', '女裝', 'Women', { position: 2 }),
  entry('gifts', '聖誕禮物', 'Christmas gifts', { position: 3, campaign: 'christmas' }),
  entry('autumn', '秋季行山', 'Autumn hikes', { position: 4, campaign: 'autumn' }),
  entry('lost', '週年慶', 'Anniversary', { position: 5, campaign: 'gone' }),
  entry('sport', '運動專區', 'Sport', { position: 6, isShown: false }),
  entry('terms', '使用條款', 'Terms of use', { menuType: 'DOC', dead: 'document' }),
]

const campaign = (id: string, zh_HK: string, en_US: string, from: number, until: number) => ({
  id,
  revision: 1,
  name: { zh_HK, en_US },
  from,
  until,
  pages: [],
  cancelledAt: null,
  createdAt: NOW - 40 * DAY,
  createdBy: 'ada',
  changedAt: NOW - 40 * DAY,
  changedBy: 'ada',
})

const ANSWERS: Answers = {
  'menus.tree': async () => ENTRIES,
  'campaigns.list': async () => [
    campaign('christmas', '聖誕', 'Christmas', NOW + DAY, NOW + 30 * DAY),
    campaign('autumn', '秋季', 'Autumn', NOW - 30 * DAY, NOW - DAY),
  ],
  'menus.preview': async () => ({
    html: '<!doctype html><meta charset="utf-8"><body style="margin:0;font:16px sans-serif"><header style="padding:24px;border-bottom:1px solid #ccc">CAIRN</header>',
  }),
}

interface Args {
  readonly answers?: Answers
  readonly role?: Role
}

/** Menus as trees, with entries that lead nowhere or wait for a campaign. */
const meta = {
  title: 'Editor/Menu tree',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, role = 'publisher' }: Args) => (
    <DeskStory answers={{ ...ANSWERS, ...answers }} at="/menus/tree" clock={() => NOW}>
      <MenuTree operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Trees: Story = {}
export const TreesInEnglish: Story = { globals: ENGLISH }
export const OnPhone: Story = { globals: ON_PHONE }
export const ReadOnly: Story = { args: { role: 'editor' } }
export const Nothing: Story = { args: { answers: { 'menus.tree': async () => [] } } }
export const Loading: Story = { args: { answers: { 'menus.tree': never } } }
export const Failed: Story = { args: { answers: { 'menus.tree': failing } } }
/** The header cannot be drawn. */
export const NoPreview: Story = { args: { answers: { 'menus.preview': failing } } }

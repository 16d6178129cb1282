import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import { synonyms } from '#desk/collections/synonyms/definition.ts'
import { collectionRoutes } from '#editor/desk/collections/routes.tsx'
import { synonymParts } from '#editor/desk/synonyms/parts.ts'
import type { Answers } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet, Route, Routes } from 'react-router'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const rowOf = (code: string, words: string[], alsoFinds: string[] = []): ListedRecord => {
  const line = { kind: 'synonym', code, words, alsoFinds } as const
  return { code, title: synonyms.title(line), line, changed: { by: 'ada', at: Date.UTC(2026, 10, 29, 2) } }
}

const ROWS = [
  rowOf('backpack', ['backpack', 'rucksack', '背囊', '背包']),
  rowOf('navy', ['navy', '深藍'], ['harbour', '維港藍']),
]

const ANSWERS: Answers = {
  'synonyms.list': async () => ({ rows: ROWS, next: null, count: ROWS.length, emptiedBy: [] }),
  'synonyms.find': async ({ code }) => ({
    ...(ROWS.find(row => row.code === code) ?? rowOf(code, [])),
    base: 1,
    planned: [],
  }),
  'synonyms.history': async () => [],
  'synonyms.matches': async ({ words, alsoFinds }) => ({
    counts: [...words, ...alsoFinds].map((_, at) => 16 - at),
    total: 17,
    styles: [
      { style: 'PCK-001', title: { zh_HK: '天星 22 日用背囊', en_US: 'Star Ferry 22 Daypack' } },
      { style: 'PCK-002', title: { zh_HK: '衛徑 40 長線背囊', en_US: 'Wilson 40 Trekking Pack' } },
    ],
  }),
  'views.list': async () => [],
}

interface Args {
  readonly answers?: Answers
  readonly at?: string
  readonly role?: Role
}

/** Groups of synonyms, and what their words find. */
const meta = {
  title: 'Editor/Synonyms',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, at = '/synonyms', role = 'publisher' }: Args) => (
    <DeskStory
      answers={{ ...ANSWERS, ...answers }}
      port={{ me: async () => ({ name: 'ada', role }) }}
      at={at}
    >
      <Routes>
        <Route element={<Outlet context={{ name: 'ada', role }} />}>
          {collectionRoutes({ synonyms: synonymParts })}
        </Route>
      </Routes>
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const ListInEnglish: Story = { globals: ENGLISH }
export const Nothing: Story = {
  args: { answers: { 'synonyms.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }) } },
}
export const Group: Story = { args: { at: '/synonyms/backpack' } }
export const GroupInEnglish: Story = { args: { at: '/synonyms/navy' }, globals: ENGLISH }
export const GroupOnPhone: Story = { ...Group, globals: ON_PHONE }
export const Counting: Story = { args: { ...Group.args, answers: { 'synonyms.matches': never } } }
export const NotCounted: Story = { args: { ...Group.args, answers: { 'synonyms.matches': failing } } }

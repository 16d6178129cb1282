import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { collectionRoutes } from '#editor/desk/collections/routes.tsx'
import { documentParts } from '#editor/desk/documents/parts.ts'
import type { Answers } from '#editor/testing/world.tsx'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet, Route, Routes } from 'react-router'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const NOW = Date.UTC(2026, 10, 30, 6)
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

const TERMS = both('使用條款', 'Terms of use')
const FIRST = both(
  '<h2>1. 退貨</h2><p>收貨後 14 天內可退貨。</p>',
  '<h2>1. Returns</h2><p>Goods may be returned within 14 days of receipt.</p>',
)
const SECOND = both(
  '<h2>1. 退貨</h2><p>收貨後 30 天內可退貨。</p>',
  '<h2>1. Returns</h2><p>Goods may be returned within 30 days of receipt.</p>',
)

const detail = (code: string, title: ReturnType<typeof both>, fields: object): RecordDetail => ({
  code,
  title,
  changed: { by: 'ada', at: NOW },
  base: 1,
  planned: [],
  line: {
    kind: 'document',
    code,
    title,
    content: FIRST,
    menuCode: 'help',
    createTime: '2026-01-01T00:00:00+08:00',
    ...fields,
  } as RecordDetail['line'], // all that the form shows
})

const DOCUMENTS = [
  // One in force, and one that begins in spring.
  detail('terms-of-use', TERMS, {
    versions: [
      { code: '2', from: '2026-06-01T00:00:00+08:00', title: TERMS, content: SECOND },
      { code: '3', from: '2027-03-01T00:00:00+08:00', title: TERMS, content: FIRST },
    ],
  }),
  detail('size-guide', both('尺碼指南', 'Size guide'), {}),
  detail('privacy-policy', both('私隱政策', 'Privacy policy'), { show: false }),
]

const NOTHING_MISSING: NonNullable<Answers['documents.missing']> = async () => []
const MISSING: typeof NOTHING_MISSING = async () => [
  { code: 'privacy-policy', isHidden: true },
  { code: 'about-brand', isHidden: false },
]

const ANSWERS: Answers = {
  'documents.list': async () => ({ rows: DOCUMENTS, next: null, count: DOCUMENTS.length, emptiedBy: [] }),
  'documents.find': async ({ code }) =>
    DOCUMENTS.find(document => document.code === code) ?? detail(code, both('', ''), {}),
  'documents.history': async () => [],
  'documents.missing': NOTHING_MISSING,
  'menus.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }),
  'views.list': async () => [],
}

interface Args {
  readonly answers?: Answers
  readonly at?: string
  readonly role?: Role
}

/** Legal documents with their versions, and those that the shop links to and shoppers cannot read. */
const meta = {
  title: 'Editor/Documents',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, at = '/documents', role = 'publisher' }: Args) => (
    <DeskStory
      answers={{ ...ANSWERS, ...answers }}
      port={{ me: async () => ({ name: 'ada', role }) }}
      at={at}
      clock={() => NOW}
    >
      <Routes>
        <Route element={<Outlet context={{ name: 'ada', role }} />}>
          {collectionRoutes({ documents: documentParts })}
        </Route>
      </Routes>
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
/** Each with a way to it, and templates for all. */
export const Missing: Story = { args: { answers: { 'documents.missing': MISSING } } }
export const MissingInEnglish: Story = { ...Missing, globals: ENGLISH }
export const MissingOnPhone: Story = { ...Missing, globals: ON_PHONE }
/** An editor may not add them. */
export const MissingForEditors: Story = { args: { ...Missing.args, role: 'editor' } }
export const Versions: Story = { args: { at: '/documents/terms-of-use' } }
export const VersionsInEnglish: Story = { ...Versions, globals: ENGLISH }
export const VersionsOnPhone: Story = { ...Versions, globals: ON_PHONE }
export const OneVersion: Story = { args: { at: '/documents/size-guide' } }
export const Nothing: Story = {
  args: { answers: { 'documents.list': async () => ({ rows: [], next: null, count: 0, emptiedBy: [] }) } },
}
export const Loading: Story = { args: { answers: { 'documents.list': never } } }
export const Failed: Story = { args: { answers: { 'documents.list': failing } } }

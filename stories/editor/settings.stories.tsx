import { SETTING_SUBJECTS, type SettingSubject } from '#api/catalogue/site/setting-lines.ts'
import { settings } from '#desk/collections/settings/definition.ts'
import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import type { HeldSetting } from '#desk/settings/setting-shapes.ts'
import { collectionRoutes } from '#editor/desk/collections/routes.tsx'
import { settingsParts } from '#editor/desk/settings/parts.ts'
import type { Answers } from '#editor/testing/world.tsx'
import { ContentError } from '#operators/client/call.ts'
import type { Role } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Outlet, Route, Routes } from 'react-router'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const BRAND = {
  kind: 'setting',
  code: 'brand',
  shopName: { zh_HK: '山脊書店', en_US: 'Ridge Books' },
  themeColour: '#442266',
  inkColour: '#20142e',
  headingTypeface: 'serif',
} as const

const LINES: Readonly<Partial<Record<SettingSubject, ListedRecord['line']>>> = {
  brand: BRAND,
  measurement: { kind: 'setting', code: 'measurement', ga4: 'G-AB12CD34', metaPixel: '123456789012345' },
}

const rowOf = (code: SettingSubject): ListedRecord => ({
  code,
  title: settings.title({ kind: 'setting', code }),
  line: LINES[code] ?? { kind: 'setting', code },
  changed: code === 'brand' ? { by: 'ada', at: Date.UTC(2026, 10, 29, 2) } : null,
})

const HELD: HeldSetting[] = [
  { field: 'shopName', subject: 'brand', value: BRAND.shopName, variable: null },
  { field: 'themeColour', subject: 'brand', value: BRAND.themeColour, variable: null },
  { field: 'hotline', subject: 'contact', value: '+852 3000 0000', variable: 'HOTLINE' },
  { field: 'mailSender', subject: 'contact', value: '', variable: null },
  { field: 'returnDays', subject: 'returns', value: 14, variable: null },
  { field: 'ga4', subject: 'measurement', value: 'G-AB12CD34', variable: null },
  { field: 'tagManager', subject: 'measurement', value: 'GTM-AB12CD3', variable: 'TAG_MANAGER_ID' },
]

/** A page of a shop, as the server would draw it. */
const drawn: NonNullable<Answers['settings.preview']> = async ({ line, locale }) => {
  const { shopName, themeColour } = { ...BRAND, ...(line as Partial<typeof BRAND>) }
  return {
    html: `<body style="margin:0;font:16px sans-serif"><p style="margin:0;padding:24px;color:#fff;background:${themeColour}">${shopName[locale]}</p></body>`,
  }
}

const ANSWERS: Answers = {
  'settings.list': async () => ({
    rows: SETTING_SUBJECTS.map(rowOf),
    next: null,
    count: SETTING_SUBJECTS.length,
    emptiedBy: [],
  }),
  'settings.find': async ({ code }) => ({ ...rowOf(code as SettingSubject), base: 1, planned: [] }),
  'settings.history': async () => [
    {
      set: 1,
      at: Date.UTC(2026, 10, 29, 2),
      by: 'ada',
      source: 'form',
      reason: '',
      isUndone: false,
      changes: [{ path: 'themeColour', after: '#442266' }],
    },
  ],
  'settings.held': async () => HELD,
  'settings.preview': drawn,
  'views.list': async () => [],
}

interface Args {
  readonly answers?: Answers
  readonly at?: string
  readonly role?: Role
}

/** Settings of the business: subjects, their forms, what holds, and the shop with what is typed. */
const meta = {
  title: 'Editor/Settings',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {}, at = '/settings', role = 'admin' }: Args) => (
    <DeskStory
      answers={{ ...ANSWERS, ...answers }}
      port={{ me: async () => ({ name: 'ada', role }) }}
      at={at}
    >
      <Routes>
        <Route element={<Outlet context={{ name: 'ada', role }} />}>
          {collectionRoutes({ settings: settingsParts })}
        </Route>
      </Routes>
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Subjects: Story = {}
export const SubjectsInEnglish: Story = { globals: ENGLISH }
export const Brand: Story = { args: { at: '/settings/brand' } }
export const BrandInEnglish: Story = { ...Brand, globals: ENGLISH }
export const BrandOnPhone: Story = { ...Brand, globals: ON_PHONE }
export const BrandForPublishers: Story = { args: { ...Brand.args, role: 'publisher' } }
export const Drawing: Story = { args: { ...Brand.args, answers: { 'settings.preview': never } } }
export const ColoursRefused: Story = {
  args: {
    ...Brand.args,
    answers: {
      'settings.preview': () =>
        Promise.reject(
          new ContentError(422, '422', '有 1 個值不能這樣儲存。', {
            problems: [{ code: 'brand', path: 'inkColour', message: '與底色的對比不足：文字須至少 4.5:1。' }],
          }),
        ),
    },
  },
}
export const Locked: Story = { args: { at: '/settings/contact' } }
export const LockedInEnglish: Story = { ...Locked, globals: ENGLISH }
export const Returns: Story = { args: { at: '/settings/returns' } }
export const Measurement: Story = { args: { at: '/settings/measurement' } }
export const MeasurementInEnglish: Story = { ...Measurement, globals: ENGLISH }
export const MeasurementOnPhone: Story = { ...Measurement, globals: ON_PHONE }
export const Failed: Story = { args: { answers: { 'settings.list': failing } } }

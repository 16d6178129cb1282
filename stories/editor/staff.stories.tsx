import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { StaffScreen } from '#editor/desk/staff/StaffScreen.tsx'
import { GUIDE_SALES, STAFF } from '#editor/desk/staff/testing.ts'
import type { Answers } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['staff.list']
  readonly sales?: Answers['staff.sales']
  readonly tried?: Answers['staff.try-import']
  readonly role?: 'editor' | 'publisher'
}

const NOTHING = { added: [], changed: [], unchanged: 0, problems: [], warnings: [] }
/** Result of trying a table: newcomers and changes. */
const CHANGES: NonNullable<Answers['staff.try-import']> = async () => ({
  ...NOTHING,
  added: ['S1010', 'S1011'],
  changed: [
    {
      code: 'S1002',
      fields: [
        { path: 'place', before: null, after: 'MK' },
        { path: 'lastDay', before: '2026-12-31', after: null },
        { path: 'isActive', before: true, after: false },
      ],
    },
  ],
  unchanged: 12,
})
const PROBLEMS: typeof CHANGES = async () => ({
  ...NOTHING,
  problems: [
    { line: 3, column: 'lastDay', message: '最後工作日不能早於首個工作日。' },
    { line: 7, column: 'place', message: '找不到使用這個代號的自取點或門市。' },
  ],
})
/** Chooses a table in the dialog. */
const choosing = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(匯入 CSV|Import CSV)$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const file = new File(['code,name\r\n'], 'people.csv', { type: 'text/csv' })
  await userEvent.upload(
    await dialog.findByLabelText(/^(選擇檔案|Choose a file)$/, { selector: 'input' }),
    file,
  )
}

/** People who work in the shops, and sales by the guide that orders name. */
const meta = {
  title: 'Editor/Shop staff',
  parameters: { layout: 'fullscreen' },
  render: ({
    list = async () => STAFF,
    sales = async () => GUIDE_SALES,
    tried = CHANGES,
    role = 'publisher',
  }: Args) => (
    <DeskStory answers={{ 'staff.list': list, 'staff.sales': sales, 'staff.try-import': tried }} at="/staff">
      <StaffScreen operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const InEnglish: Story = { globals: ENGLISH }
export const OnPhone: Story = { globals: ON_PHONE }
export const Import: Story = { play: choosing }
export const ImportInEnglish: Story = { play: choosing, globals: ENGLISH }
export const ImportOnPhone: Story = { play: choosing, globals: ON_PHONE }
export const ImportWithProblems: Story = { args: { tried: PROBLEMS }, play: choosing }
export const Nothing: Story = { args: { list: async () => [], sales: async () => [] } }
export const Loading: Story = { args: { list: never, sales: never } }
export const Failed: Story = { args: { list: failing, sales: failing } }
export const NotAllowed: Story = { args: { role: 'editor' } }

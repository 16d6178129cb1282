import type { Meta, StoryObj } from '@storybook/react-vite'
import { Opening } from '#editor/desk/opening/Opening.tsx'
import { StartScreen } from '#editor/desk/start/StartScreen.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import { expect, waitFor } from 'storybook/test'
import { DeskStory, ENGLISH, failing, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly role?: 'editor' | 'publisher' | 'admin'
  readonly isOpen?: boolean
  readonly guide?: Answers['shop.guide']
}

const entry = { isOptional: false, missing: [], by: '', at: 0 }
const GUIDE: NonNullable<Answers['shop.guide']> = async () => [
  { ...entry, name: 'shopName', state: 'done' },
  { ...entry, name: 'documents', state: 'todo', missing: ['terms-of-use', 'privacy-policy'] },
  { ...entry, name: 'style', state: 'todo' },
  { ...entry, name: 'menu', state: 'todo', isOptional: true },
  { ...entry, name: 'payment', state: 'todo', isOptional: true },
  {
    ...entry,
    name: 'secondOperator',
    state: 'aside',
    isOptional: true,
    by: 'ada',
    at: Date.UTC(2026, 10, 29, 4),
  },
]

/** The home's part about opening the shop, and setting up a new one. */
const meta = {
  title: 'Editor/Opening',
  render: ({ role = 'admin', isOpen = false, guide = GUIDE }: Args) => (
    <DeskStory
      answers={{
        'shop.guide': guide,
        'shop.state': async () => ({
          isOpen,
          by: isOpen ? 'ada' : '',
          at: Date.UTC(2026, 10, 29, 4),
          wasOpen: isOpen,
          isEmpty: true,
        }),
      }}
    >
      <Opening operator={{ name: 'ada', role }} shows={isOpen ? 'open' : 'closed'} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '開放商店' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '開放商店？' })).toBeVisible())
    await expect(canvas.getByText('指引上還有 4 項未完成。')).toBeVisible()
  },
}
export const ClosedOnPhone: Story = { globals: { ...ENGLISH, ...ON_PHONE } }
export const Publisher: Story = { args: { role: 'publisher' } }
export const Open: Story = { args: { isOpen: true } }
export const GuideFailed: Story = { args: { guide: failing } }

/** The one-time address, as a browser opens it without a session. */
export const FirstOwner: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <DeskStory at="/start#secret" port={{ me: async () => undefined, checkStart: async () => undefined }}>
      <StartScreen />
    </DeskStory>
  ),
}
export const WrongAddress: Story = {
  ...FirstOwner,
  render: () => (
    <DeskStory at="/start" port={{ me: async () => undefined }}>
      <StartScreen />
    </DeskStory>
  ),
}

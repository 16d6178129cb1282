import { AccountScreen } from '#editor/desk/account/AccountScreen.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import type { SessionView } from '#operators/operator.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const NOW = Date.UTC(2026, 10, 30, 2)
const HOUR = 3_600_000

const LAPTOP =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

const SESSIONS: readonly SessionView[] = [
  { id: 'here', begunAt: NOW - HOUR, seenAt: NOW, device: LAPTOP, isThis: true },
  { id: 'phone', begunAt: NOW - 50 * HOUR, seenAt: NOW - 5 * HOUR, device: PHONE, isThis: false },
]

interface Args {
  readonly answers?: Answers
}

/** An operator’s own second factor and sessions. */
const meta = {
  title: 'Editor/Account',
  parameters: { layout: 'fullscreen' },
  render: ({ answers = {} }: Args) => (
    <DeskStory
      answers={{
        'account.sessions': async () => SESSIONS,
        'account.second-factor': async () => ({ since: null, recoveryCodes: 0, isDemanded: false }),
        ...answers,
      }}
      at="/account"
      clock={() => NOW}
    >
      <AccountScreen />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutSecondFactor: Story = {}
export const WithSecondFactor: Story = {
  args: {
    answers: {
      'account.second-factor': async () => ({ since: NOW - 900 * HOUR, recoveryCodes: 8, isDemanded: true }),
    },
  },
}
export const InEnglish: Story = { ...WithSecondFactor, globals: ENGLISH }
export const OnPhone: Story = { ...WithSecondFactor, globals: ON_PHONE }
/** The role asks for it, and it is not set up. */
export const Demanded: Story = {
  args: {
    answers: {
      'account.second-factor': async () => ({ since: null, recoveryCodes: 0, isDemanded: true }),
    },
  },
}
export const OneCodeLeft: Story = {
  args: {
    answers: {
      'account.second-factor': async () => ({ since: NOW - HOUR, recoveryCodes: 1, isDemanded: false }),
    },
  },
}
/** Nowhere else signed in. */
export const Alone: Story = { args: { answers: { 'account.sessions': async () => SESSIONS.slice(0, 1) } } }
export const Loading: Story = {
  args: { answers: { 'account.sessions': never, 'account.second-factor': never } },
}
export const Failed: Story = {
  args: { answers: { 'account.sessions': failing, 'account.second-factor': failing } },
}

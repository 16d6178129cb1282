import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PracticeShop, PracticeView } from '#desk/shop/practice-shapes.ts'
import { PracticeScreen } from '#editor/desk/practice/PracticeScreen.tsx'
import { PracticeBand } from '#editor/kit/parts/PracticeBand.tsx'
import { SignIn } from '#editor/kit/sign-in/SignIn.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

const AT = Date.UTC(2026, 10, 30, 4)
const UNTIL = AT + 86_400_000

interface Args {
  readonly role?: 'editor' | 'admin'
  readonly shop?: Partial<PracticeShop> | null
  readonly view?: Partial<PracticeView>
  readonly reading?: 'failing' | 'loading'
}

const SHOP: PracticeShop = {
  id: 'one',
  by: 'ada',
  at: AT,
  until: UNTIL,
  state: 'ready',
  isWhole: true,
  step: 'members',
  done: 148,
  total: 148,
  process: 'web-1 · http://10.0.0.12:3000',
  origin: 'https://practice.shop.example',
  problem: null,
}
const MARK = { until: UNTIL, home: 'https://shop.example/editor/practice' }

/** A copy of the shop for training: made by admins, entered by every operator. */
const meta = {
  title: 'Editor/Practice',
  render: ({ role = 'admin', shop = null, view = {}, reading }: Args) => (
    <DeskStory
      answers={{
        'practice.state':
          reading === 'failing'
            ? failing
            : reading === 'loading'
              ? never
              : async () => ({
                  shop: shop && { ...SHOP, ...shop },
                  missingOrigin: null,
                  inside: null,
                  member: { email: 'alder@practice.example', password: 'practice1' },
                  ...view,
                }),
      }}
    >
      <PracticeScreen operator={{ name: 'ada', role }} />
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const NoneForEditors: Story = { args: { role: 'editor' } }
export const Reading: Story = { args: { shop: { state: 'making', step: 'reading', done: 0, total: 0 } } }
export const CopyingPages: Story = {
  args: { shop: { state: 'making', step: 'pages', done: 12, total: 40 } },
  globals: ENGLISH,
}
export const There: Story = { args: { shop: {} } }
export const ThereOnPhone: Story = { args: { shop: {} }, globals: { ...ENGLISH, ...ON_PHONE } }
export const ThereForEditors: Story = {
  args: { shop: {}, role: 'editor' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '進入練習店' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '立即移除' })).toBeNull()
  },
}
export const AskingToRemove: Story = {
  args: { shop: {} },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '立即移除' }))
  },
}
export const NoRoom: Story = {
  args: { shop: { state: 'failed', problem: { code: 'noRoom', needed: 3_200_000_000, free: 410_000_000 } } },
}
export const LineRefused: Story = {
  args: {
    shop: {
      state: 'failed',
      problem: {
        code: 'refused',
        file: 'pages/landingPage.summer_zh_HK.json',
        line: 0,
        messages: {
          zh_HK: 'countdown-1, time: 距離現在超過 100 小時，請選擇 100 小時內的時間。',
          en_US: 'countdown-1, time: More than 100 hours away. Choose a time within 100 hours.',
        },
      },
    },
  },
  globals: { ...ENGLISH, ...ON_PHONE },
}
export const Silent: Story = { args: { shop: { state: 'silent' } } }
export const Removing: Story = { args: { shop: { state: 'removing' } }, globals: ENGLISH }
export const NoAddress: Story = { args: { view: { missingOrigin: 'https://practice.shop.example' } } }
export const NoAddressOnPhone: Story = { ...NoAddress, globals: { ...ENGLISH, ...ON_PHONE } }
export const Inside: Story = { args: { view: { inside: MARK } } }
export const Loading: Story = { args: { reading: 'loading' } }
export const Offline: Story = { args: { reading: 'failing' } }

/** Above each screen of a practice shop. */
export const Band: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <DeskStory practice={MARK}>
      <PracticeBand />
    </DeskStory>
  ),
}
export const BandOnPhone: Story = { ...Band, globals: { ...ENGLISH, ...ON_PHONE } }

/** In place of the form to sign in. */
export const NotEntered: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <DeskStory practice={MARK} port={{ me: async () => undefined }}>
      <SignIn />
    </DeskStory>
  ),
}

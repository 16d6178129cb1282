import { asPlaced } from '#blocks/testing/placed-screen.ts'
import { LinkAccount } from '#blocks/account/linkAccount/LinkAccount.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ON_PHONE, ScreenStory } from './screen-story.tsx'

const meta = { title: 'Screens/Link account', component: LinkAccount, args: asPlaced } satisfies Meta<
  typeof LinkAccount
>
export default meta
type Story = StoryObj<typeof meta>

const pending = {
  token: null,
  expiresAt: null,
  customer: null,
  nickName: 'May Chan',
  email: 'may@example.com',
  mobile: '+852 91234567',
  thirdPartyId: 'P1',
  question: null,
  userErrors: [],
}
const answers = { thirdPartyLogin: () => pending }
const arrived = () => (
  <ScreenStory answers={answers} hash="#ticket=T1&type=FACE_BOOK">
    <LinkAccount {...asPlaced} />
  </ScreenStory>
)
const question = (account: string, isMember: boolean) => () => (
  <ScreenStory
    answers={{
      thirdPartyLogin: () => ({
        ...pending,
        thirdPartyId: null,
        question: { ticket: 'Q1', account, isMember },
      }),
    }}
    hash="#ticket=T1&type=FACE_BOOK"
  >
    <LinkAccount {...asPlaced} />
  </ScreenStory>
)
const back = (outcome: string) => () => (
  <ScreenStory hash={`#outcome=${outcome}&type=FACE_BOOK`}>
    <LinkAccount {...asPlaced} />
  </ScreenStory>
)

export const Existing: Story = { render: arrived }
export const NewMember: Story = {
  render: arrived,
  globals: { language: 'en', ...ON_PHONE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'I’m new' }))
  },
}
export const AskedAsMember: Story = { render: question('may@example.com', true) }
export const AskedAsVisitor: Story = {
  render: question('', false),
  globals: { language: 'en', ...ON_PHONE },
}
export const Refused: Story = { render: back('refused') }
export const Failed: Story = { render: back('failed'), globals: { language: 'en' } }

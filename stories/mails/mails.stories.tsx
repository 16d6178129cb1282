import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MailStory } from './MailStory.tsx'

const meta = {
  title: 'Mails',
  component: MailStory,
  play: async ({ canvas }) => {
    for (const language of ['中文', 'English']) {
      const frame = canvas.getByTitle<HTMLIFrameElement>(language)
      await waitFor(() => expect(frame.contentDocument?.querySelectorAll('h1').length).toBe(1))
    }
  },
} satisfies Meta<typeof MailStory>
export default meta
type Story = StoryObj<typeof meta>

export const OrderPlaced: Story = { args: { name: 'order-placed' } }
export const OrderPlacedUnproved: Story = { args: { name: 'order-placed-unproved' } }
export const OrderPlacedFree: Story = { args: { name: 'order-placed-free' } }
export const OrderPaid: Story = { args: { name: 'order-paid' } }
export const OrderPaidCollect: Story = { args: { name: 'order-paid-collect' } }
export const OrderShipped: Story = { args: { name: 'order-shipped' } }
export const OrderShippedPart: Story = { args: { name: 'order-shipped-part' } }
export const OrderCancelled: Story = { args: { name: 'order-cancelled' } }
export const OrderRefunded: Story = { args: { name: 'order-refunded' } }
export const ReturnReceived: Story = { args: { name: 'return-received' } }
export const ReturnApproved: Story = { args: { name: 'return-approved' } }
export const ReturnOnItsWay: Story = { args: { name: 'return-on-its-way' } }
export const ReturnArrived: Story = { args: { name: 'return-arrived' } }
export const ReturnRefused: Story = { args: { name: 'return-refused' } }
export const ReturnFinished: Story = { args: { name: 'return-finished' } }
export const ReturnCancelled: Story = { args: { name: 'return-cancelled' } }
export const ExchangeSent: Story = { args: { name: 'exchange-sent' } }
export const NewsletterWelcome: Story = { args: { name: 'newsletter-welcome' } }
export const TeaserWelcome: Story = { args: { name: 'teaser-welcome' } }
export const BackInStock: Story = { args: { name: 'back-in-stock' } }
export const BackInStockTwo: Story = { args: { name: 'back-in-stock-two' } }
export const CodeRegister: Story = { args: { name: 'code-register' } }
export const CodeReset: Story = { args: { name: 'code-reset' } }
export const CodeContact: Story = { args: { name: 'code-contact' } }
export const Answer: Story = { args: { name: 'answer' } }
export const Message: Story = { args: { name: 'message' } }
export const Invitation: Story = { args: { name: 'invitation' } }
export const Guessing: Story = { args: { name: 'guessing' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeliveryList } from '#editor/desk/webhooks/DeliveryList.tsx'
import { delivery, deskReceiver, givenUpDelivery, pausedReceiver } from '#editor/desk/webhooks/testing.ts'
import { WebhookList } from '#editor/desk/webhooks/WebhookList.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['webhooks.list']
  readonly deliveries?: Answers['webhooks.deliveries']
  readonly role?: 'editor' | 'publisher' | 'admin'
  readonly screen?: 'receivers' | 'deliveries'
}

const ALL: NonNullable<Answers['webhooks.list']> = async () => [
  deskReceiver(),
  pausedReceiver(),
  deskReceiver({ id: 'r3', url: 'https://erp.example/in', state: 'off', types: ['product.changed'] }),
]
const SENT: NonNullable<Answers['webhooks.deliveries']> = async () => ({
  rows: [
    delivery({ id: 'd0', type: 'test', subject: 'e0', state: 'WAITING', next: '2026-11-28T12:30:00+08:00' }),
    delivery(),
    givenUpDelivery(),
  ],
  next: 'd2',
})

/** Programs that are notified of events, and what was sent to them. */
const meta = {
  title: 'Editor/Webhooks',
  parameters: { layout: 'fullscreen' },
  render: ({ list = ALL, deliveries = SENT, role = 'admin', screen = 'receivers' }: Args) => (
    <DeskStory
      answers={{ 'webhooks.list': list, 'webhooks.deliveries': deliveries }}
      at={screen === 'receivers' ? '/webhooks' : '/webhooks/deliveries'}
    >
      {screen === 'receivers' ? (
        <WebhookList operator={{ name: 'ada', role }} />
      ) : (
        <DeliveryList operator={{ name: 'ada', role }} />
      )}
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Receivers: Story = {}
export const ReceiversInEnglish: Story = { globals: ENGLISH }
export const ReceiversOnPhone: Story = { globals: ON_PHONE }
export const Nothing: Story = { args: { list: async () => [] } }
export const Loading: Story = { args: { list: never } }
export const Failed: Story = { args: { list: failing } }
export const NotAllowed: Story = { args: { role: 'editor' } }
export const Deliveries: Story = { args: { screen: 'deliveries' } }
export const DeliveriesInEnglish: Story = { args: { screen: 'deliveries' }, globals: ENGLISH }
export const DeliveriesOnPhone: Story = { args: { screen: 'deliveries' }, globals: ON_PHONE }

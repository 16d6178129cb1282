import type { DeskSubscriber } from '#desk/newsletter/desk-subscriber.ts'

/** An address that signed up once and is written to. */
export const subscriber = (change: Partial<DeskSubscriber> = {}): DeskSubscriber => ({
  id: 's1',
  contact: 'm•••@example.com',
  locale: 'zh_HK',
  isOn: true,
  topics: [],
  events: [{ kind: 'JOINED', source: 'NEWSLETTER', time: '2026-01-05T12:00:00+08:00', topics: [] }],
  ...change,
})

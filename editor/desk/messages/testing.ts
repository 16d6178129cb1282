import type { DeskMessage, ListedDeskMessage } from '#desk/messages/desk-message.ts'

/** A new message as lists show it. */
export const listedMessage = (change: Partial<ListedDeskMessage> = {}): ListedDeskMessage => ({
  id: 'm1',
  state: 'NEW',
  name: 'Mei Chan',
  contact: 'm•••@cairn.example',
  subject: '尺碼',
  topic: null,
  sent: '2026-11-28T12:00:00+08:00',
  ...change,
})

/** A new message without answers. */
export const deskMessage = (change: Partial<DeskMessage> = {}): DeskMessage => ({
  ...listedMessage(),
  version: 1,
  email: 'mei@cairn.example',
  mobile: '+852 91234567',
  locale: 'zh_HK',
  content: '請問外套有沒有加大碼？\n謝謝。',
  handledBy: '',
  answers: [],
  canAnswer: true,
  ...change,
})

/** A message with an answer that was sent and one that was not. */
export const answeredMessage = (): DeskMessage =>
  deskMessage({
    state: 'IN_WORK',
    version: 4,
    handledBy: 'ada',
    answers: [
      {
        id: 'a1',
        by: 'ada',
        made: '2026-11-28T14:00:00+08:00',
        subject: '回覆：尺碼',
        content: '你好，加大碼下星期到貨。',
        state: 'SENT',
      },
      {
        id: 'a2',
        by: 'ben',
        made: '2026-11-29T09:30:00+08:00',
        subject: '回覆：尺碼',
        content: '加大碼已到貨。',
        state: 'GIVEN_UP',
      },
    ],
  })

import { z } from 'zod'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import type { MessagingServices } from '#api/messaging/services.ts'
import { MESSAGE_STATES } from '#api/rules/message-state.ts'
import type { MessageDesk, MessageRefusal, StoredMessage, WholeMessage } from '#api/support/message-desk.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { code, wish } from '../records/record-input.ts'
import { pageFields, pageOf } from '../shared.ts'
import type { DeskMessage, ListedDeskMessage } from './desk-message.ts'

export interface MessagesDesk extends Pick<MessagingServices, 'canMail'> {
  readonly messageDesk: MessageDesk
}

const MAX_SUBJECT = 150
const MAX_ANSWER = 5000

/** Text that headers and databases can hold. */
const plain = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text)
const line = (text: string) => !/\p{Cc}/u.test(text)

const gone = refuse(404, 'messageGone')
const REFUSALS: Readonly<Record<MessageRefusal, Refusal>> = {
  gone,
  changed: refuse(409, 'messageChanged'),
}

const masked = ({ email, mobile, id }: StoredMessage) => maskedMember({ email, mobile, user_code: id })

const listed = (message: StoredMessage): ListedDeskMessage => ({
  id: message.id,
  state: message.state,
  name: message.name,
  contact: masked(message),
  subject: message.subject,
  topic: message.topic,
  sent: isoInHongKong(message.created_at),
})

const whole = ({ message, answers }: WholeMessage, canAnswer: boolean): DeskMessage => ({
  ...listed(message),
  version: message.version,
  email: message.email,
  mobile: message.mobile ?? '',
  locale: message.locale,
  content: message.content,
  handledBy: message.handled_by ?? '',
  answers: answers.map(({ id, made_by: by, made_at: made, subject, content, state }) => ({
    id,
    by,
    made: isoInHongKong(made),
    subject,
    content,
    state,
  })),
  canAnswer,
})

const { read, change } = operationsOn<MessagesDesk>()

async function shown({ messageDesk, canMail }: MessagesDesk, id: string): Promise<Outcome<DeskMessage>> {
  const found = await messageDesk.find(id)
  return found ? done(whole(found, canMail)) : gone
}

/** Messages of shoppers to customer service. Contacts are masked in lists and logs. */
export const messageOperations = {
  list: read({
    right: 'members.read',
    summary: 'Lists messages to customer service, newest first.',
    input: z.strictObject({
      state: z.enum(MESSAGE_STATES).optional(),
      /** The whole address, in any case. */
      email: z.string().trim().max(200).optional(),
      topic: code.optional(),
      ...pageFields,
    }),
    async run({ messageDesk }, { size, ...wanted }) {
      const found = await messageDesk.list({ ...wanted, most: size + 1 })
      return found ? done(pageOf(found, size, { rowOf: listed, codeOf: ({ id }) => id })) : gone
    },
  }),
  find: read({
    right: 'members.read',
    summary: 'Reads a message with its answers.',
    input: z.strictObject({ message: code }),
    run: (desk, { message }) => shown(desk, message),
  }),
  'set-state': change({
    right: 'members.change',
    summary: 'Takes a message into work, puts it back or closes it without a mail.',
    input: z.strictObject({ message: code, version: z.int().min(1), state: z.enum(MESSAGE_STATES) }),
    async run(desk, { message, ...given }, { actor, now }) {
      const set = await desk.messageDesk.setState(message, { ...given, by: actor.name, now })
      return set.ok ? shown(desk, message) : REFUSALS[set.refusal]
    },
    about: ({ state }, { contact }) => `${contact} · ${state}`,
  }),
  answer: change({
    right: 'members.change',
    summary: 'Answers a message by mail. A mail that cannot be sent puts the message back to work.',
    input: z.strictObject({
      wish,
      message: code,
      subject: z.string().trim().min(1).max(MAX_SUBJECT).refine(line),
      content: z.string().trim().min(1).max(MAX_ANSWER).refine(plain),
    }),
    async run(desk, { message, ...given }, { actor, now }) {
      if (!desk.canMail) return refuse(409, 'shopCannotMail')
      const answered = await desk.messageDesk.answer(message, { ...given, by: actor.name, now })
      return answered.ok ? shown(desk, message) : REFUSALS[answered.refusal]
    },
    about: (_, { contact }) => contact,
  }),
}

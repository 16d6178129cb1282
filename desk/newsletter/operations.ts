import { z } from 'zod'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import {
  SUBSCRIBER_STATES,
  type Subscriber,
  type SubscriberList,
  type SubscriberState,
} from '#api/newsletter/subscriber-list.ts'
import { topicsFrom } from '#api/newsletter/topics.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { writeTable } from '../coupons/write-table.ts'
import { pageFields, pageOf } from '../shared.ts'
import { consentOf } from './consent-of.ts'
import type { DeskSubscriber } from './desk-subscriber.ts'

export interface NewsletterDesk {
  readonly subscribers: SubscriberList
}

/** Rows of an export that are read together. */
const PART = 1000

const filter = {
  state: z.enum(SUBSCRIBER_STATES).optional(),
  /** Code of a topic that they get, by itself or with the whole newsletter. */
  topic: z.string().trim().max(64).optional(),
}
interface Wanted {
  readonly state?: SubscriberState | undefined
  readonly topic?: string | undefined
}
const gone = refuse(404, 'subscriberGone')

/** All subscribers of a state and topic, some at a time. */
async function* parts({ subscribers }: NewsletterDesk, wanted: Wanted) {
  let after: string | undefined
  do {
    const rows: readonly Subscriber[] =
      (await subscribers.list({ ...wanted, most: PART, ...(after !== undefined && { after }) })) ?? []
    yield rows
    after = rows.length === PART ? rows.at(-1)?.id : undefined
  } while (after !== undefined)
}

const { read, change } = operationsOn<NewsletterDesk>()

/** The newsletter's list. Contacts are masked but in the export. */
export const newsletterOperations = {
  list: read({
    right: 'members.read',
    summary: 'Lists addresses of the newsletter with their consents, newest first.',
    input: z.strictObject({
      ...filter,
      /** The whole address, in any case. */
      email: z.string().trim().max(200).optional(),
      ...pageFields,
    }),
    async run({ subscribers }, { size, ...wanted }) {
      const found = await subscribers.list({ ...wanted, most: size + 1 })
      if (!found) return gone
      const events = await subscribers.events(found.map(({ email }) => email))
      const rowOf = ({ id, email, locale, topics, ended_at: ended }: Subscriber): DeskSubscriber => ({
        id,
        contact: maskedMember({ email, mobile: null, user_code: id }),
        locale,
        isOn: ended === null,
        topics: topicsFrom(topics),
        events: events.filter(event => event.email === email).map(consentOf),
      })
      return done(pageOf(found, size, { rowOf, codeOf: ({ id }) => id }))
    },
  }),
  export: change({
    right: 'members.data',
    asks: 'again',
    summary: 'Writes the addresses of the newsletter as a table for spreadsheets.',
    input: z.strictObject(filter),
    async run(desk, given): Promise<Outcome<{ readonly text: string; readonly count: number }>> {
      let count = 0
      const header = ['email', 'language', 'country', 'source', 'since', 'until', 'topics']
      const text = await writeTable(header, parts(desk, given), row => {
        count += 1
        const until = row.ended_at === null ? '' : isoInHongKong(row.ended_at)
        const since = isoInHongKong(row.created_at)
        return [row.email, row.locale, row.country ?? '', row.source, since, until, row.topics]
      })
      return done({ text, count })
    },
    about: (_, { count }) => String(count),
  }),
}

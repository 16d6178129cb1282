import { z } from 'zod'
import { maskedMember } from '#api/coupon/issues/masked-member.ts'
import { SUBSCRIBER_STATES, type Subscriber, type SubscriberList } from '#api/newsletter/subscriber-list.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { writeTable } from '../coupons/write-table.ts'
import { pageFields, pageOf } from '../shared.ts'
import type { DeskSubscriber } from './desk-subscriber.ts'

export interface NewsletterDesk {
  readonly subscribers: SubscriberList
}

/** Rows of an export that are read together. */
const PART = 1000

const state = z.enum(SUBSCRIBER_STATES).optional()
const gone = refuse(404, 'subscriberGone')

/** All subscribers of a state, some at a time. */
async function* parts({ subscribers }: NewsletterDesk, wanted: z.output<typeof state>) {
  let after: string | undefined
  do {
    const rows: readonly Subscriber[] =
      (await subscribers.list({ state: wanted, most: PART, ...(after !== undefined && { after }) })) ?? []
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
      state,
      /** The whole address, in any case. */
      email: z.string().trim().max(200).optional(),
      ...pageFields,
    }),
    async run({ subscribers }, { size, ...wanted }) {
      const found = await subscribers.list({ ...wanted, most: size + 1 })
      if (!found) return gone
      const events = await subscribers.events(found.map(({ email }) => email))
      const rowOf = ({ id, email, locale, ended_at: ended }: Subscriber): DeskSubscriber => ({
        id,
        contact: maskedMember({ email, mobile: null, user_code: id }),
        locale,
        isOn: ended === null,
        events: events
          .filter(event => event.email === email)
          .map(({ kind, source, happened_at: at }) => ({ kind, source, time: isoInHongKong(at) })),
      })
      return done(pageOf(found, size, { rowOf, codeOf: ({ id }) => id }))
    },
  }),
  export: change({
    right: 'members.data',
    asks: 'again',
    summary: 'Writes the addresses of the newsletter as a table for spreadsheets.',
    input: z.strictObject({ state }),
    async run(desk, given): Promise<Outcome<{ readonly text: string; readonly count: number }>> {
      let count = 0
      const header = ['email', 'language', 'country', 'source', 'since', 'until']
      const text = await writeTable(header, parts(desk, given.state), row => {
        count += 1
        const until = row.ended_at === null ? '' : isoInHongKong(row.ended_at)
        return [row.email, row.locale, row.country ?? '', row.source, isoInHongKong(row.created_at), until]
      })
      return done({ text, count })
    },
    about: (_, { count }) => String(count),
  }),
}

import { escapeHtml } from '#api/rules/escape-html.ts'
import { orderRecord } from '#api/order/reading/order-record.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import { catalogue, type Messages } from '#locales/catalogue.ts'
import { formatDateTime, formatMoney } from '#locales/format.ts'
import { type BothTexts, LOCALES } from '#locales/locale.ts'
import type { DeskOrder } from '../orders/desk-order.ts'
import { detailOf } from '../orders/order-shapes.ts'
import type { DeskMember } from './desk-member.ts'
import type { MemberDesk } from './member-shapes.ts'

/** Orders read at once. */
const AT_ONCE = 50

/** All orders of a member in full, the newest first. */
async function allOrders(desk: MemberDesk, member: string): Promise<readonly DeskOrder[]> {
  const orders: DeskOrder[] = []
  for (let after: string | undefined; ; ) {
    const found: readonly StoredOrder[] =
      (await desk.orderList.page(member, {}, { after, size: AT_ONCE })) ?? []
    const page = found.slice(0, AT_ONCE)
    const details = desk.orderDetails(page.map(({ code }) => code))
    for (const order of page) orders.push(detailOf(await orderRecord(order, details)))
    after = page.at(-1)?.code
    if (found.length <= AT_ONCE || after === undefined) return orders
  }
}

type Word = (messages: Messages) => string
/** Text of a cell; in both languages where it has two. */
type Cell = string | number | BothTexts

/** A word of the screens in both languages. */
const both = (word: Word): string => LOCALES.map(locale => word(catalogue[locale])).join(' / ')

function textOf(cell: Cell): string {
  if (typeof cell !== 'object') return escapeHtml(String(cell))
  const texts = [...new Set(LOCALES.map(locale => cell[locale]).filter(text => text !== ''))]
  return escapeHtml(texts.join(' / '))
}

/** An instant as both languages write it. */
const time = (at: string | null): BothTexts => ({
  zh_HK: at === null ? '' : formatDateTime(at, 'zh_HK'),
  en_US: at === null ? '' : formatDateTime(at, 'en_US'),
})
/** A code with its meaning. */
const explained = (word: Word): BothTexts => ({ zh_HK: word(catalogue.zh_HK), en_US: word(catalogue.en_US) })

const table = (heads: readonly Word[], rows: readonly (readonly Cell[])[]) =>
  `<table><thead><tr>${heads.map(head => `<th scope="col">${escapeHtml(both(head))}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map(row => `<tr>${row.map(cell => `<td>${textOf(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`

const section = (title: Word, content: string) =>
  `<section><h2>${escapeHtml(both(title))}</h2>${content}</section>`

const facts = (rows: readonly (readonly [Word, Cell])[]) =>
  `<table><tbody>${rows
    .map(
      ([name, value]) => `<tr><th scope="row">${escapeHtml(both(name))}</th><td>${textOf(value)}</td></tr>`,
    )
    .join('')}</tbody></table>`

const yesOrNo = (is: boolean) =>
  explained(({ editor }) => (is ? editor.members.archive.yes : editor.members.archive.no))

const account = (member: DeskMember) =>
  facts([
    [({ editor }) => editor.members.name, member.name],
    [({ editor }) => editor.members.email, member.email?.value ?? ''],
    [({ editor }) => editor.members.mobile, member.mobile?.value ?? ''],
    [({ editor }) => editor.members.formerContacts, member.formerContacts.join(', ')],
    [({ editor }) => editor.members.nickName, member.nickName],
    [({ editor }) => editor.members.birthday, member.birthday],
    [({ editor }) => editor.members.country, member.country],
    [({ editor }) => editor.members.level, member.level.name],
    [({ editor }) => editor.members.staff, member.staff],
    [({ editor }) => editor.members.registered, time(member.registered)],
    [({ editor }) => editor.members.lastLogin, time(member.lastLogin)],
    [({ editor }) => editor.members.suspended, yesOrNo(member.isSuspended)],
    [({ editor }) => editor.members.code, member.id],
    [({ editor }) => editor.members.marketing, yesOrNo(member.consent.isGiven)],
    [({ editor }) => editor.members.archive.consentAt, time(member.consent.at)],
    [({ editor }) => editor.members.consentText, member.consent.text],
    [({ editor }) => editor.members.acceptedTerms, member.acceptedTerms.join(', ')],
    [({ editor }) => editor.members.newsletter, time(member.newsletter?.since ?? null)],
  ])

const goods = (rows: readonly { readonly sku: string; readonly name: BothTexts | null }[]) =>
  table(
    [({ editor }) => editor.orders.item, ({ editor }) => editor.members.code],
    rows.map(({ sku, name }) => [name ?? '', sku]),
  )

const orderTable = (orders: readonly DeskOrder[]) =>
  table(
    [
      ({ editor }) => editor.members.number,
      ({ editor }) => editor.members.placed,
      ({ editor }) => editor.members.state,
      ({ editor }) => editor.members.amount,
      ({ editor }) => editor.orders.goods,
      ({ editor }) => editor.members.addresses,
    ],
    orders.map(order => [
      order.number,
      time(order.placed),
      explained(({ editor }) => editor.orders.statuses[order.status]),
      formatMoney(order.amount.amount, 'en_US'),
      {
        zh_HK: order.lines.map(({ name, quantity }) => `${name.zh_HK} × ${quantity}`).join('、'),
        en_US: order.lines.map(({ name, quantity }) => `${name.en_US} × ${quantity}`).join(', '),
      },
      {
        zh_HK: [order.receiver.name, order.receiver.mobile, order.email, ...order.receiver.place.zh_HK].join(
          ' ',
        ),
        en_US: order.receiver.place.en_US.join(', '),
      },
    ]),
  )

const STYLE =
  'body{font:16px/1.5 sans-serif;margin:2rem;max-width:70rem}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:start;vertical-align:top}'

/** All of it as a page for people, in both languages, with codes explained. */
const pageOf = (member: DeskMember, orders: readonly DeskOrder[], at: string) =>
  `<!doctype html><html lang="zh-HK"><head><meta charset="utf-8"><title>${escapeHtml(both(({ editor }) => editor.members.archive.title))}</title><style>${STYLE}</style></head><body>` +
  `<h1>${escapeHtml(both(({ editor }) => editor.members.archive.title))}</h1><p>${textOf(time(at))}</p>` +
  section(({ editor }) => editor.members.account, account(member)) +
  section(
    ({ editor }) => editor.members.addresses,
    table(
      [
        ({ editor }) => editor.members.name,
        ({ editor }) => editor.members.mobile,
        ({ editor }) => editor.members.addresses,
      ],
      member.addresses.map(({ name, mobile, place }) => [
        name,
        mobile,
        { zh_HK: place.zh_HK.join(' '), en_US: place.en_US.join(', ') },
      ]),
    ),
  ) +
  section(({ editor }) => editor.desk.orders, orderTable(orders)) +
  section(
    ({ editor }) => editor.members.returns,
    table(
      [
        ({ editor }) => editor.members.number,
        ({ editor }) => editor.members.state,
        ({ editor }) => editor.members.placed,
      ],
      member.returns.map(({ number, status, asked }) => [
        number,
        explained(({ editor }) => editor.returns.statuses[status]),
        time(asked),
      ]),
    ),
  ) +
  section(({ editor }) => editor.members.bag, goods(member.bag)) +
  section(({ editor }) => editor.members.wishes, goods(member.wishes)) +
  section(
    ({ editor }) => editor.members.coupons,
    table(
      [
        ({ editor }) => editor.members.coupon,
        ({ editor }) => editor.members.state,
        ({ editor }) => editor.members.ends,
      ],
      member.coupons.map(({ name, campaign, state, until }) => [
        name ?? campaign,
        explained(({ editor }) => editor.members.couponStates[state]),
        time(until),
      ]),
    ),
  ) +
  section(
    ({ editor }) => editor.members.archive.goDollar,
    table(
      [
        ({ editor }) => editor.members.lot,
        ({ editor }) => editor.members.granted,
        ({ editor }) => editor.members.left,
        ({ editor }) => editor.members.ends,
      ],
      member.goDollar.lots.map(({ remark, granted, left, ends }) => [remark, granted, left, time(ends)]),
    ),
  ) +
  section(
    ({ editor }) => editor.members.messages,
    table(
      [({ editor }) => editor.members.placed, ({ editor }) => editor.members.messages],
      member.messages.flatMap(({ answers, ...message }) =>
        [message, ...answers].map(({ time: at_, subject, content }) => [time(at_), `${subject}: ${content}`]),
      ),
    ),
  ) +
  section(
    ({ editor }) => editor.members.sessions,
    table(
      [({ editor }) => editor.members.placed, ({ editor }) => editor.members.ends],
      member.sessions.map(({ begun, ends }) => [time(begun), time(ends)]),
    ),
  ) +
  section(
    ({ editor }) => editor.members.events.title,
    table(
      [({ editor }) => editor.members.placed, ({ editor }) => editor.members.reason],
      member.events.map(event => [time(event.time), event.reason]),
    ),
  ) +
  '</body></html>'

/** What the shop has stored of a person: for people (HTML, both languages) and for programs (JSON). */
export interface MemberArchive {
  readonly html: string
  readonly json: string
}

/** Writes the archive of a member as they are now. */
export async function archiveOf(desk: MemberDesk, member: DeskMember, at: string): Promise<MemberArchive> {
  const orders = await allOrders(desk, member.id)
  // Levels and possible operations are the shop's.
  const { levels: _, orders: __, ...person } = member
  const own = orders.map(({ operations: _operations, version: _version, ...order }) => order)
  return {
    html: pageOf(member, orders, at),
    json: JSON.stringify({ writtenAt: at, member: person, orders: own }, null, 2),
  }
}

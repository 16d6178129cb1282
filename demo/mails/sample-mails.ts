import { letterOf as arrivalLetter } from '#api/back-in-stock/mail.ts'
import type { MailFooter } from '#api/messaging/mail-footer.ts'
import type { UndressedMail } from '#api/messaging/messaging.ts'
import { welcomeLetter } from '#api/newsletter/welcome.ts'
import type { OrderNews } from '#api/order/mail/order-news.ts'
import { orderLetter } from '#api/order/mail/order-letter.ts'
import { courierOf } from '#api/rules/couriers.ts'
import { answerLetter } from '#api/support/answer-letter.ts'
import { messageLetter } from '#api/support/message-letter.ts'
import { letterOf as codeLetter } from '#api/verify/code-message.ts'
import { invitationLetter } from '#content-store/reviews/invitation-letter.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { Locale } from '#locales/locale.ts'
import { guessingLetter } from '#operators/sign-in/guessing-mail.ts'
import { collectedOrder, PLACED_AT, sampleOrder } from './sample-order.ts'

/** A mail of the shop with invented contents. */
export interface SampleMail {
  /** Names it in addresses and tests. */
  readonly name: string
  readonly mail: UndressedMail
}

interface Parts {
  readonly mailFooter: MailFooter
  /** Address of the shop without a slash. */
  readonly origin: string
}

const RETURN = '202612010000000001'
const TO = 'mei@example.com'

/** Events of an order with what is stored about them. */
const EVENTS: Readonly<
  Record<
    string,
    Pick<OrderNews, 'kind' | 'detail'> & { readonly as?: 'member' | 'collected' | 'free' | 'unproved' }
  >
> = {
  'order-placed': { kind: 'PLACED', detail: {} },
  'order-placed-unproved': { kind: 'PLACED', detail: {}, as: 'unproved' },
  'order-placed-free': { kind: 'PLACED', detail: {}, as: 'free' },
  'order-paid': { kind: 'PAID', detail: {}, as: 'member' },
  'order-paid-collect': { kind: 'PAID', detail: {}, as: 'collected' },
  'order-shipped': {
    kind: 'SHIPPED',
    detail: {
      courier: 'SF',
      trackingNo: 'SF1234567890',
      isLast: true,
      lines: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 2 },
        { position: 2, quantity: 1 },
      ],
    },
  },
  'order-shipped-part': {
    kind: 'SHIPPED',
    detail: {
      courier: 'SF',
      trackingNo: 'SF1234567891',
      lines: [{ position: 1, quantity: 2 }],
    },
    as: 'member',
  },
  'order-cancelled': { kind: 'CANCELLED', detail: {} },
  'order-refunded': { kind: 'REFUNDED', detail: { amount: 109_000 } },
  ...Object.fromEntries(
    (
      [
        ['return-received', 'NEW', {}],
        [
          'return-approved',
          'WAIT_SEND_BACK',
          { address: 'Cairn Returns\n5/F, 18 Tai Yau Street\nSan Po Kong, Kowloon' },
        ],
        ['return-on-its-way', 'ON_BACKING', { carrier: 'SF Express', trackingNo: 'SF2234567890' }],
        ['return-arrived', 'BACK_IN_STORAGE', {}],
        ['return-refused', 'AUDIT_FAILED', { answer: 'The fleece was worn and washed.' }],
        ['return-finished', 'FINISHED', { amount: 109_000, points: 10 }],
        ['return-cancelled', 'CANCELED', {}],
        [
          'exchange-sent',
          'EXCHANGE_OUT',
          { type: 'EXCHANGE', courier: 'SF', carrier: 'SF Express', trackingNo: 'SF3234567890' },
        ],
      ] as const
    ).map(([name, step, detail]) => [
      name,
      {
        kind: `AFTER_SALES_${step}` as const,
        detail: { afterSales: RETURN, type: 'RETURN', lines: [{ position: 1, quantity: 1 }], ...detail },
        as: name === 'return-received' ? undefined : ('member' as const),
      },
    ]),
  ),
}

function orderMails(locale: Locale, { mailFooter }: Parts): readonly SampleMail[] {
  return Object.entries(EVENTS).map(([name, { kind, detail, as }]) => {
    const isMember = as === 'member'
    const change = {
      isMember,
      ...(kind === 'CANCELLED' && { cancelledBy: 'SHOPPER' as const }),
    }
    const order = as === 'collected' ? collectedOrder(locale, change) : sampleOrder(locale, change)
    const { deduction, amount } = order.amounts
    const isFree = as === 'free'
    const amounts = isFree ? { ...order.amounts, deduction: deduction + amount, amount: 0 } : order.amounts
    const guestLink = isMember
      ? undefined
      : {
          href: `${mailFooter.href('/view-order', locale)}&linkToken=${order.externalNo}.mab1c2d3e.${'sample-'.repeat(6)}x`,
          until: PLACED_AT + 60 * DAY_MS,
        }
    const sent = 'courier' in Object(detail) && { carrier: courierOf('SF').name[locale] }
    const news = {
      kind,
      detail: { ...Object(detail), ...sent },
      order: { ...order, amounts },
      isProved: as !== 'unproved',
      guestLink,
      delivery: { earliest: '2026-11-27', latest: '2026-12-01' },
    }
    return { name, mail: orderLetter(name, news, mailFooter) }
  })
}

function otherMails(locale: Locale, { mailFooter, origin }: Parts): readonly SampleMail[] {
  const shop = mailFooter.shopNameIn(locale)
  const order = sampleOrder(locale)
  const items = order.lines.slice(0, 2).map(({ content: { name, properties, image }, spuCode }) => {
    const values = properties.map(({ value }) => value[locale]).join(' · ')
    return {
      name: `${name[locale]} · ${values}`,
      title: name[locale],
      properties: values,
      picture: image,
      path: `/product/${spuCode}`,
    }
  })
  const notice = {
    id: 'sample',
    skuCode: '',
    spuCode: '',
    email: TO,
    mobile: '',
    locale,
    createdAt: PLACED_AT,
    tries: 0,
  }
  const code = (purpose: Parameters<typeof codeLetter>[1], link?: string) => {
    const {
      subject,
      mail: text,
      layout,
    } = codeLetter('048213', purpose, { locale, shop, link, lifeMs: 600_000 })
    return { to: TO, subject, text, layout }
  }
  const isChinese = locale === 'zh_HK'
  const question = isChinese
    ? '你好，蚺蛇尖外套的中碼何時補貨？\n想在聖誕前收到。'
    : 'Hello, when will the Sharp Peak shell be back in M?\nI would like it before Christmas.'
  const answer = isChinese
    ? '多謝查詢。中碼會在 12 月 4 日補貨，我們已為你留起一件到 12 月 6 日。\n\nCairn 客戶服務'
    : 'Thank you for asking. Size M returns on 4 December, and we keep one for you until the 6th.\n\nCairn customer service'
  const subject = isChinese ? '外套補貨' : 'Shell in size M'
  return [
    {
      name: 'newsletter-welcome',
      mail: welcomeLetter({ email: TO, source: 'EMAIL', locale, token: 'sample' }, mailFooter),
    },
    {
      name: 'teaser-welcome',
      mail: welcomeLetter({ email: TO, source: 'TEASER', locale, token: 'sample' }, mailFooter),
    },
    { name: 'back-in-stock', mail: arrivalLetter(notice, items.slice(0, 1), mailFooter) },
    { name: 'back-in-stock-two', mail: arrivalLetter(notice, items, mailFooter) },
    { name: 'code-register', mail: code('REGISTER', `${origin}/register?lang=en#code=sample&to=${TO}`) },
    {
      name: 'code-reset',
      mail: code('RESET_PASSWORD', `${origin}/resetPassword?lang=en#code=sample&to=${TO}`),
    },
    { name: 'code-contact', mail: code('CHANGE_CONTACT') },
    {
      name: 'answer',
      mail: answerLetter(
        { id: 'sample', subject: `Re: ${subject}`, content: answer },
        { email: TO, content: question, locale },
        mailFooter,
      ),
    },
    {
      name: 'message',
      mail: messageLetter(
        { name: 'Mei Chan', email: TO, subject, mobile: '+852 91234567', content: question },
        { id: 'sample', to: 'service@example.com', heading: shop },
        mailFooter,
      ),
    },
    {
      name: 'invitation',
      mail: invitationLetter(
        {
          id: 'sample',
          name: 'wing',
          role: 'editor',
          mail: { address: 'wing@example.com', locale },
          by: 'admin',
          at: PLACED_AT,
          endsAt: null,
          expiresAt: PLACED_AT + 3 * DAY_MS,
        },
        { link: `${origin}/editor/join#sample`, shopNameIn: mailFooter.shopNameIn },
      ),
    },
    {
      name: 'guessing',
      mail: {
        to: 'admin@example.com',
        ...guessingLetter({
          name: 'admin',
          failures: 10,
          editor: `${origin}/editor`,
          shopNameIn: mailFooter.shopNameIn,
        }),
      },
    },
  ]
}

/** One mail of each kind that the shop sends, in one language, before it is dressed. */
export const sampleMails = (locale: Locale, parts: Parts): readonly SampleMail[] => [
  ...orderMails(locale, parts),
  ...otherMails(locale, parts),
]

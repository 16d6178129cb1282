import type { BothTexts, Locale } from '#locales/locale.ts'
import { type BrandLook, DEFAULT_LOOK } from '../rules/brand-look.ts'
import { DEFAULT_STATED } from '../rules/default-stated.ts'
import type { Database } from '../database/database.ts'
import { createDressMail, type DressMail } from './design/dress-mail.ts'
import { createMailFooter, type MailFooter, type Reach } from './mail-footer.ts'
import type { Messaging } from './messaging.ts'
import { createOutbox, type OutboxReader } from './outbox.ts'

/** A shop's settings for messages. */
export interface MessagingOptions {
  /** Providers of mail and SMS. A kind without a provider goes to the outbox, or is rejected. */
  readonly messaging?: Partial<Messaging>
  /** True if messages without a provider stay in the outbox: for development and tests. */
  readonly usesOutbox?: boolean
  /** Mailbox of customer service; empty: messages to it are only stored. Source: MO-86. */
  readonly contactEmail?: string
  /** Telephone number in mails; by default none. */
  readonly hotline?: string
  /** Ways to reach customer service now; these two by default. */
  readonly reach?: () => Reach
  /** The shop's name now. */
  readonly shopName?: () => BothTexts
  /** Logo, colours and typefaces of mails now. */
  readonly look?: () => BrandLook
  /** Name on mails now; empty for that of the provider's setting. */
  readonly mailSender?: () => string
  /** Origin of the shop without a slash at the end, for links in mails. */
  readonly origin?: () => string
  /** Reports background errors. */
  readonly report?: (error: unknown, message: string) => void
}

export interface MessagingServices {
  readonly messaging: Messaging
  /** True if the shop has a way to send mail. */
  readonly canMail: boolean
  readonly mailFooter: MailFooter
  /** Gives mails their documents. */
  readonly dressMail: DressMail
  /** Messages kept instead of sent. */
  readonly outbox: OutboxReader
  /** Keeps a text in the outbox for developers; `undefined` without an outbox. */
  readonly keepNote: ((to: string, text: string) => Promise<void>) | undefined
  readonly reach: () => Reach
  readonly shopNameIn: (locale: Locale) => string
  readonly report: (error: unknown, message: string) => void
}

const senderOf = (sender: string) => (sender === '' ? {} : { sender })

const reject = () => Promise.reject(new Error('The shop has no way to send messages.'))

export function createMessagingServices(
  db: Database,
  clock: () => number,
  {
    messaging: providers = {},
    usesOutbox = false,
    contactEmail = '',
    hotline = '',
    reach = () => ({ hotline, contactEmail }),
    shopName = () => DEFAULT_STATED.shopName,
    look = () => DEFAULT_LOOK,
    mailSender = () => '',
    origin = () => '',
    report = console.error,
  }: MessagingOptions,
): MessagingServices {
  const outbox = createOutbox(db, clock)
  const kept = usesOutbox && { mail: outbox.mail, sms: outbox.sms }
  const ways: Messaging = { mail: reject, sms: reject, ...kept, ...providers }
  const mailFooter = createMailFooter({ origin, reach, shopName })
  const dressMail = createDressMail({ origin, shopName, look, reach, mailFooter, report })
  return {
    messaging: { ...ways, mail: letter => ways.mail({ ...dressMail(letter), ...senderOf(mailSender()) }) },
    canMail: usesOutbox || providers.mail !== undefined,
    mailFooter,
    dressMail,
    shopNameIn: mailFooter.shopNameIn,
    outbox,
    keepNote: usesOutbox ? (to, text) => outbox.mail({ to, subject: text, text }) : undefined,
    reach,
    report,
  }
}

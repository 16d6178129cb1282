import type { MailLayout } from './mail-layout.ts'

/** A letter by e-mail. */
export interface Mail {
  /** The id of a mail that may be sent again after a crash; receivers and the outbox recognise it by this id. */
  readonly id?: string
  readonly to: string
  /** Name of the sender; that of the provider's own setting by default. */
  readonly sender?: string
  readonly subject: string
  /** The whole mail in plain text. */
  readonly text: string
  /** The same as a document, for programs that show one. */
  readonly html?: string | undefined
  /** Address that ends such mails by a POST: mail programs show a button for it (RFC 8058). It is in the text, too. */
  readonly unsubscribeUrl?: string
}

/** A mail before the shop has dressed it: `design/dress-mail.ts` makes its HTML of the layout. */
export interface UndressedMail extends Mail {
  readonly layout?: MailLayout | undefined
}

/** A short message. */
interface Sms {
  /** `+852 91234567` */
  readonly to: string
  readonly text: string
}

/**
 * Sends the shop's messages; a port with an adapter per provider. Each promise resolves once the provider has accepted the
 * message, and rejects otherwise.
 */
export interface Messaging {
  readonly mail: (mail: UndressedMail) => Promise<void>
  readonly sms: (sms: Sms) => Promise<void>
}

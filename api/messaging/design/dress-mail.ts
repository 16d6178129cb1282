import { type BothTexts, DEFAULT_LOCALE, type Locale } from '#locales/locale.ts'
import type { BrandLook } from '../../rules/brand-look.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { MailFooter, Reach } from '../mail-footer.ts'
import { sectionsOfText } from '../mail-layout.ts'
import type { Mail, UndressedMail } from '../messaging.ts'
import { type MailContents, type MailSender, mailDocument, MOST_GOODS } from './mail-document.ts'

/** Longest document of a mail: Gmail cuts one of 102 KB, and pictures are no part of it. */
export const MAX_DOCUMENT_BYTES = 60_000

interface Shop {
  /** Address of the shop without a slash. */
  readonly origin: () => string
  readonly shopName: () => BothTexts
  readonly look: () => BrandLook
  readonly reach: () => Reach
  readonly mailFooter: Pick<MailFooter, 'href'>
  /** Called with mails that go out as plain text alone. */
  readonly report: (error: unknown, message: string) => void
}

/** Gives a mail its document. */
export type DressMail = (mail: UndressedMail) => Mail

/** Heading of a mail without one: its subject, without the shop's name in brackets, which the mark says already. */
const headingIn = (subject: string, shopName: BothTexts) =>
  Object.values(shopName)
    .flatMap(name => [`[${name}]`, `【${name}】`])
    .reduce((heading, mark) => heading.replaceAll(mark, ' '), subject)
    .replaceAll(/ {2,}/g, ' ')
    .trim()

const firstParagraph = ({ text }: UndressedMail) => text.split('\n\n', 1)[0]?.replaceAll('\n', ' ') ?? ''

function contentsOf({ layout = {}, ...mail }: UndressedMail, shopName: BothTexts): MailContents {
  const { button, sections = sectionsOfText(mail.text, button?.href) } = layout
  return {
    locale: layout.locale ?? DEFAULT_LOCALE,
    subject: mail.subject,
    heading: layout.heading ?? headingIn(mail.subject, shopName),
    preheader: layout.preheader ?? firstParagraph({ ...mail }),
    sections,
    button,
    reason: layout.reason,
    unsubscribeUrl: mail.unsubscribeUrl,
  }
}

const encoder = new TextEncoder()
const bytesIn = (text: string) => encoder.encode(text).length

/** Draws as many rows of goods as fit; `undefined` for a mail that is too long without any. */
function boundedDocument(contents: MailContents, sender: MailSender): string | undefined {
  for (let most = MOST_GOODS; most >= 0; most = most === 0 ? -1 : Math.floor(most / 2)) {
    const html = mailDocument(contents, sender, most)
    if (bytesIn(html) <= MAX_DOCUMENT_BYTES) return html
  }
  return undefined
}

/**
 * Dresses mails in the shop's look of this moment: one family for all of them. A mail that cannot be drawn, or would be too long, goes out
 * as its text. Source: docs/decisions/156-mails-in-html.md.
 */
export function createDressMail({ origin, shopName, look, reach, mailFooter, report }: Shop): DressMail {
  const senderIn = (locale: Locale): MailSender => {
    const t = messagesIn(locale)
    const { hotline, contactEmail } = reach()
    return {
      name: shopName()[locale],
      origin: origin(),
      look: look(),
      contact: [
        ...(origin() === ''
          ? []
          : [{ text: t('letter.contact'), href: mailFooter.href('/contact-us', locale) }]),
        ...(hotline ? [{ text: t('letter.hotline', { hotline }) }] : []),
        ...(contactEmail ? [{ text: t('letter.email', { email: contactEmail }) }] : []),
      ],
    }
  }
  return undressed => {
    const { layout: _, ...mail } = undressed
    try {
      const contents = contentsOf(undressed, shopName())
      const html = boundedDocument(contents, senderIn(contents.locale))
      return html === undefined ? mail : { ...mail, html }
    } catch (error) {
      report(error, 'A mail goes out without its document')
      return mail
    }
  }
}

import type { MailFooter } from '../messaging/mail-footer.ts'
import type { UndressedMail } from '../messaging/messaging.ts'
import { messagesIn } from '../shared/messages.ts'
import type { StoredAnswer, StoredMessage } from './message-desk.ts'

/** Words of the shopper as mail programs show a quotation. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')

/** The mail with an answer of staff, above the words that it answers. */
export function answerLetter(
  { id, subject, content }: Pick<StoredAnswer, 'id' | 'subject' | 'content'>,
  asked: Pick<StoredMessage, 'email' | 'content' | 'locale'>,
  { href }: Pick<MailFooter, 'href'>,
): UndressedMail {
  const { locale } = asked
  return {
    id,
    to: asked.email,
    subject,
    text: [content, '', '—', quoted(asked.content)].join('\n'),
    layout: {
      locale,
      sections: [
        { kind: 'text', text: content },
        { kind: 'quote', text: asked.content },
      ],
      button: { label: messagesIn(locale)('letter.button.contact'), href: href('/contact-us', locale) },
    },
  }
}

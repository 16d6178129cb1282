import { DEFAULT_LOCALE } from '#locales/locale.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { UndressedMail } from '../messaging/messaging.ts'
import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import { messagesIn } from '../shared/messages.ts'

/** The mail to customer service. Its subject is one line by the form's rule, so it cannot add headers. Source: MO-86. */
export function messageLetter(
  { name, email, subject, mobile, content }: FeedbackMessage,
  { id, to, heading }: { readonly id: string; readonly to: string; readonly heading: string },
  { href }: Pick<MailFooter, 'href'>,
): UndressedMail {
  const sender = [`${name} <${email}>`, ...(mobile ? [mobile] : [])]
  return {
    to,
    subject: `[${heading}] ${subject}`,
    text: [...sender, '', content, '', `# ${id}`].join('\n'),
    layout: {
      heading: subject,
      preheader: content,
      sections: [
        { kind: 'text', text: sender.join('\n') },
        { kind: 'quote', text: content },
        { kind: 'note', text: `# ${id}` },
      ],
      button: {
        label: messagesIn(DEFAULT_LOCALE)('letter.button.messages'),
        href: href(`/editor/messages/${id}`, DEFAULT_LOCALE),
      },
    },
  }
}

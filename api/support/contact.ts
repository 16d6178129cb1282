import type { FeedbackMessage } from '../rules/feedback-rule.ts'
import { DEFAULT_LOCALE } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import type { Mail } from '../messaging/messaging.ts'
import type { MessagingServices } from '../messaging/services.ts'
import { createFeedbackStore, type FeedbackStore } from './feedback-store.ts'

/** Delivers shoppers' messages to customer service. */
export interface Contact {
  readonly feedback: FeedbackStore
  /** Never rejects: the message is stored already, and a mail that cannot be sent is reported. Source: MO-86. */
  readonly forward: (message: FeedbackMessage, id: string, now: number) => Promise<void>
}

/** The mail to customer service. Its subject is one line by the form's rule, so it cannot add headers. Source: MO-86. */
const mailOf = (
  { name, email, subject, mobile, content }: FeedbackMessage,
  { id, to, shop }: { readonly id: string; readonly to: string; readonly shop: string },
): Mail => ({
  to,
  subject: `[${shop}] ${subject}`,
  text: [`${name} <${email}>`, ...(mobile ? [mobile] : []), '', content, '', `# ${id}`].join('\n'),
})

export function createContact(
  db: Database,
  { messaging, reach, shopNameIn, report }: MessagingServices,
): Contact {
  const feedback = createFeedbackStore(db)
  return {
    feedback,
    async forward(message, id, now) {
      const { contactEmail } = reach()
      if (contactEmail === '') return
      try {
        await messaging.mail(mailOf(message, { id, to: contactEmail, shop: shopNameIn(DEFAULT_LOCALE) }))
        await feedback.setForwarded(id, now)
      } catch (error) {
        report(error, `Message ${id} to customer service is kept, but its letter was not taken`)
      }
    },
  }
}

import type { Locale } from '#locales/locale.ts'
import type { SignUpType } from '../generated/resolver-types.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { messagesIn } from '../shared/messages.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { UndressedMail } from '../messaging/messaging.ts'
import type { MessagingServices } from '../messaging/services.ts'
import type { RateLimit, RateLimiter } from '../rate-limit/rate-limiter.ts'

export interface NewReader {
  /** Folded. */
  readonly email: string
  readonly source: SignUpType | 'PROFILE'
  readonly locale: Locale
  /** Ends the sign-up. */
  readonly token: string
}

/** Greets who is new on the list. */
export interface Welcome {
  /** Sends in the background; a failed mail is only reported. */
  readonly greet: (reader: NewReader, now: number) => void
  /** Resolves when no letter is on its way. */
  readonly settled: () => Promise<void>
}

/** Welcome mails to one mailbox on one Hong Kong day, however often it leaves the list and comes back. */
const RECEIVER_LIMIT: RateLimit = { name: 'welcome', most: 1, window: 'day' }

/** The welcome mail, with an unsubscribe link. Source: MO-90. */
export function welcomeLetter(
  { email, source, locale, token }: NewReader,
  mailFooter: MailFooter,
): UndressedMail {
  const t = messagesIn(locale)
  const parts = { shop: mailFooter.shopNameIn(locale), source }
  const words = t('welcome.mail', parts)
  return {
    to: email,
    subject: t('welcome.subject', parts),
    text: `${words}\n\n${mailFooter.foot(locale, 'newsletter', token)}`,
    unsubscribeUrl: mailFooter.unsubscribeUrl(token, locale),
    layout: {
      locale,
      sections: [{ kind: 'text', text: words }],
      button: { label: t('letter.button.shop'), href: mailFooter.href('/', locale) },
      reason: { text: t('letter.end.newsletter'), end: t('letter.unsubscribe') },
    },
  }
}

/** Source: MO-90. */
export function createWelcome(
  { messaging, mailFooter, report }: MessagingServices,
  limiter: RateLimiter,
): Welcome {
  const onTheirWay = new Set<Promise<void>>()
  const send = async (reader: NewReader, now: number) => {
    try {
      if (await limiter.take(RECEIVER_LIMIT, mailboxOf(reader.email), now))
        await messaging.mail(welcomeLetter(reader, mailFooter))
    } catch (error) {
      report(error, 'A sign-up is kept, but its welcome letter was not taken')
    }
  }
  return {
    greet(reader, now) {
      const sending = send(reader, now).finally(() => onTheirWay.delete(sending))
      onTheirWay.add(sending)
    },
    async settled() {
      await Promise.all(onTheirWay)
    },
  }
}

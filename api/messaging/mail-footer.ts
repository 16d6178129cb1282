import { type BothTexts, type Locale, toShort } from '#locales/locale.ts'
import { messagesIn } from '../shared/messages.ts'

/** Ways to reach customer service. */
export interface Reach {
  /** Empty where there is none. */
  readonly hotline: string
  /** Mail address of customer service; empty where there is none. */
  readonly contactEmail: string
}

/** The sender, as named below mails with an unsubscribe link. */
interface Sender {
  /** Address of the shop without slash; may be known only once the server listens. */
  readonly origin: () => string
  readonly reach: () => Reach
  readonly shopName: () => BothTexts
}

export type MailFooter = ReturnType<typeof createMailFooter>

/**
 * Links into the shop, and the footer of mails with an unsubscribe link: sender, contact and how to unsubscribe, as Hong Kong's
 * law on commercial electronic messages requires. Source: MO-22, MO-90.
 */
export function createMailFooter({ origin, reach, shopName }: Sender) {
  const href = (path: string, locale: Locale) => `${origin()}${path}?lang=${toShort(locale)}`
  // Not `token`: any page of the shop takes that for single sign-on (MO-28).
  const unsubscribeUrl = (token: string, locale: Locale) =>
    `${href('/unsubscribe', locale)}&mailToken=${encodeURIComponent(token)}`
  return {
    href,
    unsubscribeUrl,
    shopNameIn: (locale: Locale) => shopName()[locale],
    /** @param end ends these letters: one of `letter.end` */
    foot(locale: Locale, end: 'newsletter' | 'arrival', token: string) {
      const t = messagesIn(locale)
      const { hotline, contactEmail } = reach()
      const lines = [
        '—',
        t(`letter.end.${end}`),
        unsubscribeUrl(token, locale),
        '',
        shopName()[locale],
        href('/contact-us', locale),
        ...(hotline ? [t('letter.hotline', { hotline })] : []),
        ...(contactEmail ? [t('letter.email', { email: contactEmail })] : []),
      ]
      return lines.join('\n')
    },
  }
}

import type { Locale } from '#locales/locale.ts'
import type { SignUpType } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import type { Letterhead } from '../messaging/letterhead.ts'
import type { Mail, Post } from '../messaging/messaging.ts'
import { startOfDay } from '../verify/limits.ts'
import type { TryCounts } from '../verify/try-counts.ts'
import { sha256 } from '../sha256.ts'

interface NewReader {
  /** Folded. */
  readonly email: string
  readonly source: SignUpType
  readonly locale: Locale
  /** Ends the sign-up. */
  readonly token: string
}

/** Greets who is new on the list. */
export interface Welcome {
  /** Nobody waits for the letter: the sign-up stands, and one that is not taken is only reported. */
  readonly greet: (reader: NewReader, now: number) => void
  /** Resolves when no letter is on its way. */
  readonly settled: () => Promise<void>
}

interface WelcomeParts {
  readonly post: Post
  readonly letterhead: Letterhead
  readonly tryCounts: TryCounts
  readonly report: (error: unknown, message: string) => void
}

/** Welcome letters to one address on one Hong Kong day, however often it leaves the list and comes back. */
const PER_RECEIVER_AND_DAY = 1

/** What somebody new on the list reads, and how to leave it at once. Source: MO-90. */
function letterOf({ email, source, locale, token }: NewReader, letterhead: Letterhead): Mail {
  const t = messagesIn(locale)
  const parts = { shop: t('shopName'), source }
  return {
    to: email,
    subject: t('welcome.subject', parts),
    text: `${t('welcome.mail', parts)}\n\n${letterhead.foot(locale, 'newsletter', token)}`,
    unsubscribeUrl: letterhead.unsubscribeUrl(token, locale),
  }
}

/** Source: MO-90. */
export function createWelcome({ post, letterhead, tryCounts, report }: WelcomeParts): Welcome {
  const onTheirWay = new Set<Promise<void>>()
  const send = async (reader: NewReader, now: number) => {
    try {
      const counter = `welcome ${sha256(reader.email)}`
      if (await tryCounts.take({ counter, since: startOfDay(now), most: PER_RECEIVER_AND_DAY }))
        await post.mail(letterOf(reader, letterhead))
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

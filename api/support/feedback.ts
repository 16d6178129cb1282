import { FEEDBACK_FIELDS, type FeedbackField, readFeedback } from '../rules/feedback-rule.ts'
import type { FeedbackResult, UserError } from '../generated/resolver-types.ts'
import type { RateLimit } from '../rate-limit/rate-limiter.ts'
import { takeFrom } from '../rate-limit/take-from.ts'
import { messagesIn } from '../shared/messages.ts'
import type { Site } from '../catalogue/site/site.ts'
import type { SupportContext } from './services.ts'

const CODES = {
  name: 'FEEDBACK_BAD_NAME',
  email: 'FEEDBACK_BAD_EMAIL',
  subject: 'FEEDBACK_BAD_SUBJECT',
  mobile: 'FEEDBACK_BAD_MOBILE',
  content: 'FEEDBACK_BAD_CONTENT',
} as const satisfies Record<FeedbackField, string>

/** Messages from one network address. Source: MO-86. */
const FEEDBACK_LIMIT: RateLimit = { name: 'feedback', most: 5, window: 3_600_000 }

/** Nothing longer is looked at (characters). */
const MAX_TYPED = 4000

const refused = (userErrors: UserError[]): FeedbackResult => ({ success: false, id: null, userErrors })

interface Given {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly mobile?: string | null | undefined
  readonly content: string
  readonly topic?: string | null | undefined
}

/** Topics that shoppers can choose. */
export const offeredTopics = ({ contactTopics }: Pick<Site, 'contactTopics'>) =>
  contactTopics.filter(({ show }) => show)

/**
 * Stores a message and forwards it to customer service, if there is an address. A failed mail does not lose it, and the answer
 * does not wait for the mail. Source: M-170 … M-176, M-259, MO-86, MO-97.
 */
export async function createFeedback(
  given: Given,
  { locale, view, request: { contact, limits, limiter, now, address } }: SupportContext,
): Promise<FeedbackResult> {
  const t = messagesIn(locale)
  const { topic: code, ...fields } = given
  const typed = { ...fields, mobile: given.mobile ?? '' }
  const endless = FEEDBACK_FIELDS.filter(field => typed[field].length > MAX_TYPED)
  const looked = { ...typed, ...Object.fromEntries(endless.map(field => [field, ''])) }
  const { problems, message } = readFeedback(looked, limits.longestMessage)
  const wrong = FEEDBACK_FIELDS.filter(field => problems[field] !== undefined || endless.includes(field))
  if (wrong.length > 0)
    return refused(
      wrong.map(field => ({
        code: CODES[field],
        message: t(`feedback.${CODES[field]}`, { max: limits.longestMessage }),
        field,
      })),
    )
  if (!(await takeFrom(limiter, FEEDBACK_LIMIT, { address, now })))
    return refused([{ code: 'FEEDBACK_TOO_MANY', message: t('feedback.FEEDBACK_TOO_MANY'), field: null }])
  // Staff may have taken it away while the shopper wrote.
  const topic = offeredTopics(view.catalogue.site).find(each => each.code === code)
  const id = await contact.feedback.add({ message, topic: topic?.code, locale, now })
  void contact.forward(message, { id, now, topic })
  return { success: true, id, userErrors: [] }
}

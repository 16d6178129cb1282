import type { NewsletterContext } from './services.ts'
import type { Resolvers, SignUpResult, SignUpType, TeaserInput } from '../generated/resolver-types.ts'
import type { RateLimit } from '../rate-limit/rate-limiter.ts'
import { takeFrom } from '../rate-limit/take-from.ts'
import { messagesIn } from '../shared/messages.ts'
import { readSignUp, type SignUpErrorCode, type SignUpInput } from './sign-up.ts'
import { offeredNewsletterTopics, readTopics } from './topics.ts'
import { subscribedTopics, topicModel, unsubscribe } from './unsubscribe.ts'

const FIELDS = {
  SIGN_UP_BAD_EMAIL: 'email',
  SIGN_UP_BAD_COUNTRY: 'country',
  SIGN_UP_BAD_TOPICS: 'topics',
} as const satisfies Record<SignUpErrorCode, string>

/** Sign-ups from one network address in a minute and in an hour. Each may send a mail that its receiver did not ask for. */
const MINUTE_LIMIT: RateLimit = { name: 'sign up per minute', most: 10, window: 60_000 }
const HOUR_LIMIT: RateLimit = { name: 'sign up', most: 60, window: 3_600_000 }

/**
 * The answer is the same whether the address is new or not, and does not wait for the welcome mail, so it does not reveal
 * who is on the list. Source: MO-90.
 */
async function signUp(
  input: SignUpInput & { readonly topics?: readonly string[] | null | undefined },
  source: SignUpType,
  { locale, view, request: { signUps, welcome, limiter, now, address } }: NewsletterContext,
): Promise<SignUpResult> {
  const t = messagesIn(locale)
  const { refusals, email, country } = readSignUp(input)
  // Staff may have taken a topic away while the reader chose. With none left, a sign-up would get the whole newsletter.
  const { topics, areGone } = readTopics(input.topics, view.catalogue.site)
  const codes = areGone ? ([...refusals, 'SIGN_UP_BAD_TOPICS'] as const) : refusals
  const userErrors = codes.map(code => ({ code, message: t(`signUp.${code}`), field: FIELDS[code] }))
  if (userErrors.length > 0) return { success: false, userErrors }
  const isAdmitted =
    (await takeFrom(limiter, MINUTE_LIMIT, { address, now })) &&
    (await takeFrom(limiter, HOUR_LIMIT, { address, now }))
  if (!isAdmitted) {
    const message = t('signUp.SIGN_UP_TOO_MANY')
    return { success: false, userErrors: [{ code: 'SIGN_UP_TOO_MANY', message, field: null }] }
  }
  const token = await signUps.add({ email, country, source, locale, topics, createdAt: now })
  if (token !== undefined) welcome.greet({ email, source, locale, token }, now)
  return { success: true, userErrors: [] }
}

const fromInput = (
  { email, country, topics, type }: TeaserInput,
  usual: SignUpType,
  context: NewsletterContext,
) => signUp({ email, country, topics }, type ?? usual, context)

/**
 * Topics of the newsletter, three operations that subscribe to one list, and one that unsubscribes. Source: M-256 … M-258, L-384, L-386, MO-90, LO-104.
 */
export const newsletterResolvers: Resolvers<NewsletterContext> = {
  Query: {
    newsletterTopics: (_, __, { view, locale }) =>
      offeredNewsletterTopics(view.catalogue.site).map(topic => topicModel(topic, locale)),
    subscribedTopics,
  },
  Mutation: {
    addTeaser: (_, { teaser }, context) => fromInput(teaser, 'TEASER', context),
    subscribeNewsLetter: (_, { input }, context) => fromInput(input, 'NEWSLETTER', context),
    subscribeEmail: (_, { email, topics }, context) => signUp({ email, topics }, 'EMAIL', context),
    unsubscribe,
  },
}

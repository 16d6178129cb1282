import type { NewsletterContext } from './services.ts'
import type {
  MutationUnsubscribeArgs,
  NewsletterTopic,
  QuerySubscribedTopicsArgs,
  UnsubscribeResult,
} from '../generated/resolver-types.ts'
import type { Locale } from '#locales/locale.ts'
import type { Site } from '../catalogue/site/site.ts'
import { consentColumns } from '../auth/consent.ts'
import { messagesIn } from '../shared/messages.ts'
import { type ChosenTopics, offeredNewsletterTopics, topicsReceived, withoutTopic } from './topics.ts'

/** Longest token looked at (characters). */
const MAX_TOKEN = 100

/** Leaving the list is a word against direct marketing: a member's consent ends with it. Source: M-052, MO-22. */
async function withdrawConsent(
  email: string,
  { request: { accounts, now } }: NewsletterContext,
): Promise<void> {
  const account = await accounts.byProved({ email })
  if (account?.marketing_consent === 1) await accounts.update(account.user_code, consentColumns(false, now))
}

export const topicModel = (
  { code, name }: Site['newsletterTopics'][number],
  locale: Locale,
): NewsletterTopic => ({ code, name: name[locale] })

/** Topics that an address gets, for its reader. */
const receivedBy = (chosen: ChosenTopics, { view, locale }: NewsletterContext): NewsletterTopic[] =>
  topicsReceived(chosen, offeredNewsletterTopics(view.catalogue.site)).map(topic => topicModel(topic, locale))

/** Topics behind the link of a mail; those of others do not show, as each link has its own token. */
export async function subscribedTopics(
  _: unknown,
  { token }: QuerySubscribedTopicsArgs,
  context: NewsletterContext,
): Promise<NewsletterTopic[]> {
  if (token.length > MAX_TOKEN) return []
  const chosen = await context.request.signUps.topicsOf({ unsubscribe_token: token })
  return chosen ? receivedBy(chosen, context) : []
}

/** Ends one topic; `undefined` for an address that is not on the list. */
async function endTopic(
  token: string,
  topic: string,
  context: NewsletterContext,
): Promise<UnsubscribeResult | undefined> {
  const { signUps, now } = context.request
  const { site } = context.view.catalogue
  const changed = await signUps.changeTopics(
    { unsubscribe_token: token },
    chosen => withoutTopic(chosen, topic, site),
    { source: 'LINK', now },
  )
  if (!changed) return undefined
  const { email, before, topics } = changed
  if (topics === undefined) await withdrawConsent(email, context)
  return {
    success: true,
    about: 'NEWSLETTER',
    wasEnded: !topicsReceived(before, site.newsletterTopics).some(({ code }) => code === topic),
    topics: topics ? receivedBy(topics, context) : [],
    userErrors: [],
  }
}

/**
 * Unsubscribes by the token of a link, from one topic if it is named. A second press succeeds too. Source: MO-90, CO-32.
 */
export async function unsubscribe(
  _: unknown,
  { token, topic }: MutationUnsubscribeArgs,
  context: NewsletterContext,
): Promise<UnsubscribeResult> {
  const { signUps, notices, now } = context.request
  const isReadable = token.length <= MAX_TOKEN
  const ended = isReadable && topic ? await endTopic(token, topic, context) : undefined
  if (ended) return ended
  const signUp = isReadable ? await signUps.end(token, now) : undefined
  if (signUp) {
    if (!signUp.wasEnded) await withdrawConsent(signUp.email, context)
    return { success: true, about: 'NEWSLETTER', wasEnded: signUp.wasEnded, topics: [], userErrors: [] }
  }
  const closed = isReadable ? await notices.end(token) : undefined
  if (closed !== undefined)
    return { success: true, about: 'ARRIVAL', wasEnded: closed === 0, topics: [], userErrors: [] }
  const code = 'UNSUBSCRIBE_UNKNOWN'
  const message = messagesIn(context.locale)(`unsubscribe.${code}`)
  return {
    success: false,
    about: null,
    wasEnded: false,
    topics: [],
    userErrors: [{ code, message, field: 'token' }],
  }
}

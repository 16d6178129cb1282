import type { MemberNewsletterTopic } from '../generated/resolver-types.ts'
import type { Account } from '../auth/account-store.ts'
import { offeredNewsletterTopics, readTopics, tickedTopics, topicsReceived } from '../newsletter/topics.ts'
import type { AccountContext } from './services.ts'

/** Address that a member's choice is about; one that is not proved may be a stranger's. */
const addressOf = ({ email, is_email_verified }: Account) => (is_email_verified === 1 ? email : null)

/** Topics of the newsletter with the choice of a member. Source: M-091, MO-90. */
export async function newsletterTopicsOf(
  account: Account,
  { view, request, locale }: AccountContext,
): Promise<MemberNewsletterTopic[]> {
  const offered = offeredNewsletterTopics(view.catalogue.site)
  const email = addressOf(account)
  if (offered.length === 0 || email === null) return []
  const chosen = await request.signUps.topicsOf({ email })
  const received = chosen ? topicsReceived(chosen, offered) : []
  return offered.map(topic => ({
    code: topic.code,
    name: topic.name[locale],
    isChosen: received.includes(topic),
  }))
}

/** Stores the topics that a member ticked: signs the proved address up, changes its topics, or ends the newsletter. Source: MO-90. */
export async function chooseNewsletterTopics(
  account: Account,
  ticked: readonly string[],
  { view, request: { signUps, welcome, now }, locale }: AccountContext,
): Promise<void> {
  const { site } = view.catalogue
  const email = addressOf(account)
  const { topics = [] } = readTopics(ticked, site)
  // Codes that are all gone leave everything as it was.
  if (email === null || (ticked.length > 0 && topics.length === 0)) return
  const about = { source: 'PROFILE', now } as const
  const changed = await signUps.changeTopics({ email }, chosen => tickedTopics(chosen, topics, site), about)
  if (changed || topics.length === 0) return
  const entry = { email, country: null, source: about.source, locale, topics, createdAt: now }
  const token = await signUps.add(entry)
  if (token !== undefined) welcome.greet({ email, source: about.source, locale, token }, now)
}

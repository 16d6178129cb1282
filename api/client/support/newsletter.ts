import {
  addTeaserDocument,
  newsletterTopicsDocument,
  subscribedTopicsDocument,
  subscribeEmailDocument,
  unsubscribeDocument,
} from '../../generated/documents/newsletter.ts'
import type {
  AddTeaserMutation,
  NewsletterTopicsQuery,
  SubscribeEmailMutation,
  UnsubscribeMutation,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'
import type { Region } from '../../rules/regions.ts'

/** A topic of the newsletter, in the shopper's language. */
export type NewsletterTopic = NewsletterTopicsQuery['newsletterTopics'][number]

/** Topics that a sign-up may choose. */
export const newsletterTopicsQuery = (api: Api): DataNeed<readonly NewsletterTopic[]> => ({
  queryKey: ['newsletterTopics', api.locale],
  queryFn: async () => (await api.run(newsletterTopicsDocument, {})).newsletterTopics,
})

/** Topics that the address of a link gets. */
export const subscribedTopics = async (api: Api, token: string): Promise<readonly NewsletterTopic[]> =>
  (await api.run(subscribedTopicsDocument, { token })).subscribedTopics

type SignUpAnswer = AddTeaserMutation['addTeaser']

/** Signs up for news of a launch; refusals come as `userErrors`. Source: L-384, M-258, MO-90. */
export const addTeaser = async (
  api: Api,
  input: { readonly email: string; readonly country: Region; readonly topics?: readonly string[] },
): Promise<SignUpAnswer> =>
  (await api.run(addTeaserDocument, { teaser: { ...input, type: 'TEASER' } })).addTeaser

/** The e-mail form at the foot of every page. @param topics codes; absent where the form does not ask. Source: L-089, L-090, M-256, MO-90. */
export const subscribeEmail = async (
  api: Api,
  email: string,
  topics?: readonly string[],
): Promise<SubscribeEmailMutation['subscribeEmail']> =>
  (await api.run(subscribeEmailDocument, { email, ...(topics && { topics }) })).subscribeEmail

export type Unsubscribed = UnsubscribeMutation['unsubscribe']

/** Unsubscribes by the token of a link. @param topic the one to end. Source: MO-90, CO-32. */
export const unsubscribe = async (api: Api, token: string, topic?: string): Promise<Unsubscribed> =>
  (await api.run(unsubscribeDocument, { token, ...(topic !== undefined && { topic }) })).unsubscribe

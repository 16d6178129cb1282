import {
  addTeaserDocument,
  subscribeEmailDocument,
  unsubscribeDocument,
} from '../../generated/documents/newsletter.ts'
import type {
  AddTeaserMutation,
  SubscribeEmailMutation,
  UnsubscribeMutation,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { Region } from '../../rules/regions.ts'

type SignUpAnswer = AddTeaserMutation['addTeaser']

/** Signs up for news of a launch; refusals come as `userErrors`. Source: L-384, M-258, MO-90. */
export const addTeaser = async (
  api: Api,
  input: { readonly email: string; readonly country: Region },
): Promise<SignUpAnswer> =>
  (await api.run(addTeaserDocument, { teaser: { ...input, type: 'TEASER' } })).addTeaser

/** The e-mail form at the foot of every page. Source: L-089, L-090, M-256, MO-90. */
export const subscribeEmail = async (
  api: Api,
  email: string,
): Promise<SubscribeEmailMutation['subscribeEmail']> =>
  (await api.run(subscribeEmailDocument, { email })).subscribeEmail

export type Unsubscribed = UnsubscribeMutation['unsubscribe']

/** Unsubscribes by the token of a link. Source: MO-90, CO-32. */
export const unsubscribe = async (api: Api, token: string): Promise<Unsubscribed> =>
  (await api.run(unsubscribeDocument, { token })).unsubscribe

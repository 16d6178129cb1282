import { addTeaserDocument, type AddTeaserMutation } from '../generated/documents.ts'
import type { Api } from './api.ts'
import type { Region } from './regions.ts'

type SignUpAnswer = AddTeaserMutation['addTeaser']

/** Signs up for news of a launch; refusals come as `userErrors`. Source: L-384, M-258, MO-90. */
export const addTeaser = async (
  api: Api,
  input: { readonly email: string; readonly country: Region },
): Promise<SignUpAnswer> =>
  (await api.run(addTeaserDocument, { teaser: { ...input, type: 'TEASER' } })).addTeaser

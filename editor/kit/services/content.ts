import type { ContentClient } from '#content-store/client/client.ts'
import type { Operations } from '../operation-client.ts'
import type { ContentPort } from './content-port.ts'
import { mediaOf } from './media-calls.ts'
import { undefinedOn } from './page-calls.ts'

/** What no operation is: sessions, streams, uploads, guests. Expected refusals are values, the rest is thrown. */
export const contentOf = (client: ContentClient, operations: Operations): ContentPort => ({
  me: () => undefinedOn(401, client.whoAmI()),
  signIn: (name, password) => undefinedOn(401, client.signIn(name, password)),
  sessionLeft: () => undefinedOn(401, client.sessionLeft()),
  signOut: async () => void (await client.signOut()),
  changePassword: async (current, next) => void (await client.changePassword(current, next)),
  watchPage: (...from) => client.watchPage(...from),
  media: mediaOf(operations, client.upload),
  auditCsv: client.auditCsv,
  guestReview: client.guestReview,
  guestComment: client.guestComment,
})

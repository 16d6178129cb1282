import { type ContentClient, needsCode } from '#content-store/client/client.ts'
import type { Operations } from '../operation-client.ts'
import { ContentError } from '#operators/client/call.ts'
import type { CodeNeeded, ContentPort } from './content-port.ts'
import { mediaOf } from './media-calls.ts'
import { undefinedOn } from './page-calls.ts'

/** The refusal of a right password without its code. */
const codeNeeded =
  (code: string | undefined) =>
  (error: unknown): CodeNeeded => {
    if (!(error instanceof ContentError && needsCode(error))) throw error
    return { needs: 'code', isWrong: code !== undefined, message: error.message }
  }

/** What no operation is: sessions, streams, uploads, guests. Expected refusals are values, the rest is thrown. */
export const contentOf = (client: ContentClient, operations: Operations): ContentPort => ({
  me: () => undefinedOn(401, client.whoAmI()),
  signIn: (name, password, code) =>
    undefinedOn(401, client.signIn(name, password, code).catch(codeNeeded(code))),
  sessionLeft: () => undefinedOn(401, client.sessionLeft()),
  checkStart: async secret => void (await client.checkStart(secret)),
  addOwner: async (...given) => void (await client.addOwner(...given)),
  checkInvitation: client.checkInvitation,
  acceptInvitation: async (...given) => void (await client.acceptInvitation(...given)),
  signOut: async () => void (await client.signOut()),
  changePassword: async (current, next) => void (await client.changePassword(current, next)),
  watchPage: (...from) => client.watchPage(...from),
  media: mediaOf(operations, client.upload),
  auditCsv: client.auditCsv,
  guestReview: client.guestReview,
  guestComment: client.guestComment,
})

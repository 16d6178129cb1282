import { ContentError } from '#operators/client/call.ts'
import {
  conflictingDraft,
  type ContentClient,
  publishProblemsOf,
  unseenSteps,
  usesOf,
} from '#content-store/client/client.ts'
import type { RemoveOutcome } from './media-port.ts'
import type { ContentPort, PublishOutcome, SendOutcome } from './content-port.ts'

const hasStatus = (error: unknown, status: number) => error instanceof ContentError && error.status === status

/** `undefined` where the store answers with `status`; other errors stay errors. */
async function undefinedOn<Value>(status: number, asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (hasStatus(error, status)) return undefined
    throw error
  }
}

/** A gateway without its store is as good as no connection: worth another try. */
const isOutOfReach = ({ status }: ContentError) =>
  status === 0 || status === 502 || status === 503 || status === 504

function refusalOf(error: unknown): SendOutcome {
  if (!(error instanceof ContentError)) throw error
  const answer = unseenSteps(error)
  if (answer) return { kind: 'meets', answer }
  if (error.status === 409) return { kind: 'behind' }
  if (error.status === 401) return { kind: 'signedOut' }
  return isOutOfReach(error) ? { kind: 'offline' } : { kind: 'refused', message: error.message }
}

function publishRefusalOf(error: unknown): PublishOutcome {
  const problems = publishProblemsOf(error)
  if (problems) return { kind: 'problems', problems }
  if (hasStatus(error, 409)) return { kind: 'stale', theirs: conflictingDraft(error) }
  throw error
}

function removalOf(error: unknown): RemoveOutcome {
  const uses = usesOf(error)
  if (!uses) throw error
  return { kind: 'used', uses }
}

/** The content store as the editor asks it: expected refusals are values, the rest is thrown. */
export const contentOf = (client: ContentClient): ContentPort => ({
  me: () => undefinedOn(401, client.whoAmI()),
  signIn: (name, password) => undefinedOn(401, client.signIn(name, password)),
  sessionLeft: () => undefinedOn(401, client.sessionLeft()),
  signOut: async () => void (await client.signOut()),
  changePassword: async (current, next) => void (await client.changePassword(current, next)),
  pages: client.pages,
  createPage: client.createPage,
  page: key => undefinedOn(404, client.page(key)),
  deletePage: async key => void (await client.removePage(key)),
  pageSummary: key => undefinedOn(404, client.pageSummary(key)),
  sendSteps: (key, base, steps) =>
    client
      .sendSteps(key, base, steps)
      .then((answer): SendOutcome => ({ kind: 'saved', answer }))
      .catch(refusalOf),
  stepsAfter: (key, revision) => undefinedOn(409, client.stepsAfter(key, revision)),
  stepsBefore: client.stepsBefore,
  watchPage: (...from) => client.watchPage(...from),
  announce: client.announce,
  problems: client.problems,
  facts: client.facts,
  languages: client.languages,
  publish: (key, revision, accepted, other) =>
    client
      .publish(key, revision, accepted, other)
      .then((page): PublishOutcome => ({ kind: 'published', page }))
      .catch(publishRefusalOf),
  unpublish: client.unpublish,
  previewLink: client.previewLink,
  media: {
    find: client.media,
    item: id => undefinedOn(404, client.mediaItem(id)),
    upload: client.upload,
    describe: client.describeMedia,
    uses: client.mediaUses,
    remove: id =>
      client
        .removeMedia(id)
        .then((item): RemoveOutcome => ({ kind: 'removed', item }))
        .catch(removalOf),
    restore: client.restoreMedia,
    purge: client.purgeMedia,
    replace: client.replaceMedia,
    takeBack: client.takeBackReplacement,
  },
  auditCsv: client.auditCsv,
  guestReview: client.guestReview,
  guestComment: client.guestComment,
})

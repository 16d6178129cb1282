import { accepted, type Refused, refused, type Result } from '#platform/result.ts'
import { ContentError } from '#operators/client/call.ts'
import {
  areStepsOfAnother,
  conflictingDraft,
  publishProblemsOf,
  unseenSteps,
} from '#content-store/client/client.ts'
import type { PageStep } from '#content-store/client/draft/draft-steps.ts'
import type { Draft, PublishedPage, PublishProblem, StepsAnswer } from '#content-store/client/types.ts'
import type { Given, Operations } from '../operation-client.ts'

/** Outcome of one attempt to send steps. */
export type SendOutcome =
  | { readonly kind: 'saved'; readonly answer: StepsAnswer }
  /** A step meets one of another operator; the answer holds those. */
  | { readonly kind: 'meets'; readonly answer: StepsAnswer }
  /** The log does not lead from the steps' base to the draft: it must be loaded as a whole. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'offline' }
  /** No one is signed in, or another operator than the one who made the steps. */
  | { readonly kind: 'signedOut'; readonly message?: string }
  | { readonly kind: 'refused'; readonly message: string }

/** A page that went live, or why it did not; `stale` when a newer draft was saved in the meantime. */
export type PublishOutcome = Result<PublishedPage, PublishRefusal>
export type PublishRefusal =
  | { readonly kind: 'problems'; readonly problems: readonly PublishProblem[] }
  | { readonly kind: 'stale'; readonly theirs: Draft | undefined }

const hasStatus = (error: unknown, status: number) => error instanceof ContentError && error.status === status

/** `undefined` where the store answers with `status`; other errors stay errors. */
export async function undefinedOn<Value>(status: number, asked: Promise<Value>): Promise<Value | undefined> {
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
  if (areStepsOfAnother(error)) return { kind: 'signedOut', message: error.message }
  return isOutOfReach(error) ? { kind: 'offline' } : { kind: 'refused', message: error.message }
}

function publishRefusalOf(error: unknown): Refused<PublishRefusal> {
  const problems = publishProblemsOf(error)
  if (problems) return refused({ kind: 'problems', problems })
  if (hasStatus(error, 409)) return refused({ kind: 'stale', theirs: conflictingDraft(error) })
  throw error
}

/** Sends steps that an operator made on the draft of revision `base`. */
export const sendSteps = (
  operations: Operations,
  page: { readonly key: string; readonly by: string },
  base: number,
  steps: readonly PageStep[],
): Promise<SendOutcome> =>
  operations
    .change('pages.send', {
      ...page,
      base,
      steps: steps.map(({ operations: draft, ...step }) => ({ ...step, draft })),
    })
    .then(answer => ({ kind: 'saved', answer }), refusalOf)

/** Steps after a revision; `undefined` when the log does not hold all of them. */
export const stepsAfter = (operations: Operations, key: string, after: number) =>
  undefinedOn(409, operations.read('pages.steps', { key, after }))

/** A campaign may also be refused because of another one: that is no newer draft. */
function planRefusalOf(error: unknown): Refused<PublishRefusal> {
  if (hasStatus(error, 409) && !conflictingDraft(error)) throw error
  return publishRefusalOf(error)
}

/** Plans a draft for a campaign, which the store checks like a publication. */
export const planDraft = (plan: () => Promise<string>): Promise<Result<string, PublishRefusal>> =>
  plan().then(accepted, planRefusalOf)

/** Publishes a draft. */
export const publishDraft = (
  operations: Operations,
  release: Given<'pages.publish'>,
): Promise<PublishOutcome> => operations.change('pages.publish', release).then(accepted, publishRefusalOf)

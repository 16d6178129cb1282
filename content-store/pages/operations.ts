import { z } from 'zod'
import { objectOf, operationsOn } from '#operators/operation.ts'
import { publishSchema } from '../checks/acceptance.ts'
import type { LiveFinding } from '../checks/live-findings.ts'
import { type PageChecking, questionsSchema } from '../checks/page-check.ts'
import type { PageContent, Presence } from '../client/types.ts'
import type { SentStep } from '../log/step-schema.ts'
import { MAX_DRAFT_BYTES, newPageSchema } from '../stored/page-schema.ts'
import type { HandedOver } from './handed-over.ts'
import type { Previews } from './previews.ts'
import { type Outcome, refuse, refuseInput } from '#operators/outcome.ts'
import type { Operator } from '#operators/operator.ts'
import type { PageCreating } from './page-creating.ts'
import type { PagePublishing } from './page-publishing.ts'
import type { PageReading } from './page-reading.ts'
import type { PageWriting } from './page-writing.ts'

/** Pages, and who is on them. */
type Parts = PageReading &
  PageCreating &
  PageWriting &
  PagePublishing &
  PageChecking &
  LiveFinding &
  HandedOver &
  Pick<Previews, 'previewLink'> & {
    readonly announce: (
      actor: Operator,
      key: string,
      given: { readonly client: string; readonly block: string | null },
    ) => Promise<Outcome<readonly Presence[]>>
  }

const { read, ask, change } = operationsOn<Parts>()
const key = z.string().max(200)
const number = z.int().min(1)
/** Steps and drafts are read where they are applied: refusals there name the block and the option. */
const draft = objectOf<PageContent & { readonly revision: number; readonly keepReplaced?: boolean }>()
const steps = z.array(objectOf<SentStep>())

/** Pages as operators list, write and publish them. The audit log is written with the change. */
export const pageOperations = {
  list: read({
    right: 'pages.read',
    summary: 'Lists all pages without their blocks.',
    input: z.strictObject({}),
    run: (pages, _, { actor }) => pages.pages(actor),
  }),
  'handed-over': read({
    right: 'pages.read',
    summary:
      'Lists pages with unpublished changes of operators who left and handed over to the one who asks.',
    input: z.strictObject({}),
    run: (pages, _, { actor }) => pages.handedOver(actor),
  }),
  find: read({
    right: 'pages.read',
    summary: 'Reads a page with its draft.',
    input: z.strictObject({ key }),
    run: (pages, given, { actor }) => pages.page(actor, given.key),
  }),
  open: read({
    right: 'pages.read',
    summary: 'Reads a page with the draft of both languages, as it is edited.',
    input: z.strictObject({ key }),
    run: (pages, given, { actor }) => pages.openPage(actor, given.key),
  }),
  summary: read({
    right: 'pages.read',
    summary: 'Reads a page without its blocks.',
    input: z.strictObject({ key }),
    run: (pages, given, { actor }) => pages.summary(actor, given.key),
  }),
  create: change({
    right: 'pages.create',
    summary: 'Creates a page: empty, as a copy of another, or with a draft that was exported.',
    input: newPageSchema.strict(),
    malformed: error => refuseInput(422, 'invalidNewPage', error),
    maxBytes: MAX_DRAFT_BYTES,
    run: (pages, given, { actor }) => pages.createPage(actor, given),
  }),
  'create-home': change({
    right: 'pages.create',
    summary: 'Creates the home page in both languages from a template, to be completed and published.',
    input: z.strictObject({}),
    run: (pages, _, { actor }) => pages.createHome(actor),
  }),
  remove: change({
    right: 'pages.remove',
    summary: 'Moves a page to the bin.',
    input: z.strictObject({ key }),
    run: (pages, given, { actor }) => pages.remove(actor, given.key),
  }),
  save: change({
    right: 'pages.change',
    summary: 'Saves a draft. 409 with the stored draft if its revision is not the stored one.',
    input: z.strictObject({ key, draft }),
    maxBytes: MAX_DRAFT_BYTES,
    run: (pages, given, { actor }) => pages.saveDraft(actor, given.key, given.draft),
  }),
  'set-aside': change({
    right: 'pages.change',
    summary: 'Keeps a draft in the history without making it the page’s draft.',
    input: z.strictObject({ key, draft }),
    maxBytes: MAX_DRAFT_BYTES,
    run: (pages, given, { actor }) => pages.setDraftAside(actor, given.key, given.draft),
  }),
  send: change({
    right: 'pages.change',
    summary:
      'Changes a draft by steps made on a revision of it. 409 with the steps of others that meet them, 409 without data if the log begins later. 403 if another operator (`by`) made them.',
    input: z.strictObject({ key, base: z.int(), steps, by: z.string().max(100).optional() }),
    // A restored page travels once to be removed and once to be put in place.
    maxBytes: 2 * MAX_DRAFT_BYTES,
    run: async (pages, { key: of, by, ...given }, { actor }) =>
      by !== undefined && by !== actor.name
        ? refuse(403, 'stepsOfAnother', { values: { name: by, present: actor.name }, data: { madeBy: by } })
        : pages.sendSteps(actor, of, given),
  }),
  steps: read({
    right: 'pages.read',
    summary: 'Reads the steps after a revision of a draft. 409 if the log begins later.',
    input: z.strictObject({ key, after: number }),
    run: (pages, given, { actor }) => pages.stepsAfter(actor, given.key, given.after),
  }),
  activity: read({
    right: 'pages.read',
    summary: 'Reads the last steps of a page, or those before one of a number, newest first.',
    input: z.strictObject({ key, before: number.optional() }),
    run: (pages, given, { actor }) => pages.stepsBefore(actor, given.key, given.before),
  }),
  /** A change that the page does not keep. */
  announce: change({
    right: 'pages.read',
    summary: 'Says which block is selected in a window, and lists who is on the page.',
    input: z.strictObject({
      key,
      client: z.string().min(8).max(64),
      block: z.string().max(64).nullable(),
    }),
    run: (pages, { key: of, ...given }, { actor }) => pages.announce(actor, of, given),
  }),
  problems: read({
    right: 'pages.read',
    summary: 'Checks the stored draft as publishing does, now or at an instant (epoch ms): errors first.',
    input: z.strictObject({ key, at: z.int().min(0).optional() }),
    run: (pages, given, { actor }) => pages.check(actor, given.key, given.at),
  }),
  findings: read({
    right: 'pages.read',
    summary: 'Counts findings in pages that shoppers can open now, which no publisher has accepted.',
    input: z.strictObject({}),
    run: (pages, _, { actor }) => pages.liveFindings(actor),
  }),
  languages: read({
    right: 'pages.read',
    summary: 'Reads the state of one language of a page beside the other.',
    input: z.strictObject({ key }),
    run: (pages, given, { actor }) => pages.languages(actor, given.key),
  }),
  facts: ask({
    right: 'pages.read',
    summary: 'Answers what the checks in the editor ask of the shop.',
    input: questionsSchema.extend({ key }).strict(),
    maxBytes: MAX_DRAFT_BYTES,
    run: (pages, { key: of, ...given }, { actor }) => pages.facts(actor, of, given),
  }),
  publish: change({
    right: 'pages.publish',
    summary:
      'Publishes a draft, with the other language or without it. 422 with the problems if it has errors, or warnings that are not accepted.',
    input: publishSchema.extend({ key }).strict(),
    maxBytes: MAX_DRAFT_BYTES,
    run: (pages, { key: of, ...given }, { actor }) => pages.publish(actor, of, given),
  }),
  unpublish: change({
    right: 'pages.unpublish',
    summary: 'Takes a page off the shop.',
    input: z.strictObject({ key }),
    run: (pages, given, { actor }) => pages.unpublish(actor, given.key),
  }),
  'preview-link': change({
    right: 'pages.preview',
    summary: 'Signs a link that opens the drafts of a page in both languages for 24 hours.',
    input: z.strictObject({ key }),
    run: (pages, given, { actor }) => pages.previewLink(actor, given.key),
  }),
}

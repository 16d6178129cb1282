import type { ShopQuestions } from '#blocks/page/checks/check.ts'
import type { LogEntry, PageStep } from '#content-store/client/draft/draft-steps.ts'
import type {
  LanguageReport,
  NewRelease,
  OpenedPage,
  PageDetail,
  PageFacts,
  PageSummary,
  PreviewLink,
  PublishProblem,
  StepsAnswer,
  WarningRef,
} from '#content-store/client/types.ts'
import { findBlock } from '#blocks/registry.ts'
import { asJson } from '#content-store/client/draft/draft-json.ts'
import { draftOf } from '#content-store/page/joint-page.ts'
import { ContentError } from '#operators/client/call.ts'
import type { Given } from '../kit/operation-client.ts'
import type { PublishOutcome, SendOutcome } from '../kit/services/page-calls.ts'
import type { Answers } from './world.tsx'

/** A store of pages as tests write it: what it refuses is a value. */
export interface PageFakes {
  readonly pages: () => Promise<readonly PageSummary[]>
  readonly createPage: (page: Given<'pages.create'>) => Promise<PageDetail>
  readonly createHome: () => Promise<PageDetail>
  /** `undefined` when there is no such page. */
  readonly page: (key: string) => Promise<PageDetail | undefined>
  readonly pageSummary: (key: string) => Promise<PageSummary | undefined>
  readonly sendSteps: (key: string, base: number, steps: readonly PageStep[]) => Promise<SendOutcome>
  /** `undefined` when the log does not hold all of them. */
  readonly stepsAfter: (key: string, revision: number) => Promise<StepsAnswer | undefined>
  readonly stepsBefore: (key: string, before?: number) => Promise<readonly LogEntry[]>
  readonly announce: (key: string, client: string, block: string | null) => Promise<unknown>
  readonly problems: (key: string) => Promise<readonly PublishProblem[]>
  readonly languages: (key: string) => Promise<LanguageReport>
  readonly facts: (key: string, questions: ShopQuestions) => Promise<PageFacts>
  readonly publish: (
    key: string,
    revision: number,
    accepted: readonly WarningRef[],
    other?: NewRelease,
  ) => Promise<PublishOutcome>
  readonly unpublish: (key: string) => Promise<PageDetail>
  readonly previewLink: (key: string) => Promise<PreviewLink>
}

const refusal = (status: number, data: unknown = null, message = 'Refused') =>
  new ContentError(status, String(status), message, data)

function sent(outcome: SendOutcome): StepsAnswer {
  switch (outcome.kind) {
    case 'saved':
      return outcome.answer
    case 'meets':
      throw refusal(409, outcome.answer)
    case 'behind':
      throw refusal(409)
    case 'offline':
      throw refusal(0)
    case 'signedOut':
      throw refusal(401)
    case 'refused':
      throw refusal(422, null, outcome.message)
  }
}

function published(outcome: PublishOutcome) {
  if (outcome.ok) return outcome.value
  const why = outcome.refusal
  throw why.kind === 'problems' ? refusal(422, why.problems) : refusal(409, why.theirs)
}

const there = <Value>(value: Value | undefined, status = 404): Value => {
  if (value === undefined) throw refusal(status)
  return value
}

/** A page as the editor opens it, in one language or both. */
export function openedPage(detail: PageDetail, other?: PageDetail): OpenedPage {
  const pages = other ? [detail, other] : [detail]
  const draft = draftOf(Object.fromEntries(pages.map(page => [page.locale, page.draft])), findBlock)
  const revisions = Object.fromEntries(pages.map(page => [page.locale, page.draft.revision]))
  const joint = { ...asJson(draft), revision: detail.draft.revision, revisions }
  return { ...detail, joint, ...(other && { other }) }
}

/** Answers of the operations on pages that a test gives; the others stay unanswered. */
export function pageAnswers(fakes: Partial<PageFakes>): Answers {
  const { page, pageSummary, sendSteps, stepsAfter, stepsBefore, announce, publish } = fakes
  const { pages, createPage, createHome, problems, languages, facts, unpublish, previewLink } = fakes
  return {
    'pages.list': pages,
    'pages.create': createPage,
    'pages.create-home': createHome,
    'pages.find': page && (async ({ key }) => there(await page(key))),
    'pages.open': page && (async ({ key }) => openedPage(there(await page(key)))),
    'pages.summary':
      pageSummary && (async ({ key }) => ({ hasOther: false, ...there(await pageSummary(key)) })),
    // Types of inputs are frozen; the steps are as the session sends them.
    'pages.send':
      sendSteps &&
      (async ({ key, base, steps }) =>
        sent(
          await sendSteps(
            key,
            base,
            steps.map(step =>
              'draft' in step ? { ...step, operations: step.draft } : step,
            ) as readonly PageStep[],
          ),
        )),
    'pages.steps': stepsAfter && (async ({ key, after }) => there(await stepsAfter(key, after), 409)),
    'pages.activity': stepsBefore && (({ key, before }) => stepsBefore(key, before)),
    'pages.announce':
      announce &&
      (async ({ key, client, block }) => {
        await announce(key, client, block)
        return []
      }),
    'pages.problems': problems && (({ key }) => problems(key)),
    'pages.languages': languages && (({ key }) => languages(key)),
    'pages.facts': facts && (({ key, ...questions }) => facts(key, questions as ShopQuestions)), // as the checks ask
    'pages.publish':
      publish &&
      (async ({ key, revision, accepted, other }) => {
        // As the dialog sends them.
        const given = [key, revision, (accepted ?? []) as readonly WarningRef[]] as const
        return published(await (other ? publish(...given, other as NewRelease) : publish(...given)))
      }),
    'pages.unpublish': unpublish && (({ key }) => unpublish(key)),
    'pages.preview-link': previewLink && (({ key }) => previewLink(key)),
  }
}

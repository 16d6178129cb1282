import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import type { ShopAnswers } from '#blocks/page/checks/check.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { shellNameOf } from '#blocks/page/page.ts'
import { isUntranslatedTitle } from '#blocks/page/checks/texts.ts'
import { fillsShareCard } from '#blocks/page/share-picture.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import { z } from 'zod'
import { withAcceptance } from './acceptance.ts'
import type { Operator } from '#operators/operator.ts'
import type { LanguageReport, PageContent, PageFacts, PublishProblem } from '../client/types.ts'
import { done, type Outcome, refuse, refuseInput } from '#operators/outcome.ts'
import { fromJson } from '../client/draft/draft-json.ts'
import { twinKey } from '../page/page-path.ts'
import {
  asWarning,
  draftQuestions,
  placeProblems,
  publishProblems,
  publishWarnings,
  warningOfPage,
} from './publish-check.ts'
import { ifAllowed } from '#operators/rights.ts'
import { answering, type AskShop } from './shop-answers.ts'
import { problemsIn } from './problem-text.ts'
import {
  inOne,
  type Languages,
  pageText,
  findingsOf,
  staleTexts,
  type Text,
} from '../translation/page-texts.ts'

/** Finds all that is wrong or may be wrong with a stored draft at an instant, by default now: errors first, each in page order. */
export type CheckDraft = (page: StoredPage, at?: number) => Promise<readonly PublishProblem[]>

/** Finds the same in a page as shoppers see it, against its other language as they see that. */
export type CheckShown = (
  shown: StoredPage,
  languages: Languages | undefined,
) => Promise<readonly PublishProblem[]>

/** Checks before publishing. */
export interface PageChecking {
  /** Checks the draft as it would show at an instant (epoch ms), by default now. Source: LO-22. */
  readonly check: (actor: Operator, key: string, at?: number) => Promise<Outcome<readonly PublishProblem[]>>
  /** State of a language of a page beside the other. */
  readonly languages: (actor: Operator, key: string) => Promise<Outcome<LanguageReport>>
  /** `given`: `ShopQuestions`. What the checks that run in the editor have to know. */
  readonly facts: (actor: Operator, key: string, given: unknown) => Promise<Outcome<PageFacts>>
  /** Those of some addresses of the shop, path and query, that lead nowhere in a language now. For other parts of the server. */
  readonly deadAddresses: (addresses: readonly string[], locale: Locale) => Promise<ReadonlySet<string>>
}

interface PageCheckingParts {
  readonly repository: PageRepository
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly askShop: AskShop
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly report: (error: unknown) => void
}

const MAX_QUESTIONS = 5000
const texts = z.array(z.string().max(2000)).max(MAX_QUESTIONS).default([])
export const questionsSchema = z.object({ products: texts, addresses: texts, pictures: texts })

/** A share picture chosen for the page that is enlarged to fill the card, and looks blurred. */
function sharePictureProblems({ shareImage }: PageContent, { pictures }: ShopAnswers) {
  const facts = shareImage ? pictures[shareImage] : undefined
  if (!facts || fillsShareCard(facts)) return []
  return [warningOfPage('sharePictureSmall', `${facts.width} × ${facts.height} px`)]
}

/** The page beside that of the other language: one that no shopper can open yet, or with the same title. Shells have one built in. */
async function languageProblems(
  { key, path, locale, draft }: StoredPage,
  repository: Pick<PageRepository, 'head'>,
): Promise<readonly PublishProblem[]> {
  const other = twinKey(key)
  if (!other || shellNameOf(path) !== undefined) return []
  const twin = await repository.head(other)
  const isThere = twin !== undefined && twin.liveVersion !== null
  const isCopy = twin !== undefined && isUntranslatedTitle(locale, draft.title, twin.draft.title)
  return [
    ...(isCopy ? [warningOfPage('untranslatedTitle', draft.title)] : []),
    ...(isThere ? [] : [warningOfPage('missingLanguage', otherLocale(locale))]),
  ]
}

/** Checks drafts as publishing does, and where their links lead. */
export function createPageChecking({
  repository,
  findBlock,
  askShop,
  clock,
  report,
}: PageCheckingParts): PageChecking & { readonly checkDraft: CheckDraft; readonly checkShown: CheckShown } {
  const answersTo = answering({ repository, askShop, report })

  async function staleOf(page: StoredPage): Promise<readonly Text[]> {
    const { other, draft, log } = (await repository.both(page.key)) ?? {}
    if (!other || !draft || !log) return []
    return staleTexts({ own: inOne(page), other: inOne(other), draft: fromJson(draft), log }, findBlock)
  }

  async function problemsOf(
    page: StoredPage,
    texts: readonly Text[],
    now: number,
  ): Promise<PublishProblem[]> {
    const stale = findingsOf(texts, page.locale)
    const { draft, locale } = page
    const questions = draftQuestions(draft, findBlock)
    const pictures = draft.shareImage ? [...questions.pictures, draft.shareImage] : questions.pictures
    const [answers, ofLanguages] = await Promise.all([
      answersTo(page, { ...questions, pictures }, now),
      languageProblems(page, repository),
    ])
    return [
      ...placeProblems(page),
      ...publishProblems(draft, { findBlock, now }),
      ...ofLanguages,
      ...sharePictureProblems(draft, answers),
      ...stale.filter(({ id }) => id === '').map(one => asWarning('', '', one)),
      ...publishWarnings(draft, { findBlock, locale, now, answers, stale }),
    ]
  }

  const checkDraft: CheckDraft = async (page, at = clock()) => problemsOf(page, await staleOf(page), at)

  return {
    checkDraft,
    async deadAddresses(asked, locale) {
      const { addresses } = await answersTo(
        { path: '', locale },
        { products: [], addresses: asked, pictures: [] },
        clock(),
      )
      return new Set(asked.filter(address => addresses[address] === false))
    },
    checkShown: (page, languages) =>
      problemsOf(page, languages ? staleTexts(languages, findBlock) : [], clock()),
    check: (actor, key, at) =>
      ifAllowed(actor, 'pages.read', async () => {
        const page = await repository.find(key)
        if (!page) return refuse(404, 'pageNotFound')
        const problems = withAcceptance(await checkDraft(page, at), page)
        return done<readonly PublishProblem[]>(problems, problemsIn(problems))
      }),
    languages: (actor, key) =>
      ifAllowed(actor, 'pages.read', async () => {
        const page = await repository.find(key)
        if (!page) return refuse(404, 'pageNotFound')
        const other = twinKey(key)
        const twin = other === undefined ? undefined : await repository.head(other)
        return done({ twin: twin?.key ?? null, texts: (await staleOf(page)).map(pageText) })
      }),
    facts: (actor, key, given) =>
      ifAllowed(actor, 'pages.read', async () => {
        const page = await repository.find(key)
        if (!page) return refuse(404, 'pageNotFound')
        const questions = questionsSchema.safeParse(given)
        if (!questions.success) return refuseInput(400, 'requestMalformed', questions.error)
        const other = twinKey(key)
        const [answers, stale, twin] = await Promise.all([
          answersTo(page, questions.data, clock()),
          staleOf(page),
          other === undefined ? undefined : repository.head(other),
        ])
        return done({
          answers,
          ...(twin && { otherTitle: twin.draft.title }),
          stale: findingsOf(stale, page.locale).map(({ id, path, detail }) => ({
            blockId: id,
            path: path.join('.'),
            detail,
          })),
        })
      }),
  }
}

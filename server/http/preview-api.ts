import { Router } from 'express'
import type { AccountStore } from '#api/auth/account-store.ts'
import type { ExperimentCounts } from '#api/experiment/experiment-counts.ts'
import { readInstant } from '#api/rules/view-point.ts'
import { answer, errorAnswer } from '#operators/http/answer.ts'
import { operatorOf, sameOriginOnly, signedInOnly } from '#operators/http/session-routes.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import { done, refuse } from '#operators/outcome.ts'
import type { Previews } from '#content-store/pages/previews.ts'
import { isLocale } from '#locales/locale.ts'
import type { PageCost } from '#renderer/cost/page-cost.ts'
import type { PageSource } from '#renderer/source/page-source.ts'
import type { LiveTests } from '../experiments/live-tests.ts'

/** Path at which the page builder reads the shop as any kind of shopper at any instant. */
export const PREVIEW_API_PATH = '/api/preview'

interface Parts {
  readonly operators: Operators
  /** The commerce API's own answer to previews. */
  readonly graphql: Router
  readonly accounts: Pick<AccountStore, 'levels'>
  /** Reads pages of any instant and keeps none. */
  readonly pages: Pick<PageSource, 'frame'>
  /** Opens drafts to operators. */
  readonly previewLink: Previews['previewLink']
  /** The cost of the draft behind a preview address; a status code when it is not known. */
  readonly measurePage: (address: string, now: number) => Promise<PageCost | number>
  readonly experiments: Pick<ExperimentCounts, 'of'>
  /** True if a round of a test is what shoppers see now. */
  readonly isTestLive: LiveTests['has']
  /** Called with errors that were answered with 500. */
  readonly report: (error: unknown) => void
}

/**
 * The shop as the canvas of the page builder asks it, with an operator's session. `levels`: the member levels.
 * `{instant}/frame/{locale}`: components of the header, footer and site-wide blocks that show then. `{instant}/cost/{page
 * key}`: the cost of the stored draft and of each of its blocks. `experiments/{id}/{round}`: the counts of one round of a test
 * (`RoundReport`). All four are the content store's envelopes. `{instant}/{viewer}/{operation}`: the commerce API.
 */
export function previewApi({
  operators,
  graphql,
  accounts,
  pages,
  previewLink,
  measurePage,
  experiments,
  isTestLive,
  report,
}: Parts): Router {
  const router = Router()
  router.use(sameOriginOnly, signedInOnly(operators))
  router.get('/levels', async (request, response) => answer(request, response, done(await accounts.levels())))
  router.get('/experiments/:id/:revision', async (request, response) => {
    const { id } = request.params
    const revision = Number(request.params.revision)
    if (!Number.isSafeInteger(revision) || revision < 1)
      return answer(request, response, refuse(404, 'routeNotFound'))
    const isLive = await isTestLive({ experiment: id, revision })
    answer(request, response, done({ ...(await experiments.of(id, revision)), isLive }))
  })
  router.get('/:instant/frame/:locale', async (request, response) => {
    const { instant, locale } = request.params
    const now = readInstant(instant)
    if (now === undefined || !isLocale(locale)) return answer(request, response, refuse(404, 'routeNotFound'))
    const { page } = await pages.frame(locale, now)
    answer(request, response, done(page.components))
  })
  router.get('/:instant/cost/:key', async (request, response) => {
    const now = readInstant(request.params.instant)
    if (now === undefined) return answer(request, response, refuse(404, 'routeNotFound'))
    const link = await previewLink(operatorOf(response), request.params.key)
    if (!link.ok) return answer(request, response, link)
    const cost = await measurePage(link.value.url, now)
    answer(request, response, typeof cost === 'number' ? refuse(404, 'pageNotFound') : done(cost))
  })
  router.use('/:instant/:viewer', graphql)
  router.use(errorAnswer(report))
  return router
}

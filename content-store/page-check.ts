import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Destinations } from '#blocks/page/option-warnings.ts'
import type { Locale } from '#locales/locale.ts'
import type { Operator, PublishProblem } from './client/types.ts'
import { done, type Outcome, refuse } from './outcome.ts'
import { draftDestinations, placeProblems, publishProblems, publishWarnings } from './publish-check.ts'
import type { PageRepository, StoredPage } from './repository.ts'
import { ifAllowed } from './roles.ts'

/** Those of `codes` that the shop knows; `undefined` where the shop could not be asked. */
export type KnownProducts = (
  codes: readonly string[],
  locale: Locale,
) => Promise<readonly string[] | undefined>

/** What operators ask before they publish. */
export interface PageChecking {
  /** All that is wrong or may be wrong with the stored draft: errors first, each in page order. Source: LO-22. */
  readonly check: (actor: Operator, key: string) => Promise<Outcome<readonly PublishProblem[]>>
}

interface PageCheckingParts {
  readonly repository: PageRepository
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly knownProducts: KnownProducts
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Looks at drafts as publishing will, and at where they lead. */
export function createPageChecking({
  repository,
  findBlock,
  knownProducts,
  clock,
}: PageCheckingParts): PageChecking {
  /** Products the shop does not know, and pages that are not live in the page's language, the page itself aside. */
  async function missingOf({ draft, path, locale }: StoredPage): Promise<Destinations> {
    const { products, pages } = draftDestinations(draft, findBlock)
    const known = products.length === 0 ? [] : await knownProducts(products, locale)
    const live = new Set(
      (await repository.heads())
        .filter(head => head.locale === locale && head.liveVersion !== null)
        .map(head => head.path),
    )
    return {
      products: known ? products.filter(code => !known.includes(code)) : [],
      pages: pages.filter(named => named !== path && !live.has(named)),
    }
  }

  return {
    check: (actor, key) =>
      ifAllowed(actor, 'readPages', async () => {
        const page = await repository.find(key)
        if (!page) return refuse(404, 'pageNotFound')
        const { draft, locale } = page
        return done([
          ...placeProblems(page),
          ...publishProblems(draft, { findBlock, now: clock() }),
          ...publishWarnings(draft, { findBlock, locale, missing: await missingOf(page) }),
        ])
      }),
  }
}

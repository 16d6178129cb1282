import type { Operator } from '#operators/operator.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { ifAllowed } from '#operators/rights.ts'
import type { LiveFindings } from '../client/types.ts'
import { pageKey } from '../page/page-path.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { ShownProblems } from './shown-problems.ts'

/** Time after which pages are checked again though none has changed: the goods and links that they show do. */
const FRESH_MS = 10 * 60_000

interface Parts {
  readonly repository: Pick<PageRepository, 'heads'>
  readonly shownProblems: () => AsyncIterable<ShownProblems>
  /** Epoch milliseconds. */
  readonly clock: () => number
}

interface Checked {
  readonly pages: string
  readonly at: number
  readonly findings: Promise<readonly LiveFindings[]>
}

/** Findings in pages that shoppers can open now. */
export interface LiveFinding {
  /** Pages with findings that no publisher has accepted. One check at a time runs for all operators. */
  readonly liveFindings: (actor: Operator) => Promise<Outcome<readonly LiveFindings[]>>
}

export function createLiveFindings({ repository, shownProblems, clock }: Parts): LiveFinding {
  let checked: Checked | undefined

  async function check(): Promise<readonly LiveFindings[]> {
    const found: LiveFindings[] = []
    for await (const { path, locale, problems } of shownProblems()) {
      const count = problems.filter(({ acceptedBy }) => acceptedBy === undefined).length
      if (count > 0) found.push({ key: pageKey({ path, locale }), count })
    }
    return found
  }

  async function latest(): Promise<readonly LiveFindings[]> {
    const now = clock()
    const heads = await repository.heads()
    const pages = JSON.stringify(heads.map(({ key, liveVersion, lastStep }) => [key, liveVersion, lastStep]))
    if (!checked || checked.pages !== pages || Math.abs(now - checked.at) >= FRESH_MS) {
      const findings = check()
      checked = { pages, at: now, findings }
      // A check that failed is none: the next caller begins another.
      findings.catch(() => {
        if (checked?.findings === findings) checked = undefined
      })
    }
    return checked.findings
  }

  return { liveFindings: actor => ifAllowed(actor, 'pages.read', async () => done(await latest())) }
}

import type { PageChange } from '../page/page-change.ts'
import type { BinnedPage } from '../stored/page.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { mayOnPage } from '../page/page-rights.ts'
import type { Operator } from '#operators/operator.ts'
import type { DeletedPage, PageSummary } from '../client/types.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { headOf, summaryOf } from '../page/page-head.ts'
import { redirectFrom } from '../page/redirects.ts'
import { ifAllowed } from '#operators/rights.ts'

/** Deleted pages can be restored this long. Milliseconds. */
export const BIN_MS = 30 * DAY_MS

/** Operations on deleted pages. */
export interface PageBin {
  /** Latest deleted first. */
  readonly deletedPages: (actor: Operator) => Promise<Outcome<readonly DeletedPage[]>>
  /** Restores the page with its draft and versions, not live. 409 when there is another page at its address. */
  readonly restorePage: (actor: Operator, id: string) => Promise<Outcome<PageSummary>>
  /** Removes one deleted page for good. */
  readonly purgePage: (actor: Operator, id: string) => Promise<Outcome<null>>
  readonly emptyBin: (actor: Operator) => Promise<Outcome<null>>
  /** Removes what has been in the bin for longer than `BIN_MS`. */
  readonly cleanBin: () => Promise<void>
}

const aboutDeleted = ({ id, deletedAt, deletedBy, page }: BinnedPage): DeletedPage => ({
  id,
  key: page.key,
  path: page.path,
  locale: page.locale,
  type: page.type,
  title: page.draft.title,
  deletedAt,
  deletedBy,
  goneAt: deletedAt + BIN_MS,
})

interface Parts {
  readonly repository: PageRepository
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly onChange: (change: PageChange) => void
}

export function createPageBin({ repository, clock, onChange }: Parts): PageBin {
  async function cleanBin() {
    const now = clock()
    for (const { id, deletedAt } of await repository.binned())
      if (now - deletedAt >= BIN_MS) await repository.purge(id)
  }
  const find = async (id: string) => (await repository.binned()).find(page => page.id === id)
  return {
    cleanBin,
    deletedPages: actor =>
      ifAllowed(actor, 'pages.read', async () => {
        await cleanBin()
        const binned = await repository.binned()
        return done(binned.map(aboutDeleted).sort((a, b) => b.deletedAt - a.deletedAt))
      }),
    async restorePage(actor, id) {
      await cleanBin()
      const binned = await find(id)
      if (!mayOnPage(actor, 'pages.restore', binned?.page.type)) return refuse(403, 'notAllowed')
      if (!binned) return refuse(404, 'deletedPageNotFound')
      const { key } = binned.page
      const heads = await repository.heads()
      if (heads.some(head => head.key.toLowerCase() === key.toLowerCase())) return refuse(409, 'pageExists')
      const redirect = redirectFrom(repository.redirects(), binned.page.path)
      if (redirect) return refuse(409, 'addressRedirects', { values: { to: redirect.to } })
      const page = await repository.restore(id)
      if (!page) return refuse(409, 'pageExists')
      onChange({ kind: 'restored', key, id: page.id, locale: page.locale, path: page.path })
      return done(summaryOf(headOf(page)))
    },
    purgePage: (actor, id) =>
      ifAllowed(actor, 'pages.purge', async () => {
        if (!(await find(id))) return refuse(404, 'deletedPageNotFound')
        await repository.purge(id)
        return done(null)
      }),
    emptyBin: actor =>
      ifAllowed(actor, 'pages.purge', async () => {
        for (const { id } of await repository.binned()) await repository.purge(id)
        return done(null)
      }),
  }
}

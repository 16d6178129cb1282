import type { PageChange } from '../page/page-change.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { mayOnPage } from '../page/page-rights.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Operator } from '#operators/operator.ts'
import type { LinkingPage, MovedLinks, PageDetail, Redirect } from '../client/types.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { changeDrafts } from '../pages/change-drafts.ts'
import { detailOf } from '../page/page-head.ts'
import { fitsType, isSameButForCase } from '../page/page-path.ts'
import type { ChangeDraft } from '../pages/page-writing.ts'
import type { PresentVersions } from '../pages/present-versions.ts'
import { redirectFrom } from '../page/redirects.ts'
import { ifAllowed } from '#operators/rights.ts'
import { createPageLinks } from './page-links.ts'

interface AddressParts {
  readonly repository: PageRepository
  /** Moves what belongs to pages that moved. */
  readonly takeUpMoves: () => Promise<void>
  readonly presentVersions: PresentVersions
  readonly findBlock: (code: string) => AnyBlock | undefined
  readonly changeDraft: ChangeDraft
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly onChange: (change: PageChange) => void
}

const moveSchema = z.object({ path: z.string().max(150) })

/** Pages of these types are found at any address of their type; all others have their place. */
const MOVABLE: readonly StoredPage['type'][] = ['LANDING', 'MINISITE']

/** Operations on the addresses of pages, and on links to them. */
export type Addresses = ReturnType<typeof createAddresses>

/** Moves pages, stores redirects from their old addresses, and finds the links to them. */
export function createAddresses({
  repository,
  takeUpMoves,
  presentVersions,
  findBlock,
  changeDraft,
  clock,
  onChange,
}: AddressParts) {
  const { pagesLinkingTo, linkEdits } = createPageLinks(presentVersions, findBlock)
  const fromOf = (address: string) => repository.redirects().find(({ from }) => from === address)

  return {
    /** The newest first. */
    redirects: (actor: Operator): Promise<Outcome<readonly Redirect[]>> =>
      ifAllowed(actor, 'pages.read', async () => done(repository.redirects().toReversed())),
    /**
     * `given`: `{ path }`. Moves the page to another address in both languages; the old one redirects there. 409 when another
     * page or its redirect has that address.
     */
    async moveAddress(actor: Operator, key: string, given: unknown): Promise<Outcome<PageDetail>> {
      const parsed = moveSchema.safeParse(given)
      if (!parsed.success) return refuse(400, 'requestMalformed', { values: { path: 'path' } })
      const { path: to } = parsed.data
      const head = await repository.head(key)
      if (!mayOnPage(actor, 'pages.move', head?.type)) return refuse(403, 'notAllowed')
      if (!head) return refuse(404, 'pageNotFound')
      if (!MOVABLE.includes(head.type)) return refuse(422, 'addressFixed')
      if (!fitsType(to, head.type)) return refuse(422, 'pathDoesNotFit')
      if (to === head.path) return refuse(409, 'addressSame')
      if (isSameButForCase(to, head.path))
        return refuse(409, 'addressSameCase', { values: { path: head.path } })
      const neighbour = (await repository.heads()).find(({ path }) => isSameButForCase(to, path))
      if (neighbour) return refuse(409, 'addressTakenCase', { values: { path: neighbour.path } })
      const other = redirectFrom(repository.redirects(), to)
      if (other && other.to !== head.path)
        return refuse(409, 'addressRedirects', { values: { to: other.to } })
      const moved = await repository.move({ from: head.path, to, at: clock(), by: actor.name })
      if (moved === 'taken') return refuse(409, 'addressTaken')
      const own = moved === 'missing' ? undefined : moved.find(({ locale }) => locale === head.locale)
      if (!own || moved === 'missing') return refuse(404, 'pageNotFound')
      await takeUpMoves()
      for (const page of moved) {
        const { id, locale, path } = page
        onChange({ kind: 'moved', key: page.key, id, locale, path, was: head.path })
      }
      return done(detailOf(own))
    },
    /** @param from the old address, a content path */
    removeRedirect: (actor: Operator, from: string): Promise<Outcome<null>> =>
      ifAllowed(actor, 'pages.move', async () => {
        const redirect = fromOf(from)
        const isGone = redirect && (await repository.removeRedirect(redirect.from))
        return isGone ? done(null) : refuse(404, 'redirectNotFound')
      }),
    /** `address`: a content path. Pages whose draft or live version links to it. */
    linksTo: (actor: Operator, address: unknown): Promise<Outcome<readonly LinkingPage[]>> =>
      ifAllowed(actor, 'pages.read', async () =>
        typeof address === 'string' && address.length <= 150
          ? done(await pagesLinkingTo(address))
          : refuse(400, 'requestMalformed', { values: { path: 'to' } }),
      ),
    /** Changes the links to a redirected address in all drafts, as one step of each page. */
    moveLinks: (actor: Operator, from: string): Promise<Outcome<MovedLinks>> =>
      ifAllowed(actor, 'pages.change', async () => {
        const redirect = fromOf(from)
        if (!redirect) return refuse(404, 'redirectNotFound')
        const gesture = `links ${randomUUID()}`
        const pages = (await pagesLinkingTo(redirect.from)).filter(({ places }) => places.length > 0)
        const keys = pages.map(({ key }) => key)
        const { left } = await changeDrafts(changeDraft, actor, keys, stored => {
          const operations = linkEdits(stored, redirect)
          return operations.length > 0 ? { label: 'links' as const, gesture, operations } : undefined
        })
        return done({
          changed: pages.filter(({ key }) => !left.has(key)),
          left: pages.filter(({ key }) => left.has(key)),
        })
      }),
  }
}

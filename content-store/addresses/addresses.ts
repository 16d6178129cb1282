import type { PageChange } from '../page/page-change.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { mayOnPage } from '../page/page-rights.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { type AddressMove, linkedPaths, withMovedLinks } from '#blocks/page/moved-links.ts'
import { migrateOptions } from '#blocks/page/normalise.ts'
import type { Component } from '#blocks/page/page.ts'
import { editTo, type Operation } from '../client/model/operations.ts'
import type { Operator } from '#operators/operator.ts'
import type {
  LinkingPage,
  LinkPlace,
  MovedLinks,
  PageContent,
  PageDetail,
  Redirect,
} from '../client/types.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { changeDrafts } from '../pages/change-drafts.ts'
import { detailOf } from '../page/page-head.ts'
import { fitsType } from '../page/page-path.ts'
import { eachComponent } from '../stored/page-schema.ts'
import type { ChangeDraft } from '../pages/pages.ts'
import type { PresentVersions } from '../pages/present-versions.ts'
import { createVersionSearch } from '../pages/version-search.ts'
import { redirectFrom } from '../page/redirects.ts'
import { ifAllowed } from '#operators/rights.ts'

/** Operations on the addresses of pages, and on links to them. */
export interface Addresses {
  /**
   * `given`: `{ path }`. Moves the page to another address in both languages; the old one redirects there. 409 when another
   * page or its redirect has that address.
   */
  readonly moveAddress: (actor: Operator, key: string, given: unknown) => Promise<Outcome<PageDetail>>
  /** The newest first. */
  readonly redirects: (actor: Operator) => Promise<Outcome<readonly Redirect[]>>
  /** @param from the old address, a content path */
  readonly removeRedirect: (actor: Operator, from: string) => Promise<Outcome<null>>
  /** `address`: a content path. Pages whose draft or live version links to it. */
  readonly linksTo: (actor: Operator, address: unknown) => Promise<Outcome<readonly LinkingPage[]>>
  /** Changes the links to a redirected address in all drafts, as one step of each page. */
  readonly moveLinks: (actor: Operator, from: string) => Promise<Outcome<MovedLinks>>
}

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

/** A block's options with its links moved; `undefined` when it has none, or its options are beyond reading. */
function movedIn(component: Component, block: AnyBlock, move: AddressMove) {
  try {
    const options = migrateOptions(block, { ...component.options }, component.version)
    const moved = withMovedLinks(block, options, move)
    return moved.paths.length > 0 ? moved : undefined
  } catch {
    return undefined // checks name a failed migration
  }
}

/** Targets of a block's links; none where its options are beyond reading. */
function pathsIn(component: Component, findBlock: AddressParts['findBlock']): readonly string[] {
  const block = findBlock(component.code)
  try {
    return block ? linkedPaths(block, migrateOptions(block, { ...component.options }, component.version)) : []
  } catch {
    return [] // checks name a failed migration
  }
}

/** Moves pages, stores redirects from their old addresses, and finds the links to them. */
export function createAddresses({
  repository,
  takeUpMoves,
  presentVersions,
  findBlock,
  changeDraft,
  clock,
  onChange,
}: AddressParts): Addresses {
  /** Blocks of a page that link to an address. */
  function* linking({ components }: Pick<PageContent, 'components'>, move: AddressMove) {
    for (const { component } of eachComponent(components)) {
      const block = findBlock(component.code)
      const moved = block && movedIn(component, block, move)
      if (moved) yield { component, block, ...moved }
    }
  }

  const placesIn = (content: Pick<PageContent, 'components'>, from: string): readonly LinkPlace[] =>
    [...linking(content, { from, to: '' })].flatMap(({ component: { id, code, name }, paths }) =>
      paths.map(path => ({ blockId: id, code, name, path })),
    )

  const search = createVersionSearch(presentVersions, ({ components }) => [
    ...new Set([...eachComponent(components)].flatMap(({ component }) => pathsIn(component, findBlock))),
  ])

  /** A campaign's version is left out: its links can be changed in the draft only. */
  async function pagesLinkingTo(address: string): Promise<LinkingPage[]> {
    const found = new Map<string, LinkingPage>()
    for await (const { head, where, content } of search(paths => paths.includes(address))) {
      const places = where === 'campaign' ? [] : placesIn(content, address)
      if (places.length === 0) continue
      const { key, path, locale, draft } = head
      const page = found.get(key) ?? { key, path, locale, title: draft.title, places: [], liveLinks: 0 }
      found.set(key, where === 'draft' ? { ...page, places } : { ...page, liveLinks: places.length })
    }
    return [...found.values()].sort((a, b) => a.key.localeCompare(b.key))
  }

  const linkEdits = (page: StoredPage, move: AddressMove): readonly Operation[] =>
    [...linking(page.draft, move)].flatMap(({ component, block, options }) => {
      const version = component.version < block.version ? block.version : undefined
      return editTo(component.id, 'options', component.options, options, version) ?? []
    })

  const fromOf = (address: string) => repository.redirects().find(({ from }) => from === address)

  return {
    redirects: actor => ifAllowed(actor, 'pages.read', async () => done(repository.redirects().toReversed())),
    async moveAddress(actor, key, given) {
      const parsed = moveSchema.safeParse(given)
      if (!parsed.success) return refuse(400, 'requestMalformed', { values: { path: 'path' } })
      const { path: to } = parsed.data
      const head = await repository.head(key)
      if (!mayOnPage(actor, 'pages.move', head?.type)) return refuse(403, 'notAllowed')
      if (!head) return refuse(404, 'pageNotFound')
      if (!MOVABLE.includes(head.type)) return refuse(422, 'addressFixed')
      if (!fitsType(to, head.type)) return refuse(422, 'pathDoesNotFit')
      if (to === head.path) return refuse(409, 'addressSame')
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
    removeRedirect: (actor, from) =>
      ifAllowed(actor, 'pages.move', async () => {
        const redirect = fromOf(from)
        const isGone = redirect && (await repository.removeRedirect(redirect.from))
        return isGone ? done(null) : refuse(404, 'redirectNotFound')
      }),
    linksTo: (actor, address) =>
      ifAllowed(actor, 'pages.read', async () =>
        typeof address === 'string' && address.length <= 150
          ? done(await pagesLinkingTo(address))
          : refuse(400, 'requestMalformed', { values: { path: 'to' } }),
      ),
    moveLinks: (actor, from) =>
      ifAllowed(actor, 'pages.change', async () => {
        const redirect = fromOf(from)
        if (!redirect) return refuse(404, 'redirectNotFound')
        const gesture = `links ${randomUUID()}`
        const pages = (await pagesLinkingTo(redirect.from)).filter(({ places }) => places.length > 0)
        const keys = pages.map(({ key }) => key)
        const { left } = await changeDrafts(changeDraft, actor, keys, stored => {
          const operations = linkEdits(stored, redirect)
          return operations.length > 0 ? { label: 'links', gesture, operations } : undefined
        })
        return done({
          changed: pages.filter(({ key }) => !left.has(key)),
          left: pages.filter(({ key }) => left.has(key)),
        })
      }),
  }
}

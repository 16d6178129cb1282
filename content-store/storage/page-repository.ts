import { LOCALES, type Locale } from '#locales/locale.ts'
import { openDocument, openDocuments } from '#platform/storage/documents.ts'
import {
  type Changing,
  DamagedDocument,
  type DocumentKind,
  type LogKind,
  MissingDocument,
  type Reading,
  type Storage,
} from '#platform/storage/storage.ts'
import type { LogEntry } from '../client/model/steps.ts'
import type { PageContent, Redirect } from '../client/types.ts'
import { kindOf, type PageChange } from '../page/page-change.ts'
import { headOf, liveChangesOf } from '../page/page-head.ts'
import { pageId, pageKey, parseKey } from '../page/page-path.ts'
import { withRedirect } from '../page/redirects.ts'
import {
  type BinnedPage,
  binnedPageSchema,
  type KeptContent,
  MAX_LOG,
  redirectsSchema,
  type StoredPage,
  type StoredRelease,
  storedContentSchema,
  storedDraftSchema,
  storedPageSchema,
  storedReleaseSchema,
} from '../stored/page.ts'

const PAGES: DocumentKind<StoredPage> = { folder: 'pages', schema: storedPageSchema, isFollowed: true }
const BIN: DocumentKind<BinnedPage> = { folder: 'bin', schema: binnedPageSchema }
const TOP: DocumentKind<readonly Redirect[]> = { folder: '', schema: redirectsSchema, isFollowed: true }
/** The document of redirects, and the name of their lock. */
const REDIRECTS = 'redirects'
const CONTENT: DocumentKind<Record<string, unknown>> = { folder: 'content', schema: storedContentSchema }

const releasesOf = (key: string): DocumentKind<StoredRelease> => ({
  folder: `releases/${key}`,
  schema: storedReleaseSchema,
})
const draftsOf = (key: string): DocumentKind<KeptContent> => ({
  folder: `drafts/${key}`,
  schema: storedDraftSchema,
})
/** The log of a page. */
export const logOf = (key: string): LogKind => ({ name: `log/${key}`, keep: MAX_LOG, slack: MAX_LOG / 5 })

/** What a page has besides its document, each in a folder: `releases/<key>`, or `bin/<id>/releases` once it is deleted. */
export const PARTS = ['releases', 'drafts', 'log'] as const

/** A page and its log, the oldest step first. */
export interface LoggedPage {
  readonly page: StoredPage
  readonly log: readonly LogEntry[]
}

/** What is stored of a page, all of it or nothing. */
export interface PageSave {
  readonly save?: StoredPage
  readonly release?: StoredRelease
  readonly keep?: KeptContent
  /** Steps for the log, numbered after those it holds; kept together with `save` or not at all. */
  readonly append?: readonly LogEntry[]
  /** Ids of kept drafts that the page no longer lists. */
  readonly drop?: readonly number[]
}

/** Effect of `change` on a page, as one unit. */
export interface PageEffect<Result> extends PageSave {
  readonly result: Result
  /** Moves the page with its releases and kept drafts into the bin. */
  readonly remove?: { readonly at: number; readonly by: string }
  /** Changes the page in the other language with it: both or neither are stored. For `changeBoth`. */
  readonly other?: PageSave
}

/** A change of a page, for those who follow it. */
export interface AboutPage {
  readonly change: PageChange
  /** Revision of the draft before; 0 for a page that was not there. */
  readonly since: number
}

const aboutOf = (
  kind: PageChange['kind'],
  { key, id, locale, path }: StoredPage,
  since: number,
  was?: string,
): AboutPage => ({ change: { kind, key, id, locale, path, ...(was !== undefined && { was }) }, since })

async function logged(now: Reading, key: string): Promise<LoggedPage | undefined> {
  const page = parseKey(key) && (await now.read(PAGES, key))
  return page && { page, log: await now.entries<LogEntry>(logOf(key), page.draft.revision) }
}

function store(now: Changing, key: string, before: StoredPage | undefined, effect: PageSave) {
  const { save, release, keep, append = [], drop = [] } = effect
  if (save && !parseKey(key)) throw new Error(`${JSON.stringify(key)} is not a page’s key`)
  // What a page points to comes before the page.
  if (release) now.write(releasesOf(key), String(release.pageVersion), release)
  if (keep) now.write(draftsOf(key), String(keep.id), keep)
  if (save) {
    now.append(logOf(key), append)
    now.write(PAGES, key, save, aboutOf(kindOf(before, save, append), save, before?.draft.revision ?? 0))
  }
  for (const id of drop) now.remove(draftsOf(key), String(id))
}

function moveToBin(
  now: Changing,
  page: StoredPage,
  { at, by }: { readonly at: number; readonly by: string },
) {
  const id = `${at}-${page.key}`
  now.write(BIN, id, { id, deletedAt: at, deletedBy: by, page })
  for (const part of PARTS) now.moveFolder(`${part}/${page.key}`, `bin/${id}/${part}`)
  now.remove(PAGES, page.key, aboutOf('removed', page, page.draft.revision))
}

/** Gives a page another address, with all it has. */
function movePage(now: Changing, before: StoredPage, { from, to }: Redirect): StoredPage {
  const page = { ...before, key: pageKey({ path: to, locale: before.locale }), id: pageId(to), path: to }
  for (const part of PARTS) now.moveFolder(`${part}/${before.key}`, `${part}/${page.key}`)
  now.write(PAGES, page.key, page, aboutOf('moved', page, page.draft.revision, from))
  now.remove(PAGES, before.key)
  return page
}

export type PageRepository = Awaited<ReturnType<typeof openPages>>

/**
 * Pages with their releases, kept drafts and logs, the bin, redirects, and content by key. Heads and redirects are held in memory;
 * everything else is read when it is asked for. Returned values are copies or frozen.
 * @throws DamagedDocument, MissingDocument
 */
export async function openPages(storage: Storage) {
  const heads = await openDocuments(storage, PAGES, {
    hold(page, key) {
      if (page.key !== key)
        throw new DamagedDocument(storage.where(PAGES, key), 'it does not hold the page its name says')
      return headOf(page)
    },
  })
  // A file can be lost without the others; a row cannot.
  if (!storage.isShared)
    for (const { key, liveVersion } of heads.values())
      if (liveVersion !== null && !(await storage.read(releasesOf(key), String(liveVersion))))
        throw new MissingDocument(
          storage.where(releasesOf(key), String(liveVersion)),
          storage.where(PAGES, key),
        )
  const redirects = await openDocument(storage, TOP, REDIRECTS, found => Object.freeze(found ?? []))
  const readRedirects = async (now: Reading) => (await now.read(TOP, REDIRECTS)) ?? []

  return {
    heads: async () => [...heads.values()].map(head => structuredClone(head)),
    head: async (key: string) => structuredClone(heads.get(key)),
    find: async (key: string) => (parseKey(key) ? storage.read(PAGES, key) : undefined),
    release: async (key: string, pageVersion: number): Promise<PageContent | undefined> =>
      parseKey(key) && (await storage.read(releasesOf(key), String(pageVersion)))?.content,
    keptDraft: async (key: string, id: number): Promise<PageContent | undefined> =>
      parseKey(key) && (await storage.read(draftsOf(key), String(id)))?.content,
    /** Steps of a page, the oldest first. */
    log: async (key: string) => (await logged(storage, key))?.log ?? [],

    /**
     * Reads a page, decides, and writes the decision before it answers. Changes of one page run one after the other;
     * `decide` is pure and quick, and throwing in it changes nothing.
     */
    change: <Result>(
      key: string,
      decide: (page: StoredPage | undefined, log: readonly LogEntry[]) => PageEffect<Result>,
    ): Promise<Result> =>
      storage.change([key], async now => {
        const found = await logged(now, key)
        const { result, remove, ...effect } = decide(found?.page, found?.log ?? [])
        store(now, key, found?.page, effect)
        const page = effect.save ?? found?.page
        if (remove && page) moveToBin(now, page, remove)
        return result
      }),

    /** Like `change`, with the page of another key at hand: what the effect names `other` is stored with it, or neither is. */
    changeBoth: <Result>(
      key: string,
      otherKey: string,
      decide: (
        page: StoredPage | undefined,
        log: readonly LogEntry[],
        other: LoggedPage | undefined,
      ) => PageEffect<Result>,
    ): Promise<Result> =>
      storage.change([key, otherKey], async now => {
        const [found, twin] = [await logged(now, key), await logged(now, otherKey)]
        const { result, other, ...effect } = decide(found?.page, found?.log ?? [], twin)
        store(now, key, found?.page, effect)
        if (other?.save) store(now, otherKey, twin?.page, other)
        return result
      }),

    /** Redirects of moved pages, oldest first. Cached and immutable. */
    redirects,
    /** Removes the redirect from an address; false when there is none. */
    removeRedirect: (from: string): Promise<boolean> =>
      storage.change([REDIRECTS], async now => {
        const all = await readRedirects(now)
        const left = all.filter(redirect => redirect.from !== from)
        if (left.length < all.length) now.write(TOP, REDIRECTS, left)
        return left.length < all.length
      }),

    /**
     * Gives the pages at `from`, in both languages, the address `to` with their releases, kept drafts and logs, and keeps the redirect: all
     * of it or nothing. `taken`: there is a page at `to`. `missing`: there is none at `from`.
     */
    move(redirect: Redirect): Promise<readonly StoredPage[] | 'taken' | 'missing'> {
      const keysOf = (path: string) => LOCALES.map(locale => pageKey({ path, locale }))
      const [from, to] = [keysOf(redirect.from), keysOf(redirect.to)]
      return storage.change([REDIRECTS, ...from, ...to], async now => {
        // Letter case does not count.
        const taken = new Set(to.map(key => key.toLowerCase()))
        if ((await now.ids(PAGES)).some(key => taken.has(key.toLowerCase()))) return 'taken'
        const pages = (await Promise.all(from.map(key => now.read(PAGES, key)))).flatMap(page => page ?? [])
        if (pages.length === 0) return 'missing'
        const moved = pages.map(page => movePage(now, page, redirect))
        now.write(TOP, REDIRECTS, withRedirect(await readRedirects(now), redirect))
        return moved
      })
    },

    binned: async (): Promise<readonly BinnedPage[]> => [...(await storage.all(BIN)).values()],
    /** Takes a page out of the bin, not live; `undefined` when it is not there or another page has its key. */
    async restore(id: string): Promise<StoredPage | undefined> {
      const key = (await storage.read(BIN, id))?.page.key
      if (key === undefined) return undefined
      return storage.change([key], async now => {
        // Looked up again: another request may have been first.
        const binned = await now.read(BIN, id)
        if (!binned || (await now.read(PAGES, key))) return undefined
        const lives = [...liveChangesOf(binned.page), { at: binned.deletedAt, pageVersion: null }]
        const page = { ...binned.page, liveVersion: null, lives }
        for (const part of PARTS) now.moveFolder(`bin/${id}/${part}`, `${part}/${key}`)
        now.write(PAGES, key, page, aboutOf('restored', page, 0))
        now.remove(BIN, id)
        now.removeFolder(`bin/${id}`)
        return page
      })
    },
    /** Removes a page from the bin for good. */
    async purge(id: string): Promise<void> {
      const key = (await storage.read(BIN, id))?.page.key
      if (key === undefined) return
      await storage.change([key], async now => {
        // Looked up again: it may have been restored meanwhile.
        if (!(await now.read(BIN, id))) return
        now.remove(BIN, id)
        now.removeFolder(`bin/${id}`)
      })
    },

    /** Content by key and language (LO-09). */
    content: (key: string, locale: Locale) => storage.read(CONTENT, `${key}_${locale}`),
    saveContent: (key: string, locale: Locale, value: Record<string, unknown>): Promise<void> =>
      storage.change([`content/${key}_${locale}`], now => now.write(CONTENT, `${key}_${locale}`, value)),
  }
}

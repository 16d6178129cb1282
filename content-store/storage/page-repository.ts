import { LOCALES, type Locale, otherLocale } from '#locales/locale.ts'
import { openDocument, openDocuments } from '#platform/storage/documents.ts'
import { DamagedDocument, MissingDocument, type Reading, type Storage } from '#platform/storage/storage.ts'
import { fromJson } from '../client/draft/draft-json.ts'
import type { PageContent, Redirect } from '../client/types.ts'
import { type FindBlock, isOtherDraft, pageIn } from '../page/joint-page.ts'
import type { JointPage } from '../page/joint-schema.ts'
import { headOf } from '../page/page-head.ts'
import { pageId, parseKey } from '../page/page-path.ts'
import { withRedirect } from '../page/redirects.ts'
import type { BinnedPage, StoredPage } from '../stored/page.ts'
import { type Found, headReader, type Heads, isJoint, pageReader } from './found-page.ts'
import type { Decision } from './page-effect.ts'
import { BIN, CONTENT, draftsOf, OLDER_NAME, PAGES, REDIRECTS, releasesOf, TOP } from './page-kinds.ts'
import { movePage, moveToBin, restorePage, storeEffect } from './page-storing.ts'

export type PageRepository = Awaited<ReturnType<typeof openPages>>

/**
 * Pages with their releases, kept drafts and logs, the bin, redirects, and content by key. A page is stored once, with one draft for both
 * languages; a key names one language of it. Heads and redirects are held in memory; everything else is read when it is asked
 * for. Returned values are copies or frozen.
 * @throws DamagedDocument, MissingDocument
 */
export async function openPages(storage: Storage, findBlock: FindBlock) {
  const held = await openDocuments<JointPage | StoredPage, Heads>(storage, PAGES, {
    hold(page, name) {
      if (name !== (isJoint(page) ? page.id : page.key))
        throw new DamagedDocument(storage.where(PAGES, name), 'it does not hold the page its name says')
      const pages = isJoint(page) ? LOCALES.map(locale => pageIn(page, locale, findBlock)) : [page]
      const last = isJoint(page) && { lastStep: page.draft.revision }
      return pages.flatMap(each => (each ? [{ ...headOf(each), ...last }] : []))
    },
  })
  const heads = headReader(held)
  // A file can be lost without the others; a row cannot.
  if (!storage.isShared)
    for (const { key, id, liveVersion } of heads.all())
      if (liveVersion !== null && !(await storage.read(releasesOf(key), String(liveVersion))))
        throw new MissingDocument(
          storage.where(releasesOf(key), String(liveVersion)),
          storage.where(PAGES, held.has(id) ? id : key),
        )
  const redirects = await openDocument(storage, TOP, REDIRECTS, found => Object.freeze(found ?? []))
  const readRedirects = async (now: Reading) => (await now.read(TOP, REDIRECTS)) ?? []
  const find = pageReader(findBlock)
  const idOf = (key: string) => {
    const place = parseKey(key)
    return place && pageId(place.path)
  }
  const foundBy = async (now: Reading, key: string) => {
    const id = idOf(key)
    return id === undefined ? undefined : find(now, id)
  }
  const pageOf = (found: Found | undefined, locale: Locale) => found && pageIn(found.joint, locale, findBlock)

  return {
    heads: async () => heads.all().map(head => structuredClone(head)),
    head: async (key: string) => structuredClone(heads.find(key)),
    find: async (key: string) => {
      const place = parseKey(key)
      return place && pageOf(await foundBy(storage, key), place.locale)
    },
    /** The draft of a page in both languages. */
    draft: async (key: string) => (await foundBy(storage, key))?.joint.draft,
    /** Both languages of a page, that of the key first, with the draft and the log. */
    both: async (key: string) => {
      const place = parseKey(key)
      const found = await foundBy(storage, key)
      const page = place && pageOf(found, place.locale)
      if (!page || !found) return undefined
      return {
        page,
        other: pageOf(found, otherLocale(page.locale)),
        draft: found.joint.draft,
        log: found.log,
      }
    },
    release: async (key: string, pageVersion: number): Promise<PageContent | undefined> =>
      parseKey(key) && (await storage.read(releasesOf(key), String(pageVersion)))?.content,
    keptDraft: async (key: string, id: number): Promise<PageContent | undefined> =>
      parseKey(key) && (await storage.read(draftsOf(key), String(id)))?.content,
    /** Steps of a page in both languages, the oldest first. */
    log: async (key: string) => (await foundBy(storage, key))?.log ?? [],

    /**
     * Reads a page, decides about one language of it, and writes the decision before it answers. Changes of one page run one after the other;
     * `decide` is pure and quick, and throwing in it changes nothing.
     */
    change: <Result>(key: string, decide: Decision<Result>): Promise<Result> =>
      storage.change([idOf(key) ?? key], async now => {
        const found = await foundBy(now, key)
        const locale = parseKey(key)?.locale ?? 'zh_HK'
        const [page, other] = [pageOf(found, locale), pageOf(found, otherLocale(locale))]
        const { result, remove, ...effect } = decide(page, {
          log: found?.log ?? [],
          draft: found && fromJson(found.joint.draft),
          revision: found?.joint.draft.revision ?? 0,
          other,
        })
        const pages = [page, other].flatMap(each => each ?? [])
        storeEffect(now, key, { found, pages }, { ...effect, result }, findBlock)
        if (remove && page && found) moveToBin(now, page, found, remove, findBlock)
        return result
      }),

    /**
     * Keys of pages that earlier versions stored with a document for each language, and that would not read as before once they are joined.
     * None is expected.
     */
    async unequal(): Promise<readonly string[]> {
      const keys: string[] = []
      for (const { key } of heads.all()) {
        const stored = await storage.read(PAGES, key)
        if (!stored || isJoint(stored)) continue
        const read = pageOf(await foundBy(storage, key), stored.locale)
        if (!read || isOtherDraft(stored, read)) keys.push(key)
      }
      return keys
    },

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
     * Gives the page at `from`, in both languages, the address `to` with its releases, kept drafts and log, and keeps the redirect: all
     * of it or nothing. `taken`: there is a page at `to`. `missing`: there is none at `from`.
     */
    move(redirect: Redirect): Promise<readonly StoredPage[] | 'taken' | 'missing'> {
      const [from, to] = [pageId(redirect.from), pageId(redirect.to)]
      return storage.change([REDIRECTS, from, to], async now => {
        // Letter case does not count.
        const taken = to.toLowerCase()
        const ids = (await now.ids(PAGES)).map(name => name.replace(OLDER_NAME, '').toLowerCase())
        if (ids.includes(taken)) return 'taken'
        const found = await find(now, from)
        if (!found) return 'missing'
        const moved = movePage(now, found, redirect, findBlock)
        now.write(TOP, REDIRECTS, withRedirect(await readRedirects(now), redirect))
        return moved
      })
    },

    binned: async (): Promise<readonly BinnedPage[]> => [...(await storage.all(BIN)).values()],
    /** Takes a page out of the bin, not live; `undefined` when it is not there or another page has its key. */
    async restore(id: string): Promise<StoredPage | undefined> {
      const key = (await storage.read(BIN, id))?.page.key
      if (key === undefined) return undefined
      return storage.change([idOf(key) ?? key], async now => {
        // Looked up again: another request may have been first.
        const binned = await now.read(BIN, id)
        const found = await foundBy(now, key)
        if (!binned || pageOf(found, binned.page.locale)) return undefined
        return restorePage(now, binned, found, findBlock)
      })
    },
    /** Removes a page from the bin for good. */
    async purge(id: string): Promise<void> {
      const key = (await storage.read(BIN, id))?.page.key
      if (key === undefined) return
      await storage.change([idOf(key) ?? key], async now => {
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

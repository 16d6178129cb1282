import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { withRedirect } from '../page/redirects.ts'
import { headOf, liveChangesOf } from '../page/page-head.ts'
import { pageId, pageKey, parseKey } from '../page/page-path.ts'
import type { LogEntry } from '../client/model/steps.ts'
import type { LoggedPage, PageHead, PageRepository, PageSave, StoredPage } from '../repository.ts'
import {
  binnedPageSchema,
  storedContentSchema,
  storedDraftSchema,
  storedPageSchema,
  storedReleaseSchema,
} from '../stored/page.ts'
import { readDocument, writeDocument } from './documents.ts'
import { removeDurably, sweep, syncFolder } from '#platform/durable-file.ts'
import { DamagedFile, MissingFile } from './json-file.ts'
import { openLogFiles } from './log-files.ts'
import { openPageBin, PARTS } from './page-bin.ts'
import { openPageMoves } from './page-moves.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/** Holds what changes two pages at once, until both are written. */
const TOGETHER = 'together'

/** Names the queue of redirects. */
const REDIRECTS = 'redirects'

/** `together/<key>.json`. */
const togetherSchema = z.array(
  z.object({
    key: z.string(),
    save: storedPageSchema.optional(),
    append: z.array(z.unknown()).optional(),
  }),
)

/**
 * Pages as files for people to read: `pages/<key>.json` (draft and lists), `releases/<key>/<version>.json` and
 * `drafts/<key>/<id>.json` (written once), `log/<key>/steps.jsonl` (grows), `content/<key>_<locale>.json`. For one process; heads are held in memory.
 * @throws Error naming the first file that cannot be read
 */
export async function openPageFiles(directory: string): Promise<PageRepository> {
  const folder = (name: string) => join(directory, name)
  const pageFile = (key: string) => join(directory, 'pages', `${key}.json`)
  const releaseFile = (key: string, version: number) => join(directory, 'releases', key, `${version}.json`)
  const keptFile = (key: string, id: number) => join(directory, 'drafts', key, `${id}.json`)
  const contentFile = (key: string, locale: Locale) => join(directory, 'content', `${key}_${locale}.json`)
  for (const name of ['pages', 'content', TOGETHER, ...PARTS]) {
    await mkdir(folder(name), { recursive: true })
    await sweep(folder(name), { recursive: true })
  }

  const queue = oneAtATime()
  const heads = new Map<string, PageHead>()

  const findPage = async (key: string): Promise<StoredPage | undefined> =>
    parseKey(key) && (await readDocument(pageFile(key), storedPageSchema))
  const findRelease = async (key: string, version: number) =>
    parseKey(key) && (await readDocument(releaseFile(key, version), storedReleaseSchema))

  const findKept = async (key: string, id: number) =>
    parseKey(key) && (await readDocument(keptFile(key, id), storedDraftSchema))

  /** Writes a document into a page's own folder, which may be new. */
  async function writeInto(kind: 'releases' | 'drafts', key: string, file: string, data: unknown) {
    if (await mkdir(join(directory, kind, key), { recursive: true })) await syncFolder(folder(kind))
    await writeDocument(file, data)
  }

  const logs = openLogFiles(folder('log'))

  const readLogged = async (key: string): Promise<LoggedPage | undefined> => {
    const page = await findPage(key)
    return page && { page, log: await logs.read(key, page.draft.revision) }
  }

  /** What a page points to is written before the page. */
  async function writeAhead(key: string, { release, keep, save }: PageSave) {
    if (save && !parseKey(key)) throw new Error(`${JSON.stringify(key)} is not a page’s key`)
    if (release) await writeInto('releases', key, releaseFile(key, release.pageVersion), release)
    if (keep) await writeInto('drafts', key, keptFile(key, keep.id), keep)
  }

  async function store(
    { key, save, append, drop = [] }: PageSave & { readonly key: string },
    log: readonly LogEntry[],
  ) {
    if (save) {
      // The log first: of steps that the page does not have yet, the next reading lets go.
      if (append) await logs.write(key, append)
      await writeDocument(pageFile(key), save)
      if (append) logs.keep(key, [...log, ...append])
      heads.set(key, headOf(save))
    }
    for (const id of drop) await rm(keptFile(key, id), { force: true })
  }

  async function moveToBin(key: string, { at, by }: { readonly at: number; readonly by: string }) {
    const removed = await findPage(key)
    if (!removed) return
    await bin.put({ id: `${at}-${key}`, deletedAt: at, deletedBy: by, page: removed })
    // The page first: a crash in between leaves releases that nothing points to.
    await removeDurably(pageFile(key))
    heads.delete(key)
    for (const part of PARTS) await removeDurably(join(directory, part, key))
    logs.forget(key)
  }

  /** Finishes changes of two pages that a crash interrupted: their file was complete, so both pages get them. */
  async function finishBoth() {
    for (const name of await readdir(folder(TOGETHER))) {
      const file = join(directory, TOGETHER, name)
      for (const { key, save, append } of (await readDocument(file, togetherSchema)) ?? []) {
        if (!save) continue
        if (append) {
          // Lets go of what was written of them before.
          await logs.read(key, save.draft.revision - append.length)
          await logs.write(key, append as readonly LogEntry[]) // our own writing
        }
        await writeDocument(pageFile(key), save)
      }
      await removeDurably(file)
    }
  }

  const bin = await openPageBin(directory, file => readDocument(file, binnedPageSchema))

  async function load(key: string): Promise<void> {
    const page = await findPage(key)
    if (page?.key !== key) throw new DamagedFile(pageFile(key), 'it does not hold the page its name says')
    const { liveVersion } = page
    if (liveVersion !== null && !(await findRelease(key, liveVersion)))
      throw new MissingFile(releaseFile(key, liveVersion), pageFile(key))
    heads.set(key, headOf(page))
  }
  await finishBoth()
  const moves = await openPageMoves(directory, storedPageSchema)
  for (const name of (await readdir(folder('pages'))).sort())
    if (name.endsWith('.json')) await load(name.slice(0, -'.json'.length))

  return {
    heads: async () => [...heads.values()].map(head => structuredClone(head)),
    head: async key => structuredClone(heads.get(key)),
    find: findPage,
    release: async (key, version) => (await findRelease(key, version))?.content,

    log: key =>
      queue.run(key, async () => {
        const page = await findPage(key)
        return page ? logs.read(key, page.draft.revision) : []
      }),

    keptDraft: async (key, id) => (await findKept(key, id))?.content,

    change: (key, decide) =>
      queue.run(key, async () => {
        const found = await readLogged(key)
        const { result, remove, ...effect } = decide(found?.page, found?.log ?? [])
        await writeAhead(key, effect)
        await store({ key, ...effect }, found?.log ?? [])
        if (remove) await moveToBin(key, remove)
        return result
      }),

    changeBoth(key, otherKey, decide) {
      return queue.runAll([key, otherKey], async () => {
        const [found, foundOther] = [await readLogged(key), await readLogged(otherKey)]
        const { result, other, remove: _, ...effect } = decide(found?.page, found?.log ?? [], foundOther)
        await writeAhead(key, effect)
        if (!other?.save) {
          await store({ key, ...effect }, found?.log ?? [])
          return result
        }
        await writeAhead(otherKey, other)
        const both = [
          { key, ...effect },
          { key: otherKey, ...other },
        ]
        const file = join(directory, TOGETHER, `${key}.json`)
        await writeDocument(
          file,
          both.map(({ key: of, save, append }) => ({ key: of, save, append })),
        )
        await store({ key, ...effect }, found?.log ?? [])
        await store({ key: otherKey, ...other }, foundOther?.log ?? [])
        await removeDurably(file)
        return result
      })
    },

    redirects: moves.redirects,
    removeRedirect: from =>
      queue.run(REDIRECTS, async () => {
        const left = moves.redirects().filter(redirect => redirect.from !== from)
        const isGone = left.length < moves.redirects().length
        if (isGone) await moves.keepRedirects(left)
        return isGone
      }),
    move(redirect) {
      const [from, to] = [redirect.from, redirect.to].map(path =>
        LOCALES.map(locale => pageKey({ path, locale })),
      ) as [string[], string[]] // one list for each
      return queue.runAll([REDIRECTS, ...from, ...to], async () => {
        const wanted = new Set(to.map(key => key.toLowerCase()))
        if ([...heads.keys()].some(key => wanted.has(key.toLowerCase()))) return 'taken'
        const found = (await Promise.all(from.map(findPage))).filter(page => page !== undefined)
        if (found.length === 0) return 'missing'
        const pages = found.map(({ key, ...page }) => ({
          key,
          page: {
            ...page,
            key: pageKey({ path: redirect.to, locale: page.locale }),
            id: pageId(redirect.to),
            path: redirect.to,
          },
        }))
        await moves.move({ pages, redirects: withRedirect(moves.redirects(), redirect) })
        for (const { key, page } of pages) {
          heads.delete(key)
          heads.set(page.key, headOf(page))
          logs.forget(key)
          logs.forget(page.key)
        }
        return pages.map(({ page }) => page)
      })
    },

    binned: async () => bin.list(),
    async restore(id) {
      const key = bin.find(id)?.page.key
      if (key === undefined) return undefined
      return queue.run(key, async () => {
        // Looked up again: another request may have been first.
        const binned = bin.find(id)
        if (!binned || heads.has(key)) return undefined
        const lives = [...liveChangesOf(binned.page), { at: binned.deletedAt, pageVersion: null }]
        const page = { ...binned.page, liveVersion: null, lives }
        await bin.bringBack(binned)
        logs.forget(key)
        await writeDocument(pageFile(key), page)
        heads.set(key, headOf(page))
        await bin.purge(id)
        return page
      })
    },
    purge: id => queue.run(`bin/${id}`, () => bin.purge(id)),

    content: (key, locale) => readDocument(contentFile(key, locale), storedContentSchema),
    saveContent: (key, locale, value) =>
      queue.run(`content/${key}_${locale}`, () => writeDocument(contentFile(key, locale), value)),
    close: () => queue.idle(),
  }
}

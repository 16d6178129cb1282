import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import { withRedirect } from '../page/redirects.ts'
import type { LogEntry } from '../client/model/steps.ts'
import type { Redirect } from '../client/types.ts'
import {
  binnedPageSchema,
  redirectsSchema,
  storedContentSchema,
  storedDraftSchema,
  storedPageSchema,
  storedReleaseSchema,
} from '../stored/page.ts'
import { headOf, liveChangesOf } from '../page/page-head.ts'
import { pageId, pageKey, parseKey } from '../page/page-path.ts'
import type { PageChange } from '../pages/pages.ts'
import type { BinnedPage, PageHead, PageRepository, PageSave, StoredPage } from '../repository.ts'
import type { ChangeFeed, StoredChange, Writing } from './change-feed.ts'
import { createStepRows } from './step-rows.ts'
import type { ContentDatabase, ContentTables, ContentTransaction } from './tables.ts'

type Reader = ContentDatabase | ContentTransaction

/** Owner of the parts of a deleted page. */
const binOwner = (id: string) => `bin/${id}`
/** `1764000000000-home_zh_HK`; other texts are asked for from outside, and PostgreSQL does not take all of them. */
const BIN_ID = /^[\w.-]{1,200}$/
/** Name of the lock of redirects, and kind of their document. */
const REDIRECTS = 'redirects'

function parsed<Schema extends z.ZodType>(what: string, schema: Schema, document: string): z.output<Schema> {
  const read = schema.safeParse(JSON.parse(document))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${what} is damaged: not valid: ${issue?.path.join('.')}: ${issue?.message}`)
}

const readPage = (key: string, document: string): StoredPage =>
  parsed(`The row ${key} of content_page`, storedPageSchema, document)

/** Effect of a change on a page, for those who follow it. */
export function kindOf(
  before: StoredPage | undefined,
  after: StoredPage,
  steps: readonly LogEntry[],
): PageChange['kind'] {
  if (!before) return 'created'
  if (
    liveChangesOf(before).length !== liveChangesOf(after).length ||
    before.liveVersion !== after.liveVersion
  )
    return after.liveVersion === null ? 'unpublished' : 'published'
  return steps.length > 0 ? 'saved' : 'named'
}

const changed = (
  kind: PageChange['kind'],
  { key, id, locale, path }: Pick<StoredPage, 'key' | 'id' | 'locale' | 'path'>,
  since: number,
  was?: string,
): StoredChange => ({
  of: 'page',
  change: { kind, key, id, locale, path, ...(was !== undefined && { was }) },
  since,
})

/** A page as `change` reads it, its row locked. */
interface Found {
  readonly page: StoredPage
  readonly life: string
  readonly log: readonly LogEntry[]
  readonly keepLog: (added?: readonly LogEntry[]) => void
}

/**
 * Pages as rows. Heads and redirects are held in memory and follow the feed; everything else is read when it is asked for.
 * @throws Error naming the first row that cannot be read
 */
export async function openPageRows(db: ContentDatabase, feed: ChangeFeed): Promise<PageRepository> {
  const heads = new Map<string, PageHead>()
  let redirects: readonly Redirect[] = Object.freeze([])
  const steps = createStepRows()

  const readRedirects = async (reader: Reader): Promise<readonly Redirect[]> => {
    const row = await reader
      .selectFrom('content_document')
      .select('document')
      .where('kind', '=', REDIRECTS)
      .executeTakeFirst()
    return row ? parsed('The document of redirects', redirectsSchema, row.document) : []
  }
  const loadRedirects = async () => {
    redirects = Object.freeze([...(await readRedirects(db))])
  }

  await feed.follow({
    async load() {
      const rows = await db.selectFrom('content_page').select(['key', 'document']).orderBy('key').execute()
      heads.clear()
      for (const { key, document } of rows) heads.set(key, headOf(readPage(key, document)))
      await loadRedirects()
    },
    async refresh(changes) {
      if (changes.some(each => each.of === 'document' && each.kind === REDIRECTS)) await loadRedirects()
      const keys = new Set(
        changes.flatMap(each => (each.of === 'page' ? [each.change.key, wasKey(each)] : [])),
      )
      keys.delete('')
      if (keys.size === 0) return
      const rows = await db
        .selectFrom('content_page')
        .select(['key', 'document'])
        .where('key', 'in', [...keys])
        .execute()
      for (const { key, document } of rows) {
        heads.set(key, headOf(readPage(key, document)))
        keys.delete(key)
      }
      for (const gone of keys) heads.delete(gone)
    },
  })

  const readRow = async (reader: Reader, key: string) =>
    parseKey(key) &&
    (await reader
      .selectFrom('content_page')
      .select(['life', 'document'])
      .where('key', '=', key)
      .executeTakeFirst())

  async function findPage(key: string): Promise<StoredPage | undefined> {
    const row = await readRow(db, key)
    return row && readPage(key, row.document)
  }

  async function findPart(kind: 'release' | 'draft', key: string, number: number) {
    if (!parseKey(key)) return undefined
    const row = await db
      .selectFrom('content_part')
      .select('document')
      .where('owner', '=', key)
      .where('kind', '=', kind)
      .where('number', '=', number)
      .executeTakeFirst()
    const schema = kind === 'release' ? storedReleaseSchema : storedDraftSchema
    return row && parsed(`The ${kind} ${number} of ${key}`, schema, row.document).content
  }

  async function readLocked(trx: ContentTransaction, key: string): Promise<Found | undefined> {
    if (!parseKey(key)) return undefined
    const row = await trx
      .selectFrom('content_page')
      .select(['life', 'document'])
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    const log = await steps.read(trx, key, row.life)
    return { page: readPage(key, row.document), life: row.life, log: log.entries, keepLog: log.keep }
  }

  const writePart = (trx: ContentTransaction, part: ContentTables['content_part']) =>
    trx
      .insertInto('content_part')
      .values(part)
      .onConflict(conflict =>
        conflict.columns(['owner', 'kind', 'number']).doUpdateSet({ document: part.document }),
      )
      .execute()

  const writePage = (trx: ContentTransaction, page: StoredPage, life: string) =>
    trx
      .insertInto('content_page')
      .values({ key: page.key, life, document: JSON.stringify(page) })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ document: JSON.stringify(page) }))
      .execute()

  /** Gives what a page has another owner. */
  const giveParts = async (trx: ContentTransaction, from: string, to: string) => {
    await trx.deleteFrom('content_part').where('owner', '=', to).execute()
    await trx.updateTable('content_part').set({ owner: to }).where('owner', '=', from).execute()
  }

  async function store(
    { trx, tell, afterwards }: Writing,
    key: string,
    found: Found | undefined,
    { save, release, keep, append = [], drop = [] }: PageSave,
  ) {
    if (save && !parseKey(key)) throw new Error(`${JSON.stringify(key)} is not a page’s key`)
    if (release)
      await writePart(trx, {
        owner: key,
        kind: 'release',
        number: release.pageVersion,
        document: JSON.stringify(release),
      })
    if (keep)
      await writePart(trx, { owner: key, kind: 'draft', number: keep.id, document: JSON.stringify(keep) })
    if (save) {
      await steps.append(trx, key, append, found?.log ?? [])
      await writePage(trx, save, found?.life ?? randomUUID())
      tell(changed(kindOf(found?.page, save, append), save, found?.page.draft.revision ?? 0))
      afterwards(() => found?.keepLog(append))
    }
    if (drop.length > 0)
      await trx
        .deleteFrom('content_part')
        .where('owner', '=', key)
        .where('kind', '=', 'draft')
        .where('number', 'in', [...drop])
        .execute()
  }

  async function moveToBin(
    { trx, tell }: Writing,
    { page }: Found,
    { at, by }: { readonly at: number; readonly by: string },
  ) {
    const { key } = page
    const binned: BinnedPage = { id: `${at}-${key}`, deletedAt: at, deletedBy: by, page }
    await trx
      .insertInto('content_bin')
      .values({ id: binned.id, document: JSON.stringify(binned) })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ document: JSON.stringify(binned) }))
      .execute()
    await giveParts(trx, key, binOwner(binned.id))
    await trx.deleteFrom('content_page').where('key', '=', key).execute()
    tell(changed('removed', page, page.draft.revision))
  }

  const readBinned = (id: string, document: string) =>
    parsed(`The row ${id} of content_bin`, binnedPageSchema, document)

  async function findBinned(reader: Reader, id: string): Promise<BinnedPage | undefined> {
    if (!BIN_ID.test(id)) return undefined
    const row = await reader
      .selectFrom('content_bin')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirst()
    return row && readBinned(id, row.document)
  }

  async function purge(trx: ContentTransaction, id: string) {
    await trx.deleteFrom('content_bin').where('id', '=', id).execute()
    await trx.deleteFrom('content_part').where('owner', '=', binOwner(id)).execute()
  }

  async function keepRedirects({ trx, tell }: Writing, next: readonly Redirect[]) {
    const document = JSON.stringify(next)
    await trx
      .insertInto('content_document')
      .values({ kind: REDIRECTS, id: 'all', document })
      .onConflict(conflict => conflict.columns(['kind', 'id']).doUpdateSet({ document }))
      .execute()
    tell({ of: 'document', kind: REDIRECTS, id: 'all' })
  }

  const contentId = (key: string, locale: string) => `${key}_${locale}`

  return {
    heads: async () => [...heads.values()].map(head => structuredClone(head)),
    head: async key => structuredClone(heads.get(key)),
    find: findPage,
    release: (key, pageVersion) => findPart('release', key, pageVersion),
    keptDraft: (key, id) => findPart('draft', key, id),

    async log(key) {
      const row = await readRow(db, key)
      if (!row) return []
      const { entries, keep } = await steps.read(db, key, row.life)
      keep()
      return entries
    },

    change: (key, decide) =>
      feed.change([key], async writing => {
        const found = await readLocked(writing.trx, key)
        const { result, remove, ...effect } = decide(found?.page, found?.log ?? [])
        await store(writing, key, found, effect)
        if (remove) {
          const present = effect.save ? await readLocked(writing.trx, key) : found
          if (present) await moveToBin(writing, present, remove)
        }
        return result
      }),

    changeBoth: (key, otherKey, decide) =>
      feed.change([key, otherKey], async writing => {
        // In one order, as the names are.
        const found = new Map<string, Found>()
        for (const each of [key, otherKey].sort()) {
          const read = await readLocked(writing.trx, each)
          if (read) found.set(each, read)
        }
        const [own, twin] = [found.get(key), found.get(otherKey)]
        const {
          result,
          other,
          remove: _,
          ...effect
        } = decide(own?.page, own?.log ?? [], twin && { page: twin.page, log: twin.log })
        await store(writing, key, own, effect)
        if (other?.save) await store(writing, otherKey, twin, other)
        return result
      }),

    redirects: () => redirects,
    removeRedirect: from =>
      feed.change([REDIRECTS], async writing => {
        const all = await readRedirects(writing.trx)
        const left = all.filter(redirect => redirect.from !== from)
        const isGone = left.length < all.length
        if (isGone) await keepRedirects(writing, left)
        return isGone
      }),

    move(redirect) {
      const [from, to] = [redirect.from, redirect.to].map(path =>
        LOCALES.map(locale => pageKey({ path, locale })),
      ) as [string[], string[]] // one list for each
      return feed.change([REDIRECTS, ...from, ...to], async writing => {
        const { trx, tell } = writing
        const taken = await trx
          .selectFrom('content_page')
          .select('key')
          .where(
            eb => eb.fn<string>('lower', ['key']),
            'in',
            to.map(key => key.toLowerCase()),
          )
          .execute()
        if (taken.length > 0) return 'taken'
        const moved: StoredPage[] = []
        for (const key of from) {
          const found = await readLocked(trx, key)
          if (!found) continue
          const page = {
            ...found.page,
            key: pageKey({ path: redirect.to, locale: found.page.locale }),
            id: pageId(redirect.to),
            path: redirect.to,
          }
          await trx.deleteFrom('content_page').where('key', '=', key).execute()
          await writePage(trx, page, found.life)
          await giveParts(trx, key, page.key)
          tell(changed('moved', page, page.draft.revision, redirect.from))
          moved.push(page)
        }
        if (moved.length === 0) return 'missing'
        await keepRedirects(writing, withRedirect(await readRedirects(trx), redirect))
        return moved
      })
    },

    async binned() {
      const rows = await db.selectFrom('content_bin').selectAll().orderBy('id').execute()
      return rows.map(({ id, document }) => readBinned(id, document))
    },
    async restore(id) {
      const key = (await findBinned(db, id))?.page.key
      if (key === undefined) return undefined
      return feed.change([key], async ({ trx, tell }) => {
        // Looked up again: another request may have been first.
        const binned = await findBinned(trx, id)
        if (!binned || (await readRow(trx, key))) return undefined
        const lives = [...liveChangesOf(binned.page), { at: binned.deletedAt, pageVersion: null }]
        const page = { ...binned.page, liveVersion: null, lives }
        await giveParts(trx, binOwner(id), key)
        await writePage(trx, page, randomUUID())
        await purge(trx, id)
        tell(changed('restored', page, 0))
        return page
      })
    },
    purge: async id => {
      if (BIN_ID.test(id)) await feed.change([binOwner(id)], ({ trx }) => purge(trx, id))
    },

    async content(key, locale) {
      const row = await db
        .selectFrom('content_document')
        .select('document')
        .where('kind', '=', 'content')
        .where('id', '=', contentId(key, locale))
        .executeTakeFirst()
      return row && parsed(`The content ${contentId(key, locale)}`, storedContentSchema, row.document)
    },
    saveContent: (key, locale, value) =>
      feed.change([`content/${contentId(key, locale)}`], async ({ trx }) => {
        const document = JSON.stringify(value)
        await trx
          .insertInto('content_document')
          .values({ kind: 'content', id: contentId(key, locale), document })
          .onConflict(conflict => conflict.columns(['kind', 'id']).doUpdateSet({ document }))
          .execute()
      }),
    close: () => feed.idle(),
  }
}

/** The key that a moved page had. */
const wasKey = ({ change: { was, locale } }: Extract<StoredChange, { of: 'page' }>) =>
  was === undefined ? '' : pageKey({ path: was, locale })

import { LOCALES } from '#locales/locale.ts'
import type { Changing } from '#platform/storage/storage.ts'
import { fromJson } from '../client/draft/draft-json.ts'
import type { LogEntry } from '../client/draft/draft-steps.ts'
import type { Redirect } from '../client/types.ts'
import {
  type FindBlock,
  isOtherDraft,
  jointOf,
  pageIn,
  withDraft,
  withoutLanguage,
  withSent,
  withState,
  withWhole,
} from '../page/joint-page.ts'
import type { JointPage } from '../page/joint-schema.ts'
import { type OlderEntry, present } from '../page/older-log.ts'
import { kindOf } from '../page/page-change.ts'
import { liveChangesOf } from '../page/page-head.ts'
import { pageId, pageKey, parseKey } from '../page/page-path.ts'
import type { BinnedPage, StoredPage } from '../stored/page.ts'
import { type Found, removeOlder, wholeDraft, writeJoint } from './found-page.ts'
import { aboutOf, type PageEffect, type PageSave } from './page-effect.ts'
import { BIN, draftsOf, logOf, PAGES, PARTS, releasesOf } from './page-kinds.ts'

/** What a page of a language points to comes before the page. */
function writeParts(now: Changing, key: string, { release, keep, drop = [] }: PageSave) {
  if (release) now.write(releasesOf(key), String(release.pageVersion), release)
  if (keep) now.write(draftsOf(key), String(keep.id), keep)
  for (const id of drop) now.remove(draftsOf(key), String(id))
}

/** A page as it was read for a decision. */
interface Read {
  readonly found: Found | undefined
  /** The languages it is in. */
  readonly pages: readonly StoredPage[]
}

/** Stores what was decided about one language of a page. */
export function storeEffect<Result>(
  now: Changing,
  key: string,
  { found, pages }: Read,
  { save, draft, isInPlace = false, append = [], other, ...parts }: PageEffect<Result>,
  findBlock: FindBlock,
) {
  if (save && !parseKey(key)) throw new Error(`${JSON.stringify(key)} is not a page’s key`)
  writeParts(now, key, parts)
  if (other?.save) writeParts(now, other.save.key, other)
  if (!save) return
  const saves = other?.save ? [save, other.save] : [save]
  const before = ({ locale }: StoredPage) => pages.find(page => page.locale === locale)
  const since = found?.joint.draft.revision ?? 0
  const about = saves.map(page => aboutOf(kindOf(before(page), page, append), page, since))
  const whole = draft ? [] : saves.filter(page => isOtherDraft(before(page), page))
  if (found && (draft || append.length > 0) && whole.length === 0) {
    const next = draft ?? fromJson(found.joint.draft)
    const read = withDraft(found.joint, next, saves, since + append.length)
    const joint = isInPlace ? withSent(read, saves, findBlock) : read
    return writeJoint(now, joint, found, { about, append })
  }
  if (found && whole.length === 0)
    return writeJoint(now, saves.reduce(withState, found.joint), found, { about, append: [] })
  const joint = withWhole(found?.joint, saves, findBlock)
  const { savedAt: at, savedBy: by } = save.draft
  // A page begins with its first draft; whatever came later is in the log.
  const entry = wholeDraft(
    { number: joint.draft.revision, at, by },
    whole.length > 1 ? undefined : whole[0]?.locale,
  )
  return writeJoint(now, joint, found, { about, append: found ? [entry] : [] })
}

/** Moves one language of a page into the bin, and its log with the last one. */
export function moveToBin(
  now: Changing,
  page: StoredPage,
  { joint, log, older }: Found,
  { at, by }: { readonly at: number; readonly by: string },
  findBlock: FindBlock,
) {
  const id = `${at}-${page.key}`
  now.write(BIN, id, { id, deletedAt: at, deletedBy: by, page })
  for (const part of PARTS) now.moveFolder(`${part}/${page.key}`, `bin/${id}/${part}`)
  const about = [aboutOf('removed', page, page.draft.revision)]
  const left = withoutLanguage(joint, page.locale, findBlock)
  if (left) {
    const entry = wholeDraft({ number: left.draft.revision, at, by }, page.locale)
    writeJoint(now, left, { joint, log, older }, { about, append: [entry] })
    return
  }
  removeOlder(now, older, about)
  if (older.length > 0) return
  now.moveFolder(`log/${page.id}`, `bin/${id}/log`)
  now.remove(PAGES, page.id, about)
}

/** Gives a page another address, with all it has. */
export function movePage(
  now: Changing,
  { joint, log, older }: Found,
  { from, to }: Redirect,
  findBlock: FindBlock,
): readonly StoredPage[] {
  const moved: JointPage = { ...joint, id: pageId(to), path: to }
  const pages = LOCALES.flatMap(locale => pageIn(moved, locale, findBlock) ?? [])
  for (const { key, locale } of pages)
    for (const part of PARTS) now.moveFolder(`${part}/${pageKey({ path: from, locale })}`, `${part}/${key}`)
  removeOlder(now, older)
  if (older.length > 0) now.append(logOf(moved.id), log)
  else {
    now.moveFolder(`log/${joint.id}`, `log/${moved.id}`)
    now.remove(PAGES, joint.id)
  }
  const about = pages.map(page => aboutOf('moved', page, page.draft.revision, from))
  now.write(PAGES, moved.id, moved, about)
  return pages
}

/** Takes a language of a page out of the bin, not live. With the first one its log comes back. */
export async function restorePage(
  now: Changing,
  { id, page: binned, deletedAt }: BinnedPage,
  found: Found | undefined,
  findBlock: FindBlock,
): Promise<StoredPage> {
  const lives = [...liveChangesOf(binned), { at: deletedAt, pageVersion: null }]
  const page = { ...binned, liveVersion: null, lives }
  for (const part of PARTS) now.moveFolder(`bin/${id}/${part}`, `${part}/${page.key}`)
  const about = [aboutOf('restored', page, 0)]
  if (found) {
    const joint = withWhole(found.joint, [page], findBlock)
    const { savedAt: at, savedBy: by } = page.draft
    const entry = wholeDraft({ number: joint.draft.revision, at, by }, page.locale)
    writeJoint(now, joint, found, { about, append: [entry] })
  } else {
    const log = { ...logOf(page.id), name: `bin/${id}/log` }
    const entries = await now.entries<LogEntry | OlderEntry>(log, await now.lastNumber(log))
    const known = entries.flatMap(each => present(each, page.locale))
    const last = known.at(-1)?.number ?? page.draft.revision
    const joint = jointOf({ [page.locale]: page }, last, findBlock)
    writeJoint(now, joint, undefined, { about, append: known })
  }
  now.remove(BIN, id)
  now.removeFolder(`bin/${id}`)
  return page
}

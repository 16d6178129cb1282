import { LOCALES, type Locale } from '#locales/locale.ts'
import type { Changing, Reading } from '#platform/storage/storage.ts'
import { EVERYTHING, type LogEntry } from '../client/draft/draft-steps.ts'
import { type FindBlock, jointOf } from '../page/joint-page.ts'
import type { JointPage } from '../page/joint-schema.ts'
import { type OlderEntry, present } from '../page/older-log.ts'
import { pageId, parseKey } from '../page/page-path.ts'
import type { PageHead, StoredPage } from '../stored/page.ts'
import type { AboutPage } from './page-effect.ts'
import { logOf, PAGES } from './page-kinds.ts'

export const isJoint = (document: JointPage | StoredPage | undefined): document is JointPage =>
  document !== undefined && 'languages' in document

/** A page, and its log while earlier versions hold it in parts. */
export interface Found {
  readonly joint: JointPage
  readonly log: readonly LogEntry[]
  /** Keys under which an earlier version stored its languages. */
  readonly older: readonly string[]
}

/** Steps of two logs of earlier versions as one, by time. */
const jointLog = (logs: readonly (readonly LogEntry[])[], revision: number): readonly LogEntry[] =>
  logs
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .map((entry, index, all) => ({ ...entry, number: revision - all.length + index + 1 }))

/** Reads pages, those too that earlier versions stored with a document for each language. */
export const pageReader = (findBlock: FindBlock) => {
  async function find(now: Reading, id: string): Promise<Found | undefined> {
    const joint = await now.read(PAGES, id)
    if (isJoint(joint)) {
      const log = await now.entries<LogEntry>(logOf(id), joint.draft.revision)
      return { joint, log, older: [] }
    }
    const keys = LOCALES.map(locale => `${id}_${locale}`)
    const pages = (await Promise.all(keys.map(key => now.read(PAGES, key)))).filter(
      (page): page is StoredPage => page !== undefined && !isJoint(page),
    )
    if (pages.length === 0) return undefined
    // Their logs together have as many steps.
    const revision = pages.reduce((sum, { draft }) => sum + draft.revision, 0)
    const logs = await Promise.all(
      pages.map(async ({ key, locale, draft }) =>
        (await now.entries<OlderEntry>(logOf(key), draft.revision)).flatMap(entry => present(entry, locale)),
      ),
    )
    return {
      joint: jointOf(Object.fromEntries(pages.map(page => [page.locale, page])), revision, findBlock),
      log: jointLog(logs, revision),
      older: pages.map(({ key }) => key),
    }
  }
  return find
}

/** Removes what earlier versions stored of a page: a document and a log for each language. */
export function removeOlder(now: Changing, keys: readonly string[], about?: readonly AboutPage[]) {
  for (const key of keys) {
    now.remove(PAGES, key, about)
    now.removeFolder(`log/${key}`)
  }
}

/** Writes a page in the shape of this version. Documents of earlier ones go with it. */
export function writeJoint(
  now: Changing,
  joint: JointPage,
  found: Found | undefined,
  { about, append }: { readonly about: readonly AboutPage[]; readonly append: readonly LogEntry[] },
) {
  removeOlder(now, found?.older ?? [])
  const entries = found && found.older.length > 0 ? [...found.log, ...append] : append
  now.append(logOf(joint.id), entries)
  now.write(PAGES, joint.id, joint, about)
}

/** A whole draft of a language in the log. What it replaced is in the history, not here. */
export const wholeDraft = (
  { number, at, by }: Pick<LogEntry, 'number' | 'at' | 'by'>,
  locale: Locale | undefined,
): LogEntry => ({
  id: `save-${number}-${at}`,
  label: 'save',
  gesture: `save ${number}`,
  operations: [],
  backward: [],
  touched: [EVERYTHING],
  number,
  at,
  by,
  ...(locale && { in: locale }),
})

/** A page in memory, as lists and the storefront need it: a head for each language. */
export type Heads = readonly PageHead[]

/** Heads of pages, those too that earlier versions stored with a document for each language. */
export function headReader(held: ReadonlyMap<string, Heads>) {
  const of = (id: string) => held.get(id) ?? LOCALES.flatMap(locale => held.get(`${id}_${locale}`) ?? [])
  return {
    find: (key: string) => {
      const place = parseKey(key)
      return place && of(pageId(place.path)).find(({ locale }) => locale === place.locale)
    },
    all: () => {
      const ids = new Set([...held.values()].flatMap(heads => heads.map(({ id }) => id)))
      return [...ids].flatMap(of)
    },
  }
}

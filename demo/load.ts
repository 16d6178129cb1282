import type { ImportResult } from '#api/catalogue/import/import-result.ts'
import type { SiteImportResult } from '#api/catalogue/site/import-site.ts'
import type { Operator } from '#operators/operator.ts'
import { orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '#content-store/store.ts'
import { hongKongDay } from '#locales/format.ts'
import { catalogueLines } from './catalogue/lines.ts'
import { drawDemoMedia } from './draw-media.ts'
import { demoOperators } from './operators.ts'
import type { DemoPage } from './pages/page.ts'
import { demoPages } from './pages/pages.ts'
import { registerDemoMedia } from './register-media.ts'
import { loadPeople, type PeoplePort } from './people.ts'
import { siteLines } from './site/lines.ts'

export { demoOperators } from './operators.ts'
export { demoMembers } from './people.ts'

/** The part of the commerce engine the demo fills. */
interface CommercePort extends PeoplePort {
  readonly catalogueVersion: () => number
  readonly importCatalogue: (lines: Iterable<string>) => Promise<ImportResult>
  readonly isSiteEmpty: () => boolean
  readonly importSite: (lines: Iterable<string>) => Promise<SiteImportResult>
}

export interface LoadDemoOptions {
  readonly commerce: CommercePort
  readonly content: { readonly store: ContentStore }
  /** Where the pictures go; served at `/media/demo/`. */
  readonly mediaDirectory: string
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Password of all operators and members, instead of the public ones. */
  readonly password?: string | undefined
  /** An earlier load did not end: what is there is its own, and what is missing is added. */
  readonly isInterrupted?: boolean
  readonly log?: (text: string) => void
}

/** What a load did; zeros when everything was there. */
export interface DemoReport {
  /** Lines of the catalogue taken in. */
  readonly catalogue: number
  /** Menu entries, documents and settings taken in. */
  readonly site: number
  readonly pictures: number
  readonly operators: number
  readonly members: number
  readonly pages: number
}

/** Saves and publishes the demo's pages under this name. */
const LOADER: Operator = { name: 'demo', role: 'admin' }

/** Start of the Hong Kong day of a moment, epoch milliseconds; every date of the demo counts from it. */
export const baseOf = (now: number) => Date.parse(`${hongKongDay(now)}T00:00:00+08:00`)

async function loadCatalogue(commerce: CommercePort, base: number): Promise<number> {
  if (commerce.catalogueVersion() > 0) return 0
  const { problems, counts } = await commerce.importCatalogue(catalogueLines(base))
  const [first] = problems
  if (first) throw new Error(`demo catalogue, line ${first.line} ${first.path}: ${first.message}`)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** After the catalogue, whose categories the menus name. Another shop's goods need menus of their own. */
async function loadSite(commerce: CommercePort, base: number, hasOurGoods: boolean): Promise<number> {
  if (!commerce.isSiteEmpty()) return 0
  const { problems, changed } = await commerce.importSite(siteLines(base))
  const [first] = problems
  if (first && hasOurGoods) throw new Error(`demo site, line ${first.line} ${first.path}: ${first.message}`)
  return first ? 0 : changed
}

async function loadOperators(
  { operators }: ContentStore,
  { password, isInterrupted }: Pick<LoadDemoOptions, 'password' | 'isInterrupted'>,
): Promise<number> {
  const there = await operators.list()
  if (there.length > 0 && !isInterrupted) return 0
  const missing = demoOperators.filter(({ name }) => !there.some(operator => operator.name === name))
  for (const operator of missing)
    await operators.create({ ...operator, ...(password !== undefined && { password }) })
  return missing.length
}

async function loadPage(
  store: ContentStore,
  { path, locale, type, content }: DemoPage,
  presentKey: string | undefined,
): Promise<void> {
  const { title } = content
  const { key, draft } = orThrow(
    presentKey === undefined
      ? await store.createPage(LOADER, { path, locale, type, title })
      : await store.page(LOADER, presentKey),
  )
  const saved = orThrow(await store.saveDraft(LOADER, key, { ...content, revision: draft.revision }))
  orThrow(await store.publish(LOADER, key, { revision: saved.revision, accepted: 'all' }))
}

async function loadPages(store: ContentStore, base: number, isInterrupted: boolean): Promise<number> {
  const there = orThrow(await store.pages(LOADER))
  if (there.length > 0 && !isInterrupted) return 0
  let loaded = 0
  for (const page of demoPages(base)) {
    const present = there.find(({ path, locale }) => path === page.path && locale === page.locale)
    if (present && present.liveVersion !== null) continue
    await loadPage(store, page, present?.key)
    loaded += 1
  }
  return loaded
}

/**
 * Fills empty stores with the demo shop: catalogue, menus and documents, pictures, operators, members, pages, each separately.
 * The pictures of its pages are in the media library.
 * Existing content is not changed, so a second load changes nothing.
 * @throws Error when the demo itself is wrong
 */
export async function loadDemo({
  commerce,
  content,
  mediaDirectory,
  clock,
  password,
  isInterrupted = false,
  log,
}: LoadDemoOptions): Promise<DemoReport> {
  const base = baseOf(clock())
  const { store } = content
  /** Members own coupons, whose campaigns come with the goods. */
  const loadGoodsAndPeople = async () => {
    const catalogue = await loadCatalogue(commerce, base)
    const site = await loadSite(commerce, base, catalogue > 0)
    const members = await loadPeople(commerce, clock(), { ownPassword: password, isInterrupted })
    return { catalogue, site, members }
  }
  const [goods, pictures, operators, pages] = await Promise.all([
    loadGoodsAndPeople(),
    drawDemoMedia(mediaDirectory),
    loadOperators(store, { password, isInterrupted }),
    loadPages(store, base, isInterrupted),
  ])
  // Later loads leave the library as operators have it.
  if (pages > 0 || isInterrupted)
    await registerDemoMedia(store, { pages: demoPages(base), directory: mediaDirectory, now: clock() })
  const report = { ...goods, pictures, operators, pages }
  if (Object.values(report).some(Boolean))
    log?.(
      `demo shop: ${goods.catalogue} catalogue lines, ${goods.site} menu entries and documents, ${pictures} pictures, ${operators} operators, ${goods.members} members, ${pages} pages`,
    )
  return report
}

import type { ImportResult } from '#api/catalogue/import/import-result.ts'
import type { SiteImportResult } from '#api/catalogue/import/import-site.ts'
import type { ContentStore } from '#content-store/store.ts'
import { startOfHongKongDay } from '#locales/format.ts'
import { orThrow } from '#operators/outcome.ts'
import { addUpload, copyPictures, IMPORTER, registerPictures } from './add-pictures.ts'
import { importPage } from './import-page.ts'
import { importPeople, type PeoplePort } from './import-people.ts'
import type { ShopPage } from './page-file.ts'
import { problemOfFile, ShopFolderProblems } from './problems.ts'
import { readShopFolder, type ShopFolder } from './read-shop-folder.ts'

/** The part of the commerce engine that a shop folder fills. */
interface CommercePort extends PeoplePort {
  readonly catalogueVersion: () => number
  readonly importCatalogue: (lines: Iterable<string>) => Promise<ImportResult>
  readonly isSiteEmpty: () => boolean
  readonly importSite: (lines: Iterable<string>) => Promise<SiteImportResult>
}

export interface ImportShopOptions {
  /** Path of the shop folder. */
  readonly folder: string
  readonly commerce: CommercePort
  readonly content: { readonly store: ContentStore }
  /** Place of the pictures; served at `/media/demo/`. */
  readonly mediaDirectory: string
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Password of all operators and members, in place of those of the folder. */
  readonly password?: string | undefined
  /** An earlier import did not end: what is there is its own, and what is missing is added. */
  readonly isInterrupted?: boolean
  /** Leaves out operators, members, staff and settings: a running shop has its own. */
  readonly isWithoutPeople?: boolean
  readonly log?: (text: string) => void
}

/** Entries that an import added; zeros for parts that were not empty. */
export interface ShopReport {
  /** Lines of the catalogue. */
  readonly goods: number
  /** Menu entries, documents and settings. */
  readonly site: number
  readonly pictures: number
  readonly operators: number
  readonly members: number
  readonly pages: number
}

async function importGoods(
  commerce: CommercePort,
  goods: readonly string[],
  hasGoods: boolean,
): Promise<number> {
  if (hasGoods) return 0
  const { problems, counts } = await commerce.importCatalogue(goods)
  if (problems.length > 0) throw new ShopFolderProblems(problems.map(problemOfFile('goods.jsonl')))
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Settings of a running shop are those of its operators. */
const isNoSetting = (line: string) =>
  line.trim() === '' || (JSON.parse(line) as { readonly kind: unknown }).kind !== 'setting'

/** After the goods, whose categories the menus name. Another shop's goods need menus of their own. */
async function importSite(
  commerce: CommercePort,
  site: readonly string[],
  hasOurGoods: boolean,
): Promise<number> {
  if (!commerce.isSiteEmpty()) return 0
  const { problems, changed } = await commerce.importSite(site)
  if (problems.length > 0 && hasOurGoods)
    throw new ShopFolderProblems(problems.map(problemOfFile('site.jsonl')))
  return problems.length > 0 ? 0 : changed
}

async function importOperators(
  { operators }: ContentStore,
  people: ShopFolder['operators'],
  { password, isInterrupted }: Pick<ImportShopOptions, 'password' | 'isInterrupted'>,
): Promise<number> {
  const there = await operators.list()
  if (there.length > 0 && !isInterrupted) return 0
  const missing = people.filter(({ name }) => !there.some(operator => operator.name === name))
  for (const { name, role, password: own } of missing)
    await operators.create({ name, role, password: password ?? own })
  return missing.length
}

/** Shells that every shop starts with are no pages of its own. */
async function importPages(
  store: ContentStore,
  pages: readonly ShopPage[],
  isInterrupted: boolean,
): Promise<number> {
  const there = orThrow(await store.pages(IMPORTER))
  if (there.some(({ path }) => !path.startsWith('/shell/')) && !isInterrupted) return 0
  let imported = 0
  for (const page of pages) {
    const present = there.find(({ path, locale }) => path === page.path && locale === page.locale)
    if (await importPage(store, page, present?.key)) imported += 1
  }
  return imported
}

/** Runs the folder's own program that draws its pictures. */
async function drawPictures(drawnBy: URL | undefined, mediaDirectory: string): Promise<number> {
  if (!drawnBy) return 0
  const { drawPictures: draw } = (await import(drawnBy.href)) as {
    // the folder's README names the export
    readonly drawPictures: (directory: string) => Promise<number>
  }
  return draw(mediaDirectory)
}

/**
 * Results of work that goes on at the same time, once all of it has ended.
 * @throws the first failure, when nothing is running any more
 */
async function allEnded<First, Second>(works: [Promise<First>, Promise<Second>]): Promise<[First, Second]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/**
 * Fills the empty parts of a shop from a shop folder: goods, menus and documents, pictures, operators, members, pages, each separately.
 * The pictures of its pages are listed in the media library. Existing content is not changed, so a second import changes nothing.
 * @throws ShopFolderProblems naming file, line and field
 */
export async function importShop({
  folder,
  commerce,
  content,
  mediaDirectory,
  clock,
  password,
  isInterrupted = false,
  isWithoutPeople = false,
  log,
}: ImportShopOptions): Promise<ShopReport> {
  const now = clock()
  const shop = await readShopFolder(folder, startOfHongKongDay(now))
  const { store } = content
  /** Members own coupons, whose campaigns come with the goods. A mistake in them leaves pages and operators out. */
  const importParts = async () => {
    // Settings raise the version too.
    const hasGoods = isWithoutPeople ? commerce.catalogue().spus.size > 0 : commerce.catalogueVersion() > 0
    const goods = await importGoods(commerce, shop.goods, hasGoods)
    const hasOurGoods = goods > 0
    const lines = isWithoutPeople ? shop.site.filter(isNoSetting) : shop.site
    const site = await importSite(commerce, lines, hasOurGoods)
    const members = isWithoutPeople
      ? 0
      : await importPeople(commerce, shop, { now, password, isInterrupted, hasOurGoods })
    const [operators, pages] = await allEnded([
      isWithoutPeople
        ? Promise.resolve(0)
        : importOperators(store, shop.operators, { password, isInterrupted }),
      importPages(store, shop.pages, isInterrupted),
    ])
    return { goods, site, operators, members, pages }
  }
  const [parts, drawn] = await allEnded([importParts(), drawPictures(shop.drawnBy, mediaDirectory)])
  const pictures = drawn + (await copyPictures(folder, mediaDirectory))
  // Later imports leave the library as operators have it.
  if (parts.pages > 0 || isInterrupted) {
    await registerPictures(store, shop.pictures, { mediaDirectory, now })
    for (const upload of shop.uploads) await addUpload(store, folder, upload)
  }
  const report = { ...parts, pictures }
  if (Object.values(report).some(Boolean))
    log?.(
      `shop folder: ${report.goods} catalogue lines, ${report.site} menu entries and documents, ${pictures} pictures, ${report.operators} operators, ${report.members} members, ${report.pages} pages`,
    )
  return report
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problemText as catalogueText } from '#api/rules/catalogue-problem.ts'
import type { Commerce } from '#api/commerce.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { placeProblems, publishProblems } from '#content-store/checks/publish-check.ts'
import { problemText } from '#content-store/checks/problem-text.ts'
import type { ContentStore } from '#content-store/store.ts'
import { MEDIA_FILE } from '#content-store/stored/media-item.ts'
import { findBlock } from '#blocks/registry.ts'
import { globalConfigSchema } from '#blocks/page/page.ts'
import type { ArchivePart, PartCount } from '#desk/shop/archive-shapes.ts'
import { catalogue, type Messages } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import { startOfHongKongDay } from '#locales/format.ts'
import { orThrow } from '#operators/outcome.ts'
import { isMissing } from '#platform/durable-file.ts'
import { SHELL_MAKER } from '../open/ensure-shells.ts'
import { demoFilesIn, IMPORTER } from '../shop-folder/add-pictures.ts'
import { mapLines } from '../shop-folder/lines.ts'
import type { ShopPage } from '../shop-folder/page-file.ts'
import type { PictureLine, UploadLine } from '../shop-folder/picture-lines.ts'
import { type FileProblem, problemOfFile, ShopFolderProblems } from '../shop-folder/problems.ts'
import { readShopFolder, type ShopFolder } from '../shop-folder/read-shop-folder.ts'

/** The shop that an archive is imported into. */
export interface ShopToFill {
  readonly commerce: Pick<
    Commerce,
    'catalogue' | 'storedGoods' | 'importCatalogue' | 'importSite' | 'refresh'
  >
  readonly store: ContentStore
  /** Place of the pictures that are served at `/media/demo/`. */
  readonly mediaDirectory: string
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Entries that an import adds. The shop's own ones stay as they are, so that a second import adds nothing. */
export interface ImportPlan {
  /** Unpacked archive. */
  readonly folder: string
  /** Lines in their places; those that the shop has already are empty. */
  readonly goods: readonly string[]
  readonly site: readonly string[]
  readonly pages: readonly {
    readonly page: ShopFolder['pages'][number]
    readonly presentKey: string | undefined
  }[]
  readonly uploads: readonly UploadLine[]
  readonly pictures: readonly PictureLine[]
  readonly counts: readonly PartCount[]
  /** Reasons to import nothing; the first thousand at most. */
  readonly problems: readonly FileProblem[]
}

/** Most problems that a plan lists. */
const MOST_PROBLEMS = 1000

interface Line {
  readonly kind?: unknown
  readonly code?: unknown
  readonly [field: string]: unknown
}

const lineOf = (text: string): Line | undefined => {
  const value: unknown = JSON.parse(text) // lines of a folder were read before
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Line) : undefined
}

/** Counts lines by part, and empties those that the shop has. `own` says what is left of a line that it has. */
async function missingLines(
  lines: readonly string[],
  partOf: (kind: unknown) => ArchivePart,
  own: (line: Line, text: string) => string | undefined,
) {
  const counts = new Map<ArchivePart, { added: number; present: number }>()
  const left = await mapLines(lines, text => {
    const line = text === '' ? undefined : lineOf(text)
    // What is no line at all, the import names. An export says when it was made.
    if (!line || line.kind === 'export') return line ? '' : text
    const after = own(line, text)
    const part = partOf(line.kind)
    const count = counts.get(part) ?? { added: 0, present: 0 }
    counts.set(part, count)
    if (after === '') count.present += 1
    else count.added += 1
    return after ?? text
  })
  return { left, counts }
}

async function planGoods({ commerce }: ShopToFill, lines: readonly string[]) {
  const own = await commerce.storedGoods()
  return missingLines(
    lines,
    kind => (kind === 'spu' ? 'products' : 'otherGoods'),
    ({ kind, code }) => (own.get(String(kind))?.has(String(code)) ? '' : undefined),
  )
}

/** Fields of settings that the shop has stay; the others are added. */
function planSite({ commerce }: ShopToFill, lines: readonly string[]) {
  const stored = commerce.catalogue().site.lines
  return missingLines(
    lines,
    kind => (kind === 'setting' ? 'settings' : 'site'),
    line => {
      const code =
        line.kind === 'document' && typeof line.code === 'string' ? line.code.toLowerCase() : line.code
      const present = stored.get(`${String(line.kind)} ${String(code)}`)
      if (!present) return undefined
      const isCompleted = line.kind === 'setting' && Object.keys(line).some(field => !(field in present))
      return isCompleted ? JSON.stringify({ ...line, ...present }) : ''
    },
  )
}

/** Shells that every shop starts with give way, and pages that an interrupted import has begun are completed. */
function isOwn({ savedBy, liveVersion, revision }: PageSummary, { isShown }: ShopPage): boolean {
  if (savedBy === SHELL_MAKER.name) return false
  if (savedBy !== IMPORTER.name) return true
  return isShown ? liveVersion !== null : revision > 1
}

async function planPages({ store }: ShopToFill, pages: ShopFolder['pages']) {
  const there = orThrow(await store.pages(IMPORTER))
  return pages.flatMap(page => {
    const present = there.find(({ path, locale }) => path === page.path && locale === page.locale)
    return present && isOwn(present, page) ? [] : [{ page, presentKey: present?.key }]
  })
}

/** Problems for which a page could not be published. */
function pageProblems(page: ShopFolder['pages'][number], now: number): readonly FileProblem[] {
  const content = { ...page, globalConfig: page.globalConfig ?? globalConfigSchema.parse({}) }
  const found = [
    ...placeProblems(page),
    ...(page.isShown ? publishProblems(content, { findBlock, now }) : []),
  ]
  return found.map(problem => ({
    file: page.file,
    path: [problem.blockId, problem.path].filter(Boolean).join(', '),
    message: problemText('en_US', problem).message,
    messages: {
      zh_HK: problemText('zh_HK', problem).message,
      en_US: problemText('en_US', problem).message,
    },
  }))
}

/** Words of a problem that only archives have. */
function wordsOf(key: keyof Messages['content']['archiveProblem']) {
  const messages = {
    zh_HK: catalogue.zh_HK.content.archiveProblem[key],
    en_US: catalogue.en_US.content.archiveProblem[key],
  }
  return { message: messages.en_US, messages }
}

/** Uploads whose bytes are missing, or are not those that the name was made from. */
async function uploadProblems(
  folder: string,
  uploads: ShopFolder['uploads'],
): Promise<readonly FileProblem[]> {
  const problems: FileProblem[] = []
  for (const { file, line } of uploads) {
    const bytes = await readFile(join(folder, 'media', file)).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    const isRight = bytes && file.startsWith(createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    if (isRight) continue
    const words = wordsOf(bytes ? 'otherBytes' : 'noFile')
    problems.push({ file: 'pictures.jsonl', line, path: 'file', ...words })
  }
  return problems
}

/** Pictures without a line: they get their names as titles. */
async function unlisted(folder: string, uploads: readonly UploadLine[]): Promise<readonly UploadLine[]> {
  const names = await readdir(join(folder, 'media')).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const listed = new Set(uploads.map(({ file }) => file))
  return names
    .filter(name => MEDIA_FILE.test(name) && !listed.has(name))
    .map(file => ({ file, name: file, alt: { zh_HK: '', en_US: '' }, tags: [], focus: '' }))
}

async function planPictures(shop: ShopToFill, { folder, uploads, pictures }: ShopFolder) {
  const { media } = shop.store
  const isThere = (file: string) => media.about(`/media/${file}`)?.deletedAt === null
  const all = [...uploads, ...(await unlisted(folder, uploads))]
  const demoFiles = await demoFilesIn(join(folder, 'media/demo'))
  const own = new Set(await demoFilesIn(shop.mediaDirectory))
  const ownDemo = demoFiles.filter(name => own.has(name)).length
  const files = new Set([...demoFiles, ...own])
  const missing = all.filter(({ file }) => !isThere(file))
  return {
    uploads: missing,
    // A library lists no picture whose file is nowhere.
    pictures: pictures.filter(({ name }) => files.has(name)),
    count: {
      added: missing.length + demoFiles.length - ownDemo,
      present: all.length - missing.length + ownDemo,
    },
  }
}

/** Codes of the categories of lines. */
async function categoriesIn(goods: readonly string[]): Promise<readonly string[]> {
  const found = await mapLines(goods, text => {
    const line = text === '' ? undefined : lineOf(text)
    return line?.kind === 'category' && typeof line.code === 'string' ? line.code : ''
  })
  return found.filter(Boolean)
}

/** Folders on the server may name a program of theirs; what comes from a browser may not. */
const PROGRAM: FileProblem = {
  file: 'shop.json',
  path: 'drawnBy',
  ...wordsOf('noProgram'),
}

const NOTHING = { goods: [], site: [], pages: [], uploads: [], pictures: [], counts: [] } as const

/**
 * Reads an unpacked archive and compares it with the shop. Nothing is changed.
 * @param folder holds a shop.json
 */
export async function planImport(shop: ShopToFill, folder: string): Promise<ImportPlan> {
  const now = shop.clock()
  let found: ShopFolder
  try {
    found = await readShopFolder(folder, startOfHongKongDay(now))
  } catch (error) {
    if (!(error instanceof ShopFolderProblems)) throw error
    return { ...NOTHING, folder, problems: error.problems.slice(0, MOST_PROBLEMS) }
  }
  await Promise.all([shop.commerce.refresh(), shop.store.catchUp()])
  const goods = await planGoods(shop, found.goods)
  const site = await planSite(shop, found.site)
  const pages = await planPages(shop, found.pages)
  const pictures = await planPictures(shop, found)
  const goodsResult = await shop.commerce.importCatalogue(goods.left, { dryRun: true })
  const siteResult = await shop.commerce.importSite(site.left, {
    dryRun: true,
    comingCategories: await categoriesIn(goods.left),
  })
  const problems = [
    ...(found.drawnBy ? [PROGRAM] : []),
    ...goodsResult.problems.map(problemOfFile('goods.jsonl')),
    ...siteResult.problems.map(problemOfFile('site.jsonl')),
    ...pages.flatMap(({ page }) => pageProblems(page, now)),
    ...(await uploadProblems(folder, found.uploads)),
  ]
  const countOf = (
    part: ArchivePart,
    counted: ReadonlyMap<ArchivePart, Omit<PartCount, 'part'>>,
  ): PartCount => ({
    part,
    ...(counted.get(part) ?? { added: 0, present: 0 }),
  })
  return {
    folder,
    goods: goods.left,
    site: site.left,
    pages,
    uploads: pictures.uploads,
    pictures: pictures.pictures,
    counts: [
      countOf('products', goods.counts),
      countOf('otherGoods', goods.counts),
      countOf('site', site.counts),
      countOf('settings', site.counts),
      { part: 'pages', added: pages.length, present: found.pages.length - pages.length },
      { part: 'pictures', ...pictures.count },
    ],
    problems: problems.slice(0, MOST_PROBLEMS),
  }
}

/** A problem in the words of a language. */
export function wordsOfProblem({ message, messages, problem }: FileProblem, locale: Locale): string {
  if (messages) return messages[locale]
  return problem ? catalogueText(problem, locale) : message
}

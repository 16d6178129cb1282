import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Commerce } from '#api/commerce.ts'
import { sharingOf } from '#blocks/page/page.ts'
import { asPlainBlocks } from '#blocks/page/synced-section.ts'
import type { PageContent, PageSummary } from '#content-store/client/types.ts'
import type { MediaItem } from '#content-store/client/media.ts'
import { fileOf, isKeptHere } from '#content-store/stored/media-item.ts'
import type { ContentStore } from '#content-store/store.ts'
import type { ArchiveContents } from '#desk/shop/archive-shapes.ts'
import { orThrow } from '#operators/outcome.ts'
import type { ZipSource } from '#platform/zip/write-zip.ts'
import { demoFilesIn, IMPORTER } from '../shop-folder/add-pictures.ts'

/** The part of a shop that an archive holds. */
export interface ShopToWrite {
  readonly commerce: Pick<Commerce, 'exportCatalogue' | 'exportSite'>
  readonly store: Pick<ContentStore, 'pages' | 'page' | 'release' | 'media'>
  /** Place of the pictures that are served at `/media/demo/`. */
  readonly mediaDirectory: string
}

/** Lines that are written without a pause: a few milliseconds. */
const PART = 100

/** Writes lines into a file. Resolves to what `work` answers, once all of them are on the disk. */
async function writeLines<Result>(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const ended = finished(target)
  const failed = ended.then(() => undefined)
  let lines = 0
  const result = await Promise.race([
    work(async line => {
      if (!target.write(`${line}\n`)) await Promise.race([once(target, 'drain'), failed])
      lines += 1
      // SQLite answers at once, without a turn of the event loop.
      if (lines % PART === 0) await nextTurn()
    }),
    // Rejects when the disk takes no more.
    failed.then(() => Promise.reject(new Error('The file was closed early.'))),
  ])
  target.end()
  await ended
  return result
}

const pageFile = ({ type, locale, path }: PageSummary, content: PageContent, isShown: boolean) => ({
  cairn: 'page',
  type,
  locale,
  path,
  title: content.title,
  description: content.description,
  keywords: content.keywords,
  ...sharingOf(content),
  globalConfig: content.globalConfig,
  ...(!isShown && { isShown }),
  // Sections that pages share belong to the shop they come from.
  components: asPlainBlocks(content.components),
})

/** Pages as shoppers get them; those they do not get, as drafts. */
async function pagesOf(store: ShopToWrite['store']): Promise<readonly ZipSource[]> {
  const sources: ZipSource[] = []
  for (const page of orThrow(await store.pages(IMPORTER))) {
    const { key, liveVersion } = page
    const content =
      liveVersion === null
        ? orThrow(await store.page(IMPORTER, key)).draft
        : orThrow(await store.release(IMPORTER, key, liveVersion))
    const text = JSON.stringify(pageFile(page, content, liveVersion !== null), null, 1)
    sources.push({ name: `pages/${key}.json`, text: `${text}\n` })
  }
  return sources
}

const DEMO = '/media/demo/'

/** The line of a picture; `undefined` for one that is neither an upload nor below `/media/demo/`. */
function pictureLine(item: MediaItem, demoFiles: ReadonlySet<string>): object | undefined {
  const { name, alt, tags, focus, crops } = item
  const about = { alt, tags, ...(focus !== '' && { focus }), ...(crops && { crops }) }
  if (isKeptHere(item)) return { file: fileOf(item), name, ...about }
  const file = item.url.slice(DEMO.length)
  if (!item.url.startsWith(DEMO) || !demoFiles.has(file)) return undefined
  const { width, height } = item
  return { name: file, width, height, ...about, ...(name !== file && { title: name }) }
}

/** Files of pictures and films, and what the library says of them. Those in the bin are left out. */
async function picturesOf({ store: { media }, mediaDirectory }: ShopToWrite) {
  const items = media.list().filter(({ deletedAt }) => deletedAt === null)
  const demoFiles = await demoFilesIn(mediaDirectory)
  const demo = new Set(demoFiles)
  const lines = items
    .toSorted((one, other) => (one.url < other.url ? -1 : 1))
    .flatMap(item => pictureLine(item, demo) ?? [])
  const files: { readonly name: string; readonly path: string }[] = []
  for (const item of items) {
    const found = isKeptHere(item) ? await media.find(fileOf(item)) : undefined
    if (found) files.push({ name: `media/${fileOf(item)}`, path: found.path })
  }
  for (const name of demoFiles) files.push({ name: `media/demo/${name}`, path: join(mediaDirectory, name) })
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size))
  return { lines, files, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Line of a subject of settings in which staff have set nothing: every shop has it. */
const SETS_NOTHING = /^\{"kind":"setting","code":"\w+"\}$/

const text = (lines: readonly object[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')

/**
 * Gathers the shop as the files of an archive: goods, site with settings, pages, pictures. People, orders and what belongs to the machine
 * are no part of it.
 * @param folder for files of lines; made here
 */
export async function gatherShop(
  shop: ShopToWrite,
  folder: string,
): Promise<{ readonly sources: readonly ZipSource[]; readonly contents: ArchiveContents }> {
  await mkdir(folder, { recursive: true })
  const paths = { goods: join(folder, 'goods.jsonl'), site: join(folder, 'site.jsonl') }
  const goods = await writeLines(paths.goods, write => shop.commerce.exportCatalogue(write))
  let unset = 0
  const site = await writeLines(paths.site, write =>
    shop.commerce.exportSite(async line => {
      if (SETS_NOTHING.test(line)) unset += 1
      else await write(line)
    }),
  )
  const pages = await pagesOf(shop.store)
  const pictures = await picturesOf(shop)
  const { spu: products = 0, ...otherGoods } = goods
  const { setting: settings = 0, ...otherSite } = site
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((all, count) => all + count, 0)
  return {
    sources: [
      { name: 'shop.json', text: '{ "cairn": "shop" }\n' },
      { name: 'goods.jsonl', path: paths.goods },
      { name: 'site.jsonl', path: paths.site },
      ...pages,
      { name: 'pictures.jsonl', text: text(pictures.lines) },
      ...pictures.files,
    ],
    contents: {
      parts: [
        { part: 'products', count: products },
        { part: 'otherGoods', count: sum(otherGoods) },
        { part: 'site', count: sum(otherSite) },
        { part: 'settings', count: settings - unset },
        { part: 'pages', count: pages.length },
        { part: 'pictures', count: pictures.files.length },
      ],
      mediaBytes: pictures.bytes,
    },
  }
}

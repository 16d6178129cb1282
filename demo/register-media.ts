import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaItem } from '#content-store/client/media.ts'
import type { ContentStore } from '#content-store/store.ts'
import type { Locale } from '#locales/locale.ts'
import type { DemoPage } from './pages/page.ts'

const ADDRESS = /^\/media\/demo\/[\w-]+\.(?:svg|webp)$/

/** Tags by the first word of a file's name, in both languages: operators of either search by them. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  flag: ['品牌', 'Brand'],
  knit: ['針織', 'Knitwear'],
  logo: ['商標', 'Logo'],
  modal: ['彈窗', 'Pop-up'],
  photo: ['照片', 'Photo'],
  popup: ['彈窗', 'Pop-up'],
  poster: ['海報', 'Poster'],
  scene: ['風景', 'Landscape'],
  tile: ['類別', 'Category'],
}
const OTHER_TAGS = ['圖畫', 'Drawing']
const PRODUCT_TAGS = ['商品', 'Product']

const tagsOf = (name: string) => {
  if (/^[a-z]+-[a-z]+-\d{3}/.test(name)) return PRODUCT_TAGS
  return TAGS[name.split('-')[0] ?? ''] ?? OTHER_TAGS
}

type Words = Partial<Record<Locale, string>>

/** Every picture of the demo's pages by its address, with what the pages say of it first, in each language. */
function wordsOnPages(pages: readonly DemoPage[]): ReadonlyMap<string, Words> {
  const found = new Map<string, Words>()
  const visit = (value: unknown, locale: Locale) => {
    if (typeof value !== 'object' || value === null) return
    const { title, alt } = value as { readonly title?: unknown; readonly alt?: unknown } // any object may have them
    const words = [alt, title].find(text => typeof text === 'string' && text !== '')
    for (const inner of Object.values(value)) {
      if (typeof words === 'string' && typeof inner === 'string' && ADDRESS.test(inner))
        found.set(inner, { [locale]: words, ...found.get(inner) })
      visit(inner, locale)
    }
  }
  for (const { locale, content } of pages) visit(content.components, locale)
  return found
}

/** Sides of a drawing by its view box, of a photo by the numbers in `photos/README.md`. */
async function sidesOf(file: string): Promise<readonly [width: number, height: number]> {
  if (file.endsWith('.webp')) return file.endsWith('-tall.webp') ? [1000, 1250] : [1600, 900]
  const [, width, height] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(await readFile(file, 'utf8')) ?? []
  return [Math.round(Number(width)), Math.round(Number(height))]
}

/**
 * Adds the pictures of the demo's pages to the media library, where they are not yet: operators use them like uploads.
 * @param directory where the pictures are drawn
 */
export async function registerDemoMedia(
  { media }: Pick<ContentStore, 'media'>,
  {
    pages,
    directory,
    now,
  }: { readonly pages: readonly DemoPage[]; readonly directory: string; readonly now: number },
): Promise<void> {
  const register = async ([url, words]: readonly [string, Words]) => {
    const name = url.slice('/media/demo/'.length)
    const file = join(directory, name)
    const [width, height] = await sidesOf(file)
    const item: MediaItem = {
      id: `demo~${name}`,
      url,
      name,
      width,
      height,
      bytes: (await stat(file)).size,
      type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
      uploadedAt: now,
      uploadedBy: 'demo',
      alt: { zh_HK: '', en_US: '', ...words },
      tags: tagsOf(name),
      focus: '',
      deletedAt: null,
    }
    await media.register(item)
  }
  await Promise.all([...wordsOnPages(pages)].map(register))
}

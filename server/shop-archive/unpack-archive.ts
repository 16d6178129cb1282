import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openZip, type ZipEntry, type ZipLimits } from '#platform/zip/read-zip.ts'
import { ARCHIVE_LIMITS, isOfShop } from './archive-limits.ts'

/** An archive without a shop in it. */
export class NoShopInside extends Error {}

/** The folder that holds the shop: `` at the top, `my-shop/` where the whole folder was packed. */
function folderOf(entries: readonly ZipEntry[]): string {
  const names = entries.map(({ name }) => name)
  if (names.includes('shop.json')) return ''
  const inside = names.filter(name => /^[^/]+\/shop\.json$/.test(name) && !name.startsWith('__MACOSX/'))
  const [only] = inside
  if (only === undefined || inside.length > 1) throw new NoShopInside('The archive has no shop.json.')
  return only.slice(0, -'shop.json'.length)
}

export interface Unpacked {
  /** Files that were not unpacked: what is no part of a shop, and people. */
  readonly leftOut: readonly string[]
}

/**
 * Unpacks the files of a shop into a folder that does not exist yet. Only names of the format are written, so that nothing can land
 * elsewhere.
 * @param checkRoom rejects if the disk has not so many bytes left
 * @throws BadZip NoShopInside
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  checkRoom: (bytes: number) => Promise<void>,
  limits: ZipLimits = ARCHIVE_LIMITS,
): Promise<Unpacked> {
  const zip = await openZip(archive, limits)
  try {
    const around = folderOf(zip.entries)
    const inShop = (name: string) => name.startsWith(around) && isOfShop(name.slice(around.length))
    const wanted = zip.entries.filter(({ name }) => inShop(name))
    await checkRoom(wanted.reduce((sum, { bytes }) => sum + bytes, 0))
    for (const { name, writeTo } of wanted) {
      const target = join(folder, name.slice(around.length))
      await mkdir(dirname(target), { recursive: true })
      await writeTo(target)
    }
    return { leftOut: zip.entries.flatMap(({ name }) => (inShop(name) ? [] : [name])) }
  } finally {
    zip.close()
  }
}

import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ZipSource } from '#platform/zip/write-zip.ts'
import { isMissing } from '#platform/durable-file.ts'
import { gatherShop, type ShopToWrite } from '../shop-archive/write-shop.ts'

/** Gives a file a second name; on a disk without such names, copies it. Its bytes are never changed under either. */
async function share(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    if (isMissing(error)) throw error
    await copyFile(from, to)
  })
}

async function put(source: ZipSource, folder: string): Promise<void> {
  const target = join(folder, source.name)
  await mkdir(dirname(target), { recursive: true })
  if ('text' in source) await writeFile(target, source.text)
  else if (source.path !== target) await share(source.path, target)
}

/**
 * Writes the shop as an unpacked archive: what an export holds, without people, orders and what belongs to the machine.
 * @param checkRoom rejects if the disk has not so many bytes left
 */
export async function copyShop(
  shop: ShopToWrite,
  folder: string,
  checkRoom: (bytes: number) => Promise<void>,
): Promise<void> {
  const { sources, contents } = await gatherShop(shop, folder)
  // Pictures may have to be copied here, and the import copies each once more.
  await checkRoom(2 * contents.mediaBytes)
  for (const source of sources) await put(source, folder)
}

import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BinnedPage } from '../repository.ts'
import { removeDurably, syncFolder, writeDurably } from '#platform/durable-file.ts'

/** Files of a page besides its own, each in a folder. */
export const PARTS = ['releases', 'drafts', 'log'] as const

async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    // A page that was never published has no folder of releases.
    return []
  }
}

/** Copies the files of a folder, if there is one. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const names = await filesOf(from)
  if (names.length === 0) return
  await mkdir(to, { recursive: true })
  for (const name of names) await writeDurably(join(to, name), await readFile(join(from, name)))
}

interface BinFiles {
  readonly list: () => readonly BinnedPage[]
  readonly find: (id: string) => BinnedPage | undefined
  /** Copies a page with all it has; the page itself is removed afterwards. */
  readonly put: (binned: BinnedPage) => Promise<void>
  /** Copies releases and drafts of a page back. */
  readonly bringBack: (binned: BinnedPage) => Promise<void>
  readonly purge: (id: string) => Promise<void>
}

/**
 * Deleted pages in `bin/<id>/`: `page.json`, `releases/`, `drafts/`. `page.json` is written last and makes the copy whole; a copy
 * without it is of a crash and goes at the next start, when the page itself is still there.
 * @param read reads and checks a `page.json`
 */
export async function openPageBin(
  directory: string,
  read: (file: string) => Promise<BinnedPage | undefined>,
): Promise<BinFiles> {
  const bin = join(directory, 'bin')
  await mkdir(bin, { recursive: true })
  const pages = new Map<string, BinnedPage>()
  for (const id of await readdir(bin)) {
    const page = await read(join(bin, id, 'page.json'))
    if (page) pages.set(id, page)
    else await removeDurably(join(bin, id))
  }
  return {
    list: () => [...pages.values()].map(page => structuredClone(page)),
    find: id => structuredClone(pages.get(id)),
    async put(binned) {
      const folder = join(bin, binned.id)
      await mkdir(folder, { recursive: true })
      for (const part of PARTS) await copyFolder(join(directory, part, binned.page.key), join(folder, part))
      await writeDurably(join(folder, 'page.json'), `${JSON.stringify(binned, null, 2)}\n`)
      await syncFolder(bin)
      pages.set(binned.id, binned)
    },
    async bringBack({ id, page: { key } }) {
      for (const part of PARTS) {
        await removeDurably(join(directory, part, key))
        await copyFolder(join(bin, id, part), join(directory, part, key))
      }
    },
    async purge(id) {
      if (!pages.delete(id)) return
      await removeDurably(join(bin, id))
    },
  }
}

import { join } from 'node:path'
import { z } from 'zod'
import type { Redirect } from '../client/types.ts'
import type { StoredPage } from '../repository.ts'
import { redirectsSchema } from '../stored/page.ts'
import { readDocument, writeDocument } from './documents.ts'
import { isThere, removeDurably } from '#platform/durable-file.ts'
import { copyFolder, PARTS } from './page-bin.ts'

type Redirects = readonly Redirect[]

/** Pages that are on their way to another address, by the keys they had, and all redirects once they are there. */
interface Moving {
  readonly pages: readonly { readonly key: string; readonly page: StoredPage }[]
  readonly redirects: Redirects
}

interface MoveFiles {
  readonly redirects: () => Redirects
  readonly keepRedirects: (redirects: Redirects) => Promise<void>
  /** Moves pages with all they have. After a crash the next start finishes it. */
  readonly move: (moving: Moving) => Promise<void>
}

/**
 * `redirects.json`, and `moving.json` while pages change their address: it is written first and lists everything to do; each
 * step can be repeated.
 * @param pageSchema reads `pages/<key>.json`
 */
export async function openPageMoves(
  directory: string,
  pageSchema: z.ZodType<StoredPage>,
): Promise<MoveFiles> {
  const file = join(directory, 'redirects.json')
  const journal = join(directory, 'moving.json')
  const movingSchema = z.object({
    pages: z.array(z.object({ key: z.string(), page: pageSchema })),
    redirects: redirectsSchema,
  })
  let redirects: Redirects = Object.freeze((await readDocument(file, redirectsSchema)) ?? [])

  const pageFile = (key: string) => join(directory, 'pages', `${key}.json`)

  async function movePage(from: string, page: StoredPage) {
    // Copied, so that the page can be read all along; its file at the old address goes when all is at the new one.
    if (await isThere(pageFile(from))) {
      for (const part of PARTS) {
        await removeDurably(join(directory, part, page.key))
        await copyFolder(join(directory, part, from), join(directory, part, page.key))
      }
      await writeDocument(pageFile(page.key), page)
      await removeDurably(pageFile(from))
    }
    for (const part of PARTS) await removeDurably(join(directory, part, from))
  }

  async function keepRedirects(next: Redirects) {
    await writeDocument(file, next)
    redirects = Object.freeze([...next])
  }

  async function finish({ pages, redirects: next }: Moving) {
    for (const { key, page } of pages) await movePage(key, page)
    await keepRedirects(next)
    await removeDurably(journal)
  }

  const interrupted = await readDocument(journal, movingSchema)
  if (interrupted) await finish(interrupted)

  return {
    redirects: () => redirects,
    keepRedirects,
    async move(moving) {
      await writeDocument(journal, moving)
      await finish(moving)
    },
  }
}

import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isMissing, TEMPORARY } from '#platform/durable-file.ts'

/** Files for readers of pages, in this order: a file is linked before what it points to, because that was written before it. */
const PARTS = ['campaigns', 'redirects.json', 'pages', 'releases', 'log', 'media'] as const

async function filesOf(path: string): Promise<readonly string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && !entry.name.endsWith(TEMPORARY))
    .map(entry => join(entry.parentPath, entry.name))
}

/** Not every disk has hard links. */
const linkOrCopy = (from: string, to: string) =>
  link(from, to).catch((error: unknown) => {
    if (isMissing(error)) throw error
    return copyFile(from, to)
  })

/** A file that a running shop has removed in the meantime is none. */
const unlessGone = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  result.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/**
 * Gives a second process a content folder of its own to read, while a running shop writes the first. Files are hard links: the
 * store replaces files and never changes them in place. Only logs grow; a reader ignores their later steps. Operators, sessions
 * and the audit log are not in it.
 * @param into a folder on the same disk; files are copied where it is on another
 */
export async function linkSnapshot(directory: string, into: string): Promise<void> {
  for (const part of PARTS)
    for (const file of (await unlessGone(filesOf(join(directory, part)))) ?? []) {
      const to = join(into, relative(directory, file))
      await mkdir(dirname(to), { recursive: true })
      await unlessGone(linkOrCopy(file, to))
    }
}

import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isMissing, TEMPORARY } from '#platform/durable-file.ts'

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
 * Gives a second process a folder of its own to read, while another one writes the first. Files are hard links: the
 * store replaces files and never changes them in place. Only logs grow; a reader ignores their later entries.
 * @param into a folder on the same disk; files are copied where it is on another
 * @param parts folders and files, those first that point to others, because they were written last
 */
export async function linkSnapshot(directory: string, into: string, parts: readonly string[]): Promise<void> {
  for (const part of parts)
    for (const file of (await unlessGone(filesOf(join(directory, part)))) ?? []) {
      const to = join(into, relative(directory, file))
      await mkdir(dirname(to), { recursive: true })
      await unlessGone(linkOrCopy(file, to))
    }
}

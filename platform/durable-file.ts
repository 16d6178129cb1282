import { randomBytes } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Suffix of a file that is still being written. Files left by a crash are removed at the start. */
export const TEMPORARY = '.tmp'
/** Ends the name of a file that is still being written. */
const TEMPORARY_END = /\.[\da-f]{8}\.tmp$/

export const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

export const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Runs work on one file. Errors of the file system that name no path, as those of open files do, get it as `path`. */
async function onFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'syscall' in error && !('path' in error))
      Object.assign(error, { path: file })
    throw error
  }
}

/** Reads a text; `undefined` when there is no file. An error names the file, also when a folder has its name. */
export const readText = (file: string): Promise<string | undefined> =>
  onFile(file, () =>
    readFile(file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    }),
  )

/** Syncs a folder's entries to the disk, so that a rename survives a power cut. Windows cannot open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Replaces a file atomically: after a crash or a power cut it has the old or the new content. Which of them is certain once its
 * folder is synced; for many files of one folder that is done once, after the last of them.
 */
export const writeWhole = (
  file: string,
  content: string | Uint8Array,
  { mode }: { readonly mode?: number } = {},
): Promise<void> =>
  onFile(file, async () => {
    const temporary = `${file}.${randomBytes(4).toString('hex')}${TEMPORARY}`
    try {
      const handle = await open(temporary, 'wx', mode)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  })

/** Replaces a file atomically: after a crash it has the old or the new content; once this resolves, the new content. */
export async function writeDurably(...args: Parameters<typeof writeWhole>): Promise<void> {
  await writeWhole(...args)
  await syncFolder(dirname(args[0]))
}

/** Removes files that a crash left half written. Their writes were never acknowledged. */
export async function sweep(
  folder: string,
  { recursive = false }: { readonly recursive?: boolean } = {},
): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive }))
    if (entry.isFile() && TEMPORARY_END.test(entry.name)) await rm(join(entry.parentPath, entry.name))
}

/** Makes a folder and those above it; once this resolves they survive a power cut. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Syncs the folder that holds a file or folder, if it is there. */
const syncParent = (path: string): Promise<void> =>
  syncFolder(dirname(path)).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })

/** Removes a file or folder, if there is one, and syncs its parent folder. */
export async function removeDurably(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await syncParent(path)
}

/**
 * Gives a file or folder another name, in place of what has that name, and syncs both parent folders. Repeated after a crash, it leaves what
 * was moved where it is.
 */
export async function renameDurably(from: string, to: string): Promise<void> {
  if (await isThere(from)) {
    await removeDurably(to)
    await makeFolder(dirname(to))
    await rename(from, to)
  }
  await syncParent(to)
  await syncParent(from)
}

/** Names in a folder; none where there is no folder. */
export const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })

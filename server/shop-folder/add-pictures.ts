import { copyFile, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentStore } from '#content-store/store.ts'
import { idOf } from '#content-store/stored/media-item.ts'
import { isMissing } from '#platform/durable-file.ts'
import type { Operator } from '#operators/operator.ts'
import { orThrow } from '#operators/outcome.ts'
import type { PictureLine, UploadLine } from './picture-lines.ts'

/** Saves and publishes what an import brings under this name. */
export const IMPORTER: Operator = { name: 'import', role: 'admin' }

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', jpg: 'image/jpeg' }

/** Lists the pictures below `/media/demo/` in the media library: operators use them like uploads. */
export async function registerPictures(
  { media }: Pick<ContentStore, 'media'>,
  pictures: readonly PictureLine[],
  { mediaDirectory, now }: { readonly mediaDirectory: string; readonly now: number },
): Promise<void> {
  const register = async ({ name, title = name, crops, ...facts }: PictureLine) => {
    const url = `/media/demo/${name}`
    const ending = name.split('.').at(-1) ?? ''
    await media.register({
      id: idOf({ url }),
      url,
      name: title,
      ...facts,
      ...(crops && { crops }),
      bytes: (await stat(join(mediaDirectory, name))).size,
      type: TYPES[ending] ?? `image/${ending}`,
      uploadedAt: now,
      uploadedBy: IMPORTER.name,
      deletedAt: null,
    })
  }
  await Promise.all(pictures.map(register))
}

/** Name of a file below `/media/demo/`: a picture or a film. */
export const DEMO_FILE = /^[\w-]{1,100}\.(?:svg|jpg|png|webp|avif|gif|webm|mp4)$/

/** Names of the files in a folder that can be served below `/media/demo/`; none without the folder. */
export async function demoFilesIn(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return entries
    .flatMap(entry => (entry.isFile() && DEMO_FILE.test(entry.name) ? [entry.name] : []))
    .toSorted()
}

/**
 * Copies the files of `media/demo/` that the shop lacks. A copy that was cut short has another name.
 * @returns number of copied files
 */
export async function copyPictures(folder: string, mediaDirectory: string): Promise<number> {
  const there = new Set(await demoFilesIn(mediaDirectory))
  const missing = (await demoFilesIn(join(folder, 'media/demo'))).filter(name => !there.has(name))
  for (const name of missing) {
    const target = join(mediaDirectory, name)
    await copyFile(join(folder, 'media/demo', name), `${target}.part`)
    await rename(`${target}.part`, target)
  }
  return missing.length
}

/** Adds a picture of the folder `media/` to the library, with what is said of it. One that is there stays as it is. */
export async function addUpload(
  store: Pick<ContentStore, 'addMedia' | 'describeMedia'>,
  folder: string,
  { file, name, alt, tags, focus, crops }: UploadLine,
): Promise<void> {
  const bytes = await readFile(join(folder, 'media', file))
  const { id, was } = orThrow(await store.addMedia(IMPORTER, { name, bytes }))
  if (was === 'here') return
  orThrow(await store.describeMedia(IMPORTER, id, { alt, tags, focus, ...(crops && { crops }) }))
}

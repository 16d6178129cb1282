import type { MediaStore } from '#content-store/storage/media-repository.ts'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaAbout } from '#content-store/client/media.ts'
import type { PictureFacts } from '#blocks/page/checks/check.ts'
import type { SavedCrops } from '#blocks/page/crop.ts'
import { objectPosition } from '#blocks/page/focal-point.ts'
import type { FindPicture } from './image-service.ts'
import { readPictureInfo } from './render-picture.ts'

/** Crop of a picture, where the library says so. */
const cutsOf = (about: Pick<MediaAbout, 'focus' | 'crops'> | undefined) => ({
  ...(about?.focus && { focus: about.focus }),
  ...(hasCrops(about?.crops) && { crops: about.crops }),
})

const hasCrops = (crops: SavedCrops | undefined): crops is SavedCrops =>
  crops !== undefined && Object.keys(crops).length > 0

/** Finds uploads with their focal points. They are named by their bytes, so the name is also the version. */
export const findUploads =
  (media: MediaStore): FindPicture =>
  async name => {
    const found = await media.find(name)
    if (!found) return undefined
    return { path: found.path, version: name, isForGood: true, ...cutsOf(media.about(`/media/${name}`)) }
  }

const DEMO_NAME = /^[\w-]+\.\w+$/

/** Finds pictures of the demo shop, in one folder; `media` knows their focal points. */
export const findDemoPictures =
  (directory: string, media?: Pick<MediaStore, 'about'>): FindPicture =>
  async name => {
    if (!DEMO_NAME.test(name)) return undefined
    const path = join(directory, name)
    const about = await stat(path).catch(() => undefined)
    if (!about?.isFile()) return undefined
    return {
      path,
      version: `${name} ${about.size} ${about.mtimeMs}`,
      isForGood: false,
      ...cutsOf(media?.about(`/media/demo/${name}`)),
    }
  }

/** Width and height in px. */
type FileSize = readonly [width: number, height: number]
/** With the focal point as CSS `object-position`, and the crops, if the picture has them. */
type Size = readonly [...FileSize, focus?: string | null, crops?: SavedCrops]

const ADDRESS = /^\/media\/(demo\/)?([\w-]+\.\w+)(?:[?#]|$)/
const OWN_SIDES = /<svg\b[^>]*?\swidth="([\d.]+)"[^>]*?\sheight="([\d.]+)"/
const VIEW_BOX = /<svg\b[^>]*\bviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/
const ROUGHLY_FIRST = 2000

async function sizeOfDrawing(path: string): Promise<FileSize | undefined> {
  const start = (await readFile(path, 'utf8')).slice(0, ROUGHLY_FIRST)
  const [, width, height] = OWN_SIDES.exec(start) ?? VIEW_BOX.exec(start) ?? []
  return width && height ? [Math.round(Number(width)), Math.round(Number(height))] : undefined
}

async function sizeOfFile(path: string): Promise<FileSize | undefined> {
  const { width, height } = await readPictureInfo(path)
  return [width, height]
}

/**
 * The size at which a browser shows one of the shop's own pictures; `undefined` for films, for pictures of other hosts and for
 * missing files. Each picture is read once; its focal point may change.
 */
export function createPictureMeasure(parts: {
  readonly media: Pick<MediaStore, 'find' | 'about'>
  readonly demoDirectory: string
}) {
  const known = new Map<string, FileSize>()
  const findDemo = findDemoPictures(parts.demoDirectory)
  const measured = async (isDemo: boolean, name: string): Promise<FileSize | undefined> => {
    if (!isDemo) {
      const item = await parts.media.find(name)
      return item && [item.width, item.height]
    }
    const file = await findDemo(name)
    if (!file) return undefined
    return name.endsWith('.svg') ? sizeOfDrawing(file.path) : sizeOfFile(file.path)
  }
  return async (address: string): Promise<Size | undefined> => {
    const [, demo, name] = ADDRESS.exec(address) ?? []
    if (!name || /\.(webm|mp4)$/.test(name)) return undefined
    const key = `${demo ?? ''}${name}`
    const size = known.get(key) ?? (await measured(demo !== undefined, name).catch(() => undefined))
    if (!size) return undefined
    known.set(key, size)
    const about = parts.media.about(address)
    const focus = objectPosition(about?.focus ?? '')
    if (hasCrops(about?.crops)) return [...size, focus ?? null, about.crops]
    return focus ? [...size, focus] : size
  }
}

/** Width that pictures are loaded at on large screens, px. */
const LOADED_PX = 1600

/** Drawings are sent packed. */
async function bytesOfDrawing(path: string): Promise<number> {
  const packed = await stat(`${path}.gz`).catch(() => undefined)
  return (packed ?? (await stat(path))).size
}

/** Moving pictures are sent whole; others are cut to the screen, which leaves the share of pixels that show. */
const sentShare = (name: string, [width]: Size) =>
  name.endsWith('.gif') ? 1 : Math.min(1, (LOADED_PX / width) ** 2)

/**
 * Facts of one of the shop's own pictures for checks; `null` for one that the shop does not have, `undefined` where `measure` knows nothing.
 * Bytes are an estimate.
 */
export function createPictureFacts(
  parts: Parameters<typeof createPictureMeasure>[0],
  measure: ReturnType<typeof createPictureMeasure>,
) {
  const findDemo = findDemoPictures(parts.demoDirectory)
  return async (address: string): Promise<PictureFacts | null | undefined> => {
    const [, demo, name] = ADDRESS.exec(address) ?? []
    const size = await measure(address)
    const file = name && (await (demo ? findDemo(name) : parts.media.find(name)))
    if (name && !file) return null
    if (!size || !name || !file) return undefined
    const isDrawing = name.endsWith('.svg')
    const bytes = isDrawing
      ? await bytesOfDrawing(file.path)
      : Math.round((await stat(file.path)).size * sentShare(name, size))
    const alt = parts.media.about(address)?.alt
    const [width, height, focus, crops] = size
    return {
      width,
      height,
      bytes,
      isDrawing,
      ...(focus && { focus }),
      ...(crops && { crops }),
      ...(alt && { alt }),
    }
  }
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { CropShape, SavedCrops } from '#blocks/page/crop.ts'
import { createWorkQueue, QueueFull, type QueueLimits } from '#platform/work-queue.ts'
import type { PictureCache } from './picture-cache.ts'
import { formatsFor, type PictureFormat } from './picture-format.ts'
import type { PictureSize } from './picture-sizes.ts'
import {
  croppedPart,
  outputSides,
  readPictureInfo,
  renderMailed,
  renderPicture,
  renderShared,
} from './render-picture.ts'

/** One of the shop's own pictures. */
export interface PictureFile {
  readonly path: string
  /** Changes when the file does. */
  readonly version: string
  /** True if its address never shows another picture. */
  readonly isForGood: boolean
  /** The point that boxes are cut around, `30,70`; the middle by default. */
  readonly focus?: string
  /** Parts that show in a shape, which `?shape=4x5` asks for. */
  readonly crops?: SavedCrops
}
/** A requested picture and size. */
export interface WantedPicture {
  readonly name: string
  readonly file: PictureFile
  readonly original: PictureFormat
  readonly size: PictureSize
  /** The part of the picture that is asked for; all of it by default. */
  readonly crop: { readonly shape: CropShape; readonly saved: string } | undefined
  /** The address names what the picture is cut to or around now. */
  readonly isCutNamed: boolean
}

type Made =
  | {
      readonly kind: 'packed'
      readonly bytes: Buffer
      readonly format: PictureFormat
      readonly isBest: boolean
    }
  | { readonly kind: 'original'; readonly isBest: boolean }

const LATER: QueueLimits = { running: 1, waiting: 200 }

/** Inputs besides the size that make another picture. The focal point matters where a box is filled with what is no part of its own. */
export function cutOf({ file, size, crop }: Pick<WantedPicture, 'file' | 'size' | 'crop'>): string {
  if (crop) return ` ${crop.shape} ${crop.saved}`
  return (size.fit === 'filled' || size.fit === 'mailed') && file.focus ? ` ${file.focus}` : ''
}

const keyOf = ({ file, size, crop }: WantedPicture, format: PictureFormat) =>
  `${createHash('sha256')
    .update(
      `${file.version} ${size.fit} ${size.width}x${size.height} ${size.quality}${cutOf({ file, size, crop })}`,
    )
    .digest('hex')
    .slice(0, 32)}.${format}`

interface MakerParts {
  readonly cache: PictureCache
  /** Called with pictures that cannot be encoded. */
  readonly report: (error: unknown, at: { readonly name: string }) => void
  /** Limits for pictures that a request waits for. */
  readonly limits: QueueLimits
}

/** Returns a picture's bytes in a format; those of its file if it has this size and format already; `undefined` for an animated one. */
async function encode({ file, original, size, crop }: WantedPicture, format: PictureFormat) {
  if (size.fit === 'shared') return renderShared(file.path, size)
  if (size.fit === 'mailed') return renderMailed(file.path, size, file.focus)
  const { isMoving, ...natural } = await readPictureInfo(file.path)
  if (isMoving) return undefined
  const part = crop && croppedPart(natural, crop)
  const sides = outputSides(part ?? natural, size)
  const isSame = !part && sides.width === natural.width && sides.height === natural.height
  return isSame && format === original
    ? readFile(file.path)
    : renderPicture(file.path, { natural, part, sides, format, quality: size.quality, focus: file.focus })
}

/** Encodes pictures, each once for concurrent requests, and caches the results: WebP while a request waits, AVIF after it. */
export function createPictureMaker({ cache, report, limits }: MakerParts) {
  sharp.concurrency(1) // as many threads as jobs
  sharp.cache(false) // results are stored as files; libvips would keep 50 MB of pixels besides
  const now = createWorkQueue(limits)
  const later = createWorkQueue(LATER)
  let isClosed = false

  /** Stores an empty picture under the AVIF's key when it is not smaller. */
  const makeAvifLater = (wanted: WantedPicture, otherwise: number) => {
    const key = keyOf(wanted, 'avif')
    const make = async () => {
      await now.idle()
      if (isClosed) return
      const bytes = await encode(wanted, 'avif')
      if (bytes) await cache.set(key, bytes.length < otherwise ? bytes : Buffer.alloc(0))
    }
    later.run(key, make).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) report(error, wanted)
    })
  }

  const make = async (wanted: WantedPicture, accept: string | undefined): Promise<Made> => {
    const formats = formatsFor(accept, wanted.original)
    const format = formats[formats.length - 1] ?? wanted.original
    const avif = formats[0] === 'avif' ? await cache.get(keyOf(wanted, 'avif')) : undefined
    if (avif && avif.length > 0) return { kind: 'packed', bytes: avif, format: 'avif', isBest: true }
    const isBest = formats[0] !== 'avif' || avif !== undefined
    const key = keyOf(wanted, format)
    const packed =
      (await cache.get(key)) ??
      (await now.run(key, async () => {
        const bytes = await encode(wanted, format)
        if (bytes) await cache.set(key, bytes)
        return bytes
      }))
    if (packed && !isBest) makeAvifLater(wanted, packed.length)
    return packed ? { kind: 'packed', bytes: packed, format, isBest } : { kind: 'original', isBest: true }
  }

  return {
    make,
    /** Drops background work and waits for running work. */
    async close() {
      isClosed = true
      await Promise.all([now.idle(), later.idle()])
    },
    /** Resolves when no work is running, in the background either. */
    async idle() {
      await now.idle()
      await later.idle()
    },
  }
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Handler, Request, Response } from 'express'
import sharp from 'sharp'
import { CROP_SHAPES, type CropShape, type SavedCrops } from '#blocks/page/crop.ts'
import { formatsFor, type PictureFormat, TYPE_OF_ENDING } from './picture-format.ts'
import type { PictureCache } from './picture-cache.ts'
import { type PictureSize, readSize, SHARED_SIZE } from './picture-sizes.ts'
import { croppedPart, outputSides, readPictureInfo, renderPicture, renderShared } from './render-picture.ts'
import { createWorkQueue, QueueFull, type QueueLimits } from '#platform/work-queue.ts'

/** One of the shop's own pictures. */
interface PictureFile {
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
export type FindPicture = (name: string) => Promise<PictureFile | undefined>

export interface ImageServiceParts {
  readonly cache: PictureCache
  /** Called with pictures that cannot be encoded. */
  readonly report: (error: unknown, at: { readonly name: string }) => void
  /** Limits for pictures that a request waits for; by default 2 at a time and 60 waiting. */
  readonly limits?: QueueLimits
}

export interface ImageService {
  /** Answers requests with a size. Requests without a size, and for unknown pictures, go to the next handler. */
  handlerFor(find: FindPicture): Handler
  /** Drops background work and waits for running work. */
  close(): Promise<void>
  /** Resolves when no work is running, in the background either. */
  idle(): Promise<void>
}

const NAME = /^\/([\w-]+\.(jpe?g|png|webp|avif|svg))$/
const MAX_ADDRESS = 2000
const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** For a response that a better one will soon replace. */
const HOUR = 'public, max-age=3600'
const LATER: QueueLimits = { running: 1, waiting: 200 }

/** A requested picture and size. */
interface Wanted {
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

/** Inputs besides the size that make another picture. The focal point matters where a box is filled with what is no part of its own. */
function cutOf({ file, size, crop }: Pick<Wanted, 'file' | 'size' | 'crop'>): string {
  if (crop) return ` ${crop.shape} ${crop.saved}`
  return size.fit === 'filled' && file.focus ? ` ${file.focus}` : ''
}

/** The part that the address asks for by its shape, if the picture has one. */
function cropAsked(query: URLSearchParams, { crops = {} }: PictureFile): Wanted['crop'] {
  const shape = CROP_SHAPES.find(each => each.replace(':', 'x') === query.get('shape'))
  const saved = shape && crops[shape]
  return saved ? { shape, saved } : undefined
}

/** Returns true if the address says what the picture is cut to or around, as it is now: it then never shows anything else. */
function namesCut(query: URLSearchParams, { file, size, crop }: Pick<Wanted, 'file' | 'size' | 'crop'>) {
  const at = query.get('at')
  if (crop) return at === crop.saved.replaceAll(',', '-')
  if (query.has('shape')) return false
  return cutOf({ file, size, crop }) === '' || at === file.focus?.replace(',', '-')
}

const keyOf = ({ file, size, crop }: Wanted, format: PictureFormat) =>
  `${createHash('sha256')
    .update(
      `${file.version} ${size.fit} ${size.width}x${size.height} ${size.quality}${cutOf({ file, size, crop })}`,
    )
    .digest('hex')
    .slice(0, 32)}.${format}`

/**
 * Resizes and encodes the shop's own pictures on request and caches the result. Encoding AVIF takes more than a second, so a
 * request gets WebP first, and AVIF once that is ready. Source: LO-103, C-154, CO-46; `docs/decisions/015-image-service.md`.
 */
export function createImageService({
  cache,
  report,
  limits = { running: 2, waiting: 60 },
}: ImageServiceParts): ImageService {
  sharp.concurrency(1) // as many threads as jobs
  sharp.cache(false) // results are stored as files; libvips would keep 50 MB of pixels besides
  const now = createWorkQueue(limits)
  const later = createWorkQueue(LATER)
  let isClosed = false

  /** Stores an empty picture under the AVIF's key when it is not smaller. */
  const makeAvifLater = (wanted: Wanted, otherwise: number) => {
    const key = keyOf(wanted, 'avif')
    const make = async () => {
      await now.idle()
      if (isClosed) return
      const bytes = await packOnce(wanted, 'avif')
      if (bytes) await cache.set(key, bytes.length < otherwise ? bytes : Buffer.alloc(0))
    }
    later.run(key, make).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) report(error, wanted)
    })
  }

  const make = async (wanted: Wanted, accept: string | undefined): Promise<Made> => {
    const formats = formatsFor(accept, wanted.original)
    const format = formats[formats.length - 1] ?? wanted.original
    const avif = formats[0] === 'avif' ? await cache.get(keyOf(wanted, 'avif')) : undefined
    if (avif && avif.length > 0) return { kind: 'packed', bytes: avif, format: 'avif', isBest: true }
    const isBest = formats[0] !== 'avif' || avif !== undefined
    const key = keyOf(wanted, format)
    const packed =
      (await cache.get(key)) ??
      (await now.run(key, async () => {
        const bytes = await packOnce(wanted, format)
        if (bytes) await cache.set(key, bytes)
        return bytes
      }))
    if (packed && !isBest) makeAvifLater(wanted, packed.length)
    return packed ? { kind: 'packed', bytes: packed, format, isBest } : { kind: 'original', isBest: true }
  }

  /** Keeps a picture that already has this size and format; `undefined` for an animated one. */
  const packOnce = async ({ file, original, size, crop }: Wanted, format: PictureFormat) => {
    if (size.fit === 'shared') return renderShared(file.path, size)
    const { isMoving, ...natural } = await readPictureInfo(file.path)
    if (isMoving) return undefined
    const part = crop && croppedPart(natural, crop)
    const sides = outputSides(part ?? natural, size)
    const isSame = !part && sides.width === natural.width && sides.height === natural.height
    return isSame && format === original
      ? readFile(file.path)
      : renderPicture(file.path, { natural, part, sides, format, quality: size.quality, focus: file.focus })
  }

  const answer = async (wanted: Wanted, request: Request, response: Response) => {
    response.vary('Accept')
    response.set('Content-Security-Policy', "default-src 'none'; sandbox")
    // Another focal point or crop makes another picture of this address, unless the address names it.
    const isForGood = wanted.file.isForGood && wanted.isCutNamed
    const life = isForGood ? YEAR : DAY
    try {
      const made = await make(wanted, wanted.size.fit === 'shared' ? undefined : request.headers.accept)
      response.set('Cache-Control', made.isBest ? life : HOUR)
      if (made.kind === 'original') return sendOriginal(wanted, response)
      const tag = `"${createHash('sha256').update(made.bytes).digest('base64url').slice(0, 22)}"`
      response.set('ETag', tag)
      if (request.headers['if-none-match']?.includes(tag)) return response.status(304).end()
      response.type(`image/${made.format}`).send(made.bytes)
    } catch (error) {
      response.set('Cache-Control', 'no-store')
      // When the queue is full, sending the original costs bytes but no work.
      if (error instanceof QueueFull) return sendOriginal(wanted, response)
      report(error, wanted)
      response.status(422).type('text').send('The picture cannot be read.')
    }
  }

  return {
    handlerFor: find => async (request, response, next) => {
      const [, name, ending] = NAME.exec(request.path) ?? []
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      const isShared = query.has('share')
      const original = isShared ? 'jpeg' : ending && TYPE_OF_ENDING[ending]
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || !name || !original) return next()
      if (request.url.length > MAX_ADDRESS)
        return refuse(response, 414, `The address is too long (maximum ${MAX_ADDRESS} characters).`)
      const size = isShared ? SHARED_SIZE : readSize(query)
      if (size === 'asIs') return next()
      if (size === 'refused') return refuse(response, 400, 'w, h and q must be whole numbers from 1.')
      const file = await find(name)
      if (!file) return next()
      const crop = size.fit === 'shared' ? undefined : cropAsked(query, file)
      const isCutNamed = namesCut(query, { file, size, crop })
      await answer({ name, file, original, size, crop, isCutNamed }, request, response)
    },
    async close() {
      isClosed = true
      await Promise.all([now.idle(), later.idle()])
    },
    async idle() {
      await now.idle()
      await later.idle()
    },
  }
}

const refuse = (response: Response, status: 400 | 414, text: string) =>
  void response.status(status).set('Cache-Control', 'no-store').type('text').send(text)

/** Sends the original with ranges and an ETag. The path is ours, and can be below a folder whose name begins with a dot. */
const sendOriginal = ({ file }: Wanted, response: Response) =>
  response.sendFile(file.path, { dotfiles: 'allow', cacheControl: false })

import { createHash } from 'node:crypto'
import type { Handler, Request, Response } from 'express'
import { CROP_SHAPES } from '#blocks/page/crop.ts'
import { TYPE_OF_ENDING } from './picture-format.ts'
import type { PictureCache } from './picture-cache.ts'
import { createPictureMaker, cutOf, type PictureFile, type WantedPicture } from './picture-maker.ts'
import { MAILED_LOGO_SIZE, MAILED_SIZE, type PictureSize, readSize, SHARED_SIZE } from './picture-sizes.ts'
import { QueueFull, type QueueLimits } from '#platform/work-queue.ts'

/** Pictures for programs that are no browsers: of one format, whatever is accepted. */
function askedElsewhere(query: URLSearchParams) {
  if (query.has('share')) return { size: SHARED_SIZE, format: 'jpeg' } as const
  if (query.get('mail') === 'logo') return { size: MAILED_LOGO_SIZE, format: 'png' } as const
  return query.has('mail') ? ({ size: MAILED_SIZE, format: 'jpeg' } as const) : undefined
}

const isForAll = (size: PictureSize) => [SHARED_SIZE, MAILED_SIZE, MAILED_LOGO_SIZE].includes(size)

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

/** The part that the address asks for by its shape, if the picture has one. */
function cropAsked(query: URLSearchParams, { crops = {} }: PictureFile): WantedPicture['crop'] {
  const shape = CROP_SHAPES.find(each => each.replace(':', 'x') === query.get('shape'))
  const saved = shape && crops[shape]
  return saved ? { shape, saved } : undefined
}

/** Returns true if the address says what the picture is cut to or around, as it is now: it then never shows anything else. */
function namesCut(
  query: URLSearchParams,
  { file, size, crop }: Pick<WantedPicture, 'file' | 'size' | 'crop'>,
) {
  const at = query.get('at')
  if (crop) return at === crop.saved.replaceAll(',', '-')
  if (query.has('shape')) return false
  return cutOf({ file, size, crop }) === '' || at === file.focus?.replace(',', '-')
}

/**
 * Resizes and encodes the shop's own pictures on request and caches the result. Encoding AVIF takes more than a second, so a
 * request gets WebP first, and AVIF once that is ready. Source: LO-103, C-154, CO-46; `docs/decisions/015-image-service.md`.
 */
export function createImageService({
  cache,
  report,
  limits = { running: 2, waiting: 60 },
}: ImageServiceParts): ImageService {
  const maker = createPictureMaker({ cache, report, limits })

  const answer = async (wanted: WantedPicture, request: Request, response: Response) => {
    response.vary('Accept')
    response.set('Content-Security-Policy', "default-src 'none'; sandbox")
    // Another focal point or crop makes another picture of this address, unless the address names it.
    const isForGood = wanted.file.isForGood && wanted.isCutNamed
    const life = isForGood ? YEAR : DAY
    // Mail programs on the web are other sites.
    if (isForAll(wanted.size)) response.set('Cross-Origin-Resource-Policy', 'cross-origin')
    try {
      const made = await maker.make(wanted, isForAll(wanted.size) ? undefined : request.headers.accept)
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
      const elsewhere = askedElsewhere(query)
      const original = elsewhere?.format ?? (ending && TYPE_OF_ENDING[ending])
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || !name || !original) return next()
      if (request.url.length > MAX_ADDRESS)
        return refuse(response, 414, `The address is too long (maximum ${MAX_ADDRESS} characters).`)
      const size = elsewhere?.size ?? readSize(query)
      if (size === 'asIs') return next()
      if (size === 'refused') return refuse(response, 400, 'w, h and q must be whole numbers from 1.')
      const file = await find(name)
      if (!file) return next()
      const crop = isForAll(size) ? undefined : cropAsked(query, file)
      const isCutNamed = namesCut(query, { file, size, crop })
      await answer({ name, file, original, size, crop, isCutNamed }, request, response)
    },
    close: () => maker.close(),
    idle: () => maker.idle(),
  }
}

const refuse = (response: Response, status: 400 | 414, text: string) =>
  void response.status(status).set('Cache-Control', 'no-store').type('text').send(text)

/** Sends the original with ranges and an ETag. The path is ours, and can be below a folder whose name begins with a dot. */
const sendOriginal = ({ file }: WantedPicture, response: Response) =>
  response.sendFile(file.path, { dotfiles: 'allow', cacheControl: false })

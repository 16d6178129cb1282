import { endWithin } from '#locales/whole-signs.ts'
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { z } from 'zod'
import { CROP, CROP_SHAPES } from '#blocks/page/crop.ts'
import { FOCAL_POINT } from '#blocks/page/focal-point.ts'
import type {
  MediaAbout,
  MediaItem,
  MediaPage,
  MediaQuery,
  MediaReplaced,
  MediaUse,
  UploadedItem,
} from '../client/media.ts'
import { MAX_PICTURE_PIXELS } from '#platform/picture-limits.ts'
import type { Operator } from '#operators/operator.ts'
import type { MediaStore } from '../storage/media-repository.ts'
import type { Picture } from '../stored/media-item.ts'
import { mediaPage } from './media-list.ts'
import type { createMediaReplacing } from './media-replace.ts'
import type { FindUses } from './media-uses.ts'
import { onlyPicture } from './only-picture.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { BIN_MS } from '../pages/page-bin.ts'
import { ifAllowed, may } from '#operators/rights.ts'

/** Most pixels of all frames together of a picture that has to be turned, which takes 0.1 s for each million. */
const MAX_TURNED_PIXELS = 60_000_000

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000)

/** A picture that moves and is too long to be turned. */
class TooLongToTurn extends Error {
  readonly pages: number
  readonly pixels: number
  constructor(pages: number, pixels: number) {
    super(`${pages} frames of ${pixels} pixels together`)
    this.pages = pages
    this.pixels = pixels
  }
}

/** File extensions of the accepted types, by MIME type. SVG is not accepted, because it can contain script. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/** @param page of a picture that moves; the first by default */
const open = (bytes: Uint8Array, page = 0) =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', page })

/** Turns a picture that moves upright, frame by frame: as one it cannot be turned. */
async function turnedFrames(
  bytes: Uint8Array,
  { pages = 1, width, height, delay, loop = 0 }: Metadata,
): Promise<Sharp> {
  const pixels = pages * width * height
  if (pixels > MAX_TURNED_PIXELS) throw new TooLongToTurn(pages, pixels)
  const frames: Buffer[] = []
  for (let page = 0; page < pages; page += 1)
    frames.push(await open(bytes, page).autoOrient().png({ compressionLevel: 1 }).toBuffer())
  return sharp(frames, { join: { animated: true } }).webp({
    quality: 95,
    effort: 2,
    loop,
    ...(delay && { delay }),
  })
}

/**
 * Removes what a camera wrote into a picture (place, time, photographer) and all other bytes that do not show. A picture with such data of a
 * camera is turned upright and encoded again at a quality where the difference cannot be seen; the colour profile stays. Others keep
 * their picture bit for bit, and so does one that moves unless it has to be turned.
 */
async function withoutMetadata(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  const metadata = await open(bytes).metadata()
  const { exif, xmp, iptc, pages = 1, orientation = 1 } = metadata
  const isMoving = pages > 1
  const isKept = isMoving ? orientation === 1 : type === 'image/gif' || (!exif && !xmp && !iptc)
  const clean = isKept ? onlyPicture(bytes, type) : undefined
  if (clean) return clean
  const picture = isMoving ? await turnedFrames(bytes, metadata) : open(bytes).autoOrient().keepIccProfile()
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'image/webp':
      return picture.webp({ quality: 95 }).toBuffer()
    case 'image/avif':
      return picture.avif({ quality: 85, effort: 2 }).toBuffer()
    case 'image/gif':
      return picture.gif().toBuffer()
    default:
      return picture.png().toBuffer()
  }
}

/**
 * Inspects an upload: takes the type from the bytes rather than the file name, and decodes the picture. Width and height are as
 * a browser shows it, after the camera's rotation.
 */
async function inspectPicture(given: Uint8Array): Promise<Outcome<Picture>> {
  const found = await fileTypeFromBuffer(given)
  const extension = found && PICTURE_TYPES[found.mime]
  if (!found || !extension) return refuse(415, 'notAPicture')
  try {
    // Only decoding shows that the file is complete.
    await open(given).resize(8, 8).raw().toBuffer()
    const bytes = await withoutMetadata(given, found.mime)
    const { autoOrient } = await open(bytes).metadata()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    return done({ file: `${hash}.${extension}`, type: found.mime, ...autoOrient, bytes })
  } catch (error) {
    if (error instanceof TooLongToTurn) {
      const { pages, pixels } = error
      const values = { pages, pixels: megapixels(pixels), max: megapixels(MAX_TURNED_PIXELS) }
      return refuse(413, 'tooLongToTurn', { values })
    }
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
    return isTooLarge
      ? refuse(413, 'tooManyPixels', { values: { max: megapixels(MAX_PICTURE_PIXELS) } })
      : refuse(415, 'brokenPicture')
  }
}

const altSchema = z.string().trim().max(200)
/** What may be said of a picture; only what is given changes. */
export const aboutSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    alt: z.strictObject({ zh_HK: altSchema, en_US: altSchema }),
    tags: z
      .array(z.string().trim().min(1).max(40))
      .max(20)
      .transform(tags => [...new Set(tags)]),
    focus: z.string().regex(FOCAL_POINT),
    crops: z.partialRecord(z.enum(CROP_SHAPES), z.string().regex(CROP)),
  })
  .partial()
/** Fields that shoppers see or hear wherever the picture shows. */
const SHOWN = ['alt', 'focus', 'crops'] as const satisfies readonly (keyof MediaAbout)[]

const changesShown = (about: Partial<MediaAbout>, item: MediaItem) =>
  SHOWN.some(
    field => about[field] !== undefined && JSON.stringify(about[field]) !== JSON.stringify(item[field]),
  )

const hasCuts = ({ focus, crops = {} }: Pick<MediaItem, 'focus' | 'crops'>) =>
  focus !== '' || Object.keys(crops).length > 0

/** Difference of two proportions that no part of a picture shows. */
const SAME_PROPORTIONS = 0.01

const hasProportionsOf = (one: MediaItem, other: MediaItem) =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= SAME_PROPORTIONS

interface LibraryParts extends ReturnType<typeof createMediaReplacing> {
  readonly media: MediaStore
  readonly findUses: FindUses
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called when something shoppers get has changed. */
  readonly onChange: () => void
}

/** The pictures operators choose from. */
export type MediaLibrary = ReturnType<typeof createMediaLibrary>

export function createMediaLibrary({ media, findUses, replace, takeBack, clock, onChange }: LibraryParts) {
  const find = (id: string) => media.list().find(item => item.id === id)
  /** Runs `job` with a picture when there is one and the operator has the right. */
  const onItem = <Data>(
    actor: Operator,
    right: Parameters<typeof may>[1],
    id: string,
    job: (item: MediaItem) => Promise<Outcome<Data>>,
  ) =>
    ifAllowed(actor, right, async () => {
      const item = find(id)
      return item ? job(item) : refuse(404, 'mediaNotFound')
    })
  const changed = async (id: string, change: Parameters<MediaStore['change']>[1]) => {
    const item = await media.change(id, change)
    return item ? done(item) : refuse(404, 'mediaNotFound')
  }
  /** Gives a replacement the parts and the focal point of the picture before it. `undefined` where there are none. */
  async function carryCuts(
    actor: Operator,
    { focus, crops }: MediaItem,
    other: MediaItem,
    isFitting: boolean,
  ): Promise<MediaReplaced['cuts']> {
    if (!hasCuts({ focus, crops })) return undefined
    if (hasCuts(other)) return 'own'
    if (!isFitting) return 'otherProportions'
    if (!may(actor, 'pages.publish') && (await isLive(other))) return 'live'
    await changed(other.id, { focus, ...(crops && { crops }) })
    onChange()
    return 'carried'
  }
  const isLive = async ({ url }: MediaItem) => (await findUses(url)).some(({ where }) => where === 'live')

  return {
    mediaItems: (actor: Operator, query: MediaQuery = {}): Promise<Outcome<MediaPage>> =>
      ifAllowed(actor, 'media.read', async () => done(mediaPage(media.list(), query))),
    mediaItem: (actor: Operator, id: string): Promise<Outcome<MediaItem>> =>
      onItem(actor, 'media.read', id, async item => done(item)),
    addMedia: (
      actor: Operator,
      { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
    ): Promise<Outcome<UploadedItem>> =>
      ifAllowed(actor, 'media.add', async () => {
        const picture = await inspectPicture(bytes)
        if (!picture.ok) return picture
        const before = media.about(`/media/${picture.value.file}`)
        const about = { name: endWithin(name, 200), uploadedAt: clock(), uploadedBy: actor.name }
        const item = await media.add(picture.value, about)
        return done(before ? { ...item, was: before.deletedAt === null ? 'here' : 'inBin' } : item)
      }),
    /** Fields that change live pages at once require a publisher. */
    describeMedia: (actor: Operator, id: string, about: Partial<MediaAbout>): Promise<Outcome<MediaItem>> =>
      onItem(actor, 'media.add', id, async item => {
        const isShown = changesShown(about, item)
        if (isShown && !may(actor, 'pages.publish') && (await isLive(item))) return refuse(403, 'liveMedia')
        const outcome = await changed(id, about)
        if (isShown) onChange()
        return outcome
      }),
    /** Uses of a picture. */
    mediaUses: (actor: Operator, id: string): Promise<Outcome<readonly MediaUse[]>> =>
      onItem(actor, 'media.read', id, async ({ url }) => done(await findUses(url))),
    /** Moves a picture into the bin. 409 with `MediaUse[]` while it shows anywhere. */
    removeMedia: (actor: Operator, id: string): Promise<Outcome<MediaItem>> =>
      onItem(actor, 'media.remove', id, async ({ url }) => {
        const uses = await findUses(url)
        if (uses.length > 0)
          return refuse(409, 'mediaInUse', {
            values: { count: new Set(uses.map(({ key }) => key)).size },
            data: uses,
          })
        return changed(id, { deletedAt: clock() })
      }),
    restoreMedia: (actor: Operator, id: string): Promise<Outcome<MediaItem>> =>
      onItem(actor, 'media.remove', id, () => changed(id, { deletedAt: null })),
    /** Removes a picture in the bin for good. */
    purgeMedia: (actor: Operator, id: string): Promise<Outcome<null>> =>
      onItem(actor, 'media.purge', id, async ({ deletedAt }) => {
        if (deletedAt === null) return refuse(409, 'mediaNotInBin')
        await media.purge(id)
        return done(null)
      }),
    /** `by`: id of the picture that takes its place in all drafts. */
    replaceMedia: (actor: Operator, id: string, by: string): Promise<Outcome<MediaReplaced>> =>
      onItem(actor, 'pages.change', id, async item => {
        const other = find(by)
        if (!other || other.deletedAt !== null) return refuse(404, 'mediaNotFound')
        if (other.id === id) return refuse(422, 'sameMedia')
        const cuts = await carryCuts(actor, item, other, hasProportionsOf(item, other))
        return done({ ...(await replace(actor, item.url, other.url)), ...(cuts && { cuts }) })
      }),
    /** Takes a replacement back. The answer is the number of pages that changed. */
    takeBackReplacement: (actor: Operator, gesture: string): Promise<Outcome<number>> =>
      ifAllowed(actor, 'pages.change', async () => done(await takeBack(actor, gesture))),
    /** Removes pictures that have been in the bin for longer than `BIN_MS`; those in use again leave the bin. */
    cleanMediaBin: (): Promise<void> => cleanBin(media, findUses, clock()),
  }
}

async function cleanBin(media: MediaStore, findUses: FindUses, now: number) {
  for (const { id, url, deletedAt } of media.list()) {
    if (deletedAt === null || now - deletedAt < BIN_MS) continue
    if ((await findUses(url)).length > 0) await media.change(id, { deletedAt: null })
    else await media.purge(id)
  }
}

import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { MediaItem, Operator } from './client/types.ts'
import { done, type Outcome, type Refusal, refuse } from './outcome.ts'
import { ifAllowed } from './roles.ts'

/** Largest upload in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** Maximum number of pixels, so that a small file cannot unpack into all of the memory. */
const MAX_PIXELS = 50_000_000

/** File extensions of the accepted types, by MIME type. SVG is not accepted, because it can contain script. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/** `3f2c1d….webp`: the start of the SHA-256 of the bytes, so an address never changes its picture. */
export const MEDIA_FILE = /^[0-9a-f]{16}\.(jpg|png|webp|avif|gif)$/

/** A picture that passed inspection. */
interface Picture {
  readonly file: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A stored picture. Width and height in px. */
interface FoundPicture {
  readonly path: string
  readonly type: string
  readonly width: number
  readonly height: number
}

/** Stores pictures under a name made from their bytes. */
export interface MediaStore {
  /** Newest first. */
  readonly list: () => Promise<readonly MediaItem[]>
  /** Adding the same picture again returns the existing item. */
  readonly add: (
    picture: Picture,
    about: Pick<MediaItem, 'name' | 'uploadedAt' | 'uploadedBy'>,
  ) => Promise<MediaItem>
  /** The path of a file, for sending, and the size of the picture. */
  readonly find: (file: string) => Promise<FoundPicture | undefined>
}

const open = (bytes: Uint8Array, isMoving = false) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: isMoving })

/**
 * Removes what a camera wrote into a picture: place, time, photographer. The picture is turned upright and encoded again at a
 * quality where the difference cannot be seen; the colour profile is kept. A picture without such data stays byte for byte.
 */
async function withoutMetadata(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  const { exif, xmp, iptc, pages = 1 } = await open(bytes).metadata()
  if (type === 'image/gif' || (!exif && !xmp && !iptc)) return bytes
  const picture = open(bytes, pages > 1)
    .autoOrient()
    .keepIccProfile()
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'image/webp':
      return picture.webp({ quality: 95 }).toBuffer()
    case 'image/avif':
      return picture.avif({ quality: 85, effort: 2 }).toBuffer()
    default:
      return picture.png().toBuffer()
  }
}

/**
 * Inspects an upload: takes the type from the bytes rather than the file name, and decodes the picture. Width and height are as
 * a browser shows it, after the camera's rotation.
 */
async function inspectPicture(given: Uint8Array): Promise<Picture | Refusal> {
  const found = await fileTypeFromBuffer(given)
  const extension = found && PICTURE_TYPES[found.mime]
  if (!found || !extension) return refuse(415, 'notAPicture')
  try {
    // Only decoding shows that the file is complete.
    await open(given).resize(8, 8).raw().toBuffer()
    const bytes = await withoutMetadata(given, found.mime)
    const { autoOrient } = await open(bytes).metadata()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    return { file: `${hash}.${extension}`, type: found.mime, ...autoOrient, bytes }
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
    return isTooLarge
      ? refuse(413, 'tooManyPixels', { values: { max: MAX_PIXELS / 1_000_000 } })
      : refuse(415, 'brokenPicture')
  }
}

/** The pictures operators choose from. */
export interface MediaLibrary {
  readonly mediaItems: (actor: Operator) => Promise<Outcome<readonly MediaItem[]>>
  readonly addMedia: (
    actor: Operator,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ) => Promise<Outcome<MediaItem>>
}

/** Lists pictures and adds uploads. @param clock epoch milliseconds */
export const createMediaLibrary = (media: MediaStore, clock: () => number): MediaLibrary => ({
  mediaItems: actor => ifAllowed(actor, 'readMedia', async () => done(await media.list())),
  addMedia: (actor, { name, bytes }) =>
    ifAllowed(actor, 'addMedia', async () => {
      const picture = await inspectPicture(bytes)
      if ('status' in picture) return picture
      const about = { name: name.slice(-200), uploadedAt: clock(), uploadedBy: actor.name }
      return done(await media.add(picture, about))
    }),
})

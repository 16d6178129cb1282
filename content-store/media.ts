import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { MediaItem } from './client/types.ts'
import { type Refusal, refuse } from './outcome.ts'

/** Largest upload in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024
/** Most pixels of a picture, so that a small file cannot unpack into all of the memory. */
const MAX_PIXELS = 50_000_000

/** Pictures every browser shows, by the type their bytes say. SVG is not among them: it can carry script. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/** `3f2c1d….webp`: the start of the SHA-256 of the bytes, so an address never changes its picture. */
export const MEDIA_FILE = /^[0-9a-f]{16}\.(jpg|png|webp|avif|gif)$/

/** A picture that was looked into and may be kept. */
export interface Picture {
  readonly file: string
  readonly type: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** A kept picture. Width and height in px. */
interface FoundPicture {
  readonly path: string
  readonly type: string
  readonly width: number
  readonly height: number
}

/** Keeps pictures under their content's name. */
export interface MediaStore {
  /** Newest first. */
  readonly list: () => Promise<readonly MediaItem[]>
  /** The same picture again gives the item there is. */
  readonly add: (
    picture: Picture,
    about: Pick<MediaItem, 'name' | 'uploadedAt' | 'uploadedBy'>,
  ) => Promise<MediaItem>
  /** Where a file's bytes lie, for sending, and how large the picture is. */
  readonly find: (file: string) => Promise<FoundPicture | undefined>
}

const open = (bytes: Uint8Array, isMoving = false) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: isMoving })

/**
 * A picture without what its camera wrote into it: where it was taken, when, by whom. It is turned upright and packed once more, so
 * well that nobody sees it; colours keep their profile. A picture that says nothing stays as it is, byte for byte.
 */
async function withoutTraces(bytes: Uint8Array, type: string): Promise<Uint8Array> {
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
 * Looks into an upload: its type by its bytes, whatever it is called, and whether it can really be drawn. Width and height
 * are as a browser shows it, after the camera's rotation.
 */
export async function inspectPicture(given: Uint8Array): Promise<Picture | Refusal> {
  const found = await fileTypeFromBuffer(given)
  const extension = found && PICTURE_TYPES[found.mime]
  if (!found || !extension) return refuse(415, 'notAPicture')
  try {
    // Only drawing it shows that it is whole.
    await open(given).resize(8, 8).raw().toBuffer()
    const bytes = await withoutTraces(given, found.mime)
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

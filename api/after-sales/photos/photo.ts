import { MAX_PICTURE_PIXELS } from '#platform/picture-limits.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Largest upload in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
/** Longest edge of a kept photo. Pixels. */
const MAX_EDGE = 2000
const QUALITY = 85

const PHOTO_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * A photo as stored: upright, a JPEG, at most 2000 pixels wide or high, without what a camera wrote into it, such as the place. The type
 * is taken from the bytes, whatever the file is called. `undefined` for anything that is not a whole picture.
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !PHOTO_TYPES.has(found.mime)) return undefined
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch {
    // A broken or oversized picture is no surprise: the caller says so to the shopper.
    return undefined
  }
}

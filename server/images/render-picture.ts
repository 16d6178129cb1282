import sharp, { type Sharp } from 'sharp'
import { ratioOf, readCrop } from '#blocks/page/crop.ts'
import { partOf } from '#blocks/page/picture-part.ts'
import { type FocalPoint, MIDDLE, readFocalPoint } from '#blocks/page/focal-point.ts'
import { MAX_PICTURE_PIXELS } from '#platform/picture-limits.ts'
import type { PictureFormat } from './picture-format.ts'
import type { PictureSize } from './picture-sizes.ts'

/** Longest a picture may take. Seconds. */
const TIME_OUT = 20

/** Longest side the formats can hold. */
const MAX_SIDE = 16_000

/**
 * Encoding of AVIF. Effort 0 to 9: more takes many times as long for a few bytes less. Colours have half the resolution, as in every WebP.
 * A photo of 1600 × 900 takes 48 MB of memory while it is encoded; effort 3 with colours in full takes 81 MB for as many bytes.
 */
const AVIF = { effort: 2, chromaSubsampling: '4:2:0' } as const
/** AVIF looks at 52 as WebP does at 80. */
const AVIF_SHARE = 0.65

const open = (path: string): Sharp =>
  sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).timeout({ seconds: TIME_OUT })

/** As a browser shows it, after the camera's rotation. `isMoving`: several pictures in one file. */
export async function readPictureInfo(path: string) {
  const { autoOrient, pages = 1 } = await open(path).metadata()
  return { ...autoOrient, isMoving: pages > 1 }
}

interface Sides {
  readonly width: number
  readonly height: number
}

const scaled = ({ width, height }: Sides, scale: number): Sides => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** The output size: that of the box it fills, or smaller in the same shape. Pictures are never enlarged. */
export function outputSides(natural: Sides, { fit, width, height }: PictureSize): Sides {
  const [across, down] = [width / natural.width, height / natural.height]
  const most = Math.min(1, MAX_SIDE / natural.width, MAX_SIDE / natural.height)
  switch (fit) {
    case 'filled':
    case 'mailed':
      return scaled({ width, height }, Math.min(1, 1 / across, 1 / down))
    case 'whole':
      return scaled(natural, Math.min(most, across, down))
    case 'shared':
      return { width, height }
    case 'width':
      return scaled(natural, Math.min(most, across))
    case 'height':
      return scaled(natural, Math.min(most, down))
  }
}

function packed(picture: Sharp, format: PictureFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: Math.round(quality * AVIF_SHARE), ...AVIF })
    case 'webp':
      return picture.webp({ quality, smartSubsample: true })
    case 'jpeg':
      return picture.jpeg({ quality, progressive: true, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
  }
}

/** The largest part of a picture in the shape of `sides`, placed as CSS `object-position` does. */
function cutOut(natural: Sides, sides: Sides, { left, top }: FocalPoint) {
  const scale = Math.min(natural.width / sides.width, natural.height / sides.height)
  const width = Math.min(natural.width, Math.max(1, Math.round(sides.width * scale)))
  const height = Math.min(natural.height, Math.max(1, Math.round(sides.height * scale)))
  return {
    width,
    height,
    left: Math.round(((natural.width - width) * left) / 100),
    top: Math.round(((natural.height - height) * top) / 100),
  }
}

interface Part extends Sides {
  readonly left: number
  readonly top: number
}

/** The part of a picture that a crop shows, in whole px. */
export function croppedPart(
  natural: Sides,
  { shape, saved }: { readonly shape: string; readonly saved: string },
): Part | undefined {
  const crop = readCrop(saved)
  if (!crop) return undefined
  const part = partOf(natural, ratioOf(shape), crop)
  const [width, height] = [Math.max(1, Math.round(part.width)), Math.max(1, Math.round(part.height))]
  return {
    width,
    height,
    left: Math.min(Math.round(part.left), natural.width - width),
    top: Math.min(Math.round(part.top), natural.height - height),
  }
}

interface Rendition {
  /** Of the original, upright. */
  readonly natural: Sides
  /** All that shows of it. */
  readonly part?: Part | undefined
  readonly sides: Sides
  readonly format: PictureFormat
  readonly quality: number
  /** `30,70`; the middle by default. */
  readonly focus?: string | undefined
}

/**
 * A picture cut to its size and packed: upright, in sRGB, without camera metadata.
 * @throws Error when the file cannot be drawn, is too large or takes too long
 */
export async function renderPicture(
  path: string,
  { natural, part, sides, format, quality, focus = '' }: Rendition,
): Promise<Buffer> {
  const cut = cutOut(part ?? natural, sides, part ? MIDDLE : (readFocalPoint(focus) ?? MIDDLE))
  const { left, top } = part ?? { left: 0, top: 0 }
  const picture = open(path)
    .autoOrient()
    .extract({ ...cut, left: left + cut.left, top: top + cut.top })
    .resize({ ...sides, fit: 'fill' })
  return packed(picture, format, quality).toBuffer()
}

/** Ground around a picture that is shared, and behind one in a mail: `--colour-paper`. */
const PAPER = '#faf7f1'

/**
 * A picture for social networks: a JPEG, which all of them show, whole on a plain background. Only here and in mails are drawings
 * converted to pixels (`docs/decisions/015-image-service.md`).
 * @throws Error when the file cannot be drawn, is too large or takes too long
 */
export const renderShared = (path: string, { width, height, quality }: PictureSize): Promise<Buffer> =>
  open(path)
    .autoOrient()
    .resize({ width, height, fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .jpeg({ quality, progressive: true, mozjpeg: true })
    .toBuffer()

/**
 * A picture for mails: a JPEG, which all programs show, cut around its focal point.
 * @throws Error when the file cannot be drawn, is too large or takes too long
 */
export async function renderMailed(path: string, size: PictureSize, focus = ''): Promise<Buffer> {
  const natural = await readPictureInfo(path)
  const sides = outputSides(natural, size)
  return open(path)
    .autoOrient()
    .extract(cutOut(natural, sides, readFocalPoint(focus) ?? MIDDLE))
    .resize({ ...sides, fit: 'fill' })
    .flatten({ background: PAPER })
    .jpeg({ quality: size.quality, progressive: true, mozjpeg: true })
    .toBuffer()
}

/** Reads numbers and names of a file; throws a RangeError behind its end. */
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** A part of a file, from byte `from` up to `to`. */
type Part = readonly [from: number, to: number]

/** The file has another structure than its format. */
class Malformed extends Error {}

/** Application data of a JPEG that changes how it looks: JFIF, colour profile, Adobe's colour transform. */
function isDrawn(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return textAt(bytes, at, 4) === 'JFIF'
  if (marker === 0xe2) return textAt(bytes, at, 11) === 'ICC_PROFILE'
  return marker === 0xee && textAt(bytes, at, 5) === 'Adobe'
}

/** End of the compressed data behind a start of scan: the next marker that is no part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new Malformed()
}

function* jpegParts(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes)
  yield [0, 2]
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new Malformed()
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return yield [at, at + 2]
    const end = at + 2 + view.getUint16(at + 2)
    const to = marker === 0xda ? endOfScan(bytes, end) : end
    if (isDrawn(bytes, marker, at + 4)) yield [at, to]
    at = to
  }
}

/** Chunks of a PNG that change how it looks; critical ones begin with a capital letter. */
const PNG_DRAWN = new Set('tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '))

function* pngParts(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes)
  yield [0, 8]
  for (let at = 8; ; ) {
    const name = textAt(bytes, at + 4, 4)
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) throw new Malformed()
    if (/^[A-Z]/.test(name) || PNG_DRAWN.has(name)) yield [at, end]
    if (name === 'IEND') return
    at = end
  }
}

/** End of the length-prefixed blocks of a GIF that begin at `from`. */
function endOfBlocks(view: DataView, from: number): number {
  let at = from
  for (let size = view.getUint8(at); size !== 0; size = view.getUint8(at)) at += 1 + size
  return at + 1
}
const tableBytes = (flags: number) => ((flags & 0x80) !== 0 ? 3 * 2 ** ((flags & 7) + 1) : 0)
/** Application extensions that say how often a film repeats. */
const GIF_LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

function* gifParts(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes)
  let at = 13 + tableBytes(view.getUint8(10))
  yield [0, at]
  for (;;) {
    const kind = view.getUint8(at)
    if (kind === 0x3b) return yield [at, at + 1]
    if (kind === 0x2c) {
      const end = endOfBlocks(view, at + 11 + tableBytes(view.getUint8(at + 9)))
      yield [at, end]
      at = end
    } else if (kind === 0x21) {
      const label = view.getUint8(at + 1)
      const end = endOfBlocks(view, at + 2)
      if (label === 0xf9 || (label === 0xff && GIF_LOOPS.has(textAt(bytes, at + 3, 11)))) yield [at, end]
      at = end
    } else throw new Malformed()
  }
}

const WEBP_DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

function* webpParts(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length + 1) throw new Malformed()
  yield [0, 12]
  for (let at = 12; at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > end) throw new Malformed()
    if (WEBP_DRAWN.has(textAt(bytes, at, 4))) yield [at, Math.min(next, bytes.length)]
    at = next
  }
}

const AVIF_DRAWN = new Set(['ftyp', 'meta', 'mdat', 'moov', 'moof', 'sidx', 'styp'])

/** Boxes of an AVIF, the last one that it needs at the end. Boxes between them keep their place: others are named by position. */
function* avifParts(bytes: Uint8Array): Generator<Part> {
  const view = viewOf(bytes)
  let needed = 0
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at)
    const name = textAt(bytes, at + 4, 4)
    const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size === 0 ? bytes.length - at : size
    const fits = length >= 8 && at + length <= bytes.length
    if (!fits && AVIF_DRAWN.has(name)) throw new Malformed()
    if (!fits) break
    at += length
    if (AVIF_DRAWN.has(name)) needed = at
    else if (!/^[\w ]{4}$/.test(name)) break
  }
  if (needed === 0) throw new Malformed()
  yield [0, needed]
}

const PARTS: Readonly<Record<string, (bytes: Uint8Array) => Generator<Part>>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
  'image/webp': webpParts,
  'image/avif': avifParts,
}

/**
 * The bytes of a picture without what does not show: comments, private data, and whatever follows its end, such as an archive or a page.
 * The picture itself stays bit for bit, and the same array comes back where nothing was left out. `undefined` for a file whose
 * structure cannot be followed; encoding it again leaves the picture only.
 */
export function onlyPicture(bytes: Uint8Array, type: string): Uint8Array | undefined {
  try {
    const parts = [...(PARTS[type]?.(bytes) ?? [])]
    const size = parts.reduce((sum, [from, to]) => sum + to - from, 0)
    if (size === 0) return undefined
    if (size === bytes.length) return bytes
    const picture = new Uint8Array(size)
    let at = 0
    for (const [from, to] of parts) {
      picture.set(bytes.subarray(from, to), at)
      at += to - from
    }
    if (type === 'image/webp') viewOf(picture).setUint32(4, size - 8, true)
    return picture
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError) return undefined
    throw error
  }
}

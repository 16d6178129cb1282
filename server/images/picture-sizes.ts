/** Widths pictures are made in, in px; another width asked for becomes the next larger of these. Source: LO-103; the list is ours. */
export const WIDTHS: readonly number[] = [64, 120, 200, 320, 390, 480, 640, 780, 960, 1170, 1600, 2400]

type Box = readonly [width: number, height: number]

/** Boxes of the specification and of our own blocks, in px, that pictures fill: what does not fit is cut off around the middle. */
const FILLED: readonly Box[] = [
  [299, 299], // product card: L-358
  [250, 250], // poster of a film: L-359
  [58, 58], // colour: L-361
  [536, 890], // ad between products: L-235
  [680, 680], // picture of a brand: L-263
  [64, 64],
  [72, 72],
  [96, 96],
  [120, 120],
  [176, 176], // thumbnail of the gallery
  [200, 200],
  [480, 480], // quick view
]

/** Boxes that pictures are in whole: logos and marks lose nothing. */
const WHOLE: readonly Box[] = [
  [322, 35], // logo: L-360
  [105, 70], // icon of the footer: L-238
  [20, 20], // mark of a brand on a card
  [96, 64], // mark of a brand in the directory
  [160, 80], // mark of a brand on its product's page
]

/** Each box also twice as large, for fine screens. */
const keysOf = (boxes: readonly Box[]) =>
  boxes.flatMap(([width, height]) => [`${width}x${height}`, `${width * 2}x${height * 2}`])
const BOXES = new Map<string, 'filled' | 'whole'>([
  ...keysOf(FILLED).map(key => [key, 'filled'] as const),
  ...keysOf(WHOLE).map(key => [key, 'whole'] as const),
])

/** Qualities pictures are packed in; another one becomes the nearest. 80 unless asked for. Source: C-154, CO-46; the steps are ours. */
const QUALITIES = [40, 60, 80, 90] as const
const DEFAULT_QUALITY = 80

/** Maximum of a side or the quality in a request. */
const MAX_SIDE = 10_000
const MAX_QUALITY = 100

/**
 * A requested size, already rounded to one of the few that exist. `filled`: cut to exactly this shape; `whole`: as large as
 * fits into it; `shared`: whole, on a plain background of this size; `mailed`: cut to this shape, on a plain background; otherwise narrower or lower, never cut.
 */
export interface PictureSize {
  readonly fit: 'filled' | 'whole' | 'shared' | 'mailed' | 'width' | 'height'
  readonly width: number
  readonly height: number
  readonly quality: number
}

/** Picture for cards of social networks, asked for as `?share`. The size is theirs. */
export const SHARED_SIZE: PictureSize = { fit: 'shared', width: 1200, height: 630, quality: DEFAULT_QUALITY }

/** Picture of a product in a mail, asked for as `?mail`: twice the box of `api/messaging/design`, for fine screens. */
export const MAILED_SIZE: PictureSize = { fit: 'mailed', width: 176, height: 220, quality: DEFAULT_QUALITY }

/** The shop's logo in a mail, asked for as `?mail=logo`. */
export const MAILED_LOGO_SIZE: PictureSize = {
  fit: 'whole',
  width: 644,
  height: 70,
  quality: DEFAULT_QUALITY,
}

/** `asIs`: no size is requested. `refused`: the requested size is invalid. */
export type AskedSize = PictureSize | 'asIs' | 'refused'

const nextOf = (side: number) => WIDTHS.find(width => width >= side) ?? WIDTHS[WIDTHS.length - 1] ?? side

/** One whole number of 1 or more, written plainly and once; `undefined` when absent. */
function numberOf(query: URLSearchParams, name: string, max: number): number | undefined | 'refused' {
  const [value, ...more] = query.getAll(name)
  if (value === undefined) return undefined
  if (more.length > 0 || !/^[1-9]\d{0,4}$/.test(value)) return 'refused'
  return Number(value) > max ? 'refused' : Number(value)
}

const nearestQuality = (asked: number) =>
  [...QUALITIES].sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0] ?? DEFAULT_QUALITY

/**
 * Reads `?w=&h=&q=`. Every request gets one of a few sizes, so that requests cannot fill the cache with arbitrary sizes. Other
 * parameters are ignored. Source: LO-103.
 */
export function readSize(query: URLSearchParams): AskedSize {
  const width = numberOf(query, 'w', MAX_SIDE)
  const height = numberOf(query, 'h', MAX_SIDE)
  const asked = numberOf(query, 'q', MAX_QUALITY)
  if (width === 'refused' || height === 'refused' || asked === 'refused') return 'refused'
  const quality = nearestQuality(asked ?? DEFAULT_QUALITY)
  const fit = BOXES.get(`${width}x${height}`)
  if (fit && width && height) return { fit, width, height, quality }
  if (width) return { fit: 'width', width: nextOf(width), height: 0, quality }
  if (height) return { fit: 'height', width: 0, height: nextOf(height), quality }
  return 'asIs'
}

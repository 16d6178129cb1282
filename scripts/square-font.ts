/**
 * A TrueType font of one glyph: a thin square on the em of a Chinese character, for every code point. Browsers draw what no font has as
 * a box of some other width; with this one a line breaks where it will break once a Chinese font has come.
 */
const EM = 1000
const ASCENT = 880
const DESCENT = -120
/** Outer and inner edge of the square's line, in units of the em; two contours in opposite directions leave it hollow. */
const OUTER = [90, -30, 910, 790] as const
const INNER = [120, 0, 880, 760] as const

const u16 = (...values: number[]) =>
  Buffer.concat(values.map(value => Buffer.from([(value >> 8) & 255, value & 255])))
const u32 = (...values: number[]) => u16(...values.flatMap(value => [value >>> 16, value & 0xffff]))
const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

/** Points of a rectangle as steps from the point before; the second contour begins at the last point of the first. */
function square(): Buffer {
  const [left, bottom, right, top] = OUTER
  const [x0, y0, x1, y1] = INNER
  const points = [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
  const steps = (axis: 0 | 1) => points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0))
  const ON_CURVE = 1
  return Buffer.concat([
    u16(2, left, bottom, right, top),
    u16(3, 7),
    u16(0),
    Buffer.alloc(points.length, ON_CURVE),
    u16(...steps(0), ...steps(1)),
  ])
}

/** First and last code points. */
type Ranges = readonly (readonly [number, number])[]
const EVERYTHING: Ranges = [[0x21, 0x3ffff]]
/** What style sheets ask a Chinese font for (`ui/fonts/faces.css`). */
const CHINESE: Ranges = [
  [0xb7, 0xb7],
  [0x2014, 0x2016],
  [0x2025, 0x2027],
  [0x2e80, 0x9fff],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe4f],
  [0xff00, 0xffef],
  [0x20000, 0x323af],
]

/** Every code point of the ranges shows the glyph: in format 13, which maps many to one, beside the empty format 4 that a font has to have. */
function characterMap(ranges: Ranges): Buffer {
  const none = u16(4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0xffff, 1, 0)
  const groups = ranges.map(([first, last]) => u32(first, last, 1))
  const all = Buffer.concat([u16(13, 0), u32(16 + 12 * ranges.length, 0, ranges.length), ...groups])
  return Buffer.concat([u16(0, 2), u16(3, 1), u32(20), u16(3, 10), u32(20 + none.length), none, all])
}

/** What a font is found by: its family, and its full and its PostScript name, which are the same here. */
function names(family: string): Buffer {
  const [WINDOWS, UNICODE, ENGLISH] = [3, 1, 0x409]
  const texts = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const
  const strings = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  let offset = 0
  const records = texts.map(([id], i) => {
    const { length = 0 } = strings[i] ?? {}
    offset += length
    return u16(WINDOWS, UNICODE, ENGLISH, id, length, offset - length)
  })
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...strings])
}

function tables(family: string | undefined): Readonly<Record<string, Buffer>> {
  const glyph = padded(square())
  const [left, bottom, right, top] = OUTER
  return {
    'OS/2': Buffer.concat([
      u16(4, EM, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      Buffer.alloc(10),
      u32(0, 0, 0, 0),
      Buffer.from('CAIR'),
      u16(0x40, 0x21, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
      u32(0, 0),
      u16(0, 0, 0, 0, 0),
    ]),
    cmap: characterMap(family === undefined ? EVERYTHING : CHINESE),
    glyf: glyph,
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, EM),
      Buffer.alloc(16),
      u16(left, bottom, right, top, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ASCENT, DESCENT, 0, EM, left, EM - right, right, 1, 0, 0, 0, 0, 0, 0, 0, 1),
    ]),
    // Both glyphs are an em wide; the first, for what is not mapped, is empty.
    hmtx: u16(EM, 0, left),
    loca: u16(0, 0, glyph.length / 2),
    maxp: Buffer.concat([u32(0x10000), u16(2, 8, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: family === undefined ? u16(0, 0, 6) : names(family),
    post: Buffer.concat([u32(0x30000, 0), u16(0, 0), u32(0, 0, 0, 0, 0)]),
  }
}

const checksum = (table: Buffer) => {
  let sum = 0
  for (let i = 0; i < table.length; i += 4) sum = (sum + table.readUInt32BE(i)) >>> 0
  return sum
}

/** The font as a file. With a family it can be installed as a Chinese font, and has no other characters. */
export function squareFont(family?: string): Buffer {
  const all = Object.entries(tables(family)).map(([tag, table]) => ({
    tag,
    length: table.length,
    table: padded(table),
  }))
  const power = 2 ** Math.floor(Math.log2(all.length))
  let offset = 12 + 16 * all.length
  const records = all.map(({ tag, length, table }) => {
    const record = Buffer.concat([Buffer.from(tag), u32(checksum(table), offset, length)])
    offset += table.length
    return record
  })
  const header = [u32(0x10000), u16(all.length, power * 16, Math.log2(power), (all.length - power) * 16)]
  return Buffer.concat([...header, ...records, ...all.map(({ table }) => table)])
}

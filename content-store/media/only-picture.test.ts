import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { onlyPicture } from './only-picture.ts'

const noise = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, at) => (at * 7919) % 251))
const picture = () => sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
const film = () => sharp(noise, { raw: { width: 40, height: 30, channels: 3, pageHeight: 10 } })

const FORMATS = [
  ['image/jpeg', () => picture().jpeg().toBuffer()],
  ['image/jpeg', () => picture().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
  ['image/jpeg', () => picture().withIccProfile('p3').jpeg().toBuffer()],
  ['image/png', () => picture().png().toBuffer()],
  ['image/png', () => picture().png({ palette: true, progressive: true }).toBuffer()],
  ['image/gif', () => picture().gif().toBuffer()],
  [
    'image/gif',
    () =>
      film()
        .gif({ loop: 3, delay: [100, 200, 300] })
        .toBuffer(),
  ],
  ['image/webp', () => picture().webp().toBuffer()],
  ['image/webp', () => film().webp({ lossless: true }).toBuffer()],
  ['image/avif', () => picture().avif({ effort: 0 }).toBuffer()],
] as const
/** A page behind a picture, as a polyglot has it. */
const TAIL = Buffer.from('<script>alert(1)</script>PK\u0003\u0004 an archive')

const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer()

describe.each(FORMATS)('a picture of type %s', (type, make) => {
  test('stays byte for byte when it is nothing but a picture', async () => {
    const bytes = await make()
    expect(onlyPicture(bytes, type)).toBe(bytes)
  })

  test('loses what follows its end', async () => {
    const bytes = await make()
    const cut = onlyPicture(Buffer.concat([bytes, TAIL]), type)
    expect(Buffer.from(cut ?? []).equals(bytes)).toBe(true)
  })

  test('cut off in the middle is not taken for whole', async () => {
    const bytes = await make()
    expect(onlyPicture(bytes.subarray(0, bytes.length / 2), type)).toBeUndefined()
  })
})

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}
const SECRET = Buffer.from('hidden words')

test.each([
  [
    'a comment in a JPEG',
    'image/jpeg',
    async () => {
      const bytes = await picture().jpeg().toBuffer()
      return Buffer.concat([
        bytes.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]),
        SECRET,
        bytes.subarray(2),
      ])
    },
  ],
  [
    'a text in a PNG',
    'image/png',
    async () => {
      const bytes = await picture().png().toBuffer()
      return Buffer.concat([bytes.subarray(0, 33), chunk('tEXt', SECRET), bytes.subarray(33)])
    },
  ],
  [
    'a comment in a GIF',
    'image/gif',
    async () => {
      const bytes = await picture().gif().toBuffer()
      return Buffer.concat([
        bytes.subarray(0, -1),
        Buffer.from([0x21, 0xfe, SECRET.length]),
        SECRET,
        Buffer.from([0, 0x3b]),
      ])
    },
  ],
  [
    'a chunk of its own in a WebP',
    'image/webp',
    async () => {
      const bytes = await picture().webp().toBuffer()
      const length = Buffer.alloc(4)
      length.writeUInt32LE(SECRET.length)
      const all = Buffer.concat([bytes, Buffer.from('note'), length, SECRET])
      all.writeUInt32LE(all.length - 8, 4)
      return all
    },
  ],
] as const)('%s goes, and every pixel stays', async (_, type, make) => {
  const bytes = await make()
  const clean = onlyPicture(bytes, type)
  if (!clean) throw new Error('The picture was not followed.')
  expect(Buffer.from(clean).includes(SECRET)).toBe(false)
  expect((await pixelsOf(clean)).equals(await pixelsOf(bytes))).toBe(true)
})

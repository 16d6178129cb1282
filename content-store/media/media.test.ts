import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { openForTest } from '../testing/open-for-test.ts'
import { PASSWORD, serveForTest } from '../testing/serve-for-test.ts'

const picture = (format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif', red = 200) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .toFormat(format)
    .toBuffer()

const file = (bytes: Uint8Array | string, name: string, type = 'image/png') =>
  new File([bytes as BlobPart], name, { type }) // Node's Buffer is a BlobPart

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  '%s is taken, measured and served for good',
  async format => {
    const { signedIn, host, directory } = await serveForTest()
    const { client } = await signedIn('editor')
    const bytes = await picture(format)
    const item = await client.upload(file(bytes, '夏日 海報.bin', 'application/octet-stream'))
    const extension = format === 'jpeg' ? 'jpg' : format
    expect(item).toMatchObject({
      url: expect.stringMatching(new RegExp(`^/media/[0-9a-f]{16}\\.${extension}$`)),
      name: '夏日 海報.bin',
      width: 40,
      height: 20,
      bytes: bytes.length,
      type: `image/${format}`,
      uploadedBy: 'editor',
    })
    const response = await fetch(`${host}${item.url}?w=390&q=80`)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await readdir(join(directory, 'media'))).toHaveLength(2)
  },
)

/** Sends the first half of a picture and drops the connection. @param cookie of the session */
const sendHalf = (host: string, cookie: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const headers = { cookie, 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 100_000 }
    const sending = request({ ...urlParts(host), method: 'POST', path: '/content/editor/media', headers })
    sending.on('error', reject)
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="half.png"\r\n\r\n')
    sending.write(bytes.subarray(0, bytes.length / 2), () => {
      sending.off('error', reject).on('error', () => resolve())
      sending.destroy(new Error('The cable is out'))
    })
  })

test('nothing is kept of a file whose connection breaks off, and the whole file is taken afterwards', async () => {
  const { browser, host, directory } = await serveForTest()
  const { send, client } = browser()
  const signedIn = await send('/content/editor/session', {
    method: 'POST',
    body: JSON.stringify({ name: 'editor', password: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  const bytes = await picture('png')
  await sendHalf(host, cookie, bytes)
  await client.upload(file(bytes, 'ridge.png'))
  expect((await client.read('media.list', {})).items.map(({ name }) => name)).toEqual(['ridge.png'])
  expect(await readdir(join(directory, 'media'))).toHaveLength(2)
})

/** A PNG header that claims a size, with almost nothing behind it. */
function hugePng(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc(body), body.length + 4)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * Math.min(height, 2000)))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** The first bytes of a photo of an iPhone. */
const HEIC = Buffer.from('00000018667479706865696300000000', 'hex')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['text', async () => file('hello', 'a.png'), 415, /not supported/],
  ['nothing', async () => file('', 'a.png'), 415, /not supported/],
  ['an SVG with script', async () => file(SVG, 'a.svg', 'image/svg+xml'), 415, /not supported/],
  ['an SVG called PNG', async () => file(`<?xml version="1.0"?>${SVG}`, 'a.png'), 415, /not supported/],
  [
    'a program called JPEG',
    async () => file(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]), 'a.jpg'),
    415,
    /not supported/,
  ],
  ['a PDF', async () => file('%PDF-1.7\n', 'a.png'), 415, /not supported/],
  ['a HEIC called JPEG (case 48)', async () => file(HEIC, 'IMG_0001.jpg', 'image/jpeg'), 415, /JPEG.*PNG/],
  [
    'a page behind a picture’s first bytes',
    async () =>
      file(Buffer.concat([(await picture('png')).subarray(0, 33), Buffer.from('<script>')]), 'a.png'),
    415,
    /damaged/,
  ],
  ['half a JPEG', async () => file((await picture('jpeg')).subarray(0, 200), 'a.jpg'), 415, /damaged/],
  ['a small file with 400 megapixels', async () => file(hugePng(20_000, 20_000), 'a.png'), 413, /megapixels/],
  ['50 MB', async () => file(Buffer.alloc(50 * 1024 * 1024), 'a.png'), 413, /20 MB/],
] as const)('%s is refused and not kept', async (_, made, status, message) => {
  const { signedIn, directory } = await serveForTest()
  const { client } = await signedIn('editor')
  await expect(client.upload(await made())).rejects.toMatchObject({
    status,
    code: String(status),
    message: expect.stringMatching(message),
  })
  expect(await client.read('media.list', {})).toMatchObject({ items: [], total: 0 })
  expect(await readdir(directory)).not.toContain('media')
})

test.each([
  ['no file', { body: new FormData() }, 400],
  [
    'a file under another name',
    {
      body: (() => {
        const form = new FormData()
        form.set('picture', new File(['x'], 'x'))
        return form
      })(),
    },
    400,
  ],
  ['JSON', { body: '{}', headers: { 'Content-Type': 'application/json' } }, 415],
  ['multipart without a boundary', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }, 400],
  [
    'a body that breaks off',
    {
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    },
    400,
  ],
] as const)('an upload of %s is refused in an envelope', async (_, init, status) => {
  const { signedIn } = await serveForTest()
  const { send } = await signedIn('editor')
  const response = await send('/content/editor/media', { method: 'POST', ...init })
  expect([response.status, await response.json()]).toMatchObject([
    status,
    { code: String(status), data: null },
  ])
})

test('pictures are listed newest first, and the same picture is kept once, which the answer says', async () => {
  const { signedIn, clock } = await serveForTest()
  const { client } = await signedIn('editor')
  const first = await client.upload(file(await picture('png', 10), 'first'))
  clock.pass(1000)
  const second = await client.upload(file(await picture('png', 20), 'second'))
  clock.pass(1000)
  expect(await client.upload(file(await picture('png', 10), 'first again'))).toEqual({
    ...first,
    was: 'here',
  })
  expect(await client.read('media.list', {})).toMatchObject({ items: [second, first], total: 2 })
})

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'bytes behind the end of a %s are not kept: no page or archive travels in a picture',
  async format => {
    const { signedIn, host } = await serveForTest()
    const { client } = await signedIn('editor')
    const bytes = await picture(format)
    const { url } = await client.upload(
      file(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]), 'polyglot'),
    )
    const kept = Buffer.from(await (await fetch(host + url)).arrayBuffer())
    expect(kept.equals(bytes)).toBe(true)
  },
)

test('a photo is measured the way it is shown, after the camera’s rotation', async () => {
  const { signedIn } = await serveForTest()
  const { client } = await signedIn('editor')
  const turned = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await client.upload(file(turned, 'turned.jpg'))).toMatchObject({ width: 20, height: 40 })
})

test('a photo of a phone with 50 megapixels is taken, turned as its camera says', async () => {
  const { signedIn } = await serveForTest()
  const { client } = await signedIn('editor')
  const photo = await sharp({ create: { width: 8192, height: 6144, channels: 3, background: '#467' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await client.upload(file(photo, 'IMG_0002.jpg', 'image/jpeg'))).toMatchObject({
    width: 6144,
    height: 8192,
  })
}, 60_000)

describe('a WebP that moves (case 46)', () => {
  /** A red half beside a blue one, then the other way round. */
  const moving = async () => {
    const half = async (left: string, background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .composite([
          {
            input: { create: { width: 30, height: 40, channels: 3, background: left } },
            left: 0,
            top: 0,
          },
        ])
        .png()
        .toBuffer()
    return sharp([await half('red', 'blue'), await half('blue', 'red')], { join: { animated: true } })
      .webp({ lossless: true, delay: [120, 240], loop: 3 })
      .toBuffer()
  }
  const about = async (bytes: Uint8Array) => {
    const { pages, width, pageHeight, delay, loop, exif, xmp } = await sharp(bytes, {
      animated: true,
    }).metadata()
    return { pages, width, pageHeight, delay, loop, exif, xmp }
  }
  const kept = async (bytes: Uint8Array) => {
    const { signedIn, host } = await serveForTest()
    const { client } = await signedIn('editor')
    const item = await client.upload(file(bytes, 'film.webp', 'image/webp'))
    return { item, bytes: Buffer.from(await (await fetch(host + item.url)).arrayBuffer()) }
  }
  /** Red of the pixel at the middle of an edge of the first frame. */
  const redAt = async (bytes: Uint8Array, left: number, top: number) =>
    (await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0]
  const FILM = { pages: 2, delay: [120, 240], loop: 3, exif: undefined, xmp: undefined }

  test.each([
    [
      'XMP',
      (film: Buffer) => sharp(film, { animated: true }).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
    ],
    ['EXIF', (film: Buffer) => sharp(film, { animated: true }).withExif({ IFD0: { Artist: 'Ada' } })],
  ])('keeps its film bit for bit without %s', async (_, describeFilm) => {
    const film = await moving()
    const described = await describeFilm(film).webp({ lossless: true }).toBuffer()
    const { item, bytes } = await kept(described)
    expect(await about(bytes)).toEqual({ ...FILM, width: 60, pageHeight: 40 })
    expect(item).toMatchObject({ width: 60, height: 40, bytes: bytes.length })
    const pixels = (of: Uint8Array) => sharp(of, { animated: true }).raw().toBuffer()
    expect((await pixels(bytes)).equals(await pixels(film))).toBe(true)
  })

  test('is turned upright and goes on moving', async () => {
    const film = await sharp(await moving(), { animated: true })
      .withMetadata({ orientation: 6 })
      .webp({ lossless: true })
      .toBuffer()
    const { item, bytes } = await kept(film)
    expect(await about(bytes)).toEqual({ ...FILM, width: 40, pageHeight: 60 })
    expect(item).toMatchObject({ width: 40, height: 60, bytes: bytes.length })
    // What was on the left is at the top.
    expect(await redAt(bytes, 20, 5)).toBeGreaterThan(230)
    expect(await redAt(bytes, 20, 55)).toBeLessThan(25)
  })

  test('that is too long to be turned is refused in a sentence before it is turned', async () => {
    const frame = (at: number) =>
      sharp({ create: { width: 1920, height: 1080, channels: 3, background: { r: at * 7, g: 90, b: 60 } } })
        .png()
        .toBuffer()
    const frames = await Promise.all(Array.from({ length: 30 }, (_, at) => frame(at)))
    const film = await sharp(frames, { join: { animated: true } })
      .withMetadata({ orientation: 6 })
      .webp({ effort: 0 })
      .toBuffer()
    await expect(kept(film)).rejects.toThrow(/30 frames have 62 megapixels, the limit is 60/)
  })

  test('answers alike with and without metadata when it has many frames', async () => {
    const frame = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#467' } })
      .png()
      .toBuffer()
    const frames = Array.from({ length: 60 }, () => frame)
    const film = await sharp(frames, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer()
    const described = await sharp(film, { animated: true, limitInputPixels: false })
      .withExif({ IFD0: { Artist: 'Ada' } })
      .webp({ effort: 0 })
      .toBuffer()
    for (const bytes of [film, described])
      expect((await kept(bytes)).item).toMatchObject({ width: 1280, height: 720 })
  }, 60_000)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'what a camera wrote into a %s (place, name) is not kept, its colours are',
  async format => {
    const { signedIn, host } = await serveForTest()
    const { client } = await signedIn('editor')
    const told = await sharp(await picture(format))
      .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 16/1 0/1' } })
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer()
    const { url, width, height, bytes } = await client.upload(file(told, 'photo'))
    const kept = Buffer.from(await (await fetch(host + url)).arrayBuffer())
    const before = await sharp(told).metadata()
    const after = await sharp(kept).metadata()
    expect([before.exif, before.icc].every(Boolean)).toBe(true)
    expect([after.exif, after.icc]).toEqual([undefined, before.icc])
    expect([width, height, bytes]).toEqual([40, 20, kept.length])
  },
)

test('a long file name keeps its end, without half an emoji', async () => {
  const { signedIn } = await serveForTest()
  const { client } = await signedIn('editor')
  const end = `${'x'.repeat(195)}.png`
  expect(await client.upload(file(await picture('png'), `🌀${end}`))).toMatchObject({ name: end })
})

test('pictures outlive a restart', async () => {
  const { store, directory, close } = await openForTest()
  const ada = { name: 'Ada', role: 'editor' } as const
  const added = await store.addMedia(ada, { name: 'a.png', bytes: await picture('png') })
  await close()
  const again = await openForTest(directory)
  expect(await again.store.mediaItems(ada)).toMatchObject({
    value: { items: [orThrow(added)] },
  })
})

/** `fetch` tidies paths up; this sends them as they are. */
const statusOf = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ ...urlParts(host), path }, response => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
const urlParts = (host: string) => ({ hostname: new URL(host).hostname, port: new URL(host).port })

test.each([
  '/media/0000000000000000.png',
  '/media/../operators.json',
  '/media/..%2Foperators.json',
  '/media/x.json',
])('%s is not served', async path => {
  const { host } = await serveForTest()
  expect(await statusOf(host, path)).toBe(404)
})

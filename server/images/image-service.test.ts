import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operator } from '#operators/operator.ts'
import { type OpenedContentStore, openContentStore } from '#content-store/open.ts'
import { orThrow } from '#operators/outcome.ts'
import express from 'express'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { serveDemoMedia } from '../http/serve-assets.ts'
import { createImageService } from './image-service.ts'
import { openImages } from './open-images.ts'
import { findDemoPictures } from './own-pictures.ts'
import { openPictureCache } from './picture-cache.ts'

const ADA: Operator = { name: 'Ada', role: 'editor' }
const PHOTO = join(import.meta.dirname, '../../demo/photos/photo-ridge.webp')
const CHROME = 'image/avif,image/webp,*/*;q=0.8'
const SAFARI_15 = 'image/webp,*/*;q=0.8'

let directory = ''
let host = ''
let content: OpenedContentStore
let images: Awaited<ReturnType<typeof openImages>>
const report = vi.fn<(error: unknown, at?: { readonly name: string }) => void>()
const closers: (() => Promise<unknown>)[] = []

/** Photo-like: soft shapes with grain, 1200 by 800, with what a camera writes. */
const photo = async () =>
  sharp(PHOTO)
    .resize(1200, 800)
    .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 16/1 0/1' } })
    .jpeg({ quality: 92 })
    .toBuffer()

const upload = async (bytes: Uint8Array) =>
  orThrow(await content.store.addMedia(ADA, { name: 'photo.jpg', bytes })).url

async function listen(app: express.Express): Promise<string> {
  const started = createServer(app)
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise(resolve => started.close(resolve)))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
  const demoDirectory = join(directory, 'demo')
  await mkdir(demoDirectory)
  await writeFile(join(demoDirectory, 'ridge.webp'), await readFile(PHOTO))
  await writeFile(join(demoDirectory, 'torn.jpg'), 'not a picture at all')
  await writeFile(
    join(demoDirectory, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"/>',
  )
  await writeFile(join(demoDirectory, 'secret.txt'), 'secret')
  content = await openContentStore({ directory: join(directory, 'content'), secret: 'x'.repeat(20) })
  images = await openImages({
    directory: join(directory, 'cache'),
    maxBytes: 10_000_000,
    media: content.store.media,
    demoDirectory,
    report,
  })
  const app = express()
  app.set('etag', false)
  app.use('/media/demo', images.demo, serveDemoMedia(demoDirectory))
  app.use('/media', images.uploads, content.mediaRouter)
  host = await listen(app)
})
afterEach(() => report.mockClear())
afterAll(async () => {
  await Promise.all(closers.map(close => close()))
  await images.close()
  await content.close()
  await rm(directory, { recursive: true })
})

const get = (
  path: string,
  accept = SAFARI_15,
  {
    method = 'GET',
    headers = {},
  }: { readonly method?: string; readonly headers?: Record<string, string> } = {},
) => fetch(host + path, { method, headers: { Accept: accept, ...headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const measured = async (response: Response) => {
  const { format, width, height } = await sharp(await bytesOf(response)).metadata()
  return { format, width, height }
}

describe('sizes (LO-103, C-154, CO-46)', () => {
  test.each([
    ['w=390', { width: 390, height: 260 }],
    ['w=400', { width: 480, height: 320 }],
    ['h=200', { width: 300, height: 200 }],
    ['w=299&h=299&q=80', { width: 299, height: 299 }],
    ['w=250&h=250&q=80', { width: 250, height: 250 }],
    ['w=58&h=58&q=80', { width: 58, height: 58 }],
    ['w=322&h=35&q=80', { width: 53, height: 35 }],
    ['w=105&h=70&q=80', { width: 105, height: 70 }],
    ['w=680&h=680&q=80', { width: 680, height: 680 }],
    ['w=536&h=890&q=80', { width: 482, height: 800 }],
    ['w=2400', { width: 1200, height: 800 }],
  ])(
    '%s of 1200 × 800: cut to the box it fills, whole where it is a mark, scaled to a width, never enlarged (L-235, L-238, L-263, L-358, L-359, L-360, L-361)',
    async (query, size) => {
      const url = await upload(await photo())
      const response = await get(`${url}?${query}`)
      expect(response.status).toBe(200)
      expect(await measured(response)).toEqual({ format: 'webp', ...size })
    },
  )

  test('less quality is fewer bytes; 80 is what one gets without a word', async () => {
    const url = await upload(await photo())
    const sizeOf = async (query: string) => (await bytesOf(await get(`${url}?${query}`))).length
    expect(await sizeOf('w=780&q=40')).toBeLessThan(await sizeOf('w=780&q=80'))
    expect(await sizeOf('w=780')).toBe(await sizeOf('w=780&q=80'))
  })
})

describe('what social networks show of a link (CO-133)', () => {
  test.each([
    ['a photo, whatever the asker could show', 'photo'],
    ['a drawing, which none of them shows', '/media/demo/drawing.svg'],
  ])('%s: a JPEG of 1200 × 630, the picture whole on paper', async (_, of) => {
    const address = of === 'photo' ? await upload(await photo()) : of
    const response = await get(`${address}?share`, CHROME)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(await measured(response)).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  })

  test.each([
    ['a photo', 'photo', 'mail', { format: 'jpeg', width: 176, height: 220 }],
    ['a drawing', '/media/demo/drawing.svg', 'mail', { format: 'jpeg' }],
    ['a logo, whole and as it is', 'photo', 'mail=logo', { format: 'png', width: 105, height: 70 }],
  ] as const)(
    '%s in a mail: small, for programs of other sites, whatever they accept',
    async (_, of, query, size) => {
      const address = of === 'photo' ? await upload(await photo()) : of
      const response = await get(`${address}?${query}`, CHROME)
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const made = await measured(response)
      expect(made).toMatchObject(size)
    },
  )

  test('a drawing asked for plainly stays a drawing', async () => {
    expect((await get('/media/demo/drawing.svg')).headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('formats', () => {
  test('a browser that accepts neither AVIF nor WebP gets the format of the original', async () => {
    const url = await upload(await photo())
    const response = await get(`${url}?w=390`, '*/*')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(await measured(response)).toMatchObject({ format: 'jpeg', width: 390 })
  })

  test('no request waits for AVIF: WebP first, for an hour, and AVIF from then on, for good', async () => {
    const url = `${await upload(await photo())}?w=320`
    const first = await get(url, CHROME)
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=3600',
    ])
    await images.idle()
    const second = await get(url, CHROME)
    expect([second.headers.get('content-type'), second.headers.get('cache-control')]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ])
    expect((await bytesOf(second)).length).toBeLessThan((await bytesOf(first)).length)
    expect((await get(url)).headers.get('content-type')).toBe('image/webp')
    expect([first, second].map(({ headers }) => headers.get('vary'))).toEqual(['Accept', 'Accept'])
  })

  test('a picture that moves goes on moving', async () => {
    const frame = (red: number) => ({
      create: { width: 40, height: 40, channels: 3 as const, background: { r: red, g: 0, b: 0 } },
    })
    const frames = await Promise.all([20, 220].map(red => sharp(frame(red)).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    const url = await upload(moving)
    expect((await bytesOf(await get(`${url}?w=64`))).equals(moving)).toBe(true)
  })
})

/** The middle pixel as a browser shows it. */
const middleOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)]
}
const expectNear = (seen: readonly number[], wanted: readonly number[]) =>
  seen.forEach((value, at) => expect(Math.abs(value - (wanted[at] ?? 0)), seen.join()).toBeLessThan(26))

/** Red in print, by the profile that libvips brings along or without one. */
const printed = (profile: boolean) => {
  const red = sharp({ create: { width: 400, height: 400, channels: 3, background: '#d22630' } })
    .toColourspace('cmyk')
    .withExif({ IFD0: { Artist: 'Ada' } })
  return (profile ? red.withIccProfile('cmyk') : red).jpeg({ quality: 95 }).toBuffer()
}

test.each([
  ['with a profile', true],
  ['without one', false],
])(
  'a photo in the four colours of print, %s, keeps its colours in every format (case 44)',
  async (_, profile) => {
    const bytes = await printed(profile)
    expect((await sharp(bytes).metadata()).channels).toBe(4)
    const wanted = await middleOf(bytes)
    expect(wanted[0]).toBeGreaterThan(180)
    const url = await upload(bytes)
    for (const [query, accept] of [
      ['w=320', CHROME],
      ['w=320', SAFARI_15],
      ['w=320', '*/*'],
      ['share', CHROME],
    ] as const) {
      const made = await bytesOf(await get(`${url}?${query}`, accept))
      expectNear(await middleOf(made), wanted)
      const { channels, icc } = await sharp(made).metadata()
      expect([channels, icc]).toEqual([3, undefined])
      await images.idle()
    }
  },
)

describe('a picture that is transparent (case 49)', () => {
  /** A black bar across nothing. */
  const bar = () =>
    sharp({
      create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).composite([
      {
        input: { create: { width: 400, height: 40, channels: 4, background: '#000000ff' } },
        top: 180,
        left: 0,
      },
    ])
  test.each([
    ['a PNG with a palette', () => bar().png({ palette: true }).toBuffer()],
    ['a PNG of 16 bits in grey', () => bar().toColourspace('grey16').png().toBuffer()],
    ['a WebP', () => bar().webp({ lossless: true }).toBuffer()],
  ])('%s stays readable in every size and when it is shared', async (_, make) => {
    const url = await upload(await make())
    for (const [query, accept] of [
      ['w=320', CHROME],
      ['w=320', '*/*'],
      ['share', CHROME],
    ] as const) {
      const made = await bytesOf(await get(`${url}?${query}`, accept))
      expectNear(await middleOf(made), [0, 0, 0])
      const { data, info } = await sharp(made)
        .toColourspace('srgb')
        .flatten({ background: 'white' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const above = (Math.floor(info.height / 4) * info.width + Math.floor(info.width / 2)) * info.channels
      expect(data[above]).toBeGreaterThan(230)
      await images.idle()
    }
  })
})

test('a photo contains neither the place nor the name of its photographer, in any size', async () => {
  const before = await photo()
  expect((await sharp(before).metadata()).exif).toBeDefined()
  const url = await upload(before)
  for (const query of ['', '?w=390', '?w=2400']) {
    const { exif, xmp, iptc } = await sharp(await bytesOf(await get(url + query, '*/*'))).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  }
})

test('a photo taken with the camera on its side stands upright', async () => {
  const turned = await sharp(PHOTO).resize(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await measured(await get(`${await upload(turned)}?w=120`))).toMatchObject({
    width: 120,
    height: 180,
  })
})

test('answers carry a strong tag; a client that has it gets 304, and HEAD gets no body', async () => {
  const url = `${await upload(await photo())}?w=640`
  const first = await get(url)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  const again = await get(url, SAFARI_15, { headers: { 'If-None-Match': tag } })
  expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0])
  const head = await get(url, SAFARI_15, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
    200,
    tag,
    String((await bytesOf(first)).length),
  ])
})

test('pictures asked for as they are pass untouched, ranges too', async () => {
  const url = await upload(await photo())
  const whole = await bytesOf(await get(url))
  expect((await sharp(whole).metadata()).width).toBe(1200)
  const part = await get(url, SAFARI_15, { headers: { Range: 'bytes=0-9' } })
  expect([part.status, (await bytesOf(part)).equals(whole.subarray(0, 10))]).toEqual([206, true])
})

test('drawings are left alone (LO-103)', async () => {
  const response = await get('/media/demo/drawing.svg?w=390&q=80')
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^<svg/)])
})

test('pictures of the demo come in sizes too, for a day', async () => {
  const response = await get('/media/demo/ridge.webp?w=390&q=80')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(await measured(response)).toMatchObject({ format: 'webp', width: 390, height: 219 })
})

/** `fetch` tidies paths up; this sends them as they are. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(host)
    request({ hostname, port, path }, response => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

const kept = async () => {
  const folders = ['content/media', 'demo', 'cache']
  const names = await Promise.all(folders.map(folder => readdir(join(directory, folder))))
  return createHash('sha256').update(names.flat().sort().join()).digest('hex')
}

describe('hostile requests get their answer and leave nothing behind', () => {
  test.each([
    ['w=0', 400],
    ['w=-1', 400],
    ['w=NaN', 400],
    ['w=1e9', 400],
    ['w=1000000000', 400],
    ['w=390&q=1000', 400],
    ['w=390&w=390', 400],
    [`w=390&x=${'y'.repeat(10_000)}`, 414],
    [`w=${'9'.repeat(1000)}`, 400],
  ])('?%s', async (query, status) => {
    const before = await kept()
    expect(await statusOf(`/media/demo/ridge.webp?${query.slice(0, 12_000)}`)).toBe(status)
    expect(await kept()).toBe(before)
  })

  test.each([
    ['/media/demo/%2e%2e/secret.txt?w=390', 404],
    ['/media/demo/..%2f..%2fpackage.json?w=390', 404],
    ['/media/demo/../../package.json?w=390', 404],
    ['/media/%2e%2e/operators.json?w=390', 404],
    ['/media/0000000000000000.jpg?w=390', 404],
    ['/media/demo/nowhere.jpg?w=390', 404],
    ['/media/http://other.example/a.jpg?w=390', 404],
    ['/media/demo/ridge.webp%00.jpg?w=390', 404],
    ['/media/demo/torn.jpg?w=390', 422],
  ])('%s', async (path, status) => {
    const before = await kept()
    expect(await statusOf(path)).toBe(status)
    expect(await kept()).toBe(before)
  })

  test('a file that is no picture is reported with its name', async () => {
    await get('/media/demo/torn.jpg?w=390')
    expect(report).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ name: 'torn.jpg' }))
  })
})

test('a hundred people who ask for the same are answered by one piece of work; too many different ones get the picture as it is', async () => {
  const cache = await openPictureCache({ directory: join(directory, 'busy'), maxBytes: 1_000_000, report })
  const service = createImageService({ cache, report, limits: { running: 1, waiting: 1 } })
  const app = express()
  app.use('/media/demo', service.handlerFor(findDemoPictures(join(directory, 'demo'))))
  const busy = await listen(app)
  const ask = (width: number) =>
    fetch(`${busy}/media/demo/ridge.webp?w=${width}`, { headers: { Accept: SAFARI_15 } })

  const same = await Promise.all(Array.from({ length: 100 }, () => ask(200)))
  expect(new Set(same.map(({ headers }) => headers.get('cache-control')))).toEqual(
    new Set(['public, max-age=86400']),
  )
  expect(await readdir(join(directory, 'busy'))).toHaveLength(1)

  const different = await Promise.all([64, 120, 320, 390, 480, 640, 780, 960].map(ask))
  expect(different.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const unpacked = different.filter(({ headers }) => headers.get('cache-control') === 'no-store')
  expect(unpacked.length).toBeGreaterThan(0)
  const original = await readFile(PHOTO)
  for (const response of unpacked) expect((await bytesOf(response)).equals(original)).toBe(true)
  await service.close()
})

test.each([
  ['left', '0,50', 'red'],
  ['right', '100,50', 'blue'],
] as const)(
  'a filled box is cut around the %s when the focal point lies there; a new point is a new picture',
  async (_, focus, colour) => {
    const half = (background: string) =>
      ({ create: { width: 400, height: 400, channels: 3, background } }) as const
    const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
      .composite([{ input: await sharp(half('blue')).png().toBuffer(), left: 400, top: 0 }])
      .png()
      .toBuffer()
    const item = orThrow(await content.store.addMedia(ADA, { name: 'halves.png', bytes }))
    const middle = await fetch(`${host}${item.url}?w=200&h=200`)
    expect(middle.status).toBe(200)
    orThrow(await content.store.describeMedia(ADA, item.id, { focus }))
    const named = await fetch(`${host}${item.url}?w=200&h=200&at=${focus.replace(',', '-')}`)
    const { dominant } = await sharp(Buffer.from(await named.arrayBuffer())).stats()
    expect(dominant.r > dominant.b ? 'red' : 'blue').toBe(colour)
    expect(named.headers.get('cache-control')).toContain('31536000')
    const unnamed = await fetch(`${host}${item.url}?w=200&h=200`)
    expect(unnamed.headers.get('cache-control')).toContain('86400')
  },
)

test('a part for a shape is cut out where the address asks for the shape; a new part is a new picture', async () => {
  const half = { create: { width: 400, height: 400, channels: 3, background: 'lime' } } as const
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 400, top: 0 }])
    .png()
    .toBuffer()
  const item = orThrow(await content.store.addMedia(ADA, { name: 'parts.png', bytes }))
  const look = async (query: string) => {
    const answer = await fetch(`${host}${item.url}?${query}`)
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    const [{ width, height }, { dominant }] = [await picture.metadata(), await picture.stats()]
    const colour = dominant.g > dominant.r ? 'green' : 'red'
    return { width, height, colour, life: answer.headers.get('cache-control') }
  }
  const before = await look('w=200&h=200')
  orThrow(await content.store.describeMedia(ADA, item.id, { crops: { '1:1': '100,0,50', '4:5': '0,0,100' } }))
  // Half of the largest square, 400 px wide: nothing is made larger than it is.
  expect(await look('w=390&shape=1x1&at=100-0-50')).toMatchObject({
    width: 200,
    height: 200,
    colour: 'green',
  })
  expect(await look('w=120&h=120&shape=1x1&at=100-0-50')).toMatchObject({ width: 120, colour: 'green' })
  expect(await look('w=200&shape=4x5&at=0-0-100')).toMatchObject({ width: 200, height: 250, colour: 'red' })
  expect((await look('w=200&shape=1x1&at=100-0-50')).life).toContain('31536000')
  expect((await look('w=200&shape=1x1&at=1-1-50')).life).toContain('86400')
  // A shape without a part and an unknown shape show the whole picture; browsers keep it only briefly.
  for (const shape of ['3x4', '9x9'])
    expect(await look(`w=200&shape=${shape}&at=1-1-50`)).toMatchObject({
      width: 200,
      height: 100,
      life: expect.stringContaining('86400'),
    })
  expect(await look('w=200&h=200')).toEqual(before)
})

import type { PageContent } from '#content-store/client/types.ts'
import { component } from '#renderer/testing/pages.ts'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser, WIDTHS } from './browser.ts'
import { draftWith } from './operator.ts'
import { passBy } from './shifts.ts'

const { visit, origin } = openBrowser()
const photo = (name: string) => `/media/demo/photo-${name}.webp`

/** Blocks with photos of different shapes, cut and whole, static and alive; a text below each shows when it moves. */
const BLOCKS: PageContent['components'] = [
  component({
    id: 'slides',
    sort: 1,
    code: 'swiper',
    options: {
      items: [
        { title: 'Coast', swiper_img_url: photo('coast') },
        { title: 'Trail', swiper_img_url: photo('trail-tall') },
      ],
    },
  }),
  component({ id: 'wide', sort: 2, code: 'banner', options: { imgUrl: photo('ridge'), alt: 'Ridge' } }),
  component({
    id: 'tall',
    sort: 3,
    code: 'banner',
    options: { imgUrl: photo('forest-tall'), alt: 'Forest' },
  }),
  component({
    id: 'list',
    sort: 4,
    code: 'imageList',
    options: {
      imageList: [
        { url: photo('snow'), alt: 'Snow' },
        { url: photo('trail-tall'), alt: 'Trail' },
      ],
    },
  }),
  component({
    id: 'words',
    sort: 5,
    code: 'richText',
    options: {
      content: `<p>Before</p><p><img src="${photo('valley')}" alt="Valley"></p><p>After</p>`,
    },
  }),
]

const PATH = '/landingPage/pictures'
beforeAll(async () => {
  const { client, pageKey } = await draftWith(origin, 'pictures', BLOCKS)
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
})

/** Top and height of each block, in px. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-block]')].map(block => {
      const { top, height } = block.getBoundingClientRect()
      return { id: block.id, top: top + window.scrollY, height }
    }),
  )
type Places = Awaited<ReturnType<typeof places>>

/** Blocks that moved or grew by more than a browser's rounding. */
const moved = (before: Places, after: Places) =>
  before.filter(({ id, top, height }) => {
    const now = after.find(block => block.id === id)
    return !now || Math.abs(now.top - top) > 1 || Math.abs(now.height - height) > 1
  })

/** Scrolls from top to bottom, so that lazy pictures are requested, and back. */
const passByAndBack = async (page: Page) => {
  await passBy(page)
  await page.evaluate(() => window.scrollTo(0, 0))
}

const onlyPhotos = /\/media\/demo\/photo-/

describe.each(Object.entries(WIDTHS))('on a %s', (_, width) => {
  const viewport = { width, height: 900 }
  const seen = { viewport, hasPictures: true }

  test('pictures that come late move nothing (C-153, LO-103)', async () => {
    const { page } = await visit('about:blank', seen)
    const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>()
    let waiting = 0
    await page.route(onlyPhotos, async route => {
      waiting += 1
      await isLate
      await route.continue()
    })
    await page.goto(PATH, { waitUntil: 'domcontentloaded' })
    await passByAndBack(page)
    await expect.poll(() => waiting).toBeGreaterThan(3)
    const before = await places(page)
    arrive()
    await passByAndBack(page)
    await atRest(page)
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main img')].filter(image => !(image as HTMLImageElement).complete)
              .length,
        ),
      )
      .toBe(0)
    expect(moved(before, await places(page))).toEqual([])
  })

  test('pictures that never come leave places as large as theirs, named (C-153)', async () => {
    const { page, context } = await visit(PATH, seen)
    await passByAndBack(page)
    await atRest(page)
    const whole = await places(page)
    // Only one page at a time: a browser draws no frames for the one behind, and passing by waits for frames.
    await context.close()
    const { page: broken } = await visit('about:blank', seen)
    await broken.route(onlyPhotos, route => route.abort())
    await broken.goto(PATH)
    await passByAndBack(broken)
    await atRest(broken)
    expect(moved(whole, await places(broken))).toEqual([])
  })

  test('photos come in a size of their own and a newer format, none larger than the screen needs (LO-103, C-154)', async () => {
    const { page } = await visit('about:blank', seen)
    const asked: { readonly url: string; readonly type: string }[] = []
    page.on('response', response => {
      if (onlyPhotos.test(response.url()))
        asked.push({ url: response.url(), type: response.headers()['content-type'] ?? '' })
    })
    await page.goto(PATH)
    await passByAndBack(page)
    await atRest(page)
    expect(asked.length).toBeGreaterThan(3)
    for (const { url, type } of asked) {
      expect(type).toMatch(/^image\/(webp|avif)$/)
      expect(new URL(url).searchParams.get('q')).toBe('80')
      expect(Number(new URL(url).searchParams.get('w'))).toBeLessThanOrEqual(Math.max(390, width * 1.5))
    }
  })
})

describe('the image service of the running shop (LO-103)', () => {
  test('an upload comes in a box, upright and without its traces, and stays unchanged by what is asked of it', async () => {
    const { client } = await draftWith(origin, 'upload', [])
    const taken = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6b5c' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 16/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { url } = await client.upload(
      new File([new Uint8Array(taken)], 'photo.jpg', { type: 'image/jpeg' }),
    )
    const bytes = async (query: string) => {
      const response = await fetch(`${origin}${url}${query}`, { headers: { Accept: 'image/webp' } })
      return Buffer.from(await response.arrayBuffer())
    }
    const before = await bytes('')
    expect(await sharp(before).metadata()).toMatchObject({ width: 900, height: 600, format: 'jpeg' })
    expect((await sharp(before).metadata()).exif).toBeUndefined()
    expect(await sharp(await bytes('?w=299&h=299&q=80')).metadata()).toMatchObject({
      width: 299,
      height: 299,
      format: 'webp',
    })
    const statuses = await Promise.all(
      ['w=0', 'w=-1', 'w=NaN', 'w=1e9', 'q=1000&w=1', 'w=1&w=2', `w=1&x=${'x'.repeat(10_000)}`].map(
        async query => (await fetch(`${origin}${url}?${query}`)).status,
      ),
    )
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 414])
    expect((await bytes('')).equals(before)).toBe(true)
  })
})

test.each(['zh', 'en'])('the logo in the header is 322 × 35 on a desktop, in %s (L-360)', async lang => {
  const { page } = await visit(`/?lang=${lang}`)
  const logo = await page.locator('header a svg').first().boundingBox()
  expect([Math.round(logo?.width ?? 0), Math.round(logo?.height ?? 0)]).toEqual([322, 35])
})

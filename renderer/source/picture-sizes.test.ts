import { expect, test, vi } from 'vitest'
import { compilePage } from './compile-page.ts'
import { type MeasurePicture, pictureAddresses, withPictureSizes } from './picture-sizes.ts'
import { component, releasePage } from '../testing/pages.ts'

const measure = vi.fn<MeasurePicture>(address =>
  Promise.resolve(address.includes('gone') ? undefined : [1600, 900]),
)

const page = (...options: Record<string, unknown>[]) =>
  compilePage(
    releasePage({
      components: options.map((given, i) => component({ id: `b${i}`, code: 'banner', options: given })),
    }),
    { imageHostMap: {}, sanitise: html => html },
  )

test('addresses of our own pictures are found however deep, films, pages and other hosts’ pictures are not', () => {
  const options = {
    a: '/media/0123456789abcdef.jpg',
    list: [{ url: '/media/demo/scene-ridge.svg' }, { url: '/media/demo/trail.webm' }],
    elsewhere: 'https://img.example/media/a.jpg',
    link: { type: 0, value: '/landingPage/summer' },
    text: '<p><img src="/media/demo/a.webp"></p>',
    none: null,
    count: 3,
  }
  expect(pictureAddresses(options)).toEqual([
    '/media/0123456789abcdef.jpg',
    '/media/demo/scene-ridge.svg',
    '/media/demo/a.webp',
  ])
})

test('each block knows the sizes of its own pictures, and none it does not show', async () => {
  const { blocks } = await withPictureSizes(
    page({ imgUrl: '/media/demo/a.webp' }, { imgUrl: '/media/demo/gone.webp' }, { alt: 'no picture' }),
    measure,
  )
  expect(blocks.map(({ id, pictures }) => [id, pictures])).toEqual([
    ['b0', { '/media/demo/a.webp': [1600, 900] }],
    ['b1', undefined],
    ['b2', undefined],
  ])
})

test('everything else about a page stays as it was', async () => {
  const before = page({ imgUrl: '/media/demo/gone.webp' })
  expect(await withPictureSizes(before, measure)).toEqual(before)
})

test('pictures inside formatted text have their size in the text, and nowhere else', async () => {
  const before = compilePage(
    releasePage({
      components: [
        component({
          id: 'a',
          code: 'richText',
          options: { content: '<p><img src="/media/demo/a.svg"></p>' },
        }),
      ],
    }),
    { imageHostMap: {}, sanitise: html => html },
  )
  const [block] = (await withPictureSizes(before, measure)).blocks
  expect(block?.options).toMatchObject({
    content: '<p><img src="/media/demo/a.svg" width="1600" height="900" loading="lazy"></p>',
  })
  expect(block?.pictures).toBeUndefined()
})

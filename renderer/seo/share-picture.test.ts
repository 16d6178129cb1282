import { expect, test } from 'vitest'
import { compilePage } from '../source/compile-page.ts'
import { withPictureSizes } from '../source/picture-sizes.ts'
import { sharePictureOf } from './share-picture.ts'
import { component, releasePage } from '../testing/pages.ts'

const WIDTHS: Readonly<Record<string, number>> = {
  '/media/small.webp': 599,
  '/media/large.webp': 600,
  '/media/later.webp': 900,
}

const banner = (id: string, imgUrl: string, change: object = {}) =>
  component({ id, code: 'banner', options: { imgUrl }, ...change })

async function pictureOf(components: ReturnType<typeof component>[], shareImage = '') {
  const page = compilePage(releasePage({ components, shareImage }), {
    imageHostMap: {},
    sanitise: html => html,
  })
  const sized = await withPictureSizes(page, async address => [WIDTHS[address] ?? 0, 400])
  return sharePictureOf(sized, address => `what ${address} shows`)
}

const PAGE = [
  banner('later', '/media/later.webp', { sort: 1, section: 'bottom' }),
  banner('small', '/media/small.webp', { sort: 2 }),
  banner('large', '/media/large.webp', { sort: 3 }),
  banner('popup', '/media/later.webp', { sort: 0, section: 'popup' }),
]

test('the first picture of 600 px or more that stands on the page goes with its links', async () => {
  expect(await pictureOf(PAGE)).toEqual({
    address: '/media/large.webp',
    alt: 'what /media/large.webp shows',
  })
})

test('the picture that operators chose goes before all others', async () => {
  expect(await pictureOf(PAGE, '/media/chosen.webp')).toMatchObject({ address: '/media/chosen.webp' })
})

test('a page without a large picture has none', async () => {
  expect(await pictureOf([banner('small', '/media/small.webp')])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { valuesOfStyle } from '../style-values.ts'
import { someProduct, someStyle } from '../testing/some-style.ts'
import { type NamedPicture, productOfFile, withPicture } from './sort-pictures.ts'

const values = valuesOfStyle(someStyle().products)
const lightNavy = someProduct('NVY', {
  code: 'NC1001-LNV',
  options: { colour: [{ code: 'LNV', name: { zh_HK: '淺海軍藍', en_US: 'Light navy' } }] },
})

test.each([
  ['NC1001-NVY_1.jpg', 'NC1001-NVY'],
  ['nc1001_red_front.PNG', 'NC1001-RED'],
  ['jacket-navy-2.webp', 'NC1001-NVY'],
  ['山脊外套海軍藍01.jpg', 'NC1001-NVY'],
  ['ＲＥＤ.jpg', 'NC1001-RED'],
  ['Light Navy back.jpg', 'NC1001-LNV'],
  ['淺海軍藍.jpg', 'NC1001-LNV'],
  ['bored.jpg', undefined],
  ['red-and-navy.jpg', undefined],
  ['NC1001-NVY with red zip.jpg', undefined],
  ['IMG_0001.jpg', undefined],
])('“%s” is of %s', (name, code) => {
  expect(productOfFile(name, { ...values, 'NC1001-LNV': lightNavy })).toBe(code)
})

test('the only product has all files', () => {
  expect(productOfFile('IMG_0001.jpg', { a: someProduct('RED') })).toBe('NC1001-RED')
})

const NO_WORDS = { zh_HK: '', en_US: '' }
const picture = (name: string, alt = NO_WORDS): NamedPicture => ({ url: `/media/${name}`, name, alt })

test('pictures are in the order of their files after those that were there, whichever arrives first', () => {
  const names = new Map<string, string>()
  const arrived = ['front-10.jpg', 'front-2.jpg', 'back.jpg', 'front-2.jpg']
  const line = arrived.reduce(
    (now, name) => {
      names.set(`/media/${name}`, name)
      return withPicture(now, picture(name), names)
    },
    someProduct('RED', { images: [{ url: '/media/zebra.jpg' }] }),
  )
  expect(line.images?.map(({ url }) => url)).toEqual([
    '/media/zebra.jpg',
    '/media/back.jpg',
    '/media/front-2.jpg',
    '/media/front-10.jpg',
  ])
})

test('a description in both languages comes along, one in one language does not', () => {
  const alt = { zh_HK: '外套', en_US: 'A jacket' }
  const described = withPicture(someProduct('RED'), picture('a', alt), new Map())
  expect(described.images).toEqual([{ url: '/media/a', type: 'MAIN', alt }])
  const half = withPicture(someProduct('RED'), picture('a', { ...alt, en_US: '' }), new Map())
  expect(half.images).toEqual([{ url: '/media/a', type: 'MAIN' }])
})

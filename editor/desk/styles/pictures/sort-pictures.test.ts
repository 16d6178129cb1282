import { describe, expect, test } from 'vitest'
import { type SpuLine, valuesOfStyle } from '../style-values.ts'
import { someProduct, someStyle } from '../testing/some-style.ts'
import { changedPicture, movedPicture, withoutPicture } from './edit-pictures.ts'
import { withMissingWords } from './picture-words.ts'
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

test('words of the library come along; a language that has none gets title and colour', () => {
  const alt = { zh_HK: '外套', en_US: 'A jacket' }
  const described = withPicture(someProduct('RED'), picture('a', alt), new Map())
  expect(described.images).toEqual([{ url: '/media/a', type: 'MAIN', alt }])
  const half = withPicture(someProduct('RED'), picture('a', { ...alt, en_US: '' }), new Map())
  expect(half.images?.[0]?.alt).toEqual({ zh_HK: '外套', en_US: 'Ridge jacket, Red' })
  const untitled = someProduct('RED', { title: { zh_HK: '外套', en_US: '' } })
  expect(withPicture(untitled, picture('a'), new Map()).images).toEqual([{ url: '/media/a', type: 'MAIN' }])
})

describe('proposed alternative texts', () => {
  const names = new Map<string, string>()
  const three = ['red-2.jpg', 'red-1.jpg', 'red-3.jpg'].reduce((line, name) => {
    names.set(`/media/${name}`, name)
    return withPicture(line, picture(name), names)
  }, someProduct('RED'))
  const english = (line: SpuLine) => line.images?.map(({ alt }) => alt?.en_US)

  test('are title and colour in both languages, numbered by place, whichever arrives first', () => {
    expect(three.images?.map(({ alt }) => alt)).toEqual([
      { zh_HK: '山脊外套，紅', en_US: 'Ridge jacket, Red' },
      { zh_HK: '山脊外套，紅（2）', en_US: 'Ridge jacket, Red (2)' },
      { zh_HK: '山脊外套，紅（3）', en_US: 'Ridge jacket, Red (3)' },
    ])
  })

  test('follow the places of their pictures; what was corrected stays with its picture', () => {
    const alt = { zh_HK: '背面', en_US: 'From behind' }
    const corrected = changedPicture(2, { alt })(three)
    const moved = movedPicture(2, 0)(corrected)
    expect(english(moved)).toEqual(['From behind', 'Ridge jacket, Red (2)', 'Ridge jacket, Red (3)'])
    expect(moved.images?.map(({ url }) => url)).toEqual(['3', '1', '2'].map(at => `/media/red-${at}.jpg`))
    expect(english(withoutPicture(1)(moved))).toEqual(['From behind', 'Ridge jacket, Red (2)'])
  })

  test('are given to pictures that lack one, on request; films and swatches need none', () => {
    const line = someProduct('RED', {
      images: [{ url: '/s', type: 'TAG' }, { url: '/a' }, { url: '/b', alt: { zh_HK: '背', en_US: 'Back' } }],
    })
    expect(english(withMissingWords(line))).toEqual([undefined, 'Ridge jacket, Red', 'Back'])
    expect(english(changedPicture(0, { alt: undefined })(three))?.[0]).toBeUndefined()
  })
})

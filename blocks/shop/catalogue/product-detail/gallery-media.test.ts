import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filmsOf, galleryMedia, mediaOn, urlOn } from './gallery-media.ts'

const KINDS = ['MAIN', 'VIDEO_MAIN', 'VIDEO', 'WIRELESS_MAIN', 'TAG', 'FIGURE', 'WHITE_FIGURE'] as const
type Kind = (typeof KINDS)[number]
const withImages = (...types: Kind[]) => ({
  picUrl: '/card.jpg',
  picAlt: '',
  images: types.map((type, place) => ({ type, url: `/${place}.jpg`, alt: '' })),
})
const urls = (...types: Kind[]) => {
  const media = galleryMedia(withImages(...types))
  return {
    phone: mediaOn(media, 'phone').map(medium => urlOn(medium, 'phone')),
    desktop: mediaOn(media, 'desktop').map(medium => urlOn(medium, 'desktop')),
  }
}

describe('pictures of the gallery (C-060, C-066, C-068)', () => {
  test('phones take their own main pictures, desktops theirs; the rest is common', () =>
    expect(urls('MAIN', 'WIRELESS_MAIN', 'FIGURE', 'WHITE_FIGURE')).toEqual({
      phone: ['/1.jpg', '/2.jpg', '/3.jpg'],
      desktop: ['/0.jpg', '/2.jpg', '/3.jpg'],
    }))

  test('the first pictures of both layouts are one, so that one is loaded first for both', () => {
    const [first, ...others] = galleryMedia(withImages('MAIN', 'WIRELESS_MAIN', 'MAIN', 'WIRELESS_MAIN'))
    expect(first).toEqual({ kind: 'picture', on: 'both', alt: '', url: '/0.jpg', phoneUrl: '/1.jpg' })
    expect(others.map(({ on, url }) => [on, url])).toEqual([
      ['desktop', '/2.jpg'],
      ['phone', '/3.jpg'],
    ])
  })

  test('main pictures come first and films last, wherever the catalogue has them', () =>
    expect(urls('VIDEO', 'WHITE_FIGURE', 'FIGURE', 'MAIN').desktop).toEqual([
      '/3.jpg',
      '/2.jpg',
      '/1.jpg',
      '/0.jpg',
    ]))

  test.each([
    ['none for phones', 'MAIN'],
    ['only those for phones', 'WIRELESS_MAIN'],
  ] as const)('%s: both take what there is', (_, type) =>
    expect(urls(type, type)).toEqual({ phone: ['/0.jpg', '/1.jpg'], desktop: ['/0.jpg', '/1.jpg'] }),
  )

  test('hang tags and posters are not in it', () =>
    expect(urls('MAIN', 'TAG', 'VIDEO_MAIN').desktop).toEqual(['/0.jpg']))

  test('without any, the card’s picture stands alone; without that, nothing', () => {
    expect(urls('TAG').desktop).toEqual(['/card.jpg'])
    expect(galleryMedia({ picUrl: '', picAlt: '', images: [] })).toEqual([])
  })

  test('an address given twice comes once', () => {
    const images = [
      { type: 'MAIN' as const, url: '/a.jpg', alt: '' },
      { type: 'FIGURE' as const, url: '/a.jpg', alt: '' },
    ]
    expect(galleryMedia({ picUrl: '', picAlt: '', images })).toHaveLength(1)
  })

  test('a main picture that is also the one for phones is in both layouts', () => {
    const images = (['MAIN', 'WIRELESS_MAIN'] as const).map(type => ({ type, url: '/a.jpg', alt: '' }))
    expect(galleryMedia({ picUrl: '', picAlt: '', images })).toEqual([
      { kind: 'picture', on: 'both', alt: '', url: '/a.jpg' },
    ])
  })

  test('no layout is ever empty while the other has something', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KINDS), { maxLength: 12 }), types => {
        const { phone, desktop } = urls(...types)
        expect(phone.length).toBeGreaterThan(0)
        expect(desktop.length).toBeGreaterThan(0)
      }),
    )
  })
})

test('a film has its own poster, else the card’s picture (C-060, C-070)', () =>
  expect(filmsOf(withImages('VIDEO', 'VIDEO_MAIN', 'VIDEO'))).toEqual([
    { url: '/0.jpg', poster: '/1.jpg' },
    { url: '/2.jpg', poster: '/card.jpg' },
  ]))

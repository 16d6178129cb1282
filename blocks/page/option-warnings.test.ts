import { findBlock } from '#blocks/registry.ts'
import { describe, expect, test } from 'vitest'
import type { AnyBlock } from './define-block.ts'
import { parseOptions } from './normalise.ts'
import { destinationsOf, optionWarnings } from './option-warnings.ts'

const block = (code: string): AnyBlock => {
  const found = findBlock(code)
  if (!found) throw new Error(`No block ${code}`)
  return found
}

const NOTHING = { products: [], pages: [] }

const warnings = (
  code: string,
  given: Record<string, unknown>,
  {
    locale = 'en_US' as 'en_US' | 'zh_HK',
    missing = NOTHING as { products: string[]; pages: string[] },
  } = {},
) => {
  const { options } = parseOptions(block(code), given)
  return optionWarnings(block(code), options, { locale, missing }).map(({ problem, path, detail }) =>
    [problem, path.join('.'), detail].filter(Boolean).join(' '),
  )
}

describe('what an operator should look at again (LO-22)', () => {
  test.each([
    ['a picture with words: nothing', 'banner', { imgUrl: '/a.webp', alt: 'Ridge' }, []],
    ['a picture without', 'banner', { imgUrl: '/a.webp', alt: ' ' }, ['emptyAlt alt']],
    ['no picture, no words', 'banner', { alt: '' }, []],
    ['a hidden picture', 'banner', { type: 1, imgUrl: '/a.webp' }, []],
    ['a slide', 'newSwiper', { items: [{ swiper_img_url: '/a.webp' }] }, ['emptyAlt items.0.title']],
    [
      'a picture in rich text',
      'richText',
      { content: '<p><img src="/a.webp" alt="" /></p>' },
      ['emptyAlt content'],
    ],
    ['a picture in rich text with words', 'richText', { content: '<img src="/a.webp" alt="x" />' }, []],
    ['Chinese words on an English page', 'banner', { imgUrl: '/a', alt: '山脊' }, ['otherLanguage alt']],
    ['Chinese rich text on an English page', 'richText', { content: '<p>山</p>' }, ['otherLanguage content']],
    ['a brand with a Chinese name', 'brandDirectory', { brands: [{ title: '半山 Mid-Levels' }] }, []],
    [
      'the film the sample brings along',
      'iframe',
      { content: 'https://www.youtube-nocookie.com/embed/ScMzIvxBSi4' },
      ['sampleAddress content https://www.youtube-nocookie.com/embed/ScMzIvxBSi4'],
    ],
    ['another film', 'iframe', { content: 'https://www.youtube-nocookie.com/embed/own' }, []],
  ] as const)('%s', (_, code, given, expected) => expect(warnings(code, given)).toEqual(expected))

  test('English on a Chinese page is left alone: names of products are English', () => {
    expect(warnings('banner', { imgUrl: '/a', alt: 'Ridge' }, { locale: 'zh_HK' })).toEqual([])
    expect(warnings('banner', { imgUrl: '/a', alt: '山脊' }, { locale: 'zh_HK' })).toEqual([])
  })

  test('links and codes are looked up together, and named where they lead nowhere (LO-27, L-170)', () => {
    const given = {
      items: [
        { swiper_img_url: '/a', title: 'a', swiper_img_link: { type: 1, value: 'GONE' } },
        { swiper_img_url: '/b', title: 'b', swiper_img_link: { type: 3, value: 'summer' } },
        { swiper_img_url: '/c', title: 'c', swiper_img_link: '/minisite/furrow?x=1' },
        {
          swiper_img_url: '/d',
          title: 'd',
          swiper_img_link: { type: 9, value: 'https://a.example/product/X' },
        },
      ],
    }
    const { options } = parseOptions(block('newSwiper'), given)
    expect(destinationsOf(block('newSwiper'), options)).toEqual({
      products: ['GONE'],
      pages: ['/landingPage/summer', '/minisite/furrow'],
    })
    const missing = { products: ['GONE'], pages: ['/minisite/furrow'] }
    expect(warnings('newSwiper', given, { missing })).toEqual([
      'unknownProduct items.0.swiper_img_link GONE',
      'missingPage items.2.swiper_img_link /minisite/furrow',
    ])
  })

  test('links in rich text are looked up too (L-261)', () => {
    const { options } = parseOptions(block('richText'), { content: '<a href="/landingPage/gone">x</a>' })
    expect(destinationsOf(block('richText'), options).pages).toEqual(['/landingPage/gone'])
  })
})

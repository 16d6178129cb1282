import { findBlock } from '#blocks/registry.ts'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import type { AnyBlock } from '../define-block.ts'
import { parseOptions } from '../normalise.ts'
import { checkBlock, questionsOf, unansweredSurroundings } from './block-checks.ts'
import type { ShopAnswers, Surroundings } from './check.ts'

const block = (code: string): AnyBlock => {
  const found = findBlock(code)
  if (!found) throw new Error(`No block ${code}`)
  return found
}

/** 21 November 2026, 12:00 in Hong Kong. */
const NOON = Date.UTC(2026, 10, 21, 4)

const warnings = (
  code: string,
  given: Record<string, unknown>,
  {
    locale = 'en_US' as Locale,
    answers = {},
    ...around
  }: Partial<Omit<Surroundings, 'answers'>> & { answers?: Partial<ShopAnswers> } = {},
) => {
  const { options } = parseOptions(block(code), given)
  const alone = unansweredSurroundings(locale, NOON)
  return checkBlock(block(code), options, {
    ...alone,
    ...around,
    answers: { ...alone.answers, ...answers },
  }).map(({ problem, path, detail }) => [problem, path.join('.'), detail].filter(Boolean).join(' '))
}

describe('what an operator should look at again (LO-22)', () => {
  test.each([
    ['a picture with words: nothing', 'banner', { imgUrl: '/a.webp', alt: 'Ridge' }, []],
    ['a picture without', 'banner', { imgUrl: '/a.webp', alt: ' ' }, ['emptyAlt alt']],
    ['no picture, no words', 'banner', { alt: '' }, ['emptyBlock']],
    ['a hidden picture', 'banner', { type: 1, imgUrl: '/a.webp', videoUrl: '/v.webm' }, []],
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

  const slide = (link: unknown, more: object = {}) => ({
    items: [{ swiper_img_url: '/a', title: 'a', swiper_img_link: link, ...more }],
  })
  const at = 'items.0.swiper_img_link'

  test('links, codes and pictures are looked up together (LO-27, L-170, L-261)', () => {
    const { options } = parseOptions(block('newSwiper'), {
      items: [
        { swiper_img_url: '/media/a.webp', swiper_img_link: { type: 1, value: 'GONE' } },
        { swiper_img_url: 'https://a.example/b.webp', swiper_img_link: { type: 3, value: 'summer' } },
        { swiper_img_url: '/d', swiper_img_link: '/minisite/furrow?x=1#top' },
        { swiper_img_url: '/e', swiper_img_link: { type: 9, value: 'https://a.example/product/X' } },
        { swiper_img_url: '/f', swiper_img_link: { type: 2, value: 'men/shoes' }, enable: false },
      ],
    })
    expect(questionsOf(block('newSwiper'), options)).toEqual({
      products: ['GONE'],
      addresses: ['/landingPage/summer', '/minisite/furrow?x=1'],
      pictures: ['/media/a.webp'],
    })
    const html = '<p><a href="/list?keyword=a&amp;b=1">x</a> <img src="/media/b.webp" alt="x" /></p>'
    expect(questionsOf(block('richText'), { content: html })).toEqual({
      products: [],
      addresses: ['/list?keyword=a&b=1'],
      pictures: ['/media/b.webp'],
    })
  })

  test.each([
    [
      'a page that is not live',
      { type: 3, value: 'gone' },
      '/landingPage/gone',
      `missingPage ${at} /landingPage/gone`,
    ],
    [
      'a category that is none',
      { type: 2, value: 'gone' },
      '/products/gone',
      `deadLink ${at} /products/gone`,
    ],
    ['an address that is none', '/nowhere', '/nowhere', `deadLink ${at} /nowhere`],
  ])('%s (LO-27)', (_, link, address, expected) => {
    expect(warnings('newSwiper', slide(link), { answers: { addresses: { [address]: false } } })).toEqual([
      expected,
    ])
    expect(warnings('newSwiper', slide(link), { answers: { addresses: { [address]: true } } })).toEqual([])
    expect(warnings('newSwiper', slide(link))).toEqual([])
  })

  test('a place on the page that is none; unknown places keep silent', () => {
    expect(warnings('newSwiper', slide('#sale'), { anchors: new Set(['other']) })).toEqual([
      `missingAnchor ${at} #sale`,
    ])
    expect(warnings('newSwiper', slide('#sale'), { anchors: new Set(['sale']) })).toEqual([])
    expect(warnings('newSwiper', slide('#sale'))).toEqual([])
  })

  test('products that shoppers cannot buy; a link may lead to one that is sold out (C-025, L-268)', () => {
    const answers = {
      products: {
        A: { state: 'onSale' },
        B: { state: 'soldOut' },
        C: { state: 'offShelf' },
        D: { state: 'unknown' },
      },
    } as const
    expect(warnings('basicProductList', { productCodes: 'A,B,C,D,E' }, { answers })).toEqual([
      'soldOut productCodes B',
      'offShelf productCodes C',
      'unknownProduct productCodes D',
    ])
    expect(warnings('newSwiper', slide({ type: 1, value: 'B' }), { answers })).toEqual([])
    expect(warnings('newSwiper', slide({ type: 1, value: 'C' }), { answers })).toEqual([`offShelf ${at} C`])
  })

  test.each([
    ['one promotion is still on', [undefined, NOON + 1], ['notInSale productCodes A']],
    ['all have ended', [NOON, undefined], ['endedSale productCodes']],
  ] as const)('a flash sale: %s (L-241)', (_, [first, second], expected) => {
    const facts = (promotedUntil: number | undefined) => ({
      state: 'onSale' as const,
      ...(promotedUntil !== undefined && { promotedUntil }),
    })
    const answers = { products: { A: facts(first), B: facts(second) } }
    expect(warnings('shopPromotions', { productCodes: 'A,B' }, { answers })).toEqual(expected)
  })

  test.each([
    ['2026-11-21 12:00:00', ['pastDate items.0.time 2026-11-21 12:00:00']],
    ['2026-11-21 12:00:01', []],
  ])('a countdown to %s (L-189)', (time, expected) => {
    expect(warnings('newSwiper', slide('', { count_down: true, time }))).toEqual(expected)
    expect(warnings('newSwiper', slide('', { count_down: false, time }))).toEqual([])
    expect(warnings('newSwiper', slide('', { count_down: true, time, enable: false }))).toEqual([
      'emptyBlock',
    ])
  })

  test.each([
    ['wide enough', { width: 1200 }, []],
    ['too narrow', { width: 1199 }, ['pictureSmall imgUrl 1199 px < 1200 px']],
    ['a narrow drawing', { width: 300, isDrawing: true }, []],
    ['too heavy', { bytes: 500_001 }, ['pictureHeavy imgUrl 500 kB > 500 kB']],
  ])('a picture that is %s', (_, facts, expected) => {
    const pictures = {
      '/media/a.webp': { width: 1600, height: 900, bytes: 1000, isDrawing: false, ...facts },
    }
    expect(warnings('banner', { imgUrl: '/media/a.webp', alt: 'Ridge' }, { answers: { pictures } })).toEqual(
      expected,
    )
  })

  test('what a preset brought along is named until it is replaced; short words suit any shop', () => {
    const [sample] = block('banner').presets.filter(({ key }) => key === 'pictureEnglish')
    expect(warnings('banner', { ...Object(sample?.options) })).toEqual(['sampleText alt'])
    expect(warnings('banner', { ...Object(sample?.options), alt: 'Our shop in Central' })).toEqual([])
    const [words] = block('banner').presets.filter(({ key }) => key === 'text')
    const { heading } = Object(words?.options)
    const own = { imgUrl: '/a', alt: '山脊', hasText: true }
    const inChinese = { locale: 'zh_HK' } as const
    expect(warnings('banner', { ...own, heading }, inChinese)).toEqual(['sampleText heading'])
    expect(warnings('banner', { ...own, text: heading }, inChinese)).toEqual([])
  })

  test.each([
    ['a title without words', 'articleTitle', { title: '  ' }, ['emptyBlock']],
    ['rich text of empty paragraphs', 'richText', { content: '<p>&nbsp;</p>' }, ['emptyBlock']],
    ['rich text that is a picture', 'richText', { content: '<img src="/a" alt="x" />' }, []],
    [
      'a carousel whose slides are all off',
      'newSwiper',
      { items: [{ swiper_img_url: '/a', enable: false }] },
      ['emptyBlock'],
    ],
    ['a list of best sellers, which the shop fills', 'guessYouLike', {}, []],
  ] as const)('nothing to show: %s', (_, code, given, expected) =>
    expect(warnings(code, given)).toEqual(expected),
  )
})

test('a picture that has words in the media library needs none of its own', () => {
  const facts = { width: 2000, height: 1000, bytes: 1, isDrawing: false }
  const answers = { pictures: { '/media/a.webp': { ...facts, alt: { zh_HK: '', en_US: 'A ridge' } } } }
  const given = { imgUrl: '/media/a.webp' }
  expect(warnings('banner', given, { answers })).toEqual([])
  expect(warnings('banner', given, { answers, locale: 'zh_HK' })).toEqual(['emptyAlt alt'])
})

test('a picture in rich text that has words in the media library needs none of its own', () => {
  const facts = { width: 2000, height: 1000, bytes: 1, isDrawing: false }
  const pictures = { '/media/a.webp': { ...facts, alt: { zh_HK: '', en_US: 'A ridge' } } }
  const given = { content: '<p>Up</p><img src="/media/a.webp" alt="" />' }
  expect(warnings('richText', given, { answers: { pictures } })).toEqual([])
  expect(warnings('richText', given)).toEqual(['emptyAlt content'])
})

describe('pictures that are not there', () => {
  test.each([
    [
      'a poster without one, among others',
      'posterList',
      { imageList: [{ url: '/a', alt: 'A' }, {}] },
      ['missingPicture imageList.1.url none'],
    ],
    [
      'a slide without one',
      'newSwiper',
      {
        items: [
          { swiper_img_url: '/a', title: 'A' },
          { hasText: true, heading: 'Up' },
        ],
      },
      ['missingPicture items.1.swiper_img_url none'],
    ],
    ['a brand icon, which may go without', 'footerIconList', { iconList: [{ text: 'Free returns' }] }, []],
  ] as const)('%s', (_, code, given, expected) => expect(warnings(code, given)).toEqual(expected))

  test('one that the media library no longer has, in options and in rich text', () => {
    const answers = { pictures: { '/media/gone.webp': null } }
    expect(warnings('banner', { imgUrl: '/media/gone.webp', alt: 'A' }, { answers })).toEqual([
      'missingPicture imgUrl /media/gone.webp',
    ])
    const content = '<img src="/media/gone.webp" alt="A" />'
    expect(warnings('richText', { content }, { answers })).toEqual([
      'missingPicture content /media/gone.webp',
    ])
  })
})

describe('buttons and areas that lead nowhere (LO-27, LO-51)', () => {
  const words = { imgUrl: '/a', alt: 'A', hasText: true, heading: 'Up', buttonText: 'See more' }
  test.each([
    ['a button', 'banner', words, ['missingLink clickUrl']],
    ['a button that leads somewhere', 'banner', { ...words, clickUrl: { type: 1, value: 'A' } }, []],
    ['words without a button', 'banner', { ...words, buttonText: '' }, []],
    ['a button that is hidden', 'banner', { ...words, hasText: false }, []],
    [
      'an area',
      'banner',
      { imgUrl: '/a', alt: 'A', hasHotArea: true, hotArea: [{ start: '10,10', end: '20,20' }] },
      ['missingLink hotArea.0.url'],
    ],
    [
      'the button of a slide',
      'newSwiper',
      { items: [{ swiper_img_url: '/a', title: 'A', hasText: true, buttonText: 'See more' }] },
      ['missingLink items.0.swiper_img_link'],
    ],
    ['the button of a pop-up', 'viewItemsPopup', { buttonText: 'See more' }, ['missingLink buttonLink']],
  ] as const)('%s', (_, code, given, expected) => expect(warnings(code, given)).toEqual(expected))
})

describe('areas outside the part of a picture that shows (L-198, LO-51)', () => {
  const url = { type: 1, value: 'A' }
  const pictures = { '/media/a.webp': { width: 1000, height: 1000, bytes: 1, isDrawing: true } }
  const slide = (start: string, shape: object, more: object = {}) =>
    warnings(
      'newSwiper',
      {
        ...shape,
        items: [
          {
            swiper_img_url: '/media/a.webp',
            title: 'A',
            hasHotArea: true,
            hotArea: [{ start, end: '20,10', url }],
            ...more,
          },
        ],
      },
      { answers: { pictures } },
    )
  const at = 'hiddenArea items.0.hotArea.0.start'

  test.each([
    ['a whole picture', slide('10,0', {}), []],
    ['above the cut of desktops', slide('10,0', { ratio: '2:1' }), [`${at} desktop`]],
    ['within it', slide('10,45', { ratio: '2:1' }), []],
    ['within it, by the focal point', slide('10,0', { ratio: '2:1' }, { swiper_img_focus: '50,0' }), []],
    [
      'beside the cut of phones',
      slide('0,45', { mRatio: '4:5', ratio: '16:9' }, { hotArea: [{ start: '0,45', end: '15,10', url }] }),
      [`${at} mobile`],
    ],
    ['on neither', slide('10,0', { ratio: '2:1', mRatio: '16:9' }), [`${at} desktop mobile`]],
    ['past the edge of the picture', slide('100,45', {}), [`${at} desktop mobile`]],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))

  test('a banner is cut by its height on desktops', () => {
    const banner = (height: number) =>
      warnings(
        'banner',
        {
          imgUrl: '/media/a.webp',
          alt: 'A',
          height,
          hasHotArea: true,
          hotArea: [{ start: '10,2', end: '20,10', url }],
        },
        { answers: { pictures } },
      )
    expect(banner(223)).toEqual(['hiddenArea hotArea.0.start desktop'])
    expect(banner(1200)).toEqual(['hiddenArea hotArea.0.start desktop'])
    expect(warnings('banner', { imgUrl: '/media/a.webp', alt: 'A', height: 223 })).toEqual([])
  })
})

test('products of a flash sale without a running promotion are named, while others run (L-240)', () => {
  const answers = {
    products: {
      A: { state: 'onSale', promotedUntil: NOON + 1 },
      B: { state: 'onSale', promotedUntil: NOON },
      C: { state: 'onSale' },
      D: { state: 'offShelf' },
    },
  } as const
  expect(warnings('shopPromotions', { productCodes: 'A,B,C,D' }, { answers })).toEqual([
    'offShelf productCodes D',
    'notInSale productCodes B',
    'notInSale productCodes C',
  ])
})

describe('texts in the language of the other page', () => {
  test.each([
    ['Light gear for a day out', true],
    ['Free delivery on all orders', true],
    ['Shop now!', true],
    ['Shop now', false],
    ['The North Face Summit Series', false],
    ['adidas Originals by Pharrell Williams', false],
    ['House of Fraser', false],
    ['Gore-Tex Pro', false],
    ['CR-JKT-001', false],
    ['hello@cairn.example', false],
    ['夏日特賣', false],
    ['全新 Salomon XT-6 登場', false],
    ['夏日特賣 take twenty percent off all jackets this weekend', true],
    ['{freeDeliveryFrom}', false],
  ])('%s on a Chinese page', (alt, isFound) =>
    expect(warnings('banner', { imgUrl: '/a', alt }, { locale: 'zh_HK' })).toEqual(
      isFound ? ['otherLanguage alt en_US'] : [],
    ),
  )

  test('a paragraph among Chinese ones', () => {
    const content = '<p>新貨登場</p><p>Light gear for a day out</p>'
    expect(warnings('richText', { content }, { locale: 'zh_HK' })).toEqual(['otherLanguage content en_US'])
  })
})

test('a countdown of a sample whose time has passed is named', () => {
  const sample = block('newSwiper').presets.find(({ options }) => JSON.stringify(options).includes('"time"'))
  const later = Date.UTC(2027, 0, 1)
  expect(warnings('newSwiper', Object(sample?.options), { now: later })).toContainEqual(
    expect.stringMatching(/^pastDate items\.\d+\.time/),
  )
})

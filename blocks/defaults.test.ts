import { describe, expect, test } from 'vitest'
import { normaliseOptions, parseOptions } from './page/normalise.ts'
import { findBlock, registry } from './registry.ts'

/** What an option holds when the operator has not set it, copied from the specification: path, default, row. */
type Default = readonly [path: string, preset: unknown, row: string]

const NO_LINK = { type: 0, value: '' }
const NO_BOX = { pt: 0, pr: 0, pb: 0, pl: 0, mt: 0, mr: 0, mb: 0, ml: 0 }
const LINES = [
  ['id', '', 'L-299'],
  ['timeout', 30, 'L-301'],
] as const

const SLIDE: readonly Default[] = [
  ['items', [], 'L-175'],
  ['items[].seconds', 0, 'L-177'],
  ['items[].enable', true, 'L-178'],
  ['items[].title', '', 'L-179'],
  ['items[].swiper_type', 'image', 'L-180'],
  ['items[].swiper_img_url', '', 'L-181'],
  ['items[].swiper_img_link', NO_LINK, 'L-182'],
  ['items[].swiper_video_url', '', 'L-183'],
  ['items[].autoplay', false, 'L-184'],
  ['items[].swiper_video_link', NO_LINK, 'L-185'],
  ['items[].swiper_video_poster', '', 'L-186'],
  ['items[].count_down', false, 'L-187'],
  ['items[].position_left', '26%', 'L-188'],
  ['items[].position_top', '26%', 'L-188'],
  ['items[].time', '', 'L-189'],
  ['items[].total_width', '40%', 'L-191'],
  ['items[].box_width', '20%', 'L-191'],
  ['items[].font_family', '', 'L-192'],
  ['items[].font_color', '#000000', 'L-193'],
  ['items[].font_size', 24, 'L-194'],
  ['items[].box_color', 'rgba(255,255,255,1)', 'L-195'],
  ['items[].box_padding', 0, 'L-196'],
  ['items[].hasHotArea', false, 'L-197'],
  ['items[].hotArea', [], 'L-198'],
]

const DEFAULTS: Readonly<Record<string, readonly Default[]>> = {
  newSwiper: SLIDE,
  swiper: SLIDE.map(([path, preset]) => [path, preset, 'L-176']),
  imageList: [
    ['imageList', [], 'L-199'],
    ['imageList[].url', '', 'L-199'],
    ['imageList[].link', NO_LINK, 'L-199'],
  ],
  shopList: [
    ['delay', 2000, 'L-203'],
    ['speed', 1000, 'L-204'],
    ['autoplay', true, 'L-205'],
    ['textAlign', 'center', 'L-206'],
    ['color', '#333333', 'L-207'],
    ['fontSize', 14, 'L-208'],
    ['mFontSize', 12, 'L-208'],
    ['box', { ...NO_BOX, mt: 10, mb: 10 }, 'L-209'],
    ['mBox', { ...NO_BOX, mt: 5, mb: 5 }, 'L-209'],
    ['imageList', [], 'L-210'],
    ['imageList[].url', '', 'L-210'],
    ['imageList[].transparent', false, 'L-210'],
    ['imageList[].link', NO_LINK, 'L-210'],
    ['imageList[].title', '', 'L-210'],
    ['imageList[].brandName', '', 'L-210'],
  ],
  productTabs: [1, 2, 3, 4].flatMap(tab => [
    [`name${tab}`, '', 'L-213'],
    [`productCodes${tab}`, '', 'L-214'],
  ]) as Default[], // a tuple each, which flatMap forgets
  articleTitle: [
    ['title', '', 'L-218'],
    ['height', 102, 'L-219'],
    ['mheight', 53, 'L-219'],
    ['lineHeight', 102, 'L-220'],
    ['mlineHeight', 53, 'L-220'],
    ['fontSize', 24, 'L-221'],
    ['mfontSize', 17, 'L-221'],
    ['color', '#333333', 'L-222'],
  ],
  articleCollapse: [
    ['collapseTitle', '', 'L-223'],
    ['isLast', false, 'L-224'],
    ['collapseItems', [], 'L-225'],
    ['collapseItems[].content', '', 'L-225'],
  ],
  plpAdCard: [
    ['adOptions', [], 'L-231'],
    ['adOptions[].kindCode', '', 'L-232'],
    ['adOptions[].imgUrl', '', 'L-231'],
    ['adOptions[].clickUrl', NO_LINK, 'L-236'],
    ['adOptions[].alt', '', 'L-236'],
  ],
  footerIconList: [
    ['title', '', 'L-237'],
    ['iconList', [], 'L-237'],
    ['iconList[].url', '', 'L-237'],
    ['iconList[].text', '', 'L-237'],
    ['iconList[].link', NO_LINK, 'L-237'],
  ],
  shopPromotions: [['productCodes', '', 'L-239']],
  bestSelling: [['productCodes', '', 'L-243']],
  brandProduct: [
    ['productCodes', '', 'L-245'],
    ['box', NO_BOX, 'L-246'],
    ['mBox', NO_BOX, 'L-246'],
    ['categoryCode', '', 'L-247'],
  ],
  homeModal: [
    ['modal_width', 1000, 'L-248'],
    ['visitor_img_url', '', 'L-249'],
    ['visitor_link', NO_LINK, 'L-249'],
    ['user_img_url', '', 'L-250'],
    ['user_link', NO_LINK, 'L-250'],
  ],
  kindPoster: [
    ['posterList', [], 'L-255'],
    ['posterList[].url', '', 'L-255'],
    ['posterList[].alt', '', 'L-255'],
    ['posterList[].link', NO_LINK, 'L-255'],
    ['box', { ...NO_BOX, mt: 40 }, 'L-256'],
    ['mBox', { ...NO_BOX, mt: 16 }, 'L-256'],
  ],
  messageBar: [
    ['messages', [], 'L-259'],
    ['messages[].title', '', 'L-259'],
    ['messages[].link', NO_LINK, 'L-259'],
    ['speed', 3000, 'L-260'],
  ],
  richText: [['content', '', 'L-261']],
  brandImage: [
    ['imgs', [], 'L-262'],
    ['imgs[].url', '', 'L-262'],
    ['imgs[].alt', '', 'L-262'],
    ['imgs[].linkUrl', NO_LINK, 'L-262'],
  ],
  plpColorSwatches: [
    ['colors', [], 'L-264'],
    ['colors[].code', '', 'L-264'],
    ['colors[].color', '', 'L-265'],
    ['colors[].img', '', 'L-265'],
  ],
  basicProductList: [['productCodes', '', 'L-266']],
  posterList: [
    ['imageList', [], 'L-273'],
    ['imageList[].url', '', 'L-273'],
    ['imageList[].link', NO_LINK, 'L-273'],
  ],
  memberPageToggle: [['showMemberPage', true, 'L-275']],
  brandDirectory: [
    ['brands', [], 'L-277'],
    ['brands[].title', '', 'L-277'],
    ['brands[].name', '', 'L-277'],
    ['brands[].logo', '', 'L-277'],
    ['brands[].linkUrl', NO_LINK, 'L-277'],
  ],
  iframe: [
    ['content', '', 'L-281'],
    ['mob_content', '', 'L-281'],
    ['heights', [], 'L-283'],
    ['heights[].from', 0, 'L-284'],
    ['heights[].height', 600, 'LO-62'],
  ],
  brandKind: [
    ['titleBg', '', 'L-285'],
    // Unset: the view has the text in the page's language.
    ['title', undefined, 'L-286'],
    ['brandImg', '', 'L-287'],
    ['rate', undefined, 'L-288'],
    ['categories', [], 'L-290'],
    ['categories[].code', '', 'L-290'],
    ['categories[].frontName', '', 'L-290'],
  ],
  banner: [
    ['type', 0, 'L-291'],
    ['imgUrl', '', 'L-292'],
    ['alt', '', 'L-292'],
    ['clickUrl', NO_LINK, 'L-293'],
    ['height', 223, 'L-294'],
    ['videoUrl', '', 'L-295'],
    ['poster', '', 'L-295'],
  ],
  productByCode: [['productCodes', '', 'L-298, LO-66']],
  basketPopup: [
    ...LINES,
    ['totalAmount', 0, 'L-305'],
    ['backgroundImage', '', 'L-306'],
    ['textLines', [], 'L-307'],
    ['textLines[].text', '', 'L-308'],
    ['textLines[].fontSize', 14, 'L-308'],
    ['buttonText', '', 'L-309'],
    ['buttonLink', NO_LINK, 'L-309'],
  ],
  viewItemsPopup: [
    ...LINES.map(([path, preset]) => [path, preset, 'L-312'] as const),
    ['text.text', '', 'L-313'],
    ['text.fontSize', 36, 'L-313'],
    ['buttonText', '', 'L-312'],
    ['buttonLink', NO_LINK, 'L-312'],
    ['rule', undefined, 'L-312'],
    ['totalAmount', undefined, 'LO-41'],
  ],
  promotionPopup: [
    ...LINES.map(([path, preset]) => [path, preset, 'L-317'] as const),
    ['url', '', 'L-318'],
    ['hotArea', [], 'L-319'],
    ['hotArea[].url', NO_LINK, 'LO-51'],
  ],
  recommendPopup: [
    ['id', '', 'L-320'],
    ['timeout', 0, 'L-320, LO-34'],
    ['text', '', 'L-321'],
    ['color', '#000', 'L-321'],
    ['buttonText', '', 'L-322'],
    ['buttonLink', NO_LINK, 'L-322'],
  ],
  brandLetterRow: [
    ['brands', [], 'L-329'],
    ['brands[].logo', '', 'L-330'],
    ['brands[].linkUrl', NO_LINK, 'L-330'],
    ['brands[].code', '', 'L-330'],
    ['brands[].name', '', 'L-330'],
  ],
  brandCategoryNav: [
    ['brandCode', '', 'L-334'],
    ['categories', [], 'L-334'],
  ],
  adCard: [
    ['imgUrl', '', 'L-335'],
    ['alt', '', 'L-335'],
    ['title', '', 'L-335'],
    ['clickUrl', NO_LINK, 'L-335'],
  ],
  imageMagnifier: [
    ['imgUrl', '', 'L-336'],
    ['scale', 2, 'L-337'],
  ],
  markupList: [['defaultOpen', true, 'L-340, LO-65']],
}

const blockOf = (code: string) => {
  const block = findBlock(code)
  if (!block) throw new Error(`The registry has no ${code}`)
  return block
}

/** Parts an item cannot do without. */
const ITEM: Readonly<Record<string, object>> = { 'collapseItems[]': { title: 'Care' } }

/** `items[].seconds` as the options `{ items: [{ seconds: value }] }`; of a missing value only what is around it. */
function optionsWith(path: string, value?: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.')
  const key = head.replace('[]', '')
  if (rest.length === 0) return value === undefined ? {} : { [key]: value }
  const inside = { ...ITEM[head], ...optionsWith(rest.join('.'), value) }
  return { [key]: head.endsWith('[]') ? [inside] : inside }
}

const valueAt = (options: unknown, path: string) =>
  path
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], options)

test('every block of the layout seed is there, and nothing but it stands in this table (seed 3 §3)', () =>
  expect(Object.keys(DEFAULTS).filter(code => !findBlock(code))).toEqual([]))

describe.each(Object.entries(DEFAULTS))('%s: options that are not set', (code, defaults) => {
  test.each(defaults)('%s is %j (%s)', (path, preset) => {
    const { options, issues } = parseOptions(blockOf(code), optionsWith(path))
    expect(issues).toEqual([])
    expect(valueAt(options, path)).toEqual(preset)
  })
})

/** Values at their bounds and the nearest ones beyond. */
const RANGES: readonly (readonly [
  code: string,
  path: string,
  good: unknown[],
  bad: unknown[],
  row: string,
])[] = [
  ['newSwiper', 'items[].seconds', [0, 3000], [-1], 'L-177'],
  ['newSwiper', 'items[].swiper_type', ['image', 'video'], ['gif', 1], 'L-180'],
  ['newSwiper', 'items[].time', ['2021-9-12 10:00:00', ''], ['12/9/2021', '2021-13-1 10:00:00'], 'L-189'],
  ['newSwiper', 'items[].total_width', ['0%', '100%'], ['101%', '-1%', 'abc'], 'L-191'],
  ['newSwiper', 'items[].box_width', ['0%', '100%'], ['101%', 'abc'], 'L-191'],
  ['newSwiper', 'items[].box_color', ['rgba(255, 255, 255, 0.5)'], ['url(x)', 'no colour'], 'L-195'],
  ['newSwiper', 'items[].hotArea[].start', ['10,20', '0,0'], ['10', 'x,y'], 'L-198'],
  ['newSwiper', 'items[].hotArea[].end', ['30,40'], ['30', 'x,y'], 'L-198'],
  ['shopList', 'textAlign', ['center', 'left', 'right'], ['justify', ''], 'L-206'],
  ['plpAdCard', 'adOptions[].pcIndex', [1, 3], [0, 1.5], 'L-233, LO-55'],
  ['plpAdCard', 'adOptions[].modIndex', [1, 5], [0, 1.5], 'L-234, LO-55'],
  ['messageBar', 'speed', [1000, 2000, 3000, 4000, 5000], [0, 999, 2500, 5001, 6000], 'L-260'],
  ['brandKind', 'rate', [1, 2, 3, 4, 5], [0, 6, 2.5], 'L-288'],
  ['basketPopup', 'index', [1, 50], [0, 51], 'L-300'],
  ['basketPopup', 'count', [0, 50], [-1, 51], 'L-302'],
  ['basketPopup', 'rule', ['lt', 'gt'], ['eq', ''], 'L-303, L-304'],
  ['basketPopup', 'textLines[].fontSize', [10, 50], [9, 51], 'L-308'],
  ['viewItemsPopup', 'index', [1, 50], [0, 51], 'L-312'],
  ['viewItemsPopup', 'count', [0, 50], [-1, 51], 'L-312'],
  ['viewItemsPopup', 'text.fontSize', [10, 50], [9, 51], 'LO-41'],
  ['promotionPopup', 'index', [1, 50], [0, 51], 'L-317'],
  ['promotionPopup', 'count', [0, 50], [-1, 51], 'L-317'],
  ['promotionPopup', 'hotArea[].start', ['0,0'], ['0'], 'L-319'],
  ['promotionPopup', 'hotArea[].end', ['50,100'], ['half'], 'L-319'],
  ['recommendPopup', 'index', [1, 50], [0, 51], 'L-320'],
  ['recommendPopup', 'count', [0, 50], [-1, 51], 'L-320'],
  ['articleCollapse', 'collapseItems[].title', ['Care'], [''], 'L-226'],
]

describe.each(RANGES)('%s: %s', (code, path, good, bad, row) => {
  test.each(good)(`takes %j (${row})`, value => {
    const { options, issues } = parseOptions(blockOf(code), optionsWith(path, value))
    expect(issues).toEqual([])
    expect(valueAt(options, path)).toEqual(value)
  })

  test.each(bad)(`refuses %j (${row})`, value => {
    const { issues } = parseOptions(blockOf(code), optionsWith(path, value))
    expect(issues.map(issue => issue.path.filter(part => typeof part === 'string').join('.'))).toContain(
      path.replaceAll('[]', ''),
    )
  })
})

/** Lists: how many stay of how many given. */
test.each([
  ['newSwiper', 'items', 12, 12, 'L-175'],
  ['newSwiper', 'items', 13, 12, 'L-175, LO-23'],
  ['imageList', 'imageList', 5, 5, 'four is advice: L-201'],
  ['shopList', 'imageList', 7, 7, 'multiples of eight are advice: L-212'],
  ['posterList', 'imageList', 3, 3, 'two is advice: L-274'],
] as const)('%s: %s of %i keeps %i (%s)', (code, key, given, kept, _row) => {
  const { options } = parseOptions(blockOf(code), { [key]: Array.from({ length: given }, () => ({})) })
  expect(valueAt(options, key)).toHaveLength(kept)
})

test('there is no fifth tab (L-213)', () =>
  expect(
    parseOptions(blockOf('productTabs'), { name5: 'Five', productCodes5: 'X' }).options,
  ).not.toHaveProperty('name5'))

test('a bare text is a plain address wherever a link stands (LO-28)', () =>
  expect(parseOptions(blockOf('adCard'), { clickUrl: '/list' }).options).toMatchObject({
    clickUrl: { type: 0, value: '/list' },
  }))

/** 2026-11-21 12:00 in Hong Kong. */
const NOON = Date.UTC(2026, 10, 21, 4)

test.each([
  ['100 hours ahead is kept', '2026-11-25 16:00:00', []],
  ['101 hours ahead is refused', '2026-11-25 17:00:00', [['items', 0, 'time']]],
])('a countdown %s on save (L-190, LO-50)', (_, time, refused) => {
  const block = blockOf('newSwiper')
  const { options } = parseOptions(block, { items: [{ count_down: true, time }] })
  expect(block.check(options, NOON).map(({ path }) => path)).toEqual(refused)
})

/** Options as an earlier version saved them, by code and version. A block that raises its version adds one here. */
const OLD: Readonly<Record<string, Readonly<Record<number, Record<string, unknown>>>>> = {
  iframe: {
    1: {
      content: 'https://maps.example/',
      mob_content: '',
      title: 'Where we are',
      width: 960,
      media: [
        { title: 'phone', width: 0, heightConfig: [{ title: 'phone', width: 0, height: 220 }] },
        {
          title: 'desktop',
          width: 577,
          heightConfig: [
            { title: 'pad', width: 577, height: 430 },
            { title: 'desktop', width: 1025, height: 540 },
          ],
        },
      ],
    },
  },
}

describe('versions of options', () => {
  test('every version there ever was has an old page here', () => {
    const missing = registry.flatMap(({ code, version }) =>
      Array.from({ length: version - 1 }, (_, index) => index + 1)
        .filter(old => !OLD[code]?.[old])
        .map(old => `${code} ${old}`),
    )
    expect(missing).toEqual([])
  })

  test('old pages are brought up to date without a finding', () => {
    const findings = Object.entries(OLD).flatMap(([code, versions]) =>
      Object.entries(versions).flatMap(
        ([version, options]) =>
          normaliseOptions(blockOf(code), { id: 'old', options, version: Number(version) }).findings,
      ),
    )
    expect(findings).toEqual([])
  })

  test.each(registry.map(block => [block.code, block] as const))(
    '%s shows a page saved by a newer shop, and one without a sensible version (LO-22)',
    (_, block) => {
      const { options: given = {} } = block.presets[0] ?? {}
      const saved = { ...(given as Record<string, unknown>), somethingNew: { of: 'tomorrow' } }
      const now = normaliseOptions(block, { id: 'n', options: saved, version: block.version })
      for (const version of [block.version + 7, 0, -1, Number.NaN, 1.5])
        expect(normaliseOptions(block, { id: 'n', options: saved, version }).options).toEqual(now.options)
    },
  )
})

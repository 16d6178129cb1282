import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { statedTexts } from '#api/rules/stated-settings.ts'
import type { Locale } from '#locales/locale.ts'
import { expect, test } from 'vitest'
import { compilePage, withFrame } from './compile-page.ts'
import { component, releasePage } from '../testing/pages.ts'

const settings = { imageHostMap: {}, sanitise: (html: string) => html }
const compile = (...components: ReturnType<typeof component>[]) =>
  compilePage(releasePage({ components }), settings)

test('components come in the order of sort, ties as written (LO-20)', () => {
  const { blocks } = compile(
    component({ id: 'c', code: 'banner', sort: 2 }),
    component({ id: 'a', code: 'banner', sort: 1 }),
    component({ id: 'b', code: 'banner', sort: 1 }),
  )
  expect(blocks.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('an unknown block is left out and named, the others stay (LO-21)', () => {
  const { blocks, findings } = compile(
    component({ id: 'x', code: 'holodeck' }),
    component({ id: 'y', code: 'banner' }),
  )
  expect(blocks.map(({ id }) => id)).toEqual(['y'])
  expect(findings).toMatchObject([{ blockId: 'x', code: 'holodeck', problem: 'unknownBlock' }])
})

test('a broken option falls back to its default, the others are kept (L-172, LO-22)', () => {
  const { blocks, findings } = compile(
    component({ id: 'x', code: 'banner', options: { height: 'tall', alt: 'Ridge' } }),
  )
  expect(blocks[0]?.options).toMatchObject({ height: 223, alt: 'Ridge' })
  expect(findings).toMatchObject([{ problem: 'invalidOption', path: 'height' }])
})

test('an unknown slot becomes the first one and is named; the settings slot draws nothing (LO-19)', () => {
  const { blocks, findings } = compile(
    component({ id: 'x', code: 'banner', section: 'attic' }),
    component({ id: 'y', code: 'banner', section: 'settings' }),
  )
  expect(blocks.map(({ id, region }) => [id, region])).toEqual([['x', 'top']])
  expect(findings).toMatchObject([{ blockId: 'x', problem: 'unknownSlot' }])
})

test('children of a block without slots are ignored and named (LO-19)', () => {
  const { findings } = compile(
    component({ id: 'x', code: 'banner', childComponents: [component({ id: 'y', code: 'banner' })] }),
  )
  expect(findings).toMatchObject([{ blockId: 'x', problem: 'noSlots' }])
})

test('style and values of a component keep their hosts (LO-10)', () => {
  const url = 'https://a.example/p.jpg'
  const given = component({
    id: 'x',
    code: 'banner',
    values: { url },
    style: { backgroundImage: `url(${url})` },
  })
  const page = releasePage({ components: [structuredClone(given)] })
  compilePage(page, { ...settings, imageHostMap: { 'a.example': 'b.example' } })
  expect(page.components[0]).toEqual(given)
})

test('picture hosts are exchanged when a page is read (LO-10)', () => {
  const page = releasePage({
    components: [component({ id: 'x', code: 'banner', options: { imgUrl: 'https://a.example/p.jpg' } })],
  })
  const { blocks } = compilePage(page, { ...settings, imageHostMap: { 'a.example': 'b.example' } })
  expect(blocks[0]?.options).toMatchObject({ imgUrl: 'https://b.example/p.jpg' })
})

const popup = (id: string, options: Record<string, unknown>, code = 'promotionPopup') =>
  component({ id, code, section: 'popup', options })
const framed = (site: ReturnType<typeof component>[], own: ReturnType<typeof component>[]) =>
  withFrame(compile(...own), compilePage(releasePage({ type: 'FRAME', components: site }), settings)).map(
    ({ id, region }) => `${region} ${id}`,
  )

test.each([
  ['of the same id replaces the site-wide one', { id: 'sale' }, { id: 'sale' }, ['popup own']],
  ['of another id joins it', { id: 'sale' }, { id: 'gift' }, ['popup site', 'popup own']],
  ['joins where neither has an id', {}, {}, ['popup site', 'popup own']],
] as const)("a page's own pop-up %s (LO-29, L-299)", (_, site, own, expected) =>
  expect(framed([popup('site', site)], [popup('own', own)])).toEqual(expected),
)

test('it replaces one of another kind too, and nothing outside the pop-ups (LO-29)', () =>
  expect(
    framed(
      [
        component({ id: 'head', code: 'header', section: 'core' }),
        component({ id: 'pop', code: 'banner', section: 'bottom', options: { id: 'sale' } }),
        popup('site', { id: 'sale' }, 'basketPopup'),
      ],
      [popup('own', { id: 'sale' })],
    ),
  ).toEqual(['header head', 'footer pop', 'popup own']))

test('checkout stands without header and footer; pop-ups and notices of the frame stay (C-029)', () => {
  const page = releasePage({ type: 'CHECKOUT', components: [component({ id: 'own', code: 'checkout' })] })
  const frame = releasePage({
    type: 'FRAME',
    components: [
      component({ id: 'head', code: 'header', section: 'core' }),
      component({ id: 'foot', code: 'footer', section: 'core' }),
      popup('site', {}),
    ],
  })
  expect(withFrame(compilePage(page, settings), compilePage(frame, settings)).map(({ id }) => id)).toEqual([
    'site',
    'own',
  ])
})

test('what stands in the frame and in the page under one component id is shown once: the page’s (LO-29)', () =>
  expect(framed([popup('pop', {})], [popup('pop', {})])).toEqual(['popup pop']))

const inFrame = (id: string, section: string, sort: number, code = 'banner') =>
  component({ id, code, section, sort })

test('the frame as the page builder saves it, numbered slot by slot: notices above the header, promises above the footer (LO-20, Shells)', () =>
  expect(
    framed(
      [
        inFrame('notice', 'top', 1),
        inFrame('second notice', 'top', 2),
        inFrame('header', 'core', 1, 'header'),
        inFrame('bag', 'core', 2, 'miniCart'),
        inFrame('footer', 'core', 3, 'footer'),
        ...[1, 2, 3, 4].map(sort => inFrame(`promise ${sort}`, 'bottom', sort)),
        inFrame('words', 'main', 5),
      ],
      [],
    ),
  ).toEqual([
    'header notice',
    'header second notice',
    'header header',
    'header bag',
    'footer words',
    ...[1, 2, 3, 4].map(sort => `footer promise ${sort}`),
    'footer footer',
  ]))

test('a container draws its open slots; blocks in a closed one are left out without a finding (LO-19)', () => {
  const inside = [1, 2, 3].map(number =>
    component({ id: `b${number}`, code: 'banner', section: `column${number}` }),
  )
  const { blocks, findings } = compile(
    component({ id: 'c', code: 'columns', options: { count: 2 }, childComponents: inside }),
  )
  const slots = Object.entries(blocks[0]?.slots ?? {})
  expect(slots.map(([slot, blocks]) => [slot, blocks.map(({ id }) => id)])).toEqual([
    ['column1', ['b1']],
    ['column2', ['b2']],
  ])
  expect(findings).toEqual([])
})

test('a use of a synced section gives way to its blocks, which stand where it stands (decision 045)', () => {
  const banner = (id: string, sort: number, style = {}) => component({ id, code: 'banner', sort, style })
  const { blocks, findings } = compile(
    banner('last', 3),
    component({
      id: 'use',
      code: 'syncedSection',
      sort: 2,
      section: 'top',
      style: { hideOn: 'mobile' },
      options: { section: 'a1', version: 3 },
      childComponents: [banner('b', 2, { hideOn: 'desktop' }), banner('c', 3), banner('a', 1)],
    }),
    banner('first', 1),
  )
  expect(blocks.map(({ id, region, hideOn }) => [id, region, hideOn])).toEqual([
    ['first', 'main', undefined],
    ['a', 'top', 'mobile'],
    ['c', 'top', 'mobile'],
    ['last', 'main', undefined],
  ])
  expect(findings).toEqual([])
})

test('texts of a page state the settings of the shop in the page’s language, and so do its title and description', () => {
  const stated = (locale: Locale) => statedTexts({ ...DEFAULT_STATED, freeDeliveryFrom: 600 }, locale)
  const made = (path: string) =>
    compilePage(
      releasePage({
        path,
        title: 'From {freeDeliveryFrom}',
        description: '{deliveryDaysHongKong}',
        components: [
          component({
            id: 'x',
            code: 'messageBar',
            options: { messages: [{ title: 'Free from {freeDeliveryFrom}' }] },
          }),
        ],
      }),
      { ...settings, stated },
    )
  const { page, blocks } = made('/landingPage/summer_en_US.html')
  expect(page).toMatchObject({ title: 'From HK$600', description: '3 to 5' })
  expect(JSON.stringify(blocks[0]?.options)).toContain('Free from HK$600')
  expect(made('/landingPage/summer_zh_HK.html').page.description).toBe('3 至 5')
})

test('in one pass hosts are exchanged, HTML is cleaned, settings are stated, and pictures get their words (L-154, LO-10, LO-48)', () => {
  const { blocks } = compilePage(
    releasePage({
      components: [
        component({
          id: 'a',
          code: 'articleCollapse',
          options: {
            collapseTitle: 'Returns in {returnDays} days',
            collapseItems: [{ title: 'x', content: '<p>{returnDays}</p><script></script>' }],
          },
        }),
        component({
          id: 'b',
          code: 'newSwiper',
          options: { items: [{ swiper_img_url: 'https://old.example/a.jpg' }] },
        }),
      ],
    }),
    {
      imageHostMap: { 'old.example': 'new.example' },
      sanitise: html => html.replace('<script></script>', ''),
      stated: () => statedTexts({ ...DEFAULT_STATED, returnDays: 30 }, 'en_US'),
      words: address => (address === 'https://new.example/a.jpg' ? 'A ridge' : undefined),
    },
  )
  expect(blocks.map(({ options }) => options)).toMatchObject([
    { collapseTitle: 'Returns in 30 days', collapseItems: [{ content: '<p>30</p>' }] },
    { items: [{ swiper_img_url: 'https://new.example/a.jpg', title: 'A ridge' }] },
  ])
})

import { unansweredSurroundings } from '#blocks/page/checks/block-checks.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock, registry } from '#blocks/registry.ts'
import { type Component, globalConfigSchema } from '#blocks/page/page.ts'
import { expect, test } from 'vitest'

import type { PageContent } from '../client/types.ts'
import { problemText } from './problem-text.ts'
import { creating, publishing, rollingBack } from '../log/page-changes.ts'
import { placeProblems, publishProblems, publishWarnings } from './publish-check.ts'
import { findTestBlock } from '../testing/blocks.ts'
import { admin, component } from '../testing/open-for-test.ts'

const page = (components: unknown[], title = 'Title'): PageContent => ({
  title,
  description: '',
  keywords: '',
  components: components as Component[], // the builder's shape
  globalConfig: globalConfigSchema.parse({}),
})

const NOW = Date.UTC(2026, 10, 21, 4)

test.each([
  [
    'nothing wrong',
    [component('a', { options: { content: '<p>x</p>', link: { type: 3, value: 'summer' } } })],
    [],
  ],
  ['an unknown block', [component('a', { code: 'gone' })], [['a', 'unknownBlock', '']]],
  ['a wrong option', [component('a', { options: { tint: 5 } })], [['a', 'invalidOption', 'tint']]],
  [
    'a wrong option in a list',
    [component('a', { options: { items: [{ count: 'many' }] } })],
    [['a', 'invalidOption', 'items.0.count']],
  ],
  [
    'a style that is none',
    [component('a', { style: { hideOn: 'sunday' } })],
    [['a', 'invalidOption', 'style.hideOn']],
  ],
  ['a slot its block may not enter', [component('a', { section: 'top' })], [['a', 'unknownSlot', '']]],
  ['a slot that is none', [component('a', { section: 'attic' })], [['a', 'unknownSlot', '']]],
  [
    'a link to a script',
    [component('a', { options: { link: { type: 0, value: 'javascript:alert(1)' } } })],
    [['a', 'unsafeContent', 'link']],
  ],
  [
    'children in their slots',
    [component('a', { code: 'columns', childComponents: [component('b', { section: 'left' })] })],
    [],
  ],
  [
    'a child in no slot',
    [component('a', { code: 'columns', childComponents: [component('b')] })],
    [['b', 'unknownSlot', '']],
  ],
  [
    'children where none may be',
    [component('a', { childComponents: [component('b')] })],
    [['a', 'noSlots', '']],
  ],
  [
    'what is wrong inside an unknown block',
    [component('a', { code: 'gone', childComponents: [component('b', { options: { tint: 5 } })] })],
    [
      ['a', 'unknownBlock', ''],
      ['b', 'invalidOption', 'tint'],
    ],
  ],
  [
    'too many blocks',
    Array.from({ length: 1001 }, (_, i) => component(`c${i}`)),
    [['', 'tooManyComponents', 'components']],
  ],
] as const)('%s (LO-19, LO-21, LO-22)', (_, components, expected) => {
  const found = publishProblems(page([...components]), { findBlock: findTestBlock, now: NOW })
  expect(found.map(({ blockId, problem, path }) => [blockId, problem, path])).toEqual(expected)
})

test.each([
  [{ type: 0, value: 'javascript:alert(1)' }, true],
  [{ type: 0, value: ' \tJavaScript:alert(1)' }, true],
  [{ type: 0, value: '//evil.example' }, true],
  [{ type: 9, value: 'data:text/html,x' }, true],
  [{ type: 7, value: 'no such page' }, true],
  [{ type: 42, value: 'x' }, true],
  ['javascript:alert(1)', true],
  [{ type: 0, value: '' }, false],
  [{ type: 0, value: 'openMenu' }, false],
  [{ type: 0, value: '/sale' }, false],
  [{ type: 9, value: 'https://example.com' }, false],
  ['/sale', false],
])('the link %j keeps a page from being published: %s (LO-27)', (link, isProblem) => {
  const found = publishProblems(page([component('a', { options: { link } })]), {
    findBlock: findTestBlock,
    now: NOW,
  })
  expect(found.map(({ problem }) => problem)).toEqual(isProblem ? ['unsafeContent'] : [])
})

test('four levels of blocks are one level too many (LO-19)', () => {
  const nest = (ids: string[]): unknown[] => {
    const [id, ...rest] = ids
    return id
      ? [
          component(id, {
            code: 'columns',
            section: id === 'a' ? 'main' : 'left',
            childComponents: nest(rest),
          }),
        ]
      : []
  }
  expect(publishProblems(page(nest(['a', 'b', 'c'])), { findBlock: findTestBlock, now: NOW })).toEqual([])
  expect(
    publishProblems(page(nest(['a', 'b', 'c', 'd'])), { findBlock: findTestBlock, now: NOW }),
  ).toMatchObject([{ blockId: 'd', problem: 'tooDeep' }])
})

test('a page without a title is not published', () => {
  expect(publishProblems(page([], ' '), { findBlock: findTestBlock, now: NOW })).toMatchObject([
    { problem: 'missingTitle', path: 'title' },
  ])
})

const presets = registry.flatMap(block =>
  (block as AnyBlock).presets.map(({ key, options }) => [block.code, key, block, options] as const),
)

test.each(presets)('%s as its preset “%s” may be published', (code, _, block, options) => {
  const made = component('a', { code, options, version: block.version, section: block.slots[0] })
  expect(publishProblems(page([made]), { findBlock, now: NOW })).toEqual([])
})

test('a countdown that ends more than 100 hours ahead is not published (L-190, LO-50)', () => {
  const until = (time: string) =>
    page([
      component('a', {
        code: 'newSwiper',
        options: { items: [{ swiper_img_url: '/a.jpg', count_down: true, time }] },
      }),
    ])
  const check = { findBlock, now: NOW }
  expect(publishProblems(until('2026-11-25 16:00:00'), check)).toEqual([])
  expect(publishProblems(until('2026-11-25 16:00:01'), check)).toMatchObject([
    { blockId: 'a', path: 'items.0.time' },
  ])
})

test('a page stored at an address the shop never asks for does not go live, as draft or as an old version (LO-02)', () => {
  const act = { actor: admin, now: NOW }
  const alone = { log: [], draft: undefined, revision: 0, other: undefined }
  const place = { path: '/sales', locale: 'zh_HK' } as const
  const { save } = creating(act, place, 'HOME', { own: page([]) })(undefined, alone)
  const outcomes = [
    publishing(act, {
      revision: 1,
      accepted: [],
      found: placeProblems({ path: '/sales', type: 'HOME' }),
      clean: content => content,
    })(save, alone).result,
    rollingBack(act, 1, page([]))(save, alone).result,
  ]
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      refusal: {
        status: 422,
        message: 'hasProblems',
        data: [{ problem: 'unservedPath', path: 'path', message: '/sales' }],
      },
    })
})

test.each([
  ['en_US', /“\/sales”/],
  ['zh_HK', /「\/sales」/],
] as const)('the problem names the address, in %s', (locale, words) => {
  const [problem] = placeProblems({ path: '/sales', type: 'HOME' })
  expect(problem && problemText(locale, problem).message).toMatch(words)
})

test('a value that is never right does not block publishing while the form hides it (LO-22, L-185)', () => {
  const slide = { swiper_type: 'image', swiper_img_url: '/a.webp', count_down: false, font_size: 4 }
  const shown = { ...slide, count_down: true, time: '2026-11-21 13:00:00' }
  const check = { findBlock, now: NOW }
  const swiper = (item: object) => page([component('a', { code: 'newSwiper', options: { items: [item] } })])
  expect(publishProblems(swiper(slide), check)).toEqual([])
  expect(publishProblems(swiper(shown), check)).toMatchObject([
    { severity: 'error', problem: 'invalidOption', path: 'items.0.font_size' },
  ])
})

test.each([
  ['a margin that pushes the block out of the page', { margin: '0 -40px' }, 'style.margin', 'margin'],
  ['four sides below zero', { margin: '-40px' }, 'style.margin', 'margin'],
  ['a margin that is no length', { margin: 'wide' }, 'style.margin', 'margin'],
  ['padding below zero', { padding: '-4px' }, 'style.padding', 'padding'],
  ['a width that is no number', { maxWidth: 'greenish' }, 'style.maxWidth', 'maxWidth'],
  ['a background that is no colour', { background: 'url(x)' }, 'style.background', 'colour'],
] as const)('%s is refused, naming the field (LO-18, LO-22)', (_, style, path, message) => {
  expect(
    publishProblems(page([component('a', { style })]), { findBlock: findTestBlock, now: NOW }),
  ).toMatchObject([{ severity: 'error', blockId: 'a', problem: 'invalidOption', path, message }])
})

test.each([
  { margin: '-24px 0 16px' },
  { margin: '' },
  { margin: '0 auto' },
  { padding: '24px 0' },
  { maxWidth: '880' },
])('a style as operators use it passes: %j (LO-18)', style => {
  expect(publishProblems(page([component('a', { style })]), { findBlock: findTestBlock, now: NOW })).toEqual(
    [],
  )
})

test('warnings name the block and the option, inside containers too, and never block (LO-22)', () => {
  const banner = component('b', { code: 'banner', section: 'column1', options: { imgUrl: '/a.webp' } })
  const content = page([component('a', { code: 'columns', childComponents: [banner] })])
  expect(publishProblems(content, { findBlock, now: NOW })).toEqual([])
  expect(publishWarnings(content, { findBlock, ...unansweredSurroundings('en_US', NOW) })).toEqual([
    {
      severity: 'warning',
      blockId: 'b',
      code: 'banner',
      problem: 'emptyAlt',
      path: 'alt',
      detail: '',
      message: '',
    },
  ])
})

test('every variant of a test is checked, and its shares (decision 046)', () => {
  const banners = ['a', 'b', 'c'].map(section =>
    component(`in-${section}`, { code: 'banner', section, options: { imgUrl: '/a.webp' } }),
  )
  const content = page([
    component('t', { code: 'variants', options: { shareA: 60 }, childComponents: banners }),
  ])
  expect(publishProblems(content, { findBlock, now: NOW })).toMatchObject([
    { blockId: 't', problem: 'invalidOption', path: 'shareA', message: 'shares' },
  ])
  const warned = publishWarnings(content, { findBlock, ...unansweredSurroundings('en_US', NOW) })
  // Variant C is closed: shoppers do not see it.
  expect(warned.map(({ blockId, problem }) => `${blockId} ${problem}`)).toEqual([
    'in-a emptyAlt',
    'in-b emptyAlt',
  ])
})

test('an unknown placeholder is an error that names it and its option, in both languages', () => {
  const content = page([
    {
      ...component('a', {
        code: 'richText',
        options: { content: '<p>Over {freeDelivery}, {returnDays} days</p>' },
      }),
    },
  ])
  const found = publishProblems(content, { findBlock, now: NOW })
  expect(found).toMatchObject([
    { severity: 'error', blockId: 'a', problem: 'unknownPlaceholder', path: 'content' },
  ])
  const [problem] = found
  if (!problem) throw new Error('Nothing was found.')
  expect(problemText('en_US', problem).message).toContain('{freeDelivery} is not a placeholder')
  expect(problemText('zh_HK', problem).message).toContain('{freeDelivery} 不是')
})

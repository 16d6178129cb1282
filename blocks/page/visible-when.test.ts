import { findBlock, registry } from '#blocks/registry.ts'
import { allLeaves, shownLeaves } from './checks/leaves.ts'
import { expect, test } from 'vitest'
import { isOptionShown, isVisible } from './visible-when.ts'

test.each([
  ['without conditions', undefined, {}, true],
  ['the wanted value', { type: 0 }, { type: 0 }, true],
  ['another value', { type: 0 }, { type: 1 }, false],
  ['a number saved as text', { type: 0 }, { type: '0' }, true],
  ['any of several', { type: [1, 2] }, { type: 2 }, true],
  ['none of several', { type: [1, 2] }, { type: 3 }, false],
  ['an option that is missing', { on: true }, {}, false],
  [
    'film and autoplay (L-185)',
    { swiper_type: 'video', autoplay: true },
    { swiper_type: 'video', autoplay: true },
    true,
  ],
  [
    'film without autoplay (L-185)',
    { swiper_type: 'video', autoplay: true },
    { swiper_type: 'video', autoplay: false },
    false,
  ],
] as const)('%s', (_, condition, siblings, expected) => expect(isVisible(condition, siblings)).toBe(expected))

test.each([
  ['an option without conditions', 'banner', {}, ['height'], true],
  ['what its sibling switches off', 'banner', { type: 1 }, ['imgUrl'], false],
  ['what its sibling’s default switches off', 'banner', {}, ['poster'], false],
  [
    'in a list',
    'newSwiper',
    { items: [{}, { swiper_type: 'video' }] },
    ['items', 1, 'swiper_img_url'],
    false,
  ],
  [
    'another item of it',
    'newSwiper',
    { items: [{}, { swiper_type: 'video' }] },
    ['items', 0, 'swiper_img_url'],
    true,
  ],
  [
    'below what is hidden',
    'newSwiper',
    { items: [{ hasHotArea: false }] },
    ['items', 0, 'hotArea', 0, 'start'],
    false,
  ],
  ['an option no schema names', 'banner', {}, ['gone', 'too'], true],
  ['the block itself', 'banner', {}, [], true],
] as const)('whether the form shows %s (L-185)', (_, code, options, path, expected) => {
  const block = findBlock(code)
  expect(block && isOptionShown(block, options, path)).toBe(expected)
})

test.each(registry.map(block => [block.code, block] as const))(
  '%s: the options that are visited are those that the form shows, item by item (L-185, L-197)',
  (_, block) => {
    for (const { options } of [...block.presets, { options: {} }]) {
      const all = allLeaves(block, options).map(({ path }) => path)
      const shown = new Set(shownLeaves(block, options).map(({ path }) => path.join('.')))
      const isOff = (path: readonly PropertyKey[]) =>
        path.some((_, at) => {
          const item = path.slice(0, at + 1).reduce<unknown>((inside, key) => Object(inside)[key], options)
          return typeof path[at] === 'number' && Object(item).enable === false
        })
      for (const path of all)
        expect([path, shown.has(path.join('.'))]).toEqual([
          path,
          isOptionShown(block, options, path) && !isOff(path),
        ])
    }
  },
)

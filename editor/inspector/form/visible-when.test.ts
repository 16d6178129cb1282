import { expect, test } from 'vitest'
import { isVisible } from './visible-when.ts'

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

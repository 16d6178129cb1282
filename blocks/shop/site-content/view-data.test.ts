import { expect, test } from 'vitest'
import { gridStyle, readConsignment, searchWords } from './view-data.ts'

const NOW = Date.parse('2026-11-30T00:00:00+08:00')
const entry = (value: unknown) => ({ position: 'p', type: 'config', module: 'm', value })

test.each([
  [
    'as many as are shown, in the language',
    { hotWords: { zh_HK: ['背囊'], en_US: ['packs', 'tents', 'boots'] }, shown: 2 },
    ['packs', 'tents'],
  ],
  ['all without a number', { hotWords: { en_US: ['packs', 'tents'] } }, ['packs', 'tents']],
  ['one list for both languages', { hotWords: ['packs', '', 7] }, ['packs']],
  [
    'those whose period is on, which others move up for',
    {
      hotWords: [
        { word: 'coming', from: '2026-12-01' },
        { word: 'over', until: '2026-11-29' },
        { word: 'today', from: '2026-11-30', until: '2026-11-30' },
        'always',
        'next',
      ],
      shown: 2,
    },
    ['today', 'always'],
  ],
  ['none of bad JSON', null, []],
  ['none of another shape', ['packs'], []],
])('search words: %s (L-156, L-157, LO-106)', (_, value, words) =>
  expect(searchWords([entry(value)], 'en_US', NOW)).toEqual(words),
)

test.each([
  [
    { wide: { initial: 3 }, phone: { initial: 1 } },
    { '--columns-wide': 3, '--columns-phone': 1 },
  ],
  [{ wide: { initial: 0 }, phone: { initial: 9 } }, {}],
  [{ wide: { initial: '3' }, phone: null }, {}],
])('columns of a list: %j give %j (L-156, L-157)', ({ wide, phone }, style) =>
  expect(gridStyle({ wideGrid: [entry(wide)], phoneGrid: [entry(phone)] })).toEqual(style),
)

test.each([
  [
    { tags: ['Consignment'], topText: 'Two more days.' },
    { tags: ['Consignment'], topText: 'Two more days.' },
  ],
  [{ tags: [], topText: ' ' }, undefined],
  [{ topText: 'Two more days.' }, { tags: [], topText: 'Two more days.' }],
  [null, undefined],
  ['words', undefined],
])('the content of consigned goods %j reads as %j (L-155, L-158)', (content, read) =>
  expect(readConsignment(content)).toEqual(read),
)

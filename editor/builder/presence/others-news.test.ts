import { expect, test } from 'vitest'
import { newsOf } from './others-news.ts'

const step = (by: string, ...touched: string[]) => ({ by, touched })

test.each([
  ['nothing', [], []],
  [
    'typing in one field is one block',
    [step('Mei', 'a options.title'), step('Mei', 'a options.title')],
    [['Mei', 1, false]],
  ],
  [
    'each block once, whatever was done to it',
    [step('Mei', 'a name', 'a place'), step('Mei', 'b gone', 'c new')],
    [['Mei', 3, false]],
  ],
  [
    'the block something was put into does not count',
    [step('Mei', 'a new', 'row child', ' child')],
    [['Mei', 1, false]],
  ],
  ['settings of the page', [step('Mei', ' meta.title')], [['Mei', 0, true]]],
  ['a whole draft', [step('Mei', '*')], [['Mei', 0, true]]],
  [
    'two operators',
    [step('Mei', 'a name'), step('Bo', 'a name'), step('Mei', 'b name')],
    [
      ['Mei', 2, false],
      ['Bo', 1, false],
    ],
  ],
] as const)('steps of others in one line for each: %s (LO-14)', (_, entries, news) => {
  expect(newsOf(entries).map(({ name, blocks, isPage }) => [name, blocks, isPage])).toEqual(news)
})

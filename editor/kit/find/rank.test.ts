import { describe, expect, test } from 'vitest'
import { rank, ranked } from './rank.ts'

describe('finding commands, blocks and pages', () => {
  test.each([
    ['the beginning is best', ['Publish'], 'pub', 0],
    ['then the beginning of a word', ['Move up'], 'up', 1],
    ['then anywhere', ['Republish'], 'pub', 2],
    ['characters in their order, close together', ['Duplicate'], 'dplct', 3 + 8 / 5],
    ['Chinese characters likewise', ['發佈頁面'], '發頁', 3 + 3 / 2],
    ['full width counts as half width', ['Ｃopy'], 'copy', 0],
    ['each word may be in another text', ['Banner', 'summer'], 'sum ban', 0],
    ['characters far apart do not count', ['a much longer b'], 'ab', undefined],
    ['every word has to be there', ['Banner'], 'banner x', undefined],
    ['an empty search finds all', ['Banner'], '  ', 0],
  ])('%s', (_, texts, term, expected) => expect(rank(texts, term)).toBe(expected))

  test('the best comes first, what goes by another name last', () => {
    const entries = ['Republish', 'Move up', 'Publish'].map(label => ({ label, also: [] }))
    const found = ranked([{ label: 'Release', also: ['publish'] }, ...entries], 'pu')
    expect(found.map(({ entry }) => entry.label)).toEqual(['Publish', 'Republish', 'Release'])
  })
})

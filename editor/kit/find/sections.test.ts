import { describe, expect, test } from 'vitest'
import { recentEntries, withRecent } from './recent.ts'
import { type Group, sectionsOf } from './sections.ts'
import type { Entry } from './source.ts'

const entry = (id: string, label = id, act: Entry['act'] = `/${id}`): Entry => ({ id, label, also: [], act })
const group = (name: string, entries: readonly Entry[], change: Partial<Group> = {}): Group => ({
  name,
  heading: name,
  entries,
  hasMore: false,
  isSearched: false,
  ...change,
})

const shown = (groups: readonly Group[], term: string, recent: readonly Entry[] = []) =>
  sectionsOf(groups, term, {
    recent: recent.toReversed().reduce<ReturnType<typeof withRecent>>(withRecent, []),
    heading: 'Recent',
  }).map(({ id, count, items }) => [id, count, items.map(each => each.entry.id)])

const many = Array.from({ length: 12 }, (_, at) => entry(`page ${at}`))

describe('groups of what was found', () => {
  test.each([
    [
      'without a term in their order',
      [group('screens', [entry('a')]), group('pages', [entry('b')])],
      '',
      [
        ['screens', '1', ['a']],
        ['pages', '1', ['b']],
      ],
    ],
    [
      'with a term the one with the best first, and none without a match',
      [group('screens', [entry('my order')]), group('x', [entry('none')]), group('pages', [entry('order')])],
      'order',
      [
        ['pages', '1', ['order']],
        ['screens', '1', ['my order']],
      ],
    ],
    [
      'what only the server matches after what matches here',
      [group('media', [entry('1', 'IMG'), entry('2', 'tent')], { isSearched: true, hasMore: true })],
      'tent',
      [['media', '2+', ['2', '1']]],
    ],
  ] as const)('%s', (_, groups, term, expected) => expect(shown(groups, term)).toEqual(expected))

  test('show eight, and count all', () => {
    const [[, count, ids] = []] = shown([group('pages', many)], 'page')
    expect(count).toBe('12')
    expect(ids).toHaveLength(8)
  })
})

describe('recent choices', () => {
  test('come first without a term, five of them, as they are known now', () => {
    const renamed = entry('page 3', 'New name')
    const [first, second] = sectionsOf(
      [group('pages', [renamed, ...many.filter(({ id }) => id !== 'page 3')])],
      '',
      {
        recent: ['page 3', 'page 4', 'page 5', 'page 6', 'page 7', 'page 8'].map(id => ({
          id,
          label: 'Old',
          to: '/',
        })),
        heading: 'Recent',
      },
    )
    expect(first?.items.map(each => each.entry.label)).toEqual([
      'New name',
      'page 4',
      'page 5',
      'page 6',
      'page 7',
    ])
    expect(new Set([...(first?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id)).size).toBe(5 + 8)
  })

  test('come first among equals with a term', () => {
    expect(
      shown([group('pages', [entry('1', 'Trail'), entry('2', 'Trail')])], 'trail', [entry('2', 'Trail')]),
    ).toEqual([['pages', '2', ['2', '1']]])
  })

  test('that are not known any more open by their address; what only acted is left out', () => {
    const recent = [entry('order 1'), entry('command save', 'Save', () => undefined)].reduce(withRecent, [])
    expect(recentEntries(recent, [])).toEqual([
      { id: 'order 1', label: 'order 1', also: [], act: '/order 1' },
    ])
  })

  test('are kept once, the newest first, without details', () => {
    const again = [entry('a'), { ...entry('b'), detail: 'mei@cairn.example' }, entry('a')].reduce(
      withRecent,
      [],
    )
    expect(again).toEqual([
      { id: 'a', label: 'a', to: '/a' },
      { id: 'b', label: 'b', to: '/b' },
    ])
  })
})

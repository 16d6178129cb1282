import { describe, expect, test } from 'vitest'
import { storyComments, testTitles } from './test-titles.ts'

const titles = (source: string) => testTitles('some.test.tsx', source)

describe('titles of a test file', () => {
  test.each([
    ['a test', `test('opens (C-105)', () => {})`, ['opens (C-105)']],
    ['a group and the tests in it', `describe('a', () => { test('b', f); it('c', f) })`, ['a', 'b', 'c']],
    ['a group by another name', `test.skipIf(process.env.CI)('d', f)`, ['d']],
    ['a template, without what it fills in', 'test(`shows ${name} (C-105)`, f)', ['shows  (C-105)']],
    ['a text in two parts', `test('shows ' + 'it', f)`, ['shows it']],
    ['types and elements', `test('e', () => <p>{x as string}</p>)`, ['e']],
  ])('%s', (_, source, expected) => expect(titles(source)).toEqual(expected))

  test.each([
    ['the texts that stand for %s', `test.each([['one', 'C-105']])('%s is fine', f)`, ['%s is fine\none']],
    ['as many as there are holes', `test.each([['a', 'b', 'c']])('%s, %j', f)`, ['%s, %j\na\nb']],
    ['rows that are no lists', `describe.each(['a', 'b'])('%s', f)`, ['%s\na\nb']],
    ['named properties', `test.each([{ name: 'a', row: 'C-105' }])('$name', f)`, ['$name\na']],
    [
      'a table declared above',
      `const ROWS = [['a', 1], ...MORE] as const satisfies T\nconst MORE = [['b', 2]]\ntest.each(ROWS)('%s', f)`,
      ['%s\na\nb'],
    ],
  ])('of a table: %s', (_, source, expected) => expect(titles(source)).toEqual(expected))

  test('nothing else: no comment, no data, no other call', () =>
    expect(
      titles(`
        // C-105
        const sample = 'C-106'
        test.each([['title', 'C-107']])('%s', () => expect(rowsOf('C-108')).toBe('C-109'))
        report('C-110')
      `),
    ).toEqual(['%s\ntitle']))
})

test('of a story file, its comments and not its data', () =>
  expect(
    storyComments(
      'some.stories.tsx',
      `/** Full (C-105). */\nexport const Full = { args: { text: 'C-106' } }`,
    ),
  ).toEqual(['* Full (C-105). ']))

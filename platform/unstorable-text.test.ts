import { expect, test } from 'vitest'
import { unstorablePaths, unstorablePathsOfJson } from './unstorable-text.ts'

test.each([
  ['plain texts, pairs and other control characters', { name: '防水𨋢', mark: '\u0001\ufeff' }, []],
  ['U+0000 inside a text', { input: { remark: 'a\0b' } }, ['input.remark']],
  ['half of a pair in a list', { codes: ['x', '\ud842'] }, ['codes.1']],
  ['a key', { view: { 'a\0': 1 } }, ['view']],
  ['a text by itself', '\udfb7', ['']],
  ['what is no text', { count: 3, none: null, yes: true, missing: undefined }, []],
])('finds texts that no database stores: %s', (_, value, paths) => {
  expect(unstorablePaths(value)).toEqual(paths)
  const json = JSON.stringify(value)
  expect(unstorablePathsOfJson(json, JSON.parse(json))).toEqual(paths)
})

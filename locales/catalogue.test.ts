import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

const flatten = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
        flatten(inner, path ? `${path}.${key}` : key),
      )

const chinese = new Map(flatten(catalogue.zh_HK))
const english = new Map(flatten(catalogue.en_US))
/** `{count}` and `{count, plural, …}` name their hole alike in both languages. */
const holes = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name))].sort()

test('both languages hold the same keys (LO-94)', () =>
  expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort()))

test('both languages fill the same holes', () => {
  const different = [...english].filter(
    ([key, text]) => holes(text).join() !== holes(chinese.get(key) ?? '').join(),
  )
  expect(different.map(([key]) => key)).toEqual([])
})

test('no text is empty, and English holds no Chinese', () => {
  expect([...chinese, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  const names = new Set(['common.language.zh', 'shop.language.zh', 'editor.language.zh_HK'])
  expect(
    [...english].filter(([key, text]) => /\p{Script=Han}/u.test(text) && !names.has(key)).map(([key]) => key),
  ).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedWords, type TextRun } from './changed-words.ts'

const SIGNS = { same: '', gone: '-', new: '+' }
const inShort = (runs: readonly TextRun[]) =>
  runs.map(({ kind, text }) => (kind === 'same' ? text : `[${SIGNS[kind]}${text}]`)).join('')

test.each([
  ['the same text', 'Warm and dry', 'Warm and dry', 'Warm and dry'],
  ['a word changed', 'Warm and dry', 'Warm and light', 'Warm and [-dry][+light]'],
  ['a word that came', 'Warm dry', 'Warm, dry', 'Warm[+,] dry'],
  ['Chinese by words', '夏日減價今日開始', '冬日減價明日開始', '[-夏日][+冬日]減價[-今日][+明日]開始'],
  ['all of it', '', 'New', '[+New]'],
  ['nothing left', 'Old', '', '[-Old]'],
])('texts compared by words: %s (LO-14)', (_, before, after, shown) => {
  expect(inShort(changedWords(before, after))).toBe(shown)
})

const texts = fc
  .array(fc.constantFrom('sun', ' ', 'rain', '減價', '，', 'sun'), { maxLength: 30 })
  .map(all => all.join(''))
const without = (runs: readonly TextRun[], kind: TextRun['kind']) =>
  runs.flatMap(run => (run.kind === kind ? [] : [run.text])).join('')

test('any two texts: without what came it is the old one, without what went the new one; equal texts are one run', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const runs = changedWords(before, after)
      expect(without(runs, 'new')).toBe(before)
      expect(without(runs, 'gone')).toBe(after)
      expect(changedWords(before, before)).toEqual(before === '' ? [] : [{ kind: 'same', text: before }])
    }),
  )
})

test('very long texts show as replaced between the first and the last difference', () => {
  const long = (word: string) => `Start ${`${word} `.repeat(2000)}end`
  expect(changedWords(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same'])
})

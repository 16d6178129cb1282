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
/** The text between the brace at `from` and its closing brace. */
function inside(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return text.slice(from + 1, at)
  }
  return text.slice(from + 1)
}

/** Names of a message's placeholders, including those inside the arms of a plural or select. */
function placeholdersIn(text: string): string[] {
  const found: string[] = []
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at)) {
    const content = inside(text, at)
    at += content.length + 2
    const [, name = '', rest = ''] = /^\s*(\w+)\s*(?:,(.*))?$/s.exec(content) ?? []
    found.push(name)
    // An arm is a key and a message in braces; the key is not a placeholder.
    for (let arm = rest.indexOf('{'); arm >= 0; arm = rest.indexOf('{', arm)) {
      const message = inside(rest, arm)
      arm += message.length + 2
      found.push(...placeholdersIn(message))
    }
  }
  return found
}
/** `{count}` and `{count, plural, …}` have the same placeholder name. */
const placeholders = (text: string) => [...new Set(placeholdersIn(text))].sort()

test('both languages hold the same keys (L-115, L-418, LO-94)', () =>
  expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort()))

test('both languages have the same placeholders', () => {
  const different = [...english].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(chinese.get(key) ?? '').join(),
  )
  expect(different.map(([key]) => key)).toEqual([])
})

/** Names that stay in Latin letters in Chinese texts. */
const NAMES = new Set([
  'Cairn',
  'English',
  'Facebook',
  'GO DOLLAR',
  'GO WILD PASS',
  'Google',
  'Instagram',
  'QQ',
  'SKU',
  'Threads',
  'TikTok',
  'WeChat',
  'WhatsApp',
  'YouTube',
  'px',
])

test('Chinese texts hold no English except names (L-001, L-418, M-309)', () => {
  const words = (text: string) => text.replace(/\{[^}]*\}|<[^>]*>/g, '').trim()
  const left = [...chinese].filter(
    ([, text]) => !/\p{Script=Han}/u.test(text) && /[A-Za-z]{2}/.test(words(text)) && !NAMES.has(words(text)),
  )
  expect(left).toEqual([])
})

test('a language is named in the language of the sentence: 英文版, never English版', () => {
  expect([...chinese].filter(([, text]) => /English|Chinese/.test(text) && text !== 'English')).toEqual([])
  const names = ['zh_HK', 'en_US'].map(locale => `editor.language.${locale}`)
  expect(names.map(name => chinese.get(name))).toEqual(['中文', '英文'])
  expect(names.map(name => english.get(name))).toEqual(['Chinese', 'English'])
})

test('shoppers and operators are addressed alike everywhere, mails included: 你', () => {
  expect([...chinese].filter(([, text]) => text.includes('您')).map(([key]) => key)).toEqual([])
})

test('no text is empty, and English holds no Chinese (L-001, L-418, M-309)', () => {
  expect([...chinese, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  const names = new Set(['common.language.zh', 'shop.language.zh', 'editor.language.own.zh_HK'])
  expect(
    [...english].filter(([key, text]) => /\p{Script=Han}/u.test(text) && !names.has(key)).map(([key]) => key),
  ).toEqual([])
})

test('no text fixes how long an order waits for payment: each takes the time from the order or the setting (L-426, LO-113)', () => {
  const aboutPaying = [...chinese, ...english].filter(([, text]) => /付款|\bpa(?:y|id)\b/i.test(text))
  expect(aboutPaying.length).toBeGreaterThan(20)
  expect(
    aboutPaying.filter(([, text]) => /(?:\d|[一二三四五六]|one|two|three|four) ?(?:小時|hours?)/i.test(text)),
  ).toEqual([])
})

import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

/** Every text of a catalogue, by its key. */
function textsIn(node: unknown, key = ''): [string, string][] {
  if (typeof node === 'string') return [[key, node]]
  return Object.entries(node as object).flatMap(([name, child]) => textsIn(child, `${key}.${name}`)) // objects and texts only
}
const english = new Map(textsIn(catalogue.en_US))

/** Names of three things that operators confuse, in English and Chinese. */
const WORDS = [
  ['campaign', /\bcampaigns?\b/i, '檔期'],
  ['landing page', /\blanding pages?\b/i, '宣傳頁'],
] as const

test.each(WORDS)('a %s has one word in each language', (_, inEnglish, chinese) => {
  const wrong = textsIn(catalogue.zh_HK).filter(([key, text]) => {
    const other = english.get(key) ?? ''
    // A text may also name the address `campaign`.
    return inEnglish.test(other) && !text.includes(chinese) && !inEnglish.test(text)
  })
  expect(wrong).toEqual([])
})

test('「活動」 alone names nothing on the screens of operators, because it may be a campaign, a landing page or a promotion', () => {
  const { blocks, catalogue: goods, content, editor } = catalogue.zh_HK
  const wrong = textsIn({ blocks, goods, content, editor }).filter(([, text]) =>
    /(?<!優惠|戶外)活動/.test(text),
  )
  expect(wrong).toEqual([])
})
